"""Seating: opening a table, sitting down, standing up, starting, and the seats of a rematch.

Who runs the table issues what is random or secret (IDs, seeds, the secrets of seats), stores what is returned
here, and sends it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

import rotonde
from rotonde.table.caller import Caller
from rotonde.table.clock import STOPPED, UNHURRIED, Clock, TimeControl, checked_pace
from rotonde.table.game.levels import checked_level, stand_in_level
from rotonde.table.game.material import known_game
from rotonde.table.game.resume import begun
from rotonde.table.game.seeds import is_shared
from rotonde.table.game.sides import sides_at, turned
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Access, HintRule, Row, SeatRow, TableRow
from rotonde.table.table import Table, rows_of

BOTS: Final = ("Ada", "Basile", "Clara", "Denis", "Elsa", "Félix", "Gina", "Hugo")


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest who takes seats: ID and name, and the contribution to the table's chance."""

    guest: str
    name: str
    has_account: bool = False
    contribution: str = ""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """A seat of a new table: the host's own (several: one screen is passed around), open, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    level: str | None = None


@dataclass(frozen=True)
class TablePlan:
    """Plan of a new table, as its host wants it."""

    game: str
    version: int
    seats: Sequence[SeatPlan]
    options: Mapping[str, object] = field(default_factory=dict)
    material: str = ""
    hints: bool | None = None
    access: Access = "link"
    pace: TimeControl = UNHURRIED
    stand_in: str | None = None


@dataclass(frozen=True, slots=True)
class Issued:
    """Keys of a new table: its ID, its seed or the server's part of it, and its invitation."""

    id: str
    seed: str
    invitation: str = ""


@dataclass(frozen=True, slots=True)
class GameStart:
    """Start of a game: the last newcomers, the rows of what chance did, the version of the rules.

    `count` is how many seats stay; None: all.
    """

    seats: Sequence[SeatRow]
    rows: Sequence[Row]
    version: int
    clock: Clock = STOPPED
    count: int | None = None


# Opening a table


def checked_options(game: rotonde.Game, seats: int, options: Mapping[str, object]) -> dict[str, object]:
    """The options of a new game, all of them; refused where the game does not have them so."""
    try:
        return dict(game.new(seats, options).options)
    except rotonde.OptionError as error:
        raise Refusal.of("bad_option", error) from error


def new_table(plan: TablePlan, host: Guest, issued: Issued) -> TableRow:
    """The open table that a host wants; its options were checked before."""
    seats = _planned_seats(plan, host)
    _check_people(seats)
    return TableRow(
        id=issued.id,
        game=plan.game,
        version=plan.version,
        options=plan.options,
        seed=issued.seed,
        host=host.guest,
        invitation=issued.invitation,
        status="open",
        seats=tuple(seats),
        material=plan.material,
        hints=HintRule.of(wish=plan.hints),
        access=plan.access,
        stand_in=stand_in_level(plan.game, plan.stand_in),
        clock=Clock.of(checked_pace(plan.pace, plan.game), len(seats)),
    )


def set_up(stored: TableRow, given: Sequence[Row], now: int) -> Table:
    """A new table with the actions that are given; where no seat is open, its game has begun after them."""
    if any(seat.kind == "open" for seat in stored.seats):
        return Table(replace(stored, n=len(given)), given)
    match = begun(stored, [row.action for row in given])
    rows = rows_of(match)
    running = replace(stored, status="running", version=match.game.version, n=len(rows))
    table = Table(running, rows, match)
    table.ticked(rows, now)
    return table


def _planned_seats(plan: TablePlan, host: Guest) -> list[SeatRow]:
    seats: list[SeatRow] = []
    own = 0
    for number, each in enumerate(plan.seats):
        if each.kind == "me":
            own += 1
            again = host.name if own == 1 else f"{host.name} ({own})"
            seats.append(_person(number, host, each.name or again))
        elif each.kind == "bot":
            seats.append(_bot(number, plan.game, each.level))
        else:
            seats.append(SeatRow(number, "open"))
    return seats


def _person(seat: int, guest: Guest, name: str) -> SeatRow:
    by_account = guest.has_account and name == guest.name
    return SeatRow(seat, "person", name, "", guest.guest, "", by_account, guest.contribution)


def _bot(seat: int, game: str, level: str | None) -> SeatRow:
    return SeatRow(seat, "bot", BOTS[seat % len(BOTS)], level=checked_level(game, level))


def _check_people(seats: Sequence[SeatRow]) -> None:
    """Bots alone would think for nobody."""
    if all(seat.kind == "bot" for seat in seats):
        raise Refusal("no_person")


# Sitting down


def newcomers(
    table: Table,
    guest: Guest,
    name: str = "",
    seat: int | None = None,
    invitation: str = "",
    only: int | None = None,
) -> list[SeatRow]:
    """The seats that a guest takes, filled: those that are kept for them (or `only` one), else a free one."""
    stored = table.stored
    if not is_shared(stored):
        guest = replace(guest, contribution="")
    chosen = [stored.seats[each] for each in _seats_for(table, guest.guest, seat, invitation)]
    return [
        _person(each.seat, _as_kept(guest, each), name or each.name or guest.name)
        for each in chosen
        if only in (None, each.seat)
    ]


def sit(table: Table, people: Sequence[SeatRow], now: int) -> GameStart | None:
    """Seats newcomers; how the game begins, where no seat is open then."""
    if len(table.open_seats()) == len(people):
        return _begin(table, people, now)
    table.stored = _filled(table.stored, people)
    return None


def start(table: Table, caller: Caller, level: str | None, now: int, *, here: bool = False) -> GameStart:
    """The host begins the game; bots of this level take the seats that are open, or `here` these go away."""
    if not table.is_host(caller):
        raise Refusal("not_host")
    if table.stored.status != "open":
        raise Refusal("already_started")
    _check_people([seat for seat in table.stored.seats if seat.kind != "open"])
    if here:
        shortened = _shortened(table.stored)
        return replace(_begin(table, [], now, shortened), count=len(shortened.seats))
    return _begin(table, [_bot(seat, table.stored.game, level) for seat in table.open_seats()], now)


def _shortened(stored: TableRow) -> TableRow:
    """The table without its open seats, where these are its last and so many can play."""
    seats = tuple(seat for seat in stored.seats if seat.kind != "open")
    if stored.given or seats != stored.seats[: len(seats)]:
        raise Refusal("seat_between")
    checked_options(known_game(stored.game, stored.material), len(seats), stored.options)
    return replace(stored, seats=seats, clock=Clock.of(stored.clock.pace, len(seats)))


def _seats_for(table: Table, guest: str, seat: int | None, invitation: str) -> list[int]:
    """The numbers of those seats: kept ones need no invitation, nor does a public table."""
    stored = table.stored
    if guest in stored.removed:
        raise Refusal("removed")
    kept = table.kept_for(guest)
    if kept and (seat is None or seat in kept):
        return kept
    if stored.access != "public" and not table.is_invited(Caller(invitation=invitation)):
        raise Refusal("bad_invitation")
    free = table.kept_for("") if stored.status == "open" else []  # an uploaded record's seats are nobody's
    if seat is not None:
        table.check_seat(seat)
    if not free or (seat is not None and seat not in free):
        raise Refusal("no_open_seat")
    return [free[0] if seat is None else seat]


def _as_kept(guest: Guest, seat: SeatRow) -> Guest:
    """The guest under the name of a seat that is kept for them."""
    return Guest(guest.guest, seat.name, seat.by_account, guest.contribution) if seat.guest else guest


def _filled(stored: TableRow, people: Sequence[SeatRow]) -> TableRow:
    seats = {each.seat: each for each in people}
    return replace(stored, seats=tuple(seats.get(each.seat, each) for each in stored.seats))


def _begin(table: Table, people: Sequence[SeatRow], now: int, stored: TableRow | None = None) -> GameStart:
    """Begins the game, as it is `stored` then; everyone who sits there has a part in its seed."""
    stored = _filled(stored or table.stored, people)
    match = begun(stored, table.history.actions())
    rows = rows_of(match)[stored.given :]
    table.match = match
    table.stored = replace(stored, status="running", version=match.game.version)
    table.went_on(rows)
    table.ticked(rows, now)
    return GameStart(people, rows, match.game.version, table.stored.clock)


# Standing up


def vacate(table: Table, caller: Caller, seat: int) -> str:
    """Opens a seat before the game begins: one's own, or as the host anybody's.

    Returns the guest whom the host has removed and who may not come back, "" where it is nobody.
    """
    if not table.is_host(caller):
        table.check_mine(caller, seat)
    table.check_seat(seat)
    stored = table.stored
    if stored.status != "open":
        raise Refusal("already_started")
    if seat in table.kept_for(""):
        raise Refusal("free_already")
    sitter, is_mine = stored.seats[seat], seat in table.seats_of(caller)
    removed = sitter.guest if sitter.kind == "person" and not is_mine else ""
    gone = sorted({*stored.removed, removed}) if removed else stored.removed
    table.stored = replace(_filled(stored, [SeatRow(seat, "open")]), removed=tuple(gone))
    return removed


# The rematch


def check_rematch(table: Table, caller: Caller) -> tuple[int, ...]:
    """The caller's seats at a finished game; who has none cannot ask for a rematch."""
    mine = table.seats_of(caller)
    if not mine:
        raise Refusal("not_yours")
    if table.stored.status != "over":
        raise Refusal("not_over")
    return mine


def rematch_table(table: Table, caller: Caller, issued: Issued, contribution: str = "") -> TableRow:
    """The same table once more, everyone some seats on: the caller sits, other people's seats are kept."""
    old, mine = table.stored, check_rematch(table, caller)
    by, count = _moved_by(old), len(old.seats)
    seats = [_moved(old.seats[(seat - by) % count], seat, mine, contribution) for seat in range(count)]
    fresh = replace(old, id=issued.id, seed=issued.seed, invitation=issued.invitation, seats=tuple(seats))
    host, clock = old.seats[mine[0]].guest, Clock.of(old.clock.pace, count)
    fresh = replace(fresh, host=host, clock=clock, status="open", winners=(), ending="", n=0, removed=())
    return replace(fresh, given=0, origin="", revision=0, hinted=0, stood_in=0, went_back=False)


def followers(table: Table, guest: str, contribution: str, only: int | None = None) -> list[SeatRow]:
    """The seats that a guest takes in a rematch (or `only` one), filled; none where they sit already."""
    kept = table.kept_for(guest)
    if only is not None and only not in kept:
        return []
    if not kept and table.seats_of(Caller(guest)):
        return []
    return newcomers(table, Guest(guest, "", contribution=contribution), only=only)


def rematch_seat(table: Table, seat: int) -> int:
    """Seat of the same person in the rematch."""
    return (seat + _moved_by(table.stored)) % len(table.stored.seats)


def follow_with(table: Table, next_table: str) -> None:
    """Names the table of the rematch."""
    table.stored = replace(table.stored, next=next_table)


def _moved_by(stored: TableRow) -> int:
    return turned(sides_at(stored))


def _moved(sitter: SeatRow, seat: int, mine: Sequence[int], contribution: str) -> SeatRow:
    if sitter.seat in mine:
        return replace(sitter, seat=seat, secret_hash="", contribution=contribution)
    if sitter.kind == "bot":
        return SeatRow(seat, "bot", sitter.name, level=sitter.level)
    return replace(sitter, seat=seat, kind="open", secret_hash="", contribution="")
