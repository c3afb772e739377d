# rotonde: compiled
"""What can be seen and done at a table; nobody is told of a move before it is on disk."""

import json
from collections.abc import Callable, Sequence

import rotonde
from rotonde.server import metrics
from rotonde.server.closing import Closing
from rotonde.server.errors import Refusal
from rotonde.server.fairness import as_number
from rotonde.server.identity import Asker
from rotonde.server.material import known_game
from rotonde.server.messages import Accepted, Pointed, Proposed, StateMessage, TableInfo, Why
from rotonde.server.origin import read_origin
from rotonde.server.pace.clock import Clock, wall_clock
from rotonde.server.place import Place
from rotonde.server.registry import Registry, Use
from rotonde.server.show import info_for, info_of
from rotonde.server.store import Ending, Row, Store, TableRow
from rotonde.server.table import Table
from rotonde.server.telling import state_message

LISTED = 50  # tables shown to someone who has many


class Tables:
    """The tables of this server; `bot_is_due` is called with a table's ID when a bot is to move there.

    `person_is_due` is called with a table of bots and people where a person is, or where the game is over;
    `clock_is_set` with the time of a new deadline.
    """

    def __init__(self, store: Store, now: Callable[[], int] = wall_clock) -> None:
        self.store = store
        self.now = now
        self.registry = Registry(store, now)
        self.closing = Closing()
        self.clock_is_set: Callable[[int], None] = lambda deadline: None
        self.bot_is_due: Callable[[str], None] = lambda table_id: None
        self.game_is_over: Callable[[], None] = lambda: None
        self.person_is_due: Callable[[Table], None] = lambda table: None
        self.passed_on: Callable[[str, Pointed | Proposed], None] = lambda table_id, told: None

    # Looking

    def seen(self, table_id: str, asker: Asker) -> Use:
        """The place of a table that the asker may look at."""
        return self.registry.use(table_id, asker)

    async def mine(self, guest: str) -> list[TableInfo]:
        """The tables where the guest has a seat or is the host, latest first."""
        found, now = await self.store.tables_of(guest, LISTED) if guest else [], self.now()
        return [info_of(each, guest, self.registry.present(each.id), now) for each in found]

    async def public(self, guest: str) -> list[TableInfo]:
        """The tables that anyone may join or watch; first those where a seat is free."""
        found, now = await self.store.public(LISTED), self.now()
        return [info_of(each, guest, self.registry.present(each.id), now) for each in found]

    async def info(self, table_id: str, asker: Asker) -> TableInfo:
        async with self.seen(table_id, asker) as place:
            return info_at(place, asker)

    async def game(self, table_id: str, asker: Asker) -> rotonde.Game:
        """The game as it is played at that table, on whatever material."""
        async with self.seen(table_id, asker) as place:
            stored = place.table.stored
            return known_game(stored.game, stored.material)

    async def material(self, table_id: str, asker: Asker) -> dict[str, object]:
        """The files that the table is played on, empty for those in the box."""
        async with self.seen(table_id, asker) as place:
            material = place.table.stored.material
            return dict(json.loads(material)) if material else {}

    async def state(self, table_id: str, asker: Asker, seat: int | None, since: int | None) -> StateMessage:
        async with self.seen(table_id, asker) as place:
            table = place.table
            if seat is None:
                seat = table.watched_seat(table.seats_of(asker))
            else:
                table.check_mine(asker, seat)
            return state_message(table, seat, checked_since(since, table.n))

    async def why(self, table_id: str, asker: Asker, seat: int, action: str, n: int | None = None) -> Why:
        """The rule that forbids an action of one's own now; `n` says which decision is meant."""
        async with self.registry.use(table_id) as place:
            table = place.table
            table.check_mine(asker, seat)
            if n is not None and not table.history.due <= n <= table.n:
                raise Refusal("stale", n=table.n)
            rule = table.running().state.perspective(seat).why_not(table.parsed(action))
            return Why(action, rule)

    async def record(self, table_id: str, asker: Asker) -> str:
        """The record with its seed, once the game is over: before that it holds secrets."""
        async with self.seen(table_id, asker) as place:
            place.table.check_held()
            if place.table.stored.status != "over":
                raise Refusal("not_over")
            return str(opened(place.table))

    # Doing

    async def act(self, table_id: str, asker: Asker, seat: int, n: int, action: str) -> Accepted:
        """Takes an action for one's own seat; a repeat of an accepted one changes nothing."""
        self.closing.check()
        async with self.registry.use(table_id) as place:
            place.table.check_plays(asker, seat)
            return await self._act(place, seat, n, action)

    async def undo(self, table_id: str, asker: Asker, seat: int, n: int, to: int) -> Accepted:
        """Goes back to one's own decision number `to`, as far as the engine lets it be taken back."""
        self.closing.check()
        async with self.registry.use(table_id) as place:
            table = place.table
            table.check_plays(asker, seat)
            if table.is_repeat(Row(n, seat, str(to), "undo")):
                return Accepted(seat, str(to), table.n, repeat=True)
            table.check_undo(seat, n, to)
            row = Row(table.n, seat, str(to), "undo")
            table.running().take_back(seat, to)
            await self.keep(place, [row])
            self.call(table)
            place.audience.tell_state(table, row.n)
            return Accepted(seat, row.action, table.n, repeat=False)

    async def point(self, table_id: str, asker: Asker, seat: int, at: str) -> None:
        """Shows everyone at the table a place on the board; nothing is kept of it."""
        async with self.registry.use(table_id) as place:
            place.table.check_mine(asker, seat)
            place.audience.tell_all(Pointed(seat, at))
            self.passed_on(table_id, Pointed(seat, at))

    async def act_as_bot(self, table_id: str, seat: int, n: int, action: str) -> Accepted:
        self.closing.check()
        async with self.registry.use(table_id) as place:
            if not place.table.bot_level(seat):
                raise Refusal("not_yours")  # its person came back while it thought
            return await self._act(place, seat, n, action)

    async def _act(self, place: Place, seat: int, n: int, action: str) -> Accepted:
        table, before = place.table, place.table.n
        if n < before and table.is_repeat(Row(n, seat, action)):
            return Accepted(seat, action, before, repeat=True)
        a = table.check_action(seat, n, action)
        with metrics.MOVE.timed():
            match, rows = table.running(), table.play(seat, a)
            winners = match.state.winners() if match.state.to_act == rotonde.OVER else None
            await self.keep(place, rows, winners)  # what was done and what chance adds, or nothing of it
            self.call(table)
            place.audience.tell_state(table, before)
            if winners is not None:
                place.audience.tell_table(table)
        metrics.MOVES.add()
        return Accepted(seat, action, table.n, repeat=False)

    async def keep(
        self, place: Place, rows: Sequence[Row], winners: Sequence[int] | None = None, ending: Ending = ""
    ) -> None:
        """Has what happened stored with the clock that follows; if that fails, the table is fetched anew."""
        table = place.table
        table.went_on(rows)
        if winners is not None:
            table.ended(winners, ending)
        is_set = table.ticked(rows)
        clock = table.stored.clock
        how = ending if winners is not None else ""
        with metrics.COMMIT.timed():
            place.wrote(await self.store.append(place.id, rows, winners, how, clock if is_set else None))
        if winners is not None:
            self.game_is_over()
        if is_set:
            self.is_set(clock)

    def call(self, table: Table) -> None:
        """Calls whoever is to move now, where bots play."""
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


def opened(table: Table) -> rotonde.Record:
    """The record with its seed, also of a game that was broken off."""
    record = table.running().record
    return with_seed(record, table.stored)


def with_seed(record: rotonde.Record, stored: TableRow) -> rotonde.Record:
    """A table's record as it is handed out; one may have been brought without a seed."""
    facts = (record.game, record.seats, record.options, record.actions)
    brought = read_origin(stored.origin)
    if brought is not None and brought.kind == "upload":
        seed = None if brought.seed is None else int(brought.seed)
        redrawn = {int(step): times for step, times in brought.redrawn.items()}
        return rotonde.Record(*facts, seed, redrawn=redrawn, given=brought.given)
    return rotonde.Record(*facts, as_number(stored.seed), redrawn=record.redrawn, given=stored.given)


def info_at(place: Place, asker: Asker) -> TableInfo:
    return info_for(place.table, asker, place.audience.present())


def checked_since(since: int | None, n: int) -> int:
    """Where the events begin; without a wish there are none."""
    if since is None:
        return n
    if not 0 <= since <= n:
        raise Refusal("malformed", n=n, problem=f"since: 0 … {n}")
    return since
