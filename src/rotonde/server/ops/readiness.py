"""Readiness: whether the server takes moves; the answer is cached, since load balancers ask often."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from rotonde.server.storage.contract import StorageError

SECONDS: Final = 5.0  # for which a yes holds, whoever asks
AGAIN: Final = 1.0  # and a no
BYTES: Final = 16 * 1024  # that are written: about as much as a move with its indexes


class WriteProbe:
    """Writes to the store as a move does; one try at a time, and its outcome for all who ask meanwhile."""

    def __init__(self, write: Callable[[str], Awaitable[None]]) -> None:
        self._write = write
        self._lock = asyncio.Lock()
        self._until = 0.0
        self._fault: StorageError | None = None

    async def check(self) -> None:
        """Raises the error of the last try: a full disk, a database that is away."""
        async with self._lock:
            if monotonic() >= self._until:
                await self._try()
        if self._fault is not None:
            raise self._fault

    async def _try(self) -> None:
        try:
            await self._write(secrets.token_hex(BYTES // 2))
            self._fault = None
        except StorageError as error:
            self._fault = error
        self._until = monotonic() + (SECONDS if self._fault is None else AGAIN)
