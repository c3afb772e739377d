"""SQL of ratings."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rotonde.server.ratings.rated_game import FIRST, RatedGame
from rotonde.server.ratings.rating import Rating, rated
from rotonde.server.ratings.store import BOT, GONE, LeaderboardRow, Result
from rotonde.server.storage.contract import Conflict
from rotonde.server.storage.database import Database
from rotonde.server.storage.queries import Queries

HELPED: Final = ("hinted", "stand_in", "back")  # once such games counted
_CLAIM: Final = "UPDATE game_table SET judged = 1 WHERE id = ? AND status = 'over' AND judged = 0"
_UNJUDGED: Final = """
    SELECT id FROM game_table WHERE status = 'over' AND judged = 0 ORDER BY number LIMIT ?
"""
_SITTERS: Final = "SELECT kind, level, guest FROM seat WHERE table_id = ? ORDER BY seat"
_RATING: Final = "SELECT mu, sigma FROM rating WHERE game = ? AND seats = ? AND guest = ?"
_KEEP: Final = """
    INSERT INTO rating (game, seats, guest, mu, sigma, games, won) VALUES (?, ?, ?, ?, ?, 1, ?)
    ON CONFLICT (game, seats, guest) DO UPDATE
    SET mu = excluded.mu, sigma = excluded.sigma, games = rating.games + 1, won = rating.won + excluded.won
"""
_ADD: Final = """
    INSERT INTO result (table_id, seat, number, game, seats, difficulty, guest, won, at, mu, sigma)
    VALUES (?, ?, (SELECT COALESCE(MAX(number), 0) + 1 FROM result), ?, ?, ?, ?, ?, ?, ?, ?)
"""
_RATED: Final = """
    SELECT table_id, seat, guest FROM result WHERE mu IS NOT NULL ORDER BY number
"""
_RATE_AGAIN: Final = "UPDATE result SET won = ?, mu = ?, sigma = ? WHERE table_id = ? AND seat = ?"
_RESULTS: Final = """
    SELECT result.table_id, result.seat, result.game, result.seats, result.difficulty, result.won,
           result.at, result.mu, result.sigma, COALESCE(game_table.access, '')
    FROM result LEFT JOIN game_table ON game_table.id = result.table_id
    WHERE result.guest = ? AND NOT EXISTS (
        SELECT 1 FROM result AS other WHERE other.table_id = result.table_id
        AND other.guest = result.guest AND other.seat < result.seat)
    ORDER BY result.number DESC LIMIT ?
"""
_LEADERS: Final = """
    SELECT rating.guest, COALESCE(guest.name, ''), '', rating.games, rating.won, rating.mu, rating.sigma
    FROM rating LEFT JOIN account ON account.guest = rating.guest LEFT JOIN guest ON guest.id = account.guest
    WHERE rating.game = ? AND rating.seats = ? AND (account.guest IS NOT NULL OR rating.guest LIKE 'bot:%')
    ORDER BY rating.mu - 2 * rating.sigma DESC, rating.guest LIMIT ?
"""
_SHARES: Final = """
    SELECT result.guest, COALESCE(guest.name, ''), result.difficulty,
           COUNT(DISTINCT result.table_id), COUNT(DISTINCT CASE WHEN result.won = 1 THEN result.table_id END),
           NULL, NULL
    FROM result LEFT JOIN account ON account.guest = result.guest LEFT JOIN guest ON guest.id = account.guest
    WHERE result.game = ? AND result.seats = ? AND result.mu IS NULL
      AND (account.guest IS NOT NULL OR result.guest LIKE 'bot:%')
    GROUP BY result.guest, guest.name, result.difficulty
    ORDER BY result.difficulty, 1.0 * COUNT(DISTINCT CASE WHEN result.won = 1 THEN result.table_id END)
             / COUNT(DISTINCT result.table_id) DESC, result.guest LIMIT ?
"""
_COUNTS: Final = """
    SELECT game, seats, COUNT(DISTINCT table_id) FROM result GROUP BY game, seats ORDER BY game, seats
"""


class RatingQueries(Queries):
    """Queries of results and ratings."""

    async def unjudged(self, limit: int) -> list[str]:
        return [id_ for (id_,) in await self._read(lambda db: db.execute(_UNJUDGED, (limit,)).fetchall())]

    async def judge(self, case: RatedGame, at: int) -> None:
        def job(db: Database) -> None:
            if db.execute(_CLAIM, (case.table,)).rowcount == 1 and case.counts:
                _judge(db, case, at)

        await self._write(job)

    async def rated_tables(self) -> list[str]:
        found = await self._read(lambda db: db.execute(_RATED).fetchall())
        return list(dict.fromkeys(table for table, _, _ in found))

    async def recount(self, cases: Mapping[str, RatedGame]) -> None:
        def job(db: Database) -> None:
            players: dict[str, dict[int, str]] = {}
            for table, seat, guest in db.execute(_RATED).fetchall():
                players.setdefault(table, {})[seat] = guest
            if players.keys() != cases.keys():
                raise Conflict("a game was counted meanwhile")
            db.execute("DELETE FROM rating", ())
            for table, sitters in players.items():
                if cases[table].unrated in HELPED:
                    db.execute("DELETE FROM result WHERE table_id = ?", (table,))
                else:
                    _count_again(db, cases[table], [sitters[seat] for seat in sorted(sitters)])

        await self._write(job)

    async def results_of(self, guest: str, limit: int) -> Sequence[Result]:
        found = await self._read(lambda db: db.execute(_RESULTS, (guest, limit)).fetchall())
        return [_result(each) for each in found]

    async def ratings_of(self, guest: str) -> dict[tuple[str, int], Rating]:
        sql = "SELECT game, seats, mu, sigma FROM rating WHERE guest = ?"
        found = await self._read(lambda db: db.execute(sql, (guest,)).fetchall())
        return {(game, seats): Rating(mu, sigma) for game, seats, mu, sigma in found}

    async def leaders(self, game: str, seats: int, limit: int) -> Sequence[LeaderboardRow]:
        found = await self._read(lambda db: db.execute(_LEADERS, (game, seats, limit)).fetchall())
        return [_line(each) for each in found]

    async def shares(self, game: str, seats: int, limit: int) -> Sequence[LeaderboardRow]:
        found = await self._read(lambda db: db.execute(_SHARES, (game, seats, limit)).fetchall())
        return [_line(each) for each in found]

    async def counts(self) -> Sequence[tuple[str, int, int]]:
        return await self._read(lambda db: db.execute(_COUNTS).fetchall())


def _count_again(db: Database, case: RatedGame, players: Sequence[str]) -> None:
    """Updates the results of a game that was counted before."""
    after = _rated(db, case, players)
    for seat, who in enumerate(players):
        rating, won = after[who], int(case.rank_of(seat) == FIRST)
        db.execute(_RATE_AGAIN, (won, rating.mu, rating.sigma, case.table, seat))
        _keep(db, case, who, rating, won)


def _keep(db: Database, case: RatedGame, who: str, rating: Rating, won: int) -> None:
    """Stores a player's rating; a deleted account has none."""
    if not who.startswith(GONE):
        db.execute(_KEEP, (case.game, case.seats, who, rating.mu, rating.sigma, won))


def _judge(db: Database, case: RatedGame, at: int) -> None:
    """Counts a game; its people are read in the transaction, so no deleted one is written down."""
    sitters = db.execute(_SITTERS, (case.table,)).fetchall()
    players = [f"{BOT}{level}" if kind == "bot" else guest for kind, level, guest in sitters]
    after = {} if case.together else _rated(db, case, players)
    for seat, who in enumerate(players):
        won = int(seat in case.winners if case.together else case.rank_of(seat) == FIRST)
        facts = (case.table, seat, case.game, case.seats, case.difficulty, who, won, at)
        rating = after.get(who)
        numbers = (rating.mu, rating.sigma) if rating else (None, None)
        db.execute(_ADD, (*facts, *numbers))
        if rating:
            _keep(db, case, who, rating, won)


def _rated(db: Database, case: RatedGame, players: Sequence[str]) -> dict[str, Rating]:
    found = {who: db.execute(_RATING, (case.game, case.seats, who)).fetchone() for who in set(players)}
    known = {who: Rating(*numbers) for who, numbers in found.items() if numbers}
    return rated([[players[seat] for seat in side] for side in case.sides], case.ranks, known)


def _result(found: tuple[Any, ...]) -> Result:
    table, seat, game, seats, difficulty, won, at, mu, sigma, access = found
    rating = None if mu is None else Rating(mu, sigma)
    return Result(table, seat, game, seats, difficulty, bool(won), at, rating, access)


def _line(found: tuple[Any, ...]) -> LeaderboardRow:
    guest, name, difficulty, games, won, mu, sigma = found
    level = guest.removeprefix(BOT) if guest.startswith(BOT) else ""
    rating = None if mu is None else Rating(mu, sigma)
    return LeaderboardRow(guest, name, level, difficulty, games, won, rating)
