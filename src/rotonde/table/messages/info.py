# rotonde: interpreted
"""Table message: who sits there, what was agreed, and how the table stands, for the one who asks."""

from collections.abc import Collection

from rotonde.core.state import Json
from rotonde.table.caller import Caller
from rotonde.table.game.rated import allows_hints, unrated_reason
from rotonde.table.game.seeds import commitment, is_shared, read_origin
from rotonde.table.game.sides import sides_at
from rotonde.table.messages.state import clock_message
from rotonde.table.rows import SeatRow, TableRow
from rotonde.table.table import Table


def table_message(table: Table, caller: Caller, present: Collection[int], now: int) -> Json:
    """The message about a table on a live connection."""
    return {"type": "table", "table": info_for(table, caller, present, now)}


def info_for(table: Table, caller: Caller, present: Collection[int], now: int) -> Json:
    """A table in memory, for one who may look at it; `present`: the seats whose people are connected."""
    mine, host = table.seats_of(caller), table.is_host(caller)
    info = _info(table.stored, mine, now, host=host)
    info["n"] = table.n
    seats = _seats(table.stored, mine, present, caller.guest)
    for i, row in enumerate(table.stored.seats):
        _add_history(seats[i], row, table, now)
    info["seats"] = seats
    if table.held is not None:
        held = table.held
        info["held"] = {"version": held.version, "now": held.now, "at": held.at, "of": held.of}
    return info


def info_of(stored: TableRow, guest: str, present: Collection[int], now: int) -> Json:
    """A table for a guest, from what is stored alone."""
    mine = [each.seat for each in stored.seats if each.kind == "person" and each.guest == guest]
    info = _info(stored, mine, now, host=stored.host == guest)
    info["seats"] = _seats(stored, mine, present, guest)
    return info


def _info(table: TableRow, mine: Collection[int], now: int, *, host: bool) -> Json:
    """The table, but for its seats, for a guest who holds `mine`; the seed only when the game is over."""
    unrated = unrated_reason(table)
    return {
        "id": table.id,
        "game": table.game,
        "version": table.version,
        "options": dict(table.options),
        "status": table.status,
        "seats": [],
        "host": host,
        "host_name": _host_name(table),
        "invitation": table.invitation if host or mine else None,
        "commitment": commitment(table.seed) if table.seed else "",
        "seed": (table.seed or None) if table.status == "over" else None,
        "shared": is_shared(table),
        "n": table.n,
        "winners": list(table.winners),
        "own": bool(table.material),
        "hints": allows_hints(table),
        "access": table.access,
        "stand_in": table.stand_in,
        "sides": sides_at(table),
        "next": table.next or None,
        "clock": clock_message(table.clock, now),
        "ending": table.ending,
        "origin": _origin(table.origin),
        "rated": unrated is None,
        "unrated_reason": unrated,
        "held": None,
    }


def _host_name(table: TableRow) -> str:
    """Name of the host who sits there, else empty."""
    return next((each.name for each in table.seats if each.kind == "person" and each.guest == table.host), "")


def _origin(written: str) -> Json | None:
    origin = read_origin(written)
    if origin is None:
        return None
    verified = origin.seed is not None
    return {
        "kind": origin.kind,
        "table": origin.table or None,
        "at": origin.at,
        "verified": verified,
        "example": origin.example or None,
    }


def _seats(table: TableRow, mine: Collection[int], present: Collection[int], guest: str) -> list[Json]:
    return [_seat(each, mine, present, guest) for each in table.seats]


def _seat(seat: SeatRow, mine: Collection[int], present: Collection[int], guest: str) -> Json:
    is_kept = seat.kind == "open" and bool(seat.guest)
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "account": seat.by_account,
        "level": seat.level or None,
        "mine": seat.seat in mine,
        "present": seat.kind == "bot" or seat.seat in present,
        "kept_for": ("me" if seat.guest == guest else "another") if is_kept else None,
        "stand_in": None,
        "resigned": False,
        "late": False,
        "replaced": False,
        "lend_in": None,
        "abandon_in": None,
        "contribution": seat.contribution,
    }


def _add_history(info: Json, row: SeatRow, table: Table, now: int) -> None:
    """Adds what has happened to a seat."""
    seat, history = row.seat, table.history
    info["stand_in"] = table.stand_in(seat) or None
    info["late"] = seat in history.late
    info["resigned"] = seat in history.resigned
    info["replaced"] = seat in history.replaced
    is_away = row.kind == "person" and not (info["present"] or info["resigned"])
    if table.stored.status == "running" and is_away:
        info["lend_in"] = None if info["stand_in"] else table.lend_in(seat, now)
        info["abandon_in"] = table.abandon_in(seat, now)
