"""Ratings made anew: the same as were counted one by one, on both databases, whatever ends meanwhile."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rotonde.server.ratings.eligibility import rated_game_of
from rotonde.server.ratings.recount import recount
from rotonde.server.storage.database import Database
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables.append import insert_rows
from rotonde.table.history import History
from rotonde.table.rows import Row, SeatRow, TableRow
from tests.server.rated_tables import TABLE
from tests.server.stores import with_store

Numbers = list[tuple[object, ...]]


def seats(*sitters: str) -> tuple[SeatRow, ...]:
    """People by their names; bots as `bot:level`."""
    return tuple(
        SeatRow(seat, "bot", "Ada", level=who[4:])
        if who.startswith("bot:")
        else SeatRow(seat, "person", who, guest=who)
        for seat, who in enumerate(sitters)
    )


async def play(
    store: SqlStore,
    id_: str,
    *sitters: str,
    won: Sequence[int],
    rows: Sequence[Row] = (),
    game: str = "wurfel",
) -> None:
    """A finished game, counted."""
    table: TableRow = replace(TABLE, id=id_, game=game, seats=seats(*sitters), winners=tuple(won))
    await store.create(table, rows, 99)
    await store.judge(rated_game_of(table, History(rows).resigned), 1_700_000_000)


async def several(store: SqlStore) -> None:
    gave_up = [Row(0, 0, "", "late"), Row(1, 0, "novice", "resign")]
    await play(store, "t1", "anna", "ben", won=[0])
    await play(store, "t2", "anna", "ben", "bot:novice", won=[2], rows=gave_up)
    await play(store, "t3", "ben", "bot:novice", "bot:novice", won=[1])
    await play(store, "t4", "anna", "ben", "cleo", "bot:novice", won=[1, 3], game="express")
    await play(store, "t5", "anna", "ben", "cleo", "dora", won=[], game="convoi")
    await play(store, "t6", "ben", "anna", won=[0])


async def numbers(store: SqlStore) -> tuple[Numbers, Numbers]:
    def read(db: Database) -> tuple[Numbers, Numbers]:
        ratings = "SELECT game, seats, guest, mu, sigma, games, won FROM rating ORDER BY game, seats, guest"
        results = "SELECT table_id, seat, guest, won, at, mu, sigma FROM result ORDER BY number"
        return [tuple(each) for each in db.execute(ratings).fetchall()], [
            tuple(each) for each in db.execute(results).fetchall()
        ]

    return await store._read(read)


async def spoil(store: SqlStore) -> None:
    def job(db: Database) -> None:
        db.execute("UPDATE rating SET mu = 0, games = 77", ())
        db.execute("UPDATE result SET mu = 1, sigma = 1 WHERE mu IS NOT NULL", ())
        db.execute("INSERT INTO rating VALUES ('wurfel', 2, 'nobody', 1, 1, 1, 1)", ())

    await store._write(job)


def test_a_game_that_was_helped_along_counts_no_more(place: Path | str) -> None:
    """Such as one with a step back, rated before that was looked at."""

    async def work(store: SqlStore) -> None:
        await play(store, "t1", "anna", "ben", won=[0])
        before = await numbers(store)
        await play(store, "t2", "anna", "ben", won=[0])
        await store._write(lambda db: insert_rows(db, [("t2", Row(0, 0, "0", "back"))]))
        await recount(store, lambda *_: None)
        assert await numbers(store) == before

    with_store(place, work)


def test_all_is_counted_again_to_the_same_numbers(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        await several(store)
        before, told = await numbers(store), list[tuple[int, int]]()
        await spoil(store)
        assert await numbers(store) != before
        assert (
            await recount(store, lambda read, of: told.append((read, of))) == 5
        )  # all but t5: no rating there
        assert await numbers(store) == before
        assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]

    with_store(place, work)


def test_a_table_that_was_removed_counts_no_longer(place: Path | str) -> None:
    async def work(store: SqlStore) -> None:
        await several(store)
        assert await store.remove_table("t6")
        await recount(store, lambda read, of: None)
        told = {
            (game, count, guest): games for game, count, guest, _, _, games, _ in (await numbers(store))[0]
        }
        assert (told["wurfel", 2, "anna"], told["wurfel", 3, "anna"]) == (1, 1)

    with_store(place, work)


def test_a_game_that_ends_meanwhile_is_not_lost(tmp_path: Path) -> None:
    class Busy(SqlStore):
        is_late = True

        async def rated_tables(self) -> list[str]:
            found = await super().rated_tables()
            if self.is_late:
                self.is_late = False
                await play(self, "t7", "anna", "ben", won=[1])
                await self.remove_table("t3")
            return found

    async def work(store: SqlStore) -> None:
        await several(store)
        busy = Busy(tmp_path / "store.sqlite")
        assert await recount(busy, lambda read, of: None) == 5  # one came, one went
        before = await numbers(store)
        await recount(store, lambda read, of: None)
        assert await numbers(store) == before
        await busy.close()

    with_store(tmp_path / "store.sqlite", work)
