"""Store of ratings: a row for each seat of a game that counts, and each player's present rating."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from rotonde.server.ratings.rated_game import RatedGame
from rotonde.server.ratings.rating import Rating

BOT: Final = "bot:"  # and the level: a bot's place beside the guests'
GONE: Final = "gone:"  # a deleted account


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a player in one game; `rating` after it, None in a cooperative game."""

    table: str
    seat: int
    game: str
    seats: int
    difficulty: str
    won: bool
    at: int  # seconds since 1970
    rating: Rating | None
    access: str  # of the table, "" where it is gone


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """Leaderboard row: an account by its name, or a bot by its level."""

    guest: str
    name: str
    level: str
    difficulty: str
    games: int
    won: int
    rating: Rating | None


class RatingStore(Protocol):
    """Interface of the rating store."""

    async def unjudged(self, limit: int) -> list[str]:
        """Finished games whose results are not counted yet, the oldest first."""

    async def judge(self, case: RatedGame, at: int) -> None:
        """Counts a game once: a second call changes nothing."""

    async def rated_tables(self) -> list[str]:
        """The games that moved ratings, in the order in which they were counted."""

    async def recount(self, cases: Mapping[str, RatedGame]) -> None:
        """Replaces all ratings by those of these games; Conflict where another game was counted meanwhile."""

    async def results_of(self, guest: str, limit: int) -> Sequence[Result]:
        """A player's games that count, the latest first; of a seat held twice at one table, the first."""

    async def ratings_of(self, guest: str) -> dict[tuple[str, int], Rating]: ...

    async def leaders(self, game: str, seats: int, limit: int) -> Sequence[LeaderboardRow]:
        """Accounts and bots with a rating; the surest strength first."""

    async def shares(self, game: str, seats: int, limit: int) -> Sequence[LeaderboardRow]:
        """The same for cooperative games: by difficulty, the best share first."""

    async def counts(self) -> Sequence[tuple[str, int, int]]:
        """Games that count, by game and number of seats."""
