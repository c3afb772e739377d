"""`rotonde serve`: one process, one folder of data, one address."""

import contextlib
import importlib
import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import uvicorn
from litestar.types import ASGIApp

from rotonde.server import logs
from rotonde.server.app import make_app
from rotonde.server.claim import CannotClaim, claimed
from rotonde.server.limits import LIVE_FRAME
from rotonde.server.migrations import NewerDatabase
from rotonde.server.settings import Settings
from rotonde.server.store import StorageError

GRACE: Final = 3  # seconds that open connections get when the server stops


class CannotServe(Exception):
    """The server cannot start; the text says why, to a person."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    open_browser: bool = True,  # noqa: FBT001, FBT002  # the command line's own switch
    settings: Settings | None = None,
) -> int:
    """Serves until it is stopped; returns the exit status. Port 0 or None: a free one."""
    logs.set_up()
    folder = data or default_data()
    try:
        chosen = settings or _settings()
        with claimed(folder), _listening(host, port or 0) as listener:
            _run(make_app(folder, chosen), listener, chosen, open_browser=open_browser)
    except (CannotServe, CannotClaim, NewerDatabase, StorageError) as error:
        print(f"rotonde: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    return 0


def _settings() -> Settings:
    try:
        return Settings.from_environment(os.environ)
    except ValueError as error:
        raise CannotServe(str(error)) from error


def default_data() -> Path:
    """Where tables are kept: ROTONDE_DATA, else the place that the system has for such files."""
    named = os.environ.get("ROTONDE_DATA")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "rotonde"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "rotonde"


@contextlib.contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise CannotServe(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
    with listener:
        yield listener


def _run(app: ASGIApp, listener: socket.socket, settings: Settings, *, open_browser: bool) -> None:
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LIVE_FRAME,
        ws_per_message_deflate=False,  # moves are small and many; compressing them costs more than it saves
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),  # anyone can write them: the limits count the real address
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE,
    )
    Serving(config, listener, open_browser=open_browser).run(sockets=[listener])


class Serving(uvicorn.Server):
    """Says where it is as soon as it listens."""

    def __init__(self, config: uvicorn.Config, listener: socket.socket, *, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address(listener)
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        engine = "compiled" if engine_is_compiled() else "interpreted (no compiled library was found)"
        print(f"Rotonde is at {self._address}\nThe engine is {engine}. Ctrl-C stops the server.", flush=True)
        if self._open_browser:
            _show(self._address)


def address(listener: socket.socket) -> str:
    """The address to type; a server on every interface is also on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104  # compared, not bound
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def engine_is_compiled() -> bool:
    """Whether the core was really loaded from a compiled library."""
    return not str(importlib.import_module("rotonde.core.chance").__file__).endswith(".py")


def _show(url: str) -> None:
    """Opens a browser where there is one; its own words do not belong on our screen."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
