# rotonde: compiled
"""Registry: cache of tables in memory, each in its slot, fetched when asked for, dropped when unused."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from rotonde.core.frames import StepViews
from rotonde.server.http.messages import FromServer
from rotonde.server.live.broadcast import Broadcast, Subscriber
from rotonde.server.storage.contract import Conflict, Store
from rotonde.server.tables.clocks.wall_clock import wall_clock
from rotonde.table.absence import Absence, AbsenceLimits
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Row, TableRow
from rotonde.table.table import Table

LONG: Final = 256  # rows; more of them are replayed in a thread
TOUCH: Final = 10_000  # milliseconds: how often it is stored that a person calls without a live connection


@dataclass(frozen=True, slots=True)
class Presence:
    """Presence: connected seats, guests who have the table on their screen, and the pause of bots."""

    seats: frozenset[int] = frozenset()
    looking: frozenset[str] = frozenset()
    pause: float = 0.0


class Slot:
    """Slot of a table in memory: its lock, its broadcast and, once fetched, the table."""

    def __init__(self, table_id: str, now: Callable[[], int]) -> None:
        self.id = table_id
        self.now = now
        self.broadcast = Broadcast(now)
        self.lock = asyncio.Lock()  # of one user at a time, in order of arrival
        self.fetched: Table | None = None
        self.is_outdated = False  # what is stored was changed behind its back
        self.presence = Presence()  # as it was announced last
        self.touched: dict[int, int] = {}  # when it was stored that a person calls without a connection
        self.users = 0
        self.last_used = 0.0

    @property
    def table(self) -> Table:
        assert self.fetched is not None, "a slot is used only with its table fetched"
        return self.fetched

    def is_free(self) -> bool:
        return self.users == 0 and self.broadcast.is_empty()

    def wrote(self, revision: int) -> None:
        """We have changed the table; where another process did so too meanwhile, it is read again."""
        stored = self.table.stored
        self.is_outdated = self.is_outdated or bool(revision and revision != stored.revision + 1)
        if revision != stored.revision:
            self.table.stored = replace(stored, revision=revision)

    def here(self) -> Presence:
        """Presence in this process."""
        return Presence(self.broadcast.here(), self.broadcast.looking(), self.broadcast.pause())


class Registry:
    """Registry of slots: at most one copy of each table, used by one at a time."""

    def __init__(
        self, store: Store, now: Callable[[], int] = wall_clock, patience: AbsenceLimits | None = None
    ) -> None:
        self._store = store
        self._patience = patience or AbsenceLimits()
        self._began = now()
        self._is_shared = store.is_shared
        self._now = now
        self._slots: dict[str, Slot] = {}
        self.good_until = 1 << 62  # when clocks that nobody looked after may be wrong
        self.catch_up: Callable[[], Awaitable[None]] = _nothing
        self.came: Callable[[str, Collection[int]], None] = lambda table_id, seats: None
        self.went: Callable[[str, Collection[int]], None] = lambda table_id, seats: None
        self.who_is_here: Callable[[str, Presence], None] = lambda table_id, here: None
        self.seats_elsewhere: Callable[[str], frozenset[int]] = lambda table_id: frozenset()
        self.pause_elsewhere: Callable[[str], float] = lambda table_id: 0.0
        self.looking_elsewhere: Callable[[str, str], bool] = lambda table_id, guest: False

    def __len__(self) -> int:
        return len(self._slots)

    def use(self, table_id: str, caller: Caller | None = None) -> "SlotLock":
        """The slot of a table, locked until it is left; refused where the caller may not look at it."""
        return SlotLock(self, table_id, caller)

    async def enter(self, table_id: str) -> Slot:
        slot = self._slots.get(table_id) or self._slots.setdefault(table_id, Slot(table_id, self._now))
        if self._is_shared:
            self._look_elsewhere(slot)
        slot.users += 1
        try:
            await slot.lock.acquire()
        except BaseException:
            self._quit(slot)
            raise
        try:
            if self._now() > self.good_until:
                await self.catch_up()
            if slot.fetched is None or slot.is_outdated or self._is_shared:
                await self._bring_up(slot)
        except BaseException:
            self.leave(slot)
            raise
        return slot

    def _look_elsewhere(self, slot: Slot) -> None:
        """Updates the seats connected elsewhere; those gone since have just left."""
        before = slot.broadcast.elsewhere
        slot.broadcast.elsewhere = self.seats_elsewhere(slot.id)
        self._has_left(slot, before - slot.broadcast.present())

    def _has_left(self, slot: Slot, seats: frozenset[int]) -> None:
        if seats and slot.fetched is not None:
            slot.fetched.absence.seen.update(dict.fromkeys(seats, self._now()))

    def leave(self, slot: Slot) -> None:
        slot.lock.release()
        self._quit(slot)

    def _quit(self, slot: Slot) -> None:
        slot.users -= 1
        if slot.broadcast.is_stirred:
            self._announce_presence(slot)
        slot.last_used = monotonic()
        if slot.fetched is None and slot.is_free():
            self._slots.pop(slot.id, None)

    async def _bring_up(self, slot: Slot) -> None:
        """Has the table in memory as it is stored; subscribers are sent what others did."""
        known = slot.fetched
        if known is not None and not slot.is_outdated and not await self._is_behind(known):
            return
        slot.is_outdated, slot.fetched = False, None
        before = None if known is None else (known.stored, known.n)
        steps = None if known is None else slot.broadcast.steps(known)
        slot.fetched = await self._followed(known, steps)
        if slot.fetched is None:
            slot.fetched, steps = await self._fetch(slot.id), None
        if before is not None:
            slot.broadcast.send_news(slot.fetched, *before, steps)

    async def _is_behind(self, table: Table) -> bool:
        """Whether another process has changed it."""
        if not self._is_shared:
            return False
        return await self._store.revision(table.stored.id) != table.stored.revision

    async def _followed(self, known: Table | None, steps: StepViews | None) -> Table | None:
        """The table that we know, brought up by what is new; None where it must be fetched anew."""
        if known is None or not self._is_shared:
            return None
        found = await self._store.whole(known.stored.id, known.n)
        return known if found is not None and known.follow(*found, steps) else None

    async def mend(self, slot: Slot, known: TableRow, n: int, error: BaseException) -> None:
        """Whatever fails half way, memory is not ahead of the disk: the table is fetched again."""
        if isinstance(error, Refusal):
            return  # it has changed nothing
        slot.fetched = None
        if isinstance(error, Conflict):
            slot.fetched = await self._fetch(slot.id)
            slot.broadcast.send_news(slot.fetched, known, n)
            raise Refusal("stale", n=slot.fetched.n) from error

    async def _fetch(self, table_id: str) -> Table:
        found = await self._store.whole(table_id)
        if found is None:
            raise Refusal("unknown_table", table=table_id)
        table = await self._replayed(*found)
        if table.stored.status != "over":
            table.absence = Absence(self._patience, await self._last_seen(table), self._began)
        return table

    async def _replayed(self, stored: TableRow, rows: Sequence[Row]) -> Table:
        if len(rows) < LONG:
            return Table(stored, rows)
        return await asyncio.to_thread(Table, stored, rows)

    async def _last_seen(self, table: Table) -> dict[int, int]:
        """Time when each person was last there; now where nothing is stored of one.

        Who was connected when the last process ended, without a word, was there until we began.
        """
        table_id = table.stored.id
        found = await self._store.last_seen(table_id)
        people = [each.seat for each in table.stored.seats if each.kind == "person"]
        unknown = [seat for seat in people if seat not in found]
        if unknown:
            self.went(table_id, unknown)
        known = {seat: max(at.at, self._began) if at.connected else at.at for seat, at in found.items()}
        return {**dict.fromkeys(unknown, self._now()), **known}

    async def check_absence(self, slot: Slot) -> None:
        """Takes up what other processes have stored of who was there.

        Who is stored as connected, though no process says so, has left at this moment, as far as we know.
        """
        if not self._is_shared:
            return
        seen, found = slot.table.absence.seen, await self._store.last_seen(slot.id)
        lost = [seat for seat, at in found.items() if at.connected and seat not in slot.broadcast.present()]
        if lost:
            self.went(slot.id, lost)
        now = self._now()
        for seat, at in found.items():
            seen[seat] = max(now if seat in lost else at.at, seen.get(seat, 0))

    def touch(self, slot: Slot, seats: Collection[int]) -> None:
        """People who call without a live connection are there; that is stored now and then."""
        absent = [seat for seat in seats if seat not in slot.presence.seats]
        if not absent or slot.fetched is None:
            return
        now, seen = self._now(), slot.fetched.absence.seen
        stale = [seat for seat in absent if now - slot.touched.get(seat, 0) >= TOUCH]
        seen.update(dict.fromkeys(absent, now))
        if stale:
            slot.touched.update(dict.fromkeys(stale, now))
            self.went(slot.id, stale)

    def outdate(self, table_id: str = "") -> None:
        """Has a table, or every one, fetched again when it is next used."""
        for slot in self._slots.values():
            slot.is_outdated = slot.is_outdated or table_id in ("", slot.id)

    def present(self, table_id: str) -> frozenset[int]:
        """The seats whose people are there now, in whichever process, without fetching anything."""
        slot = self._slots.get(table_id)
        return self.seats_elsewhere(table_id) | (slot.broadcast.here() if slot else frozenset())

    def is_looking(self, table_id: str, guest: str) -> bool:
        """Whether a guest has the table on their screen, without fetching anything."""
        slot = self._slots.get(table_id)
        is_here = slot is not None and guest in slot.broadcast.looking()
        return is_here or self.looking_elsewhere(table_id, guest)

    def pause(self, table_id: str) -> float:
        """Pause of a bot there before it acts, so that people can follow."""
        slot = self._slots.get(table_id)
        return max(self.pause_elsewhere(table_id), slot.broadcast.pause() if slot else 0.0)

    def subscribers(self) -> int:
        """Number of live connections."""
        return sum(len(slot.broadcast) for slot in self._slots.values())

    async def settle(self) -> None:
        """Waits until no table is in use and all connections have been sent everything."""
        for slot in list(self._slots.values()):
            async with slot.lock:
                pass
            await slot.broadcast.sent()

    def drop(self, table_id: str, subscriber: Subscriber) -> None:
        """Forgets a subscriber without fetching anything."""
        slot = self._slots.get(table_id)
        if slot:
            slot.broadcast.drop(subscriber)
            self._announce_presence(slot)

    def _announce_presence(self, slot: Slot) -> None:
        """Announces that a person came, went or looked away."""
        slot.broadcast.is_stirred = False
        here = slot.here()
        if here != slot.presence:
            self._store_attendance(slot, here.seats)
            slot.presence = here
            self.who_is_here(slot.id, here)

    def _store_attendance(self, slot: Slot, seats: frozenset[int]) -> None:
        """Stores who came and who went; at a table whose game is over it does not matter."""
        came, went = seats - slot.presence.seats, slot.presence.seats - seats - slot.broadcast.elsewhere
        self._has_left(slot, went)
        if slot.fetched is not None and slot.fetched.stored.status == "over":
            return
        if came:
            self.came(slot.id, came)
        if went:
            self.went(slot.id, went)

    def looked(self, table_id: str) -> None:
        """A person at that table looks at it again, or away."""
        if table_id in self._slots:
            self._announce_presence(self._slots[table_id])

    def all_here(self) -> dict[str, Presence]:
        """Presence in this process, by table."""
        return {slot.id: slot.presence for slot in self._slots.values() if slot.presence != Presence()}

    def is_watched(self, table_id: str) -> bool:
        slot = self._slots.get(table_id)
        return slot is not None and not slot.broadcast.is_empty()

    def watched(self) -> list[str]:
        return [slot.id for slot in self._slots.values() if not slot.broadcast.is_empty()]

    async def refresh(self, table_id: str, *, who_is_there: bool = False) -> None:
        """Another process has changed a table: its subscribers here are sent that."""
        if self.is_watched(table_id):
            async with self.use(table_id) as slot:
                if who_is_there:
                    slot.broadcast.send_table(slot.table)

    async def renew(self, table_id: str) -> None:
        """Fetches a table again that was changed from outside, and sends it to its subscribers."""
        if table_id not in self._slots:
            return
        async with self.use(table_id) as slot:
            slot.fetched = None
        async with self.use(table_id) as slot:
            slot.broadcast.send_table(slot.table)
            if slot.table.match is not None:
                slot.broadcast.send_state(slot.table, slot.table.n)

    def send_all_away(self, table_id: str, last_word: bytes) -> None:
        """Ends all connections of a table."""
        if table_id in self._slots:
            self._slots[table_id].broadcast.send_away(last_word, lambda guest: True)

    def send_away(self, is_unwelcome: Callable[[str], bool], last_word: bytes) -> None:
        """Hangs up on guests who may not be here any more, wherever they watch."""
        for slot in self._slots.values():
            slot.broadcast.send_away(last_word, is_unwelcome)

    def send_all(self, table_id: str, message: FromServer) -> None:
        """Sends a message to a table's subscribers, without fetching anything."""
        if table_id in self._slots:
            self._slots[table_id].broadcast.send_all(message)

    def hang_up(self, sessions: frozenset[str]) -> None:
        """Ends the live connections of devices that are signed out."""
        for slot in self._slots.values():
            slot.broadcast.hang_up(sessions)

    def forget(self, table_id: str) -> None:
        """Drops a table at once, unless it is used or watched."""
        slot = self._slots.get(table_id)
        if slot and slot.is_free():
            del self._slots[table_id]

    def sweep(self, idle: float) -> None:
        """Drops the tables that nobody has used for `idle` seconds and nobody watches."""
        now = monotonic()
        for slot in [each for each in self._slots.values() if each.is_free()]:
            if now - slot.last_used >= idle:
                del self._slots[slot.id]


async def _nothing() -> None:
    """No clocks are looked after."""


class SlotLock:
    """Lock on a slot as an async context; no generator, since every move passes here."""

    __slots__ = ("_caller", "_known", "_n", "_registry", "_slot", "_table_id")

    def __init__(self, registry: Registry, table_id: str, caller: Caller | None) -> None:
        self._registry = registry
        self._table_id = table_id
        self._caller = caller

    async def __aenter__(self) -> Slot:
        self._slot = slot = await self._registry.enter(self._table_id)
        self._known, self._n = slot.table.stored, slot.table.n
        if self._caller is not None:
            self._check_seen(slot, self._caller)
        return slot

    def _check_seen(self, slot: Slot, caller: Caller) -> None:
        try:
            slot.table.check_seen(caller)
            self._registry.touch(slot, slot.table.seats_of(caller))
        except BaseException:
            self._registry.leave(slot)
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: object
    ) -> None:
        try:
            if error is not None:
                await self._registry.mend(self._slot, self._known, self._n, error)
        finally:
            self._registry.leave(self._slot)
