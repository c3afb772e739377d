"""Peers: the other processes on the same database; notifications of changes and presence to and from them.

A notification says that something changed; what changed is read from the database. What is not stored,
such as presence and pointing, is in the notification itself. Presence is repeated with each heartbeat: a
process that dies is dropped when its heartbeat is overdue.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import msgspec

from rotonde.server.chat.service import chat_line
from rotonde.server.http.messages import Pointed, Proposed, SaidMessage
from rotonde.server.storage.contract import StorageError, Store
from rotonde.server.tables.registry import Presence
from rotonde.server.tables.service import Tables
from rotonde.table.refusal import Refusal

BEAT: Final = 10.0  # seconds: how often we say who is here
FORGOTTEN: Final = 2.5 * BEAT
log = logging.getLogger("rotonde.server")


class PeerPresence(msgspec.Struct, array_like=True):
    """Presence at one table in one process."""

    table: str
    seats: list[int]
    looking: list[str]
    pause: float = 0.0  # tempo of bots for these people


class Peers:
    """Notifications to and from peers; not started where one process serves alone."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store: Store = tables.store
        self._there: dict[str, dict[str, tuple[Presence, float]]] = {}  # by table and process, until when
        self._tasks: set[asyncio.Task[None]] = set()
        self._hearers: dict[str, Callable[[str, str], Awaitable[None] | None]] = {
            "all": self._anything,
            "table": self._changed,
            "said": self._said,
            "pointed": self._passed_on,
            "proposed": self._passed_on,
            "here": self._came_or_went,
            "hello": self._greeted,
            "over": self._left,
            "hang": self._signed_out,
        }

    def start(self) -> None:
        registry = self._tables.registry
        registry.seats_elsewhere = self._seats
        registry.looking_elsewhere = self._is_looking
        registry.pause_elsewhere = self._pause
        registry.who_is_here = self._tell_who_is_here
        self._tables.passed_on = self._pass_on
        self._do(self._store.listen(self._hear))
        self._do(self._beat())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StorageError):
            await self._store.announce("over")

    def tell(self, news: str) -> None:
        """Notifies all other processes, in the background."""
        self._do(self._announce(news))

    # Outgoing

    async def _announce(self, news: str) -> None:
        with suppress(StorageError):  # it is sent at the next heartbeat
            await self._store.announce(news)

    def _tell_who_is_here(self, table_id: str, here: Presence) -> None:
        present = PeerPresence(table_id, sorted(here.seats), sorted(here.looking), here.pause)
        self.tell(f"here {msgspec.json.encode(present).decode()}")

    def _pass_on(self, table_id: str, message: Pointed | Proposed) -> None:
        kind = "pointed" if isinstance(message, Pointed) else "proposed"
        self.tell(f"{kind} {table_id} {msgspec.json.encode(message).decode()}")

    async def _beat(self) -> None:
        await self._announce("hello")
        while True:
            await asyncio.sleep(BEAT)
            self._tell_all()
            self._forget()

    def _tell_all(self) -> None:
        for table_id, here in self._tables.registry.all_here().items():
            self._tell_who_is_here(table_id, here)

    # Incoming

    def _hear(self, who: str, what: str) -> None:
        kind, _, rest = what.partition(" ")
        hearer = self._hearers.get(kind)
        if hearer is not None:  # a later release may have other notifications
            follow_up = hearer(who, rest)
            if follow_up is not None:
                self._do(follow_up)

    async def _changed(self, _: str, table_id: str) -> None:
        await self._tables.registry.refresh(table_id)

    async def _anything(self, _: str, __: str) -> None:
        """Checks all tables that are watched here: notifications were missed, or clocks were moved."""
        self._tables.registry.outdate()
        for table_id in self._tables.registry.watched():
            await self._tables.registry.refresh(table_id)
        self._tell_all()

    async def _said(self, _: str, rest: str) -> None:
        table_id, _, number = rest.partition(" ")
        if self._tables.registry.is_watched(table_id):
            for line in await self._store.chat(table_id):
                if line.number == int(number):
                    self._tables.registry.send_all(table_id, SaidMessage(chat_line(line)))

    def _passed_on(self, _: str, rest: str) -> None:
        table_id, _, text = rest.partition(" ")
        self._tables.registry.send_all(table_id, msgspec.json.decode(text, type=Pointed | Proposed))

    async def _came_or_went(self, who: str, rest: str) -> None:
        present = msgspec.json.decode(rest, type=PeerPresence)
        here = Presence(frozenset(present.seats), frozenset(present.looking), present.pause)
        before = self._seats(present.table)
        self._there.setdefault(present.table, {})[who] = (here, monotonic() + FORGOTTEN)
        await self._tell_there(present.table, before)

    def _greeted(self, _: str, __: str) -> None:
        self._tell_all()

    async def _left(self, who: str, _: str) -> None:
        """Drops the presence of a process that has ended."""
        for table_id, there in list(self._there.items()):
            before = self._seats(table_id)
            there.pop(who, None)
            await self._tell_there(table_id, before)

    def _signed_out(self, _: str, session: str) -> None:
        self._tables.registry.hang_up(frozenset([session]))

    def _forget(self) -> None:
        """Drops processes whose heartbeat is overdue."""
        for table_id, there in list(self._there.items()):
            before = self._seats(table_id)
            presence = {
                who: each for who, each in there.items() if each[1] > monotonic() and each[0] != Presence()
            }
            self._there[table_id] = presence
            if not presence:
                del self._there[table_id]
            gone = before - self._tables.registry.present(table_id)
            if gone:  # that process had no time to store it
                self._tables.registry.went(table_id, gone)
            self._do(self._tell_there(table_id, before))

    async def _tell_there(self, table_id: str, before: frozenset[int]) -> None:
        if self._seats(table_id) != before:
            await self._tables.registry.refresh(table_id, who_is_there=True)

    def _seats(self, table_id: str) -> frozenset[int]:
        there = self._there.get(table_id, {}).values()
        return frozenset(seat for here, _ in there for seat in here.seats)

    def _pause(self, table_id: str) -> float:
        return max((here.pause for here, _ in self._there.get(table_id, {}).values()), default=0.0)

    def _is_looking(self, table_id: str, guest: str) -> bool:
        return any(guest in here.looking for here, _ in self._there.get(table_id, {}).values())

    def _do(self, work: Awaitable[None]) -> None:
        async def run() -> None:
            try:
                await work
            except (Refusal, StorageError) as error:  # the table is gone, or cannot be read
                log.info("news could not be followed", extra={"reason": str(error)})
            except Exception:
                log.exception("news could not be followed")

        job: Coroutine[Any, Any, None] = run()
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
