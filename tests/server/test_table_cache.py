"""Tables in memory are a cache: never ahead of the disk, gone when nobody is there."""

import asyncio
from math import inf
from pathlib import Path

import pytest

import rotonde
from rotonde.server.http.messages import SeatChoice, StateMessage, TableChoice
from rotonde.server.live.broadcast import BACKLOG, Subscriber
from rotonde.server.lobby.service import Lobby
from rotonde.server.storage.contract import StorageError
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal
from rotonde.table.seating import Guest
from tests.server.stores import FullDisk

ANNA = Caller("anna")


class Evening:
    """One table of two seats, both Anna's."""

    def __init__(self, folder: Path) -> None:
        self.store = FullDisk(folder / "store.sqlite")
        self.tables = Tables(self.store)
        self.table = ""

    async def __aenter__(self) -> "Evening":
        seats = [SeatChoice("me"), SeatChoice("me")]
        seated = await Lobby(self.tables).create(TableChoice("wurfel", seats), Guest("anna", "Anna"))
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
            async with registry.use(evening.table) as slot:
                registry.sweep(idle=0)
                assert len(registry) == 1
                subscriber = Subscriber(ANNA)
                slot.broadcast.admit(subscriber, slot.table)
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
            evening.store.refusals = inf
            for _ in range(3):
                with pytest.raises(StorageError):
                    await evening.move()
            assert await evening.state() == before
            evening.store.refusals = 0
            await evening.move()
            assert (await evening.state()).n > before.n

    asyncio.run(run())


def test_a_move_is_told_only_when_it_is_stored(tmp_path: Path) -> None:
    async def run() -> None:
        async with Evening(tmp_path) as evening:
            subscriber = Subscriber(ANNA)
            async with evening.tables.registry.use(evening.table) as slot:
                slot.broadcast.admit(subscriber, slot.table)
            evening.store.refusals = inf
            with pytest.raises(StorageError):
                await evening.move()
            assert subscriber.outbox.empty()
            evening.store.refusals = 0
            await evening.move()
            assert subscriber.outbox.qsize() == 1

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
        subscriber = Subscriber(ANNA)
        for _ in range(BACKLOG):
            subscriber.tell(b"...")
        assert not subscriber.lost.is_set()
        subscriber.tell(b"one too many")
        assert subscriber.lost.is_set()

    asyncio.run(run())
