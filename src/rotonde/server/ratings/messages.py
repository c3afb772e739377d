"""Message types of ratings."""

from typing import Any

from rotonde.server.http.messages import ServerMessage


class RatingInfo(ServerMessage):
    """A rating as people read it: the true one is within `spread` of `value` in 95 of 100 cases."""

    value: int
    spread: int
    provisional: bool


class LeaderboardEntry(ServerMessage):
    """Leaderboard entry: a person by `name`, or a bot by `level`; `rating` is null in cooperative games."""

    name: str | None
    level: str | None
    me: bool
    difficulty: dict[str, Any]
    games: int
    won: int
    rating: RatingInfo | None


class Leaderboard(ServerMessage):
    """One leaderboard; `played`: how many games count, by number of seats."""

    game: str
    seats: int
    together: bool
    played: dict[str, int]
    lines: list[LeaderboardEntry]


class RatingPoint(ServerMessage):
    """A rating after one game."""

    at: int
    value: int
    spread: int


class WinShare(ServerMessage):
    difficulty: dict[str, Any]
    games: int
    won: int


class GameResults(ServerMessage):
    """A person's results in one game with one number of seats; `curve`, or `shares` in cooperative games."""

    game: str
    seats: int
    games: int
    won: int
    rating: RatingInfo | None
    curve: list[RatingPoint]
    shares: list[WinShare]


class PlayedGame(ServerMessage):
    """A finished game of a person; `table` is there where the caller may know it."""

    game: str
    seats: int
    at: int
    won: bool
    table: str | None


class PersonInfo(ServerMessage):
    name: str
    account: bool
    me: bool
    made: int | None
    chapters: list[GameResults]
    recent: list[PlayedGame]
