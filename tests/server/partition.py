"""A relay between a process and PostgreSQL that can swallow everything, as a broken network does."""

import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp

NAME = ".s.PGSQL.5432"
CHUNK = 65536


class Relay:
    """Relay of bytes between sockets while `is_open` is set; silent when it is not."""

    def __init__(self, folder: Path, there: Path) -> None:
        self.folder = folder
        self._there = there
        self.is_open = threading.Event()
        self.is_open.set()
        self._lines: list[socket.socket] = []
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(folder / NAME))
        self._listener.listen()
        self._start(self._accept)

    def _start(self, work: Callable[..., None], *arguments: socket.socket) -> None:
        threading.Thread(target=work, args=arguments, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                client, _ = self._listener.accept()
                self._connect(client)

    def _connect(self, client: socket.socket) -> None:
        server = socket.socket(socket.AF_UNIX)
        self._lines += [client, server]
        try:
            server.connect(str(self._there / NAME))
        except OSError:  # the database is down, and so is the line
            client.close()
            return
        self._start(self._pass_on, client, server)
        self._start(self._pass_on, server, client)

    def _pass_on(self, giver: socket.socket, taker: socket.socket) -> None:
        with suppress(OSError):
            while data := giver.recv(CHUNK):
                self.is_open.wait()
                taker.sendall(data)
        for line in (giver, taker):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def address(self, database: str) -> str:
        """The address of a database by way of this relay."""
        return database.replace(f"host={self._there}", f"host={self.folder}")

    def close(self) -> None:
        self.is_open.set()
        for line in (self._listener, *self._lines):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()


@contextmanager
def relay(there: Path) -> Iterator[Relay]:
    folder = Path(mkdtemp(prefix="rotonde-relay-"))
    running = Relay(folder, there)
    try:
        yield running
    finally:
        running.close()
        shutil.rmtree(folder)
