"""Tables in memory are a cache: never ahead of the disk, gone when nobody is there."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

import rotonde
from rotonde.server.audience import BACKLOG, Watcher
from rotonde.server.errors import Refusal
from rotonde.server.identity import Asker
from rotonde.server.lobby import Lobby
from rotonde.server.messages import SeatChoice, StateMessage, TableChoice
from rotonde.server.pace.clock import Clock
from rotonde.server.seating import Host
from rotonde.server.storage.store import SqlStore
from rotonde.server.store import Ending, Row, StorageError
from rotonde.server.tables import Tables

ANNA = Asker("anna")


class Failing(SqlStore):
    """A disk that is full when a test says so."""

    full = False

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        winners: Sequence[int] | None,
        ending: Ending = "",
        clock: Clock | None = None,
    ) -> int:
        if self.full:
            raise StorageError("database or disk is full")
        return await super().append(table, rows, winners, ending, clock)


class Evening:
    """One table of two seats, both Anna's."""

    def __init__(self, folder: Path) -> None:
        self.store = Failing(folder / "store.sqlite")
        self.tables = Tables(self.store)
        self.table = ""

    async def __aenter__(self) -> "Evening":
        seats = [SeatChoice("me"), SeatChoice("me")]
        seated = await Lobby(self.tables).create(TableChoice("wurfel", seats), Host("anna", "Anna"))
        self.table = seated.table.id
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.store.close()

    async def state(self) -> StateMessage:
        return await self.tables.state(self.table, ANNA, None, 0)

    async def move(self) -> None:
        now = await self.state()
        assert now.seat is not None
        await self.tables.act(self.table, ANNA, now.seat, now.n, now.legal[-1].action)


def test_an_idle_table_leaves_the_memory_and_comes_back_equal(tmp_path: Path) -> None:
    async def run() -> None:
        async with Evening(tmp_path) as evening:
            await evening.move()
            before = await evening.state()
            registry = evening.tables.registry
            registry.sweep(idle=3600)
            assert len(registry) == 1
            registry.sweep(idle=0)
            assert len(registry) == 0
            assert await evening.state() == before
            await evening.move()

    asyncio.run(run())


def test_a_table_in_use_or_watched_stays(tmp_path: Path) -> None:
    async def run() -> None:
        async with Evening(tmp_path) as evening:
            registry = evening.tables.registry
            async with registry.use(evening.table) as place:
                registry.sweep(idle=0)
                assert len(registry) == 1
                watcher = Watcher(ANNA)
                place.audience.admit(watcher, place.table)
            registry.sweep(idle=0)
            assert len(registry) == 1
            assert registry.present(evening.table) == {0, 1}

    asyncio.run(run())


def test_an_unknown_table_leaves_no_trace(tmp_path: Path) -> None:
    async def run() -> None:
        async with Evening(tmp_path) as evening:
            before = len(evening.tables.registry)
            for _ in range(3):
                with pytest.raises(Refusal, match="unknown_table"):
                    await evening.tables.info("nowhere", ANNA)
            assert len(evening.tables.registry) == before

    asyncio.run(run())


def test_a_move_that_cannot_be_stored_never_was(tmp_path: Path) -> None:
    async def run() -> None:
        async with Evening(tmp_path) as evening:
            await evening.move()
            before = await evening.state()
            evening.store.full = True
            for _ in range(3):
                with pytest.raises(StorageError):
                    await evening.move()
            assert await evening.state() == before
            evening.store.full = False
            await evening.move()
            assert (await evening.state()).n > before.n

    asyncio.run(run())


def test_a_move_is_told_only_when_it_is_stored(tmp_path: Path) -> None:
    async def run() -> None:
        async with Evening(tmp_path) as evening:
            watcher = Watcher(ANNA)
            async with evening.tables.registry.use(evening.table) as place:
                place.audience.admit(watcher, place.table)
            evening.store.full = True
            with pytest.raises(StorageError):
                await evening.move()
            assert watcher.outbox.empty()
            evening.store.full = False
            await evening.move()
            assert watcher.outbox.qsize() == 1

    asyncio.run(run())


def test_another_writer_that_was_first_makes_a_move_stale(tmp_path: Path) -> None:
    async def run() -> None:
        async with Evening(tmp_path) as evening:
            before = await evening.state()
            other = Tables(evening.store)
            assert before.seat is not None
            await other.act(evening.table, ANNA, before.seat, before.n, before.legal[0].action)
            with pytest.raises(Refusal, match="stale"):
                await evening.tables.act(evening.table, ANNA, before.seat, before.n, before.legal[-1].action)
            assert (await evening.state()).n > before.n
            record = rotonde.Record(
                rotonde.game("wurfel"), 2, None, [r.action for r in await evening.store.rows(evening.table)]
            )
            assert list(record.replay())

    asyncio.run(run())


def test_many_moves_at_the_same_n_are_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with Evening(tmp_path) as evening:
            now = await evening.state()
            assert now.seat is not None
            answers = await asyncio.gather(
                *(
                    evening.tables.act(evening.table, ANNA, now.seat, now.n, each.action)
                    for each in now.legal[:5] * 4
                ),
                return_exceptions=True,
            )
            accepted = [each for each in answers if not isinstance(each, BaseException)]
            assert len(accepted) == 4, "one action, and its three repeats"
            assert sum(not each.repeat for each in accepted) == 1

    asyncio.run(run())


def test_a_slow_reader_is_let_go(tmp_path: Path) -> None:
    async def run() -> None:
        watcher = Watcher(ANNA)
        for _ in range(BACKLOG):
            watcher.tell(b"...")
        assert not watcher.lost.is_set()
        watcher.tell(b"one too many")
        assert watcher.lost.is_set()

    asyncio.run(run())
