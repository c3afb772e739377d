# rotonde: compiled
"""Table service: looking and playing; a move is stored before it is broadcast."""

import json
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic

import rotonde
from rotonde.server.admin.quota import Households, Quota
from rotonde.server.http.long_answers import LongAnswers, price
from rotonde.server.http.messages import Accepted, Pointed, Proposed, StateMessage, TableInfo, Why
from rotonde.server.http.token_bucket import Bucket
from rotonde.server.live.encoding import encode
from rotonde.server.notifications.store import Notice
from rotonde.server.ops import metrics
from rotonde.server.ops.settings import Settings
from rotonde.server.ops.shutdown import Shutdown
from rotonde.server.storage.contract import Store
from rotonde.server.tables.clocks.wall_clock import wall_clock
from rotonde.server.tables.info import info_for, info_of
from rotonde.server.tables.registry import Registry, Slot, SlotLock
from rotonde.server.tables.state_messages import read_state
from rotonde.table.absence import AbsenceLimits
from rotonde.table.caller import Caller
from rotonde.table.clock import Clock
from rotonde.table.game.material import known_game
from rotonde.table.game.seeds import brought_seed, read_origin, seed_of
from rotonde.table.messages.state import seat_messages
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Change, TableRow
from rotonde.table.table import Table

LISTED = 50  # tables shown to someone who has many


class Tables:
    """The tables of this server; `bot_is_due` is called with a table's ID when a bot is to move there.

    `person_is_due` is called with a table of bots and people where a person is, or where the game is over;
    `clock_is_set` with the time of a new deadline. `notices_for` makes the notices to the person of a seat
    that is lent at row `n`.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int] = wall_clock,
        long_answers: LongAnswers | None = None,
        patience: AbsenceLimits | None = None,
    ) -> None:
        self.store = store
        self.long_answers = long_answers or LongAnswers()
        self.now = now
        self.registry = Registry(store, now, patience)
        self.shutdown = Shutdown()
        self.households = Households()
        self.quota = Quota(store, self.households, now, Settings.stored_bytes_per_day)
        self.clock_is_set: Callable[[int], None] = lambda deadline: None
        self.bot_is_due: Callable[[str], None] = lambda table_id: None
        self.game_is_over: Callable[[], None] = lambda: None
        self.person_is_due: Callable[[Table], None] = lambda table: None
        self.notices_for: Callable[[TableRow, int, int], Awaitable[list[Notice]]] = _none
        self.notice_is_due: Callable[[], None] = lambda: None
        self.passed_on: Callable[[str, Pointed | Proposed], None] = lambda table_id, message: None

    # Looking

    def seen(self, table_id: str, caller: Caller) -> SlotLock:
        """The place of a table that the caller may look at."""
        return self.registry.use(table_id, caller)

    async def mine(self, guest: str) -> list[TableInfo]:
        """The tables where the guest has a seat or is the host, latest first."""
        found, now = await self.store.tables_of(guest, LISTED) if guest else [], self.now()
        return [info_of(each, guest, self.registry.present(each.id), now) for each in found]

    async def public(self, guest: str) -> list[TableInfo]:
        """The tables that anyone may join or watch; first those where a seat is free."""
        found, now = await self.store.public(LISTED), self.now()
        return [info_of(each, guest, self.registry.present(each.id), now) for each in found]

    async def info(self, table_id: str, caller: Caller) -> TableInfo:
        async with self.seen(table_id, caller) as slot:
            return self.info_at(slot, caller)

    def info_at(self, slot: Slot, caller: Caller) -> TableInfo:
        """A table that is ours now, as the one who asks may know it."""
        return info_for(slot.table, caller, slot.broadcast.present(), slot.now())

    async def game(self, table_id: str, caller: Caller) -> rotonde.Game:
        """The game as it is played at that table, on whatever material."""
        async with self.seen(table_id, caller) as slot:
            stored = slot.table.stored
            return known_game(stored.game, stored.material)

    async def material(self, table_id: str, caller: Caller) -> dict[str, object]:
        """The files that the table is played on, empty for those in the box."""
        async with self.seen(table_id, caller) as slot:
            material = slot.table.stored.material
            return dict(json.loads(material)) if material else {}

    async def state(self, table_id: str, caller: Caller, seat: int | None, since: int | None) -> StateMessage:
        return read_state(await self.state_text(table_id, caller, seat, since))

    async def state_text(
        self, table_id: str, caller: Caller, seat: int | None, since: int | None, bucket: Bucket | None = None
    ) -> bytes:
        """The game now and what happened from `since` on, as it is written; charged by its rows, also to
        the bucket of a connection.
        """
        async with self.seen(table_id, caller) as slot:
            table = slot.table
            if seat is None:
                seat = table.watched_seat(table.seats_of(caller))
            else:
                table.check_mine(caller, seat)
            first = checked_since(since, table.n)
            self.long_answers.charge(caller, price(table.n - first), bucket)
            return await self.written_state(table, seat, first)

    async def written_state(self, table: Table, seat: int | None, since: int) -> bytes:
        """The state message of a seat at a table that we hold, in its turn and in pieces."""
        async with self.long_answers:
            events = await self.long_answers.events(table, seat, since)
            return seat_messages(table, [seat], since, {}, self.now(), encode, events)[0].whole()

    async def why(self, table_id: str, caller: Caller, seat: int, action: str, n: int | None = None) -> Why:
        """The rule that forbids an action of one's own now; `n` says which decision is meant."""
        async with self.registry.use(table_id) as slot:
            table = slot.table
            table.check_mine(caller, seat)
            return Why(action, table.why(seat, action, n))

    async def record(self, table_id: str, caller: Caller) -> str:
        """The record with its seed, once the game is over: before that it holds secrets."""
        async with self.seen(table_id, caller) as slot:
            slot.table.check_held()
            if slot.table.stored.status != "over":
                raise Refusal("not_over")
            self.long_answers.charge(caller, price(slot.table.n))
            return str(opened(slot.table))

    # Doing

    async def act(self, table_id: str, caller: Caller, seat: int, n: int, action: str) -> Accepted:
        """Takes an action for one's own seat; a repeat of an accepted one changes nothing."""
        if self.shutdown.is_on:
            self.shutdown.check()
        async with self.registry.use(table_id) as slot:
            slot.table.check_plays(caller, seat)
            if seat not in slot.presence.seats:
                self.registry.touch(slot, (seat,))
            return await self._act(slot, seat, n, action)

    async def undo(self, table_id: str, caller: Caller, seat: int, n: int, to: int) -> Accepted:
        """Goes back to one's own decision number `to`, as far as the engine lets it be taken back."""
        if self.shutdown.is_on:
            self.shutdown.check()
        async with self.registry.use(table_id) as slot:
            table = slot.table
            table.check_plays(caller, seat)
            self.registry.touch(slot, (seat,))
            change = table.undo(seat, n, to, self.now())
            if change is None:
                return Accepted(seat, str(to), table.n, repeat=True)
            await self.keep(slot, change)
            self.call(table)
            slot.broadcast.send_state(table, change.since)
            return Accepted(seat, str(to), table.n, repeat=False)

    async def point(self, table_id: str, caller: Caller, seat: int, at: str) -> None:
        """Shows everyone at the table a place on the board; nothing is stored of it."""
        async with self.registry.use(table_id) as slot:
            slot.table.check_mine(caller, seat)
            slot.broadcast.send_all(Pointed(seat, at))
            self.passed_on(table_id, Pointed(seat, at))

    async def act_as_bot(self, table_id: str, seat: int, n: int, action: str) -> Accepted:
        if self.shutdown.is_on:
            self.shutdown.check()
        async with self.registry.use(table_id) as slot:
            if not slot.table.bot_level(seat):
                raise Refusal("not_yours")  # its person came back while it thought
            return await self._act(slot, seat, n, action)

    async def _act(self, slot: Slot, seat: int, n: int, action: str) -> Accepted:
        table, began = slot.table, monotonic()
        steps = slot.broadcast.steps(table)
        change = table.act(seat, n, action, self.now(), steps)
        if change is None:
            return Accepted(seat, action, table.n, repeat=True)
        await self.keep(slot, change)  # what was done and what chance adds, or nothing of it
        self.call(table)
        slot.broadcast.send_state(table, change.since, steps)
        if change.winners is not None:
            slot.broadcast.send_table(table)
        metrics.MOVE.observe(monotonic() - began)
        return Accepted(seat, action, table.n, repeat=False)

    async def keep(self, slot: Slot, change: Change, notices: Sequence[Notice] = ()) -> None:
        """Has a change stored; if that fails, the table is fetched anew."""
        began, clock = monotonic(), change.clock
        slot.wrote(
            await self.store.append(slot.id, change.rows, change.winners, change.ending, clock, notices)
        )
        metrics.COMMIT.observe(monotonic() - began)
        if change.winners is not None:
            self.game_is_over()
        if clock is not None:
            self.is_set(clock)
        if notices:
            self.notice_is_due()

    def call(self, table: Table) -> None:
        """Calls the bot or person to move, where bots play."""
        if not table.has_bots():
            return
        if table.is_bots_turn():
            self.bot_is_due(table.stored.id)
        else:
            self.person_is_due(table)

    def is_set(self, clock: Clock) -> None:
        """A clock was stored."""
        if clock.deadline is not None:
            self.clock_is_set(clock.deadline)


async def _none(stored: TableRow, seat: int, n: int) -> list[Notice]:
    return []


def opened(table: Table) -> rotonde.Record:
    """The record with its seed, also of a game that was broken off."""
    record = table.running().record
    return with_seed(record, table.stored)


def with_seed(record: rotonde.Record, stored: TableRow) -> rotonde.Record:
    """A table's record as it is handed out; one may have been brought without a seed."""
    facts = (record.game, record.seats, record.options, record.actions)
    brought = read_origin(stored.origin)
    if brought is not None and brought.kind == "upload":
        redrawn = {int(step): times for step, times in brought.redrawn.items()}
        return rotonde.Record(*facts, brought_seed(brought), redrawn=redrawn, given=brought.given)
    return rotonde.Record(*facts, seed_of(stored), redrawn=record.redrawn, given=stored.given)


def checked_since(since: int | None, n: int) -> int:
    """Number of the first event; without a wish there is none."""
    if since is None:
        return n
    if not 0 <= since <= n:
        raise Refusal("malformed", n=n, problem=f"since: 0 … {n}")
    return since
