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
from rotonde.server.app import make_app
from rotonde.server.http.middleware import Middleware
from rotonde.server.http.token_bucket import LIVE_FRAME
from rotonde.server.live.uvicorn_protocols import protocols_for
from rotonde.server.ops import logs, metrics_endpoint
from rotonde.server.ops.configuration import settings_from
from rotonde.server.ops.data_place import DataPlace, place_of
from rotonde.server.ops.descriptors import raise_limit
from rotonde.server.ops.folder_lock import claimed
from rotonde.server.ops.greeting import address, greeting
from rotonde.server.ops.setting_values import Value
from rotonde.server.ops.settings import Settings
from rotonde.server.storage.contract import StorageError

THRESHOLDS: Final = (200_000, 20, 100)  # messages are many short-lived objects
GRACE: Final = 3  # seconds that open connections get when the server stops


class CannotListen(RotondeError):
    sentence = "error-cannot-listen"


def serve(
    flags: Mapping[str, Value], config: Path | None = None, *, open_browser: bool, language: str = "en"
) -> int:
    """Serves until it is stopped; returns the exit status."""
    raise_limit()
    try:
        settings = settings_from(flags, os.environ, config)
        logs.set_up(settings.log, settings.log_form)
        metrics_endpoint.check(settings.metrics)
        place = place_of(settings)
        with _ours(place), _listening(settings.host, settings.port) as listener:
            app = make_app(place, settings)
            greeter = Greeter(listener, language, open_browser=open_browser)
            GreetingServer(uvicorn_for(app, settings), greeter, app).run(sockets=[listener])
    except RotondeError as error:
        return _refused(error.text(language))
    except StorageError as error:
        return _refused(str(error))
    except KeyboardInterrupt:
        pass
    return 0


def _ours(place: DataPlace) -> contextlib.AbstractContextManager[None]:
    """Locks the data folder; a database may have several servers."""
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
    """Prints the greeting as soon as the server listens, and opens a browser if asked to."""

    def __init__(self, listener: socket.socket, language: str, *, open_browser: bool) -> None:
        self._listener = listener
        self._language = language
        self._open_browser = open_browser

    def greet(self) -> None:
        print(greeting(self._listener, self._language), flush=True)
        if self._open_browser:
            _show(address(self._listener))


def uvicorn_for(app: Middleware, settings: Settings) -> uvicorn.Config:
    """Configuration of uvicorn."""
    protocols = protocols_for(settings)
    return uvicorn.Config(
        app,
        http=protocols.http,
        ws=protocols.ws,
        ws_max_size=LIVE_FRAME,
        ws_per_message_deflate=False,  # what is compressed tells of secrets by its length, and costs time
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),  # anyone can write them: the limits count the real address
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE,
    )


class GreetingServer(uvicorn.Server):
    """uvicorn server that prints the greeting and shuts down gracefully."""

    def __init__(self, config: uvicorn.Config, greeter: Greeter, gate: Middleware) -> None:
        super().__init__(config)
        self._greeter = greeter
        self._gate = gate

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is there now stays: it need not be looked at again and again
        gc.set_threshold(*THRESHOLDS)
        self._greeter.greet()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stores and answers what was accepted, then closes connections with code 1012."""
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
