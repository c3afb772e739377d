"""The end of a server: nothing new is begun, and what was begun is finished, stored and told."""

from typing import Final

from rotonde.server.errors import Refusal

AGAIN: Final = 2  # seconds after which another process may be there


class Closing:
    """Asked before anything is begun that changes something."""

    def __init__(self) -> None:
        self.is_on = False

    def check(self) -> None:
        if self.is_on:
            raise Refusal("closing", seconds=AGAIN)
