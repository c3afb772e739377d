"""Watchdog for database connections: ends one on which an answer is overdue.

The database's own `statement_timeout` needs a database that runs. One that is paused, or behind a network
that drops everything, answers nothing at all: the caller then gets an error instead of waiting for ever.
"""

import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic, sleep
from typing import Final

POLL: Final = 0.5  # seconds


class Watchdog:
    """One thread for all connections of a process, started with the first statement."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._due: dict[int, float] = {}  # when the answer on a file descriptor is overdue
        self._thread: threading.Thread | None = None

    @contextmanager
    def limit(self, descriptor: int, seconds: float) -> Iterator[None]:
        """Context with a time limit: shuts the socket down where it is exceeded."""
        with self._lock:
            self._due[descriptor] = monotonic() + seconds
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="rotonde-watchdog", daemon=True)
                self._thread.start()
        try:
            yield
        finally:
            with self._lock:
                self._due.pop(descriptor, None)

    def _run(self) -> None:
        while True:
            sleep(POLL)
            now = monotonic()
            with self._lock:  # while it is held no statement ends, so the descriptor is still its own
                for descriptor in [each for each, due in self._due.items() if due <= now]:
                    del self._due[descriptor]
                    _shut_down(descriptor)


def _shut_down(descriptor: int) -> None:
    with suppress(OSError), socket.socket(fileno=os.dup(descriptor)) as line:
        line.shutdown(socket.SHUT_RDWR)
