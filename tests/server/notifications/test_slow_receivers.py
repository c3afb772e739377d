"""Receivers that never answer, or drip: they hold up their own deliveries and nobody else's."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from rotonde.server.notifications import outbound_http as sending
from rotonde.server.notifications.channels import ChannelSender
from rotonde.server.notifications.delivery import DeliveryWorker
from rotonde.server.notifications.delivery_limits import OF_GUEST, OF_HOME, OF_HOST, OF_KIND, Lanes
from rotonde.server.notifications.mail import Mailer
from rotonde.server.notifications.outbound_http import RESOLVERS, Outbound
from rotonde.server.notifications.push import Sender
from rotonde.server.notifications.safe_addresses import Unreachable
from rotonde.server.notifications.store import Channel, Notice, Preferences
from rotonde.server.ops.settings import Settings
from rotonde.server.storage.store import SqlStore

PATIENCE = 60  # seconds: sending one after the other would take minutes
Talk = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def nowhere(guest: str) -> str:
    """No household is known."""
    return ""


class Receiver:
    """A web server on this machine that counts who comes."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self.came: asyncio.Queue[str] = asyncio.Queue()
        self.count = 0
        self.url = ""
        self._talks: set[asyncio.Task[None]] = set()

    def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.count += 1
        task = asyncio.create_task(self._serve(reader, writer))
        self._talks.add(task)
        task.add_done_callback(self._talks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError):
                await self._talk(reader, writer)
        finally:
            writer.transport.abort()

    async def close(self) -> None:
        talks = list(self._talks)
        for each in talks:
            each.cancel()
        await asyncio.gather(*talks, return_exceptions=True)

    async def next(self) -> str:
        return await asyncio.wait_for(self.came.get(), PATIENCE)


@asynccontextmanager
async def receiver(talk: Talk | None = None) -> AsyncIterator[Receiver]:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = await reader.readline()
        writer.write(b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()
        here.came.put_nowait(line.split()[1].decode())

    here = Receiver(talk or answer)
    server = await asyncio.start_server(here.serve, "127.0.0.1", 0)
    here.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield here
    finally:
        server.close()
        await here.close()
        await server.wait_closed()


async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while await reader.read(1000):
        pass


async def dripping(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\n")
    while True:
        writer.write(b"X: y\r\n")
        await writer.drain()
        await asyncio.sleep(0.01)


class Counting(ThreadPoolExecutor):
    """The loop's shared threads, which no delivery may use."""

    used = 0

    def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
        self.used += 1
        return super().submit(*args, **kwargs)


@pytest.mark.parametrize("scheme", ["http", "https"])
@pytest.mark.parametrize("talk", [silent, dripping])
def test_one_deadline_holds_for_all_of_a_delivery(talk: Talk, scheme: str) -> None:
    async def work() -> None:
        async with receiver(talk) as slow:
            outbound = Outbound(deadline=0.2)
            with pytest.raises(Unreachable):
                await asyncio.wait_for(
                    outbound.post(slow.url.replace("http", scheme), b"{}", {}, "any"), PATIENCE
                )
            outbound.close()

    asyncio.run(work())


def test_others_are_told_while_hooks_never_answer(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        shared = Counting()
        asyncio.get_running_loop().set_default_executor(shared)
        settings = Settings(hooks="any")
        carriers = ChannelSender(Sender(b"k", "mailto:a@b.c"), Mailer(settings), settings, lambda: 10**12)
        post = DeliveryWorker(store, carriers, lambda: 10**12, lambda *_: False, 0, nowhere)
        async with receiver(silent) as slow, receiver() as quick:
            for guest in range(10):
                for number in range(5):  # all due before the others
                    await _post(store, f"eve{guest}", f"{slow.url}/{guest}/{number}", guest)
            elsewhere = quick.url.replace("127.0.0.1", "localhost")
            for number in range(3):
                await _post(store, "ben", f"{elsewhere}/{number}", 500 + number)
            post.start()
            assert sorted([await quick.next() for _ in range(3)]) == ["/0", "/1", "/2"]
            assert 0 < slow.count <= OF_HOST.at_once
            assert len([each for each in threading.enumerate() if "rotonde-names" in each.name]) <= RESOLVERS
            assert shared.used == 0
            await post.close()

    _with_store(tmp_path, work)


def test_one_persons_hooks_go_few_at_once(tmp_path: Path) -> None:
    """Whatever hosts they name: the others of theirs stay in the outbox, in the order of their turn."""

    async def work(store: SqlStore) -> None:
        settings = Settings(hooks="any")
        carriers = ChannelSender(Sender(b"k", "mailto:a@b.c"), Mailer(settings), settings, lambda: 10**12)
        post = DeliveryWorker(store, carriers, lambda: 10**12, lambda *_: False, 0, nowhere)
        async with receiver(silent) as slow, receiver() as quick:
            for number in range(9):
                host = ("127.0.0.1", "localhost", f"127.0.0.{number}")[number % 3]
                await _post(store, "eve", f"{slow.url.replace('127.0.0.1', host)}/{number}", number)
            await _post(store, "ben", quick.url, 100)
            begun = await post.look()
            assert len(begun) == 10
            await quick.next()
            assert slow.count <= OF_GUEST.at_once
            waiting = [each for each in begun if not each.done()]
            await asyncio.wait(begun, return_when=asyncio.FIRST_COMPLETED)
            assert len(waiting) <= OF_GUEST.held + 1
            later = await store.outbox(10**12 + 20_000, 20)
            assert len(later) == 9 - OF_GUEST.at_once, "put off or waiting, none lost"
            await post.close()

    _with_store(tmp_path, work)


class Hanging:
    """A carrier that never comes back from the hosts of guests called eve, and notes whom it reached."""

    def __init__(self) -> None:
        self.hang: list[str] = []
        self.came: asyncio.Queue[str] = asyncio.Queue()

    async def carry(self, notice: Notice, channel: Channel, wish: Preferences) -> None:
        if channel.guest.startswith("eve"):
            self.hang.append(channel.guest)
            await asyncio.Event().wait()
        self.came.put_nowait(channel.guest)

    def close(self) -> None:
        pass


def test_one_household_cannot_use_up_all_connections(tmp_path: Path) -> None:
    """Its 300 hooks on as many hosts hang or wait, and another household's comes meanwhile."""

    async def work(store: SqlStore) -> None:
        carrier = Hanging()
        home_of = {"ben": "192.0.2.9"}
        post = DeliveryWorker(
            store, carrier, lambda: 10**12, lambda *_: False, 0, lambda guest: home_of.get(guest, "192.0.2.1")
        )
        hooks = [(f"eve{each // 2}", f"https://h{each}.example.org/", each) for each in range(300)]
        await asyncio.gather(*(_post(store, *each) for each in hooks))
        await _post(store, "ben", "https://ben.example.org/", 500)
        post.start()
        assert await asyncio.wait_for(carrier.came.get(), PATIENCE) == "ben"
        assert len(carrier.hang) == OF_HOME["hook"].at_once
        assert len(await store.outbox(10**12 + 20_000, 400)) >= 300 - len(carrier.hang), "none is lost"
        await post.close()

    _with_store(tmp_path, work)


class EmptyStore:
    """An outbox in which nothing waits; `looks` counts who asked."""

    looks = 0

    async def untold(self, before: int, most: int) -> list[Any]:
        self.looks += 1
        return []

    async def outbox(self, now: int, most: int) -> list[Any]:
        return []


def test_a_worker_that_is_woken_as_it_closes_ends() -> None:
    async def work() -> None:
        store: Any = EmptyStore()
        post = DeliveryWorker(store, Hanging(), lambda: 0, lambda *_: False, 0, nowhere)
        post.start()
        while not store.looks:
            await asyncio.sleep(0)
        await asyncio.sleep(0)  # it waits for its next look
        post.call()
        await post.close()
        assert store.looks == 1

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_guests_of_unknown_households_share_no_lane(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        carrier = Hanging()
        post = DeliveryWorker(store, carrier, lambda: 10**12, lambda *_: False, 0, nowhere)
        hooks = [(f"eve{each // 2}", f"https://h{each}.example.org/", each) for each in range(30)]
        await asyncio.gather(*(_post(store, *each) for each in hooks))
        await _post(store, "ben", "https://ben.example.org/", 500)
        post.start()
        assert await asyncio.wait_for(carrier.came.get(), PATIENCE) == "ben"
        assert len(carrier.hang) == 30 > OF_HOME["hook"].at_once
        await post.close()

    _with_store(tmp_path, work)


def test_households_that_wait_are_served_in_turn() -> None:
    async def work() -> None:
        lanes, share = Lanes(lambda guest: guest.split()[0]), OF_HOME["hook"].at_once
        served: asyncio.Queue[str] = asyncio.Queue()
        leave: dict[str, asyncio.Event] = {}

        async def deliver(guest: str) -> None:
            async with lanes.use(Channel(guest, guest, "hook", f"https://{guest.replace(' ', '-')}.org/")):
                served.put_nowait(guest)
                await leave.setdefault(guest, asyncio.Event()).wait()

        async with asyncio.TaskGroup() as group:
            first = [f"{each % (OF_KIND['hook'].at_once // share)} {each}" for each in range(64)]
            for guest in [*first, *(f"anna {each}" for each in range(share)), "ben 0", "carl 0"]:
                group.create_task(deliver(guest))
            assert [await served.get() for _ in first] == first
            for guest in first:
                leave[guest].set()
            order = [await served.get() for _ in range(share + 2)]
            assert order[:4] == ["anna 0", "ben 0", "carl 0", "anna 1"]
            for guest in order:
                leave[guest].set()

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_names_that_are_never_found_hold_up_no_other_look_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where each look-up outlasts its delivery, and the next one of the household hangs as well."""
    over, resolved = threading.Event(), sending._resolved

    def resolve(host: str, port: int) -> list[str]:
        if host.endswith(".test"):
            over.wait(PATIENCE)
        return resolved("127.0.0.1", port)

    async def work() -> None:
        monkeypatch.setattr(sending, "_resolved", resolve)
        outbound = Outbound(deadline=2 * PATIENCE)
        hanging = 2 * (OF_HOME["hook"].at_once + OF_HOME["push"].at_once)
        async with receiver() as quick:
            slow = [
                asyncio.create_task(outbound.post(f"http://h{each}.test/", b"", {}, "any"))
                for each in range(hanging)
            ]
            await asyncio.sleep(0)
            assert await asyncio.wait_for(outbound.post(quick.url, b"", {}, "any"), PATIENCE / 2) == 204
            assert not any(each.done() for each in slow)
            for each in slow:
                each.cancel()
            over.set()
            await asyncio.gather(*slow, return_exceptions=True)
            outbound.close()

    asyncio.run(work())


async def _post(store: SqlStore, guest: str, address: str, due: int) -> None:
    channel = Channel(f"{guest} {address}", guest, "hook", address, "", "s")
    await store.add_channel(channel, None, 99)
    await store.post(Notice(channel.id, channel.id, "", "test", "{}", due, 2 * 10**12))


def _with_store(tmp_path: Path, work: Callable[[SqlStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqlStore(tmp_path / "rotonde.sqlite")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())
