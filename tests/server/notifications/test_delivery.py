"""From a turn to the outbox and out: once for each turn, not in quiet hours, tried again, and given up."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from rotonde.server.notifications.delivery import GIVE_UP, LEASE, DeliveryWorker, Gone
from rotonde.server.notifications.store import Channel, Notice, Preferences
from rotonde.server.tables.clocks.messages import Pace
from rotonde.table.caller import Caller
from tests.server.clocks.simulated_time import Evening

NIGHT = 1_000_000_000_000 - 1_000_000_000_000 % 86_400_000 + 2 * 3_600_000  # two in the morning, UTC


class Bag:
    """Channel sender for tests: notes, and fails on demand."""

    def __init__(self) -> None:
        self.carried: list[Notice] = []
        self.faults: list[Exception] = []

    async def carry(self, notice: Notice, channel: Channel, wish: Preferences) -> None:
        if self.faults:
            raise self.faults.pop(0)
        self.carried.append(notice)

    def close(self) -> None:
        pass


class Night(Evening):
    """An evening with a post."""

    def __init__(self, place: Path | str, at: int) -> None:
        super().__init__(place, at)
        self.bag = Bag()
        self.looking: set[str] = set()
        self.post = self.another()

    def another(self) -> DeliveryWorker:
        """The post of another server on the same database."""
        return DeliveryWorker(self.store, self.bag, lambda: self.at, self.is_looking, 20, lambda _: "")

    def is_looking(self, _: str, guest: str) -> bool:
        return guest in self.looking

    async def reach(self, guest: str, *ids: str) -> None:
        for each in ids:
            channel = Channel(each, guest, "hook", f"https://example.org/{each}")
            await self.store.add_channel(channel, None, 9)

    async def pass_by(self, seconds: float) -> None:
        self.at += int(seconds * 1000)
        await self.post.round()


def through(place: Path | str, work: Callable[[Night], Awaitable[None]], at: int = NIGHT) -> None:
    async def run() -> None:
        night = Night(place, at)
        try:
            await work(night)
        finally:
            await night.store.close()

    asyncio.run(run())


def test_once_for_each_turn_and_channel(place: Path | str) -> None:
    async def work(night: Night) -> None:
        await night.reach("anna", "a1", "a2")
        await night.reach("ben", "b1")
        await night.sit(Pace())
        await night.pass_by(19)
        assert night.bag.carried == []
        for _ in range(3):
            await night.pass_by(1)
        assert sorted(each.channel for each in night.bag.carried) == ["a1", "a2"]
        await night.move(0)
        if (await night.state()).to_act == 0:
            await night.pass_by(60)
            assert len(night.bag.carried) == 2, "the same turn goes on"
        await night.pass_on(0)
        await night.pass_by(20)
        assert [each.channel for each in night.bag.carried[2:]] == ["b1"]
        assert await night.store.outbox(night.at + GIVE_UP, 9) == []

    through(place, work)


def test_who_moves_at_once_or_looks_is_not_told(place: Path | str) -> None:
    async def work(night: Night) -> None:
        await night.reach("anna", "a1")
        await night.reach("ben", "b1")
        await night.sit(Pace())
        await night.pass_on(0)
        night.looking = {"ben"}
        await night.pass_by(20)
        night.looking = set()
        await night.pass_by(20)
        assert night.bag.carried == []

    through(place, work)


def test_in_quiet_hours_it_waits_and_is_dropped_if_played_meanwhile(place: Path | str) -> None:
    async def work(night: Night) -> None:
        for guest in ("anna", "ben"):
            await night.reach(guest, f"{guest}-1")
            await night.store.set_preferences(guest, Preferences("UTC", 22 * 60, 7 * 60))
        await night.sit(Pace())
        await night.pass_by(20)
        assert night.bag.carried == []
        await night.pass_on(0)
        await night.pass_by(20)
        await night.pass_by(5 * 3600)
        assert [each.channel for each in night.bag.carried] == ["ben-1"]

    through(place, work)


def test_what_fails_is_tried_again_less_and_less_often_and_given_up(place: Path | str) -> None:
    async def work(night: Night) -> None:
        await night.reach("anna", "a1")
        await night.sit(Pace())
        night.bag.faults = [OSError("down")] * 100
        began = night.at
        tries = []
        await night.pass_by(20)
        while found := await night.store.outbox(night.at + GIVE_UP, 1):
            tries.append(night.at - began)
            night.at = found[0].due
            await night.post.round()
        assert [tries[i + 1] - tries[i] for i in range(3)] == [30_000, 60_000, 120_000]
        assert 20 < len(tries) < 40
        assert tries[-1] <= GIVE_UP + 20_000

    through(place, work)


def test_it_arrives_when_the_way_is_free_again(place: Path | str) -> None:
    async def work(night: Night) -> None:
        await night.reach("anna", "a1")
        await night.sit(Pace())
        night.bag.faults = [OSError("down")]
        await night.pass_by(20)
        await night.pass_by(29)
        assert night.bag.carried == []
        await night.pass_by(1)
        assert [each.tries for each in night.bag.carried] == [1]

    through(place, work)


def test_a_channel_that_is_gone_is_dropped(place: Path | str) -> None:
    async def work(night: Night) -> None:
        await night.reach("anna", "a1", "a2")
        await night.sit(Pace())
        night.bag.faults = [Gone("a1")]
        await night.pass_by(20)
        assert len(await night.store.channels("anna")) == 1
        assert len(night.bag.carried) == 1

    through(place, work)


def test_an_address_that_is_not_confirmed_hears_nothing(place: Path | str) -> None:
    async def work(night: Night) -> None:
        channel = Channel("m", "anna", "mail", "anna@example.org", "", "s3cret", is_confirmed=False)
        await night.store.add_channel(channel, None, 9)
        await night.sit(Pace())
        await night.pass_by(20)
        assert night.bag.carried == []
        assert not await night.store.confirm("guess")
        assert await night.store.confirm("s3cret")

    through(place, work)


def test_of_two_servers_one_sends(place: Path | str) -> None:
    async def work(night: Night) -> None:
        await night.reach("anna", "a1", "a2")
        await night.sit(Pace())
        night.at += 20_000
        await asyncio.gather(*(night.another().round() for _ in range(4)))
        await asyncio.gather(*(night.another().round() for _ in range(4)))
        assert sorted(each.channel for each in night.bag.carried) == ["a1", "a2"]

    through(place, work)


def test_a_server_that_dies_between_claim_and_sending_loses_nothing(place: Path | str) -> None:
    async def work(night: Night) -> None:
        await night.reach("anna", "a1")
        await night.sit(Pace())

        class Killed(BaseException):
            pass

        night.bag.faults = [Killed()]  # type: ignore[list-item]  # as a power cut: nobody handles it
        with pytest.raises(Killed):
            await night.pass_by(20)
        await night.pass_by(1)
        assert night.bag.carried == [], "it may still be on its way"
        await night.pass_by(LEASE / 1000)
        assert [each.channel for each in night.bag.carried] == ["a1"]

    through(place, work)


def test_the_post_goes_on_after_a_fault(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(night: Night) -> None:
        rounds = asyncio.Semaphore(0)

        async def broken() -> None:
            rounds.release()
            raise OSError("no disk")

        monkeypatch.setattr(night.post, "look", broken)
        night.post.start()
        await rounds.acquire()
        night.post.call()
        await rounds.acquire()
        await night.post.close()
        await night.another().close()

    through(place, work)


def test_who_is_replaced_is_told_until_they_are_back(place: Path | str) -> None:
    """Stored with the row, sent out of quiet hours, and not once the seat is taken back."""

    async def work(night: Night) -> None:
        night.tables.notices_for = night.post.lent
        await night.reach("ben", "b1")
        await night.sit(Pace("live", 3600, 0, "bot"))
        await night.pass_by(120)
        await night.requests.lend(night.table, Caller("ben"), 1, None)
        await night.requests.take_back(night.table, Caller("ben"), 1)
        assert await night.store.outbox(night.at, 9) == [], "nobody is told what they did themselves"
        await night.pass_by(120)
        await night.requests.lend(night.table, Caller("anna"), 1, None)
        n = (await night.store.rows(night.table))[-1].n
        assert [each.id for each in await night.store.outbox(night.at, 9)] == [f"{night.table}.lent.{n}.b1"]
        await night.pass_by(1)
        await night.pass_by(1)
        assert [(each.kind, each.table) for each in night.bag.carried] == [("lent", night.table)]
        await night.requests.take_back(night.table, Caller("ben"), 1)
        await night.store.set_preferences("ben", Preferences("UTC", 0, 6 * 60))
        await night.pass_by(120)
        await night.requests.lend(night.table, Caller("anna"), 1, None)
        await night.pass_by(1)
        assert len(night.bag.carried) == 1, "it is night"
        await night.requests.take_back(night.table, Caller("ben"), 1)
        await night.pass_by(12 * 3600)
        assert [each.kind for each in night.bag.carried if each.kind == "lent"] == ["lent"], "Ben knows"

    through(place, work)


def test_who_is_replaced_by_the_clock_is_told(place: Path | str) -> None:
    async def work(night: Night) -> None:
        night.tables.notices_for = night.post.lent
        await night.reach("anna", "a1")
        await night.sit(Pace("live", 10, 0, "bot"))
        await night.wait(10)
        assert [each.kind for each in await night.store.outbox(night.at, 9)] == ["lent"]

    through(place, work)
