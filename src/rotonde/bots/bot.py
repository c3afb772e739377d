# rotonde: interpreted
"""What every bot can do; a game's own bots need not know this name."""

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
