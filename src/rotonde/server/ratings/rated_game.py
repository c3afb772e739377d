"""Rated game: a finished game with its sides and ranks."""

from dataclasses import dataclass
from typing import Final

from rotonde.table.game.rated import Unrated

FIRST: Final = 0
BEHIND: Final = 1
GAVE_UP: Final = 2


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A finished game to rate; `sides` with their ranks, one side in a cooperative game."""

    table: str
    game: str
    seats: int
    unrated: Unrated | None
    difficulty: str  # JSON of the options that make it harder or easier, "" where they do not matter
    sides: list[list[int]]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]

    def rank_of(self, seat: int) -> int:
        """The rank of the side for which the seat played."""
        return next(rank for side, rank in zip(self.sides, self.ranks, strict=True) if seat in side)

    @property
    def counts(self) -> bool:
        return self.unrated is None

    @property
    def together(self) -> bool:
        return len(self.sides) == 1
