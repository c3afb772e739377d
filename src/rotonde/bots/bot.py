# rotonde: interpreted
"""Bot protocol: the methods of every bot; a game's own bots need not import it."""

from typing import Protocol, runtime_checkable

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective


@runtime_checkable
class Bot(Protocol):
    """Chooses for a seat from what that seat knows; the same knowledge and chance give the same choice."""

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        """One of the legal actions."""
        ...

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        """A sentence in `language` ("en" or "fr") on what speaks for taking `a` now."""
        ...


@runtime_checkable
class Appraiser(Bot, Protocol):
    """A bot that can also value choices, for the review of a game."""

    def appraise(self, perspective: Perspective, actions: list[int], chance: Chance) -> list[float]:
        """The seat's chance to win, from 0 to 1, after each of these actions; by what the seat knows."""
        ...
