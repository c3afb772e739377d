"""Lobby service: stores and sends what `rotonde.table.seating` decides, and issues tickets and secrets."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rotonde.server.http.messages import Join, Rematch, SeatChoice, Seated, Start, TableChoice, TableInfo
from rotonde.server.identity.names import check_own, typed
from rotonde.server.identity.signing import hashed, new_secret
from rotonde.server.lobby.commitments import Commitments
from rotonde.server.ops.settings import Settings
from rotonde.server.storage.contract import Conflict, TooMany
from rotonde.server.tables.info import info_of
from rotonde.server.tables.registry import Slot
from rotonde.server.tables.service import Tables
from rotonde.table import seating
from rotonde.table.caller import Caller
from rotonde.table.game.material import new_game, written
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Row, SeatRow, TableRow
from rotonde.table.seating import GameStart, Guest, Issued, SeatPlan, TablePlan

ACTION: Final = 40  # bytes that a row takes besides its notation


class Lobby:
    """Opens, fills and begins tables; a change is on disk before it is sent."""

    def __init__(self, tables: Tables, most: int = Settings.tables_per_guest, key: bytes = b"") -> None:
        self._tables = tables
        self.commitments = Commitments(key, tables.now)
        self._store = tables.store
        self.most = most

    async def create(self, choice: TableChoice, host: Guest) -> Seated:
        """Opens a table; one without an open seat begins at once."""
        material = written(choice.material)
        game = await asyncio.to_thread(new_game, choice.game, material)
        plan = TablePlan(
            game=game.id,
            version=game.version,
            seats=seat_plans(choice.seats, host),
            options=seating.checked_options(game, len(choice.seats), choice.options),
            material=material,
            hints=choice.hints,
            access=choice.access,
            pace=choice.pace.control(),
            stand_in=choice.stand_in,
        )
        return await self.open(plan, host, choice.ticket, choice.contribution)

    async def open(
        self,
        plan: TablePlan,
        host: Guest,
        ticket: str,
        contribution: str,
        given: Sequence[Row] = (),
        origin: str = "",
    ) -> Seated:
        """Opens a table, which begins with the actions that are given, brought from `origin`."""
        issued = self._issue(ticket, contribution)
        stored = seating.new_table(plan, replace(host, contribution=contribution), issued)
        await self._check_names(stored.seats, host.guest)
        stored, secrets = _with_secrets(replace(stored, given=len(given), origin=origin))
        stored = await self._add(stored, given)
        return Seated(info_of(stored, host.guest, (), self._tables.now()), secrets)

    def _issue(self, ticket: str, contribution: str) -> Issued:
        table_id, part = self.commitments.take(ticket, contribution)
        return Issued(table_id, part, new_secret())

    async def rematch(self, table_id: str, caller: Caller, wish: Rematch | None = None) -> Seated:
        """The same table once more, everyone some seats on; later callers take the seats kept there."""
        wish = wish or Rematch()
        async with self._tables.registry.use(table_id) as slot:
            table = slot.table
            mine = seating.check_rematch(table, caller)
            if not table.stored.next:
                issued = self._issue(wish.ticket, wish.contribution)
                fresh, secrets = _with_secrets(
                    seating.rematch_table(table, caller, issued, wish.contribution)
                )
                await self._add(fresh, after=table_id)
                seating.follow_with(table, fresh.id)
                slot.broadcast.send_table(table)
                return await self._seen_from(fresh.id, caller, secrets)
            guest, next_table = table.stored.seats[mine[0]].guest, table.stored.next
            only = seating.rematch_seat(table, mine[0]) if caller.secret_hash else None
        if wish.ticket:  # it was made for a commitment that this table does not have
            raise Refusal("rematch_opened")
        async with self._tables.registry.use(next_table) as slot:
            people = seating.followers(slot.table, guest, wish.contribution, only)
            seated = await self._seat(slot, people, guest)
        if caller.secret_hash:  # it takes the one seat that follows from its own, and no other of its guest's
            return await self._seen_from(next_table, caller, seated.secrets)
        return seated

    async def _seen_from(self, table_id: str, caller: Caller, secrets: dict[str, str]) -> Seated:
        """The next table: as its guest may know it, or as the holder of the new secret, or of none."""
        if caller.secret_hash:
            caller = Caller(secret_hash=next((hashed(secret) for secret in secrets.values()), ""))
        return Seated(await self._tables.info(table_id, caller), secrets)

    async def _check_names(self, seats: Sequence[SeatRow], guest: str) -> None:
        """Refuses the name of another person's account."""
        await check_own(self._store, guest, {each.name for each in seats if each.kind == "person"})

    async def _add(self, stored: TableRow, given: Sequence[Row] = (), after: str = "") -> TableRow:
        """Stores a new table; one without an open seat begins at once, after the actions that are given."""
        ready = seating.set_up(stored, given, self._tables.now())
        table, rows = ready.stored, ready.history.rows
        await self._tables.quota.charge(table.host, *size_of(table, rows))
        try:
            await self._store.create(table, rows, self.most, after)
        except TooMany as error:
            raise Refusal("too_many_tables", most=self.most) from error
        except Conflict as error:
            if after:
                raise
            raise Refusal("bad_ticket") from error  # its table was opened already
        if any(seat.kind == "bot" for seat in table.seats):
            self._tables.bot_is_due(table.id)
        self._tables.is_set(table.clock)
        return table

    async def join(self, table_id: str, join: Join, guest: Guest) -> Seated:
        """Takes an open seat, or those kept for the guest; the last one begins the game."""
        async with self._tables.registry.use(table_id) as slot:
            table, name = slot.table, typed(join.name, guest.name)
            guest = replace(guest, contribution=join.contribution)
            people = seating.newcomers(table, guest, name, join.seat, join.invitation)
            return await self._seat(slot, people, guest.guest)

    async def _seat(self, slot: Slot, people: Sequence[SeatRow], guest: str) -> Seated:
        """Stores newcomers with their secrets, and sends who sits there."""
        secrets = dict[str, str]()
        if not any(slot.table.stored.seats[each.seat].guest for each in people):  # a kept seat has its name
            await self._check_names(people, guest)
        if people:
            people, secrets = _issue_secrets(people)
            start = seating.sit(slot.table, people, self._tables.now())
            if start is not None:
                await self._begin(slot, start)
            else:
                slot.wrote(await self._store.sit(slot.id, people))
                slot.broadcast.send_table(slot.table)
        return Seated(self._tables.info_at(slot, Caller(guest)), secrets)

    async def vacate(self, table_id: str, caller: Caller, seat: int) -> TableInfo:
        """Opens a seat before the start: one's own, or as the host anybody's, who then may not come back."""
        async with self._tables.seen(table_id, caller) as slot:
            removed = seating.vacate(slot.table, caller, seat)
            slot.wrote(await self._store.vacate(table_id, seat, removed))
            slot.broadcast.send_table(slot.table)
            # the guest's view: a secret that spoke for the seat is gone with it
            return self._tables.info_at(slot, Caller(caller.guest))

    async def start(self, table_id: str, caller: Caller, wish: Start) -> TableInfo:
        """The host begins; bots take what seats are open, or these go away."""
        async with self._tables.registry.use(table_id) as slot:
            now = self._tables.now()
            await self._begin(slot, seating.start(slot.table, caller, wish.level, now, here=wish.here))
            return self._tables.info_at(slot, caller)

    async def _begin(self, slot: Slot, start: GameStart) -> None:
        slot.wrote(await self._store.begin(slot.id, start))
        self._tables.registry.touch(slot, slot.table.committed())  # nobody was absent before it began
        self._tables.is_set(start.clock)
        slot.broadcast.send_table(slot.table)
        slot.broadcast.send_state(slot.table, 0)
        self._tables.call(slot.table)


def seat_plans(choices: Sequence[SeatChoice], host: Guest) -> list[SeatPlan]:
    """The seats of a new table, with names that are fit to be shown."""
    return [SeatPlan(each.kind, typed(each.name, host.name), each.level) for each in choices]


def _issue_secrets(people: Sequence[SeatRow]) -> tuple[list[SeatRow], dict[str, str]]:
    """Newcomers, each with a secret of their own, of which only the hash is stored."""
    secrets = {str(each.seat): new_secret() for each in people}
    return [replace(each, secret_hash=hashed(secrets[str(each.seat)])) for each in people], secrets


def _with_secrets(stored: TableRow) -> tuple[TableRow, dict[str, str]]:
    """A new table whose people have their secrets."""
    people, secrets = _issue_secrets([each for each in stored.seats if each.kind == "person"])
    own = {each.seat: each for each in people}
    return replace(stored, seats=tuple(own.get(each.seat, each) for each in stored.seats)), secrets


def size_of(table: TableRow, rows: Sequence[Row]) -> tuple[int, int]:
    """The bytes that a table takes on disk, and how many entries it is besides its actions."""
    text = table.material + table.origin
    return len(text.encode()) + sum(ACTION + len(row.action) for row in rows), 2 + len(table.seats)
