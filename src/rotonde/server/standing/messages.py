"""What is said about standing, as types."""

from typing import Any

from rotonde.server.messages import Told


class RatingTold(Told):
    """A rating as people read it: the true one is within `spread` of `value` in 95 of 100 cases."""

    value: int
    spread: int
    provisional: bool


class StandingLine(Told):
    """A player: a person by `name`, or a bot by `level`; `rating` is null where all win or lose together."""

    name: str | None
    level: str | None
    me: bool
    difficulty: dict[str, Any]
    games: int
    won: int
    rating: RatingTold | None


class StandingTold(Told):
    """One leaderboard; `played`: how many games count, by number of seats."""

    game: str
    seats: int
    together: bool
    played: dict[str, int]
    lines: list[StandingLine]


class Point(Told):
    """A rating after one game."""

    at: int
    value: int
    spread: int


class Share(Told):
    difficulty: dict[str, Any]
    games: int
    won: int


class Chapter(Told):
    """Somebody's games of one kind with one number of seats; `curve` or `shares`, as the game is played."""

    game: str
    seats: int
    games: int
    won: int
    rating: RatingTold | None
    curve: list[Point]
    shares: list[Share]


class Played(Told):
    """A game that somebody played; `table` is told where whoever asks may know it."""

    game: str
    seats: int
    at: int
    won: bool
    table: str | None


class PersonTold(Told):
    name: str
    account: bool
    me: bool
    made: int | None
    chapters: list[Chapter]
    recent: list[Played]
