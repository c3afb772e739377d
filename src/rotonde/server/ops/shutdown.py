"""Shutdown: nothing new is begun, and what was begun is finished, stored and answered."""

from typing import Final

from rotonde.table.refusal import Refusal

AGAIN: Final = 2  # seconds after which another process may be there


class Shutdown:
    """Shutdown flag, checked before anything that changes data."""

    def __init__(self) -> None:
        self.is_on = False

    def check(self) -> None:
        if self.is_on:
            raise Refusal("closing", seconds=AGAIN)
