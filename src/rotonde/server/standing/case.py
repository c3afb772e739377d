"""A finished game as it is judged."""

from dataclasses import dataclass
from typing import Final

FIRST: Final = 0
BEHIND: Final = 1
GAVE_UP: Final = 2


@dataclass(frozen=True, slots=True)
class Case:
    """A game to judge; `sides` with their ranks, one side: all win or lose together."""

    table: str
    game: str
    seats: int
    counts: bool
    difficulty: str  # JSON of the options that make it harder or easier, "" where they do not matter
    sides: list[list[int]]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]

    def rank_of(self, seat: int) -> int:
        """The rank of the side for which the seat played."""
        return next(rank for side, rank in zip(self.sides, self.ranks, strict=True) if seat in side)

    @property
    def together(self) -> bool:
        return len(self.sides) == 1
