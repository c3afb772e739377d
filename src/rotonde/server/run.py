"""`rotonde serve`: one process, one folder of data, one address."""

import contextlib
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import uvicorn

from rotonde.core.errors import RotondeError
from rotonde.server import gauge, logs
from rotonde.server.app import make_app
from rotonde.server.claim import claimed
from rotonde.server.configuration import settings_from
from rotonde.server.folder import Place, place_of
from rotonde.server.gate import Gate
from rotonde.server.greeting import address, greeting
from rotonde.server.limits import LIVE_FRAME
from rotonde.server.line import Line
from rotonde.server.setting_values import Value
from rotonde.server.settings import Settings
from rotonde.server.store import StorageError

THRESHOLDS: Final = (200_000, 20, 100)  # what is told is many small things that are gone at once
GRACE: Final = 3  # seconds that open connections get when the server stops


class CannotListen(RotondeError):
    en = "cannot listen on {host} port {port}: {why}"
    fr = "impossible d'écouter sur {host}, port {port} : {why}"


def serve(
    flags: Mapping[str, Value], config: Path | None = None, *, open_browser: bool, language: str = "en"
) -> int:
    """Serves until it is stopped; returns the exit status."""
    try:
        settings = settings_from(flags, os.environ, config)
        logs.set_up(settings.log, settings.log_form)
        gauge.check(settings.metrics)
        place = place_of(settings)
        with _ours(place), _listening(settings.host, settings.port) as listener:
            app = make_app(place, settings)
            greeter = Greeter(listener, language, open_browser=open_browser)
            Serving(uvicorn_for(app, settings), greeter, app).run(sockets=[listener])
    except RotondeError as error:
        return _refused(error.text(language))
    except StorageError as error:
        return _refused(str(error))
    except KeyboardInterrupt:
        pass
    return 0


def _ours(place: Place) -> contextlib.AbstractContextManager[None]:
    """One server a folder; a database may have several."""
    return claimed(place) if isinstance(place, Path) else contextlib.nullcontext()


def _refused(why: str) -> int:
    print(f"rotonde: {why}", file=sys.stderr)
    return 1


@contextlib.contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise CannotListen(host=host, port=port, why=error.strerror or error) from error
    with listener:
        yield listener


class Greeter:
    """Says where the server is as soon as it listens, and shows it in a browser if wanted."""

    def __init__(self, listener: socket.socket, language: str, *, open_browser: bool) -> None:
        self._listener = listener
        self._language = language
        self._open_browser = open_browser

    def greet(self) -> None:
        print(greeting(self._listener, self._language), flush=True)
        if self._open_browser:
            _show(address(self._listener))


def uvicorn_for(app: Gate, settings: Settings) -> uvicorn.Config:
    """How we speak HTTP and WebSocket."""
    return uvicorn.Config(
        app,
        http="h11",  # bounds addresses and headers, which httptools (where it is there) does not
        ws=Line,
        ws_max_size=LIVE_FRAME,
        ws_per_message_deflate=False,  # what is compressed tells of secrets by its length, and costs time
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),  # anyone can write them: the limits count the real address
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE,
    )


class Serving(uvicorn.Server):
    """Greets as soon as it listens, and leaves nobody in the middle of a sentence."""

    def __init__(self, config: uvicorn.Config, greeter: Greeter, gate: Gate) -> None:
        super().__init__(config)
        self._greeter = greeter
        self._gate = gate

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is there now stays: it need not be looked at again and again
        gc.set_threshold(*THRESHOLDS)
        self._greeter.greet()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """What was accepted is stored and told before connections are closed, with code 1012."""
        await self._gate.close()
        await super().shutdown(sockets)


def _show(url: str) -> None:
    """Opens a browser where there is one; its own words do not belong on our screen."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
