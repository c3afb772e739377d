"""Deck of instruction cards as the engine reads it."""

from typing import Final

MULTI: Final = -1  # a symbol in all colours
START: Final = 18  # the number of the start card: those that are drawn are 0 to 17
DRAWN: Final = 18
ALL_DRAWN: Final = (1 << 18) - 1
NO_CARD: Final = -1


class Deck:
    """Deck: by number of the card its name, its new trains, its movement symbols from top to bottom."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.new: list[int] = []
        self.symbols: list[list[int]] = []
