"""Everything that can be done at a table; nobody is told of it before it is on disk."""

import hmac
from collections.abc import Callable

import rotonde
from rotonde.server.errors import Refusal
from rotonde.server.fairness import as_number, new_seed
from rotonde.server.identity import Asker, new_secret, new_table
from rotonde.server.messages import Accepted, Join, Seated, StateMessage, TableChoice, TableInfo, Why
from rotonde.server.registry import Place, Registry
from rotonde.server.seating import Host, clean, seat_all, seat_bot, seat_person
from rotonde.server.show import info_for, state_message, table_info
from rotonde.server.store import Beginning, Row, SeatRow, Store, TableRow

LISTED = 50  # tables shown to someone who has many


class Tables:
    """The tables of this server; `changed` is called with a table's ID whenever its game went on."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.registry = Registry(store)
        self.changed: Callable[[str], None] = lambda table_id: None

    # Looking

    async def mine(self, guest: str) -> list[TableInfo]:
        """The tables where the guest has a seat or is the host, latest first."""
        found = await self.store.tables_of(guest, LISTED) if guest else []
        return [
            table_info(
                each,
                [seat.seat for seat in each.seats if seat.guest == guest],
                self.registry.present(each.id),
                host=each.host == guest,
            )
            for each in found
        ]

    async def info(self, table_id: str, asker: Asker) -> TableInfo:
        async with self.registry.use(table_id) as place:
            return _info(place, asker)

    async def state(self, table_id: str, asker: Asker, seat: int | None, since: int | None) -> StateMessage:
        async with self.registry.use(table_id) as place:
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
            if n is not None and n != table.n:
                raise Refusal("stale", n=table.n)
            rule = table.running().state.perspective(seat).why_not(table.parsed(action))
            return Why(action, rule)

    async def record(self, table_id: str) -> str:
        """The record with its seed, once the game is over: before that it holds secrets."""
        async with self.registry.use(table_id) as place:
            if place.table.stored.status != "over":
                raise Refusal("not_over")
            return str(place.table.running().record)

    # Doing

    async def create(self, choice: TableChoice, host: Host) -> Seated:
        """Opens a table; one without an open seat begins at once."""
        game = known_game(choice.game)
        options = _allowed_options(game, choice)
        seats, secrets = seat_all(game.id, choice.seats, host)
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
        )
        await self.store.create(stored, rows)
        self.changed(stored.id)
        return Seated(table_info(stored, [int(seat) for seat in secrets], (), host=True), secrets)

    async def join(self, table_id: str, join: Join, guest: Host) -> Seated:
        """Takes an open seat; the last one begins the game."""
        async with self.registry.use(table_id) as place:
            table = place.table
            if not hmac.compare_digest(join.invitation.encode(), table.stored.invitation.encode()):
                raise Refusal("bad_invitation")
            seat = _open_seat(place, join.seat)
            person, secret = seat_person(seat, guest.guest, clean(join.name) or guest.name)
            if len(table.open_seats()) == 1:
                await self._begin(place, [person])
            else:
                await self.store.sit(table_id, person)
                table.sat(person)
                place.audience.tell_table(table)
            return Seated(_info(place, Asker(guest.guest)), {str(seat): secret})

    async def start(self, table_id: str, asker: Asker, level: str | None) -> TableInfo:
        """The host begins; bots take what seats are open."""
        async with self.registry.use(table_id) as place:
            stored = place.table.stored
            if not place.table.is_host(asker):
                raise Refusal("not_host")
            if stored.status != "open":
                raise Refusal("already_started")
            bots = [seat_bot(seat, stored.game, level) for seat in place.table.open_seats()]
            await self._begin(place, bots)
            return _info(place, asker)

    async def _begin(self, place: Place, newcomers: list[SeatRow]) -> None:
        stored = place.table.stored
        game = known_game(stored.game)
        match = rotonde.Match(game, len(stored.seats), as_number(stored.seed), stored.options)
        await self.store.begin(place.id, Beginning(newcomers, _first_rows(match)))
        for newcomer in newcomers:
            place.table.sat(newcomer)
        place.table.begun(match)
        place.audience.tell_table(place.table)
        place.audience.tell_state(place.table, 0)
        self.changed(place.id)

    async def act(self, table_id: str, asker: Asker, seat: int, n: int, action: str) -> Accepted:
        """Takes an action for one's own seat; a repeat of an accepted one changes nothing."""
        async with self.registry.use(table_id) as place:
            place.table.check_mine(asker, seat)
            return await self._act(place, seat, n, action)

    async def act_as_bot(self, table_id: str, seat: int, n: int, action: str) -> Accepted:
        async with self.registry.use(table_id) as place:
            return await self._act(place, seat, n, action)

    async def _act(self, place: Place, seat: int, n: int, action: str) -> Accepted:
        table = place.table
        if table.is_repeat(seat, n, action):
            return Accepted(seat, action, table.n, repeat=True)
        a = table.check_action(seat, n, action)
        await self._go_on(place, seat, a)
        place.audience.tell_state(table, n)
        if table.stored.status == "over":
            place.audience.tell_table(table)
        self.changed(place.id)
        return Accepted(seat, action, table.n, repeat=False)

    async def _go_on(self, place: Place, seat: int, a: int) -> None:
        """Applies the action and what chance adds, and has them stored together or not at all."""
        table, before = place.table, place.table.n
        match = table.running()
        match.apply(a)
        fresh = match.record.actions[before:]
        actors = [seat] + [rotonde.CHANCE] * (len(fresh) - 1)
        rows = [Row(before + i, actors[i], action) for i, action in enumerate(fresh)]
        winners = match.state.winners() if match.state.to_act == rotonde.OVER else None
        await self.store.append(place.id, rows, winners)
        table.went_on(actors)
        if winners is not None:
            table.ended(winners)


def known_game(game_id: str) -> rotonde.Game:
    try:
        return rotonde.game(game_id)
    except rotonde.UnknownGame as error:
        raise Refusal.of("unknown_game", error) from error


def _allowed_options(game: rotonde.Game, choice: TableChoice) -> dict[str, object]:
    try:
        return dict(game.new(len(choice.seats), choice.options).options)
    except rotonde.OptionError as error:
        raise Refusal.of("bad_option", error) from error


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


def _info(place: Place, asker: Asker) -> TableInfo:
    return info_for(place.table, asker, place.audience.present())


def checked_since(since: int | None, n: int) -> int:
    """Where the events begin; without a wish there are none."""
    if since is None:
        return n
    if not 0 <= since <= n:
        raise Refusal("malformed", n=n, problem=f"since: 0 … {n}")
    return since
