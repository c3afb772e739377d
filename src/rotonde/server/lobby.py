"""How a table comes to be: opened by a host, joined by invitation, begun when every seat is taken."""

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

import rotonde
from rotonde.server.accounts.names import check_own
from rotonde.server.errors import Refusal
from rotonde.server.fairness import new_seed
from rotonde.server.identity import Asker, new_secret, new_table
from rotonde.server.material import known_game, written
from rotonde.server.messages import Join, Seated, TableChoice, TableInfo
from rotonde.server.pace.choice import checked
from rotonde.server.pace.clock import Clock
from rotonde.server.place import Place
from rotonde.server.plain import clean
from rotonde.server.resume import begun
from rotonde.server.seating import Host, move_on, seat_all, seat_bot, seat_person
from rotonde.server.settings import Settings
from rotonde.server.show import info_of
from rotonde.server.sides import sides_at, turned
from rotonde.server.store import Beginning, Row, SeatRow, TableRow, TooMany
from rotonde.server.table import Table, rows_of
from rotonde.server.tables import Tables, info_at


class Lobby:
    """Opens, fills and begins tables; nobody is told of it before it is on disk."""

    def __init__(self, tables: Tables, most: int = Settings.tables_per_guest) -> None:
        self._tables = tables
        self._store = tables.store
        self.most = most

    async def create(self, choice: TableChoice, host: Host) -> Seated:
        """Opens a table; one without an open seat begins at once."""
        material = written(choice.material)
        game = await asyncio.to_thread(known_game, choice.game, material)
        options = _allowed_options(game, choice)
        seats, secrets = seat_all(game.id, choice.seats, host)
        check_people(seats)
        await self.check_names(seats, host)
        stored = TableRow(
            id=new_table(),
            game=game.id,
            version=game.version,
            options=options,
            seed=new_seed(),
            host=host.guest,
            invitation=new_secret(),
            status="open",
            seats=tuple(seats),
            material=material,
            hints=choice.hints,
            access=choice.access,
            clock=Clock.of(checked(choice.pace, game.id), len(seats)),
        )
        stored = await self.add(stored)
        return Seated(info_of(stored, host.guest, (), self._tables.now()), secrets)

    async def rematch(self, table_id: str, asker: Asker) -> Seated:
        """The same table once more, everyone some seats on; whoever asks later takes the seat kept there."""
        async with self._tables.registry.use(table_id) as place:
            old, mine = place.table.stored, place.table.seats_of(asker)
            if not mine:
                raise Refusal("not_yours")
            if old.status != "over":
                raise Refusal("not_over")
            host = old.seats[mine[0]].guest
            if not old.next:
                seats, secrets = move_on(old.seats, turned(sides_at(old)), mine)
                fresh = replace(old, id=new_table(), seed=new_seed(), invitation=new_secret(), host=host)
                fresh = replace(
                    fresh, seats=tuple(seats), status="open", winners=(), ending="", n=0, removed=()
                )
                fresh = replace(fresh, clock=Clock.of(old.clock.pace, len(seats)), given=0, origin="")
                fresh = await self.add(fresh, after=old.id)
                place.table.followed(fresh.id)
                place.audience.tell_table(place.table)
                return Seated(info_of(fresh, host, (), self._tables.now()), secrets)
        return await self._come_along(old.next, host)

    async def _come_along(self, table_id: str, guest: str) -> Seated:
        """To the seats that are kept there; whoever sits there already stays."""
        async with self._tables.registry.use(table_id) as place:
            if place.table.seats_of(Asker(guest)) and not place.table.kept_for(guest):
                return Seated(info_at(place, Asker(guest)), {})
        return await self.join(table_id, Join(), Host(guest, ""))

    async def check_names(self, seats: Sequence[SeatRow], host: Host) -> None:
        """Nobody sits there under the name of somebody else's account."""
        await check_own(self._store, host.guest, {each.name for each in seats if each.kind == "person"})

    async def add(self, table: TableRow, given: Sequence[Row] = (), after: str = "") -> TableRow:
        """Stores a new table; one without an open seat begins at once, after the actions that are given."""
        rows = list(given)
        if all(seat.kind != "open" for seat in table.seats):
            match = begun(table, [row.action for row in given])
            rows = rows_of(match)
            table = replace(table, status="running", version=match.game.version)
            ready = Table(table, rows, match, self._tables.now)
            ready.ticked(rows)
            table = ready.stored
        table = replace(table, n=len(rows))
        try:
            await self._store.create(table, rows, self.most, after)
        except TooMany as error:
            raise Refusal("too_many_tables", most=self.most) from error
        if any(seat.kind == "bot" for seat in table.seats):
            self._tables.bot_is_due(table.id)
        self._tables.is_set(table.clock)
        return table

    async def join(self, table_id: str, join: Join, guest: Host) -> Seated:
        """Takes an open seat, or those that are kept for the guest; the last one begins the game."""
        async with self._tables.registry.use(table_id) as place:
            table = place.table
            wanted = [table.stored.seats[seat] for seat in _wanted(table, join, guest.guest)]
            name = clean(join.name)
            taken = [
                seat_person(each.seat, _named(guest, each), name or each.name or guest.name)
                for each in wanted
            ]
            people = [person for person, _ in taken]
            if not any(each.guest for each in wanted):  # a seat that was kept has its name
                await self.check_names(people, guest)
            if len(table.open_seats()) == len(people):
                await self._begin(place, people)
            else:
                place.wrote(await self._store.sit(table_id, people))
                for person in people:
                    table.sat(person)
                place.audience.tell_table(table)
            secrets = {str(person.seat): secret for person, secret in taken}
            return Seated(info_at(place, Asker(guest.guest)), secrets)

    async def vacate(self, table_id: str, asker: Asker, seat: int) -> TableInfo:
        """Opens a seat before the start: one's own, or as the host anybody's, who then may not come back."""
        async with self._tables.seen(table_id, asker) as place:
            table, host = place.table, place.table.is_host(asker)
            if not host:
                table.check_mine(asker, seat)
            table.check_vacate(seat)
            is_mine = seat in table.seats_of(asker)
            sitter = table.stored.seats[seat]
            removed = sitter.guest if sitter.kind == "person" and not is_mine else ""
            place.wrote(await self._store.vacate(table_id, seat, removed))
            table.vacated(seat, removed)
            place.audience.tell_table(table)
            return info_at(place, Asker(asker.guest))  # a secret that spoke for the seat is gone with it

    async def start(self, table_id: str, asker: Asker, level: str | None) -> TableInfo:
        """The host begins; bots take what seats are open."""
        async with self._tables.registry.use(table_id) as place:
            stored = place.table.stored
            if not place.table.is_host(asker):
                raise Refusal("not_host")
            if stored.status != "open":
                raise Refusal("already_started")
            bots = [seat_bot(seat, stored.game, level) for seat in place.table.open_seats()]
            check_people([seat for seat in stored.seats if seat.kind != "open"])
            await self._begin(place, bots)
            return info_at(place, asker)

    async def _begin(self, place: Place, newcomers: list[SeatRow]) -> None:
        stored = place.table.stored
        match = begun(stored, place.table.history.actions())
        rows = rows_of(match)[stored.given :]
        for newcomer in newcomers:
            place.table.sat(newcomer)
        place.table.begun(match)
        place.table.ticked(rows)
        clock = place.table.stored.clock
        beginning = Beginning(newcomers, rows, match.game.version, clock)
        place.wrote(await self._store.begin(place.id, beginning))
        self._tables.is_set(clock)
        place.audience.tell_table(place.table)
        place.audience.tell_state(place.table, 0)
        self._tables.call(place.table)


def _allowed_options(game: rotonde.Game, choice: TableChoice) -> dict[str, object]:
    try:
        return dict(game.new(len(choice.seats), choice.options).options)
    except rotonde.OptionError as error:
        raise Refusal.of("bad_option", error) from error


def _named(guest: Host, seat: SeatRow) -> Host:
    """The guest, as a seat that was kept for them knows them."""
    return Host(guest.guest, seat.name, seat.by_account) if seat.guest else guest


def check_people(seats: Sequence[SeatRow]) -> None:
    """Bots alone would think for nobody."""
    if all(seat.kind == "bot" for seat in seats):
        raise Refusal("no_person")


def _wanted(table: Table, join: Join, guest: str) -> list[int]:
    """The seats that the guest takes: kept ones need no invitation, nor does a public table."""
    if guest in table.stored.removed:
        raise Refusal("removed")
    kept = table.kept_for(guest)
    if kept and join.seat in (None, *kept):
        return kept
    if table.stored.access != "public" and not table.is_invited(Asker(invitation=join.invitation)):
        raise Refusal("bad_invitation")
    free, seats = table.kept_for(""), len(table.stored.seats)
    if join.seat is not None and not 0 <= join.seat < seats:
        raise Refusal("unknown_seat", seat=join.seat, last=seats - 1)
    if not free or join.seat not in (None, *free):
        raise Refusal("no_open_seat")
    return [free[0] if join.seat is None else join.seat]
