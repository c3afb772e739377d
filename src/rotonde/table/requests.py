"""Requests among players: resigning, lending a seat, asking the others and answering, as changes.

Each is a row like a move. None where the input changes nothing.

Sides whose people have all resigned have given up; the bots beside them do not count. The last side that
stands has won. Where nobody is left to play against bots, of the sides that stand those are the winners
that the game says are ahead (`State.ahead`). A side that plays against the game alone loses when it gives up.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import rotonde
from rotonde.core.seats import OVER
from rotonde.table.absence import LIMITS, spelled
from rotonde.table.caller import Caller
from rotonde.table.clock import UNHURRIED, TimeControl, checked_pace, written_pace
from rotonde.table.game.levels import stand_in_level
from rotonde.table.history import Request, is_forced, lent_row
from rotonde.table.refusal import Refusal
from rotonde.table.rows import Change, Ending, Row, RowKind
from rotonde.table.table import Table

Entry = tuple[int, RowKind, str]  # a row before it has its number


@dataclass(frozen=True)
class Question:
    """Question of a seat to the others; `to`: its own action to go back to, `pace`: the time control."""

    seat: int
    what: Literal["end", "back", "pace", "abandon"]
    to: int = 0
    pace: TimeControl = UNHURRIED


@dataclass(frozen=True)
class Context:
    """Context of an input: the time in milliseconds, and the seats whose people are connected."""

    now: int
    present: Collection[int] = ()


def check_running(table: Table) -> None:
    table.running()
    if table.to_act == OVER:
        raise Refusal("over", n=table.n)


def resign(table: Table, caller: Caller, seat: int, now: int) -> Change | None:
    """Gives up: the game ends where that decides it, else a bot plays on for the seat."""
    check_running(table)
    if seat in table.history.resigned and seat in table.seats_of(caller):
        return None
    table.check_plays(caller, seat)
    winners = after_resigning(table, table.history.resigned | {seat})
    level = stand_in_level(table.stored.game, None)
    return _added(table, [(seat, "resign", level)], now, winners, "resigned")


def lend(table: Table, caller: Caller, seat: int, level: str | None, context: Context) -> Change | None:
    """A bot stands in, for oneself or for a person who is away, as long as another person plays."""
    check_running(table)
    mine = table.seats_of(caller)
    check_lend(table, mine, seat, context)
    chosen = lent_as(table, mine, seat, level, context.now)
    if table.stand_in(seat) and not (seat in mine and seat in table.history.replaced):
        return None
    return _added(table, [(seat, "lend", chosen)], context.now)


def take_back(table: Table, caller: Caller, seat: int, now: int) -> Change:
    """The person plays again instead of the bot that stood in."""
    check_running(table)
    table.check_mine(caller, seat)
    if seat in table.history.resigned:
        raise Refusal("resigned")
    if not table.stand_in(seat):
        raise Refusal("not_lent")
    return _added(table, [(seat, "return", "")], now)


def ask(table: Table, caller: Caller, question: Question, context: Context) -> Change | None:
    """Puts a question to the others; where nobody else has a say, it is agreed to at once."""
    check_running(table)
    table.check_plays(caller, question.seat)
    mine = table.seats_of(caller)
    text = _text(table, question, mine, context)
    wish, standing = Request.of(Row(0, question.seat, text, "ask")), table.history.request
    moot = standing is not None and is_moot(table, standing, context)
    if standing and not moot:
        if replace(standing, yes=wish.yes) != wish:
            raise Refusal("asked_already")
        return None
    check_nobody_replaced(table, mine, question.what)
    check_back(table, wish)
    own = [seat for seat in mine if seat != question.seat and seat in table.committed()]
    before: list[Entry] = [(standing.seat, "answer", "no")] if standing else []
    agreed: list[Entry] = [(seat, "answer", "yes") for seat in own]
    return _agreed(table, [*before, (question.seat, "ask", text), *agreed], context.now)


def _text(table: Table, question: Question, mine: Collection[int], context: Context) -> str:
    """A question as its row has it."""
    if question.what == "pace":
        return f"pace {written_pace(checked_pace(question.pace, table.stored.game))}"
    if question.what == "abandon":
        return f"abandon {','.join(str(seat) for seat in gone_from(table, mine, context))}"
    return f"back {question.to}" if question.what == "back" else "end"


def answer(table: Table, caller: Caller, seat: int, context: Context, *, yes: bool) -> Change:
    """Says yes or no to what is asked; the last yes does it, a no or the asker's own word ends it.

    Who lent their seat answers without taking it back; who was replaced is back with the answer.
    """
    check_running(table)
    table.check_mine(caller, seat)
    request = table.history.request
    may_refuse = request is not None and seat in {request.seat, *request.gone} and not yes
    if request is None or not (may_refuse or seat in waiting(table)):
        raise Refusal("resigned" if seat in table.history.resigned else "nothing_asked")
    back = [seat] if seat in table.history.replaced else []
    agrees = yes and not is_moot(table, request, context)
    if agrees:
        check_nobody_replaced(table, {*table.seats_of(caller), *back}, request.what)
    entries: list[Entry] = [(each, "return", "") for each in back]
    return _agreed(table, [*entries, (seat, "answer", "yes" if agrees else "no")], context.now)


def run_out(table: Table, now: int) -> Change | None:
    """Change by the time control once the decider's time is over; None while it is not."""
    clock = table.stored.clock
    if clock.deadline is None or clock.deadline > now:
        return None
    entries, winners = _at_zero(table)
    return _added(table, entries, now, winners, "resigned")


def _at_zero(table: Table) -> tuple[list[Entry], list[int] | None]:
    seat, pace = table.stored.clock.seat, table.stored.clock.pace
    if pace.zero == "forfeit":
        winners = after_resigning(table, table.history.resigned | {seat})
        return [(seat, "late", ""), (seat, "resign", pace.level)], winners
    if pace.zero == "nothing":
        return [(seat, "late", "")], None
    if pace.kind == "live" and len(table.people()) > 1:
        return [(seat, "late", ""), (seat, "lend", pace.level)], None
    return [(seat, "late", pace.level)], None


def lent_without_consent(change: Change) -> list[Row]:
    """The rows by which another person, or the clock, lent a person's seat."""
    rows = change.rows
    return [
        row for i, row in enumerate(rows) if row.kind == "lend" and is_forced(row, rows[i - 1] if i else None)
    ]


def _agreed(table: Table, entries: list[Entry], now: int) -> Change:
    """Adds what was said and, where all agree now, what follows from it."""
    after = Table(table.stored, [*table.history.rows, *_rows(table, entries)], table.match)
    request = after.history.request
    if request is None or waiting(after):
        return _added(table, entries, now)
    if request.what == "back":
        return _added(table, [*entries, (request.seat, "back", str(request.to))], now)
    if request.what == "pace":
        return _added(table, [*entries, (request.seat, "pace", request.pace)], now)
    ends: list[Entry] = [*entries, (request.seat, "end", "")]
    if request.what == "abandon":
        return _added(table, ends, now, [], "abandoned")
    return _added(table, ends, now, by_agreement(table.running().state), "agreed")


def _added(
    table: Table,
    entries: Sequence[Entry],
    now: int,
    winners: Sequence[int] | None = None,
    ending: Ending = "",
) -> Change:
    rows = _rows(table, entries)
    for row in rows:
        if row.kind == "back":
            table.running().go_back(row.seat, int(row.action))
            table.stored = replace(table.stored, went_back=True)
        elif row.kind == "lend" or (row.kind == "late" and row.action):
            table.stored = replace(table.stored, stood_in=table.stored.stood_in | 1 << row.seat)
    return table.add(rows, now, winners, ending)


def _rows(table: Table, entries: Sequence[Entry]) -> list[Row]:
    return [Row(table.n + i, seat, text, kind) for i, (seat, kind, text) in enumerate(entries)]


# Consent: who has to agree, and when nothing may be asked


def check_lend(table: Table, mine: Collection[int], seat: int, context: Context) -> None:
    """One lends one's own seat, or that of a person who has been away for the grace period."""
    if seat not in mine:
        if not any(each not in table.history.resigned for each in mine):
            raise Refusal("not_yours")
        table.check_seat(seat)
        if table.stored.seats[seat].kind == "bot":
            raise Refusal("not_yours")
        if seat in context.present:
            raise Refusal("present")
        _check_grace(table, seat, context.now)
    if not [other for other in table.people() if other != seat]:
        raise Refusal("no_person")


def _check_grace(table: Table, seat: int, now: int) -> None:
    wait = 0 if table.stand_in(seat) else table.lend_in(seat, now)
    if wait:
        raise Refusal("too_soon", time=spelled(wait))


def lent_as(table: Table, mine: Collection[int], seat: int, level: str | None, now: int) -> str:
    """Text of the row: the level that a person chose for their own seat, or the table's and who lent it."""
    if seat in mine:
        return stand_in_level(table.stored.game, level)
    by = min(each for each in mine if each not in table.history.resigned)
    return lent_row(stand_in_level(table.stored.game, table.stored.stand_in), by, now)


def check_nobody_replaced(table: Table, mine: Collection[int], what: str) -> None:
    """While a bot plays for a person who did not ask for it, only abandoning the game is agreed upon."""
    missing = sorted(table.history.replaced.difference(mine))
    if missing and what != "abandon":
        raise Refusal("replaced", names=[table.stored.seats[seat].name for seat in missing])


def check_back(table: Table, wish: Request) -> None:
    """One goes back to one's own decisions only, and not into what the game began with."""
    deciders, given = table.running().deciders, table.stored.given
    if wish.what == "back" and not (given <= wish.to < len(deciders) and deciders[wish.to] == wish.seat):
        raise Refusal("no_undo", n=table.n)


def gone_from(table: Table, mine: Collection[int], context: Context) -> list[int]:
    """The seats without whose people the game may be abandoned; refused where there are none."""
    away = [seat for seat in table.committed() if seat not in mine and seat not in context.present]
    gone = [seat for seat in away if table.abandon_in(seat, context.now) == 0]
    if not gone:
        raise Refusal("not_abandoned", after=spelled(table.absence.patience.abandon), limits=LIMITS)
    return gone


def is_moot(table: Table, request: Request, context: Context) -> bool:
    """Whether a person without whom the game was to be abandoned is back: the question is then none."""
    return any(seat in context.present or table.abandon_in(seat, context.now) != 0 for seat in request.gone)


def waiting(table: Table) -> list[int]:
    """Seats still to agree: every person who has not resigned, also where a bot stands in."""
    request = table.history.request
    if request is None:
        return []
    done = {request.seat} | request.yes | request.gone
    return [seat for seat in table.committed() if seat not in done]


# Endings: who has won a game that is not played out


def after_resigning(table: Table, resigned: set[int]) -> list[int] | None:
    """The winners once these seats have resigned, None while the game goes on."""
    state = table.running().state
    people = {each.seat for each in table.stored.seats if each.kind == "person"}
    sides = state.sides()
    standing = [side for side in sides if not _has_given_up(set(side) & people, resigned)]
    if not standing:
        return []
    if len(standing) == 1 and len(sides) > 1:
        return sorted(standing[0])
    return None if people - resigned else state.ahead(standing)


def by_agreement(state: rotonde.State) -> list[int]:
    """The winners where all have agreed to end the game as it stands."""
    return state.ahead(state.sides())


def _has_given_up(people: set[int], resigned: set[int]) -> bool:
    return bool(people) and people <= resigned
