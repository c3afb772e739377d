# rotonde: compiled
"""What a table looks like to the one who asks."""

import logging
from collections.abc import Collection

import rotonde
from rotonde.core.lesson import lesson
from rotonde.server.fairness import commitment
from rotonde.server.identity import Asker
from rotonde.server.messages import (
    ClockTold,
    GameDetail,
    GameSummary,
    HeldTold,
    OriginTold,
    RuleText,
    RulingText,
    Seat,
    TableInfo,
)
from rotonde.server.origin import read_origin
from rotonde.server.pace.clock import NOBODY, Clock
from rotonde.server.sides import sides_at, sides_by_count
from rotonde.server.store import SeatRow, TableRow
from rotonde.server.table import Table

log = logging.getLogger("rotonde.server")


def table_info(
    table: TableRow, mine: Collection[int], present: Collection[int], now: int, *, host: bool, guest: str = ""
) -> TableInfo:
    """The table for a guest who holds the seats `mine`; the seed only when the game is over."""
    return TableInfo(
        id=table.id,
        game=table.game,
        version=table.version,
        options=dict(table.options),
        status=table.status,
        seats=[_seat(each, mine, present, guest) for each in table.seats],
        host=host,
        invitation=table.invitation if host or mine else None,
        commitment=commitment(table.seed) if table.seed else "",
        seed=(table.seed or None) if table.status == "over" else None,
        n=table.n,
        winners=list(table.winners),
        own=bool(table.material),
        hints=table.hints,
        access=table.access,
        sides=sides_at(table),
        next=table.next or None,
        clock=clock_told(table.clock, now),
        ending=table.ending,
        origin=_origin(table.origin),
    )


def _origin(written: str) -> OriginTold | None:
    origin = read_origin(written)
    if origin is None:
        return None
    return OriginTold(origin.kind, origin.table or None, origin.at, origin.seed is not None)


def info_for(table: Table, asker: Asker, present: Collection[int]) -> TableInfo:
    mine, host = table.seats_of(asker), table.is_host(asker)
    told = table_info(table.stored, mine, present, table.now(), host=host, guest=asker.guest)
    told.n = table.n
    for seat in told.seats:
        seat.stand_in = table.stand_in(seat.seat) or None
        seat.late = seat.seat in table.history.late
        seat.resigned = seat.seat in table.history.resigned
    if table.held is not None:
        told.held = HeldTold(table.held.version, table.held.now, table.held.at, table.held.of)
    return told


def clock_told(clock: Clock, now: int) -> ClockTold:
    """The clock in times from now on: a client's own time may be another."""
    return ClockTold(clock.pace, None if clock.seat == NOBODY else clock.seat, clock.left(now))


def info_of(stored: TableRow, guest: str, present: Collection[int], now: int) -> TableInfo:
    """The table for a guest, from what is stored alone."""
    mine = [each.seat for each in stored.seats if each.kind == "person" and each.guest == guest]
    return table_info(stored, mine, present, now, host=stored.host == guest, guest=guest)


def _seat(seat: SeatRow, mine: Collection[int], present: Collection[int], guest: str) -> Seat:
    is_kept = seat.kind == "open" and bool(seat.guest)
    return Seat(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        account=seat.by_account,
        level=seat.level or None,
        mine=seat.seat in mine,
        present=seat.kind == "bot" or seat.seat in present,
        kept_for=("me" if seat.guest == guest else "another") if is_kept else None,
        stand_in=None,
        resigned=False,
        late=False,
    )


def lesson_title(game: rotonde.Game) -> dict[str, str] | None:
    """What its lesson is called, where the game in the box has one."""
    found = lesson(game.id) if game.material is None else None
    return found.title if found else None


def game_summary(game: rotonde.Game) -> GameSummary:
    return GameSummary(
        id=game.id,
        title=dict(game.title),
        version=game.version,
        seats=list(game.seats),
        levels=list(rotonde.levels(game.id)),
        visitors=rotonde.opponents(game.id)[len(rotonde.levels(game.id)) :],
        options=game.options,
        hidden=game.hidden,
        materials=game.materials,
        lesson=lesson_title(game),
        sides=sides_by_count(game),
    )


def game_summaries() -> list[GameSummary]:
    """The games that can be played; one that does not load is no reason to hide the others."""
    found: list[GameSummary] = []
    for game_id in rotonde.games():
        try:
            found.append(game_summary(rotonde.game(game_id)))
        except Exception:
            log.exception("a game cannot be loaded", extra={"game": game_id})
    return found


def _rule_text(rule: rotonde.Rule) -> RuleText:
    rulings = [RulingText(each.id, each.en, each.fr, each.option) for each in rule.rulings]
    return RuleText(rule.id, rule.section, rule.en, rule.fr, rulings)


def game_detail(game: rotonde.Game) -> GameDetail:
    short = game_summary(game)
    return GameDetail(
        **{name: getattr(short, name) for name in GameSummary.__struct_fields__},
        rules=[_rule_text(each) for each in game.rules.values()],
        sections={name: dict(said) for name, said in game.sections.items()},
        words=game.words,
        layout=game.layout,
    )
