# rotonde: interpreted  # between the parts of a replay in a thread others get the interpreter's lock
"""Resuming a stored game: it goes on under the present rules, if it replays the same under them."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import rotonde
from rotonde.table.game.material import known_game
from rotonde.table.game.seeds import seed_of
from rotonde.table.history import History
from rotonde.table.refusal import Refusal
from rotonde.table.rows import FORMAT, Row, TableRow

PART: Final = 64  # decisions that are taken without a break
log = logging.getLogger("rotonde.server")


def begun(stored: TableRow, given: Sequence[str] = ()) -> rotonde.Match:
    """The match of an open table, at its first decision; its options may be too old for these rules."""
    game = known_game(stored.game, stored.material)
    try:
        return rotonde.Match(game, len(stored.seats), seed_of(stored), stored.options, list(given))
    except Exception as error:
        raise _fault(stored, game, error) from error


def resumed(stored: TableRow, actions: list[str], redrawn: dict[int, int]) -> rotonde.Match:
    """The match that was stored; refused where another version of the rules makes another game of it."""
    if stored.format != FORMAT:
        raise BrokenTable(f"table {stored.id}: its rows have format {stored.format}, not {FORMAT}")
    game = known_game(stored.game, stored.material)
    try:
        facts = (game, len(stored.seats), stored.options, actions)
        record = rotonde.Record(*facts, redrawn=redrawn, given=stored.given)
        match = rotonde.Match.reopen(record, seed_of(stored))
        while not match.catch_up(record, PART):
            pass  # where this is a thread, others have the interpreter here, also in the compiled build
        _check_end(stored, match)
    except Exception as error:
        raise _fault(stored, game, error) from error
    if stored.version != game.version:
        log.info("a table replays equally", extra=_versions(stored, game))
    return match


def _check_end(stored: TableRow, match: rotonde.Match) -> None:
    """Checks that the game ends as it was stored; what was broken off ended by people's word."""
    if stored.ending:
        return
    is_over = match.state.to_act == rotonde.OVER
    winners = tuple(match.state.winners()) if is_over else ()
    if is_over != (stored.status == "over") or winners != stored.winners:
        problem = f"{stored.status}, winners {stored.winners}; here winners {winners}"
        raise rotonde.RecordError(line=match.record.line_of(len(match.record.actions)), problem=problem)


class BrokenTable(Exception):
    """Error: a stored game does not replay, though the rules have the same version: the fault is ours."""


def _fault(stored: TableRow, game: rotonde.Game, error: Exception) -> Exception:
    """Error for a game that does not replay: a refusal where the versions differ."""
    if stored.version == game.version:
        return BrokenTable(f"table {stored.id}: {error}")
    log.warning("a table needs other rules", extra={**_versions(stored, game), "reason": str(error)})
    return Refusal("other_rules", table=stored.id, version=stored.version, now=game.version)


def _versions(stored: TableRow, game: rotonde.Game) -> dict[str, object]:
    return {"table": stored.id, "game": stored.game, "version": stored.version, "now": game.version}


# A game that the present rules make another of waits for its host to decide


@dataclass(frozen=True, slots=True)
class OutdatedGame:
    """Game begun under `version`; under `now` the first `at` of its `of` actions replay (None: not one)."""

    version: int
    now: int
    at: int | None
    of: int


def outdated_game(stored: TableRow, rows: Sequence[Row]) -> OutdatedGame:
    history = History(rows)
    actions, now = history.actions(), known_game(stored.game, stored.material).version
    at = None if stored.status == "over" else _as_far(stored, history, decisions(rows, stored.given))
    return OutdatedGame(stored.version, now, at, len(actions))


def decisions(rows: Sequence[Row], given: int) -> list[int]:
    """The steps, among the actions that stand, at which a seat decided at this table."""
    standing: list[int] = []
    for row in rows:
        if row.kind == "action":
            standing.append(row.seat)
        elif row.kind in ("undo", "back"):
            del standing[int(row.action) :]
    return [step for step, seat in enumerate(standing) if seat != rotonde.CHANCE and step >= given]


def _as_far(stored: TableRow, history: History, steps: Sequence[int]) -> int | None:
    """The last of the steps up to which the game replays; up to those before it, it does too."""
    low, high = 0, len(steps)
    while low < high:
        middle = (low + high) // 2
        if _replays(stored, history, steps[middle]):
            low = middle + 1
        else:
            high = middle
    return steps[low - 1] if low else None


def _replays(stored: TableRow, history: History, step: int) -> bool:
    redrawn = {at: times for at, times in history.redrawn.items() if at <= step}
    game = known_game(stored.game, stored.material)
    try:
        facts = (game, len(stored.seats), stored.options, history.actions()[:step])
        record = rotonde.Record(*facts, redrawn=redrawn, given=stored.given)
        return rotonde.Match.resume(record, seed_of(stored)).state.to_act >= 0
    except Exception:  # whatever these rules say to it, it is not the same game
        return False
