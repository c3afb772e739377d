"""A game that the present rules make another of waits for its host's word; how far it is still the same."""

from collections.abc import Sequence
from dataclasses import dataclass

import rotonde
from rotonde.server.fairness import as_number
from rotonde.server.history import History
from rotonde.server.material import known_game
from rotonde.server.store import Row, TableRow


@dataclass(frozen=True, slots=True)
class Held:
    """Begun under `version`; under `now` the first `at` of its `of` actions replay, None: not even one."""

    version: int
    now: int
    at: int | None
    of: int


def held(stored: TableRow, rows: Sequence[Row]) -> Held:
    history = History(rows)
    actions, now = history.actions(), known_game(stored.game, stored.material).version
    at = None if stored.status == "over" else _as_far(stored, history, decisions(rows, stored.given))
    return Held(stored.version, now, at, len(actions))


def decisions(rows: Sequence[Row], given: int) -> list[int]:
    """The steps, among the actions that stand, at which somebody decided at this table."""
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
        return rotonde.Match.resume(record, as_number(stored.seed)).state.to_act >= 0
    except Exception:  # whatever these rules say to it, it is not the same game
        return False
