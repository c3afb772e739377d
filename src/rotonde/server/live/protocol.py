"""Seam between a live connection and the server's WebSocket protocol.

A protocol may offer a short way for messages, as `uvicorn_protocols` does; with any other ASGI server they go
through ASGI.
"""

from collections.abc import Callable
from typing import Any, Final, Protocol, cast

EXTENSION: Final = "rotonde.short_way"  # of the ASGI scope
AHEAD: Final = 16  # messages that may be queued before no more are read
CLOSE_FLOOD: Final = 1008
Hear = Callable[[str], int]  # returns how many messages are queued


class ShortWay(Protocol):
    """A connection's protocol, reached without ASGI."""

    @property
    def write(self) -> Callable[[bytes], bool]:
        """Sends a text in this round of the event loop; False where it cannot, and ASGI has to."""

    def listen(self, hear: Hear) -> None:
        """Hands short messages to `hear` from now on; the listener calls `go_on` when its queue is empty."""

    def go_on(self) -> None:
        """Reads on, once the queue is empty."""

    def let_go(self, code: int) -> bool:
        """Hangs up on a reader that does not read, without waiting for it; False where it does."""


def short_way_of(scope: Any) -> ShortWay | None:
    """The short way of a connection, where its server has one."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return cast(ShortWay, found["short_way"]) if found else None
