# rotonde: compiled
"""What is to be sent on live lines when this round of the event loop ends, all of it then: whoever hears the
first message is awake for the rest.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from rotonde.server.frames import head

log = logging.getLogger("rotonde.server")


class Outlet:
    """Takes texts for one line; `send` puts bytes on it."""

    def __init__(self, loop: asyncio.AbstractEventLoop, send: Callable[[bytes], None]) -> None:
        self.loop = loop
        self.is_shut = True  # the line is not open, or has not taken all that it was given
        self._send = send
        self._frames: list[bytes] = []

    def write(self, text: bytes) -> bool:
        """Sends a text in this round; False where the outlet is shut."""
        if self.is_shut:
            return False
        if not self._frames:
            _ROUND.add(self)
        self._frames.append(head(len(text)))
        self._frames.append(text)
        return True

    def post(self) -> None:
        """Sends what waits."""
        if self._frames:
            waiting, self._frames = self._frames, []
            self._send(b"".join(waiting))


class Round:
    """The outlets on which something waits."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._outlets: list[Outlet] = []

    def add(self, outlet: Outlet) -> None:
        if not self._outlets or self._loop is not outlet.loop:
            self._loop, self._outlets = outlet.loop, []  # what another loop has left will never be sent
            outlet.loop.call_soon(self.end)
        self._outlets.append(outlet)

    def end(self) -> None:
        outlets, self._outlets = self._outlets, []
        for outlet in outlets:
            try:
                outlet.post()
            except Exception:  # whatever is wrong with one line, the others are told
                log.exception("a line cannot be written to")


_ROUND: Final = Round()
