"""How a table comes to be: opened by a host, joined by invitation, begun when every seat is taken."""

import asyncio
import hmac
from collections.abc import Sequence

import rotonde
from rotonde.server.errors import Refusal
from rotonde.server.fairness import as_number, new_seed
from rotonde.server.identity import Asker, new_secret, new_table
from rotonde.server.material import known_game, written
from rotonde.server.messages import Join, Seated, TableChoice, TableInfo
from rotonde.server.registry import Place
from rotonde.server.resume import begun
from rotonde.server.seating import Host, clean, seat_all, seat_bot, seat_person
from rotonde.server.settings import Settings
from rotonde.server.show import table_info
from rotonde.server.store import Beginning, Row, SeatRow, TableRow, TooMany
from rotonde.server.tables import Tables, info_at


class Lobby:
    """Opens, fills and begins tables; nobody is told of it before it is on disk."""

    def __init__(self, tables: Tables, most: int = Settings.tables_per_guest) -> None:
        self._tables = tables
        self._store = tables.store
        self._most = most

    async def create(self, choice: TableChoice, host: Host) -> Seated:
        """Opens a table; one without an open seat begins at once."""
        material = written(choice.material)
        game = await asyncio.to_thread(known_game, choice.game, material)
        options = _allowed_options(game, choice)
        seats, secrets = seat_all(game.id, choice.seats, host)
        _check_people(seats)
        waits = any(seat.kind == "open" for seat in seats)
        seed = new_seed()
        rows = [] if waits else _first_rows(rotonde.Match(game, len(seats), as_number(seed), options))
        stored = TableRow(
            id=new_table(),
            game=game.id,
            version=game.version,
            options=options,
            seed=seed,
            host=host.guest,
            invitation=new_secret(),
            status="open" if waits else "running",
            seats=tuple(seats),
            n=len(rows),
            material=material,
            hints=choice.hints,
        )
        try:
            await self._store.create(stored, rows, self._most)
        except TooMany as error:
            raise Refusal("too_many_tables", most=self._most) from error
        if any(seat.kind == "bot" for seat in seats):
            self._tables.bot_is_due(stored.id)
        return Seated(table_info(stored, [int(seat) for seat in secrets], (), host=True), secrets)

    async def join(self, table_id: str, join: Join, guest: Host) -> Seated:
        """Takes an open seat; the last one begins the game."""
        async with self._tables.registry.use(table_id) as place:
            table = place.table
            if not hmac.compare_digest(join.invitation.encode(), table.stored.invitation.encode()):
                raise Refusal("bad_invitation")
            seat = _open_seat(place, join.seat)
            person, secret = seat_person(seat, guest.guest, clean(join.name) or guest.name)
            if len(table.open_seats()) == 1:
                await self._begin(place, [person])
            else:
                await self._store.sit(table_id, person)
                table.sat(person)
                place.audience.tell_table(table)
            return Seated(info_at(place, Asker(guest.guest)), {str(seat): secret})

    async def start(self, table_id: str, asker: Asker, level: str | None) -> TableInfo:
        """The host begins; bots take what seats are open."""
        async with self._tables.registry.use(table_id) as place:
            stored = place.table.stored
            if not place.table.is_host(asker):
                raise Refusal("not_host")
            if stored.status != "open":
                raise Refusal("already_started")
            bots = [seat_bot(seat, stored.game, level) for seat in place.table.open_seats()]
            _check_people([seat for seat in stored.seats if seat.kind != "open"])
            await self._begin(place, bots)
            return info_at(place, asker)

    async def _begin(self, place: Place, newcomers: list[SeatRow]) -> None:
        match = begun(place.table.stored)
        await self._store.begin(place.id, Beginning(newcomers, _first_rows(match), match.game.version))
        for newcomer in newcomers:
            place.table.sat(newcomer)
        place.table.begun(match)
        place.audience.tell_table(place.table)
        place.audience.tell_state(place.table, 0)
        if place.table.is_bots_turn():
            self._tables.bot_is_due(place.id)


def _allowed_options(game: rotonde.Game, choice: TableChoice) -> dict[str, object]:
    try:
        return dict(game.new(len(choice.seats), choice.options).options)
    except rotonde.OptionError as error:
        raise Refusal.of("bad_option", error) from error


def _check_people(seats: Sequence[SeatRow]) -> None:
    """Bots alone would think for nobody."""
    if all(seat.kind == "bot" for seat in seats):
        raise Refusal("no_person")


def _first_rows(match: rotonde.Match) -> list[Row]:
    """What chance did before the first decision."""
    return [Row(n, rotonde.CHANCE, action) for n, action in enumerate(match.record.actions)]


def _open_seat(place: Place, wanted: int | None) -> int:
    seats, free = place.table.stored.seats, place.table.open_seats()
    if wanted is not None and not 0 <= wanted < len(seats):
        raise Refusal("unknown_seat", seat=wanted, last=len(seats) - 1)
    if not free or (wanted is not None and wanted not in free):
        raise Refusal("no_open_seat")
    return free[0] if wanted is None else wanted
