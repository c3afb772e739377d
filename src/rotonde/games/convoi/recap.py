"""Recap: what the last instruction card brought, train by train."""

from typing import TYPE_CHECKING, cast

from rotonde.core.state import Json
from rotonde.games.convoi.events import (
    COLLISION,
    DELIVERED,
    DEPARTURE_ENTERED,
    DREW,
    LOADED,
    LOST,
    MOVED,
    PLACED,
    PLACEMENT_FAILED,
    PLAYED,
    REASONS,
    REVEALED,
    ROLLED,
    STOPPED,
    TO_DEPOT,
    TOKENS_LOST,
    TRADED,
    TRAIN_HELD,
    TURN,
    TYPES,
    WON,
)
from rotonde.games.convoi.material import COLOURS, TRAINS
from rotonde.games.convoi.view_cache import view_cache_of
from rotonde.games.convoi.view_types import LastCard, Recap, Run

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

# What comes after all that a card brings.
AFTER_CARD = (PLAYED, TRADED, LOADED, TURN, DREW, WON, LOST)


def recap_of(state: "Convoi", log: list[tuple[int, ...]], end: int) -> Json:
    """From the first `end` entries of the log; no card before the first is revealed."""
    begin = end - 1
    while begin >= 0 and log[begin][1] != REVEALED:
        begin -= 1
    if begin < 0:
        return {"card": None}
    stop = begin + 1
    while stop < end and log[stop][1] not in AFTER_CARD:
        stop += 1
    memo = view_cache_of(state).recap
    if memo.inputs != (begin, stop):
        memo.store((begin, stop), _recap(state, log, begin, stop))
    return cast(Json, memo.value)


def _recap(state: "Convoi", log: list[tuple[int, ...]], begin: int, stop: int) -> Recap:
    """Of the card that entry `begin` reveals and what it brought before entry `stop`."""
    found: LastCard = {"seat": log[begin][2], "card": state.config.deck.ids[log[begin][3]], "runs": []}
    for i in range(begin + 1, stop):
        _note(state, found["runs"], log[i])
    return {"card": found}


def _note(state: "Convoi", runs: list[Run], entry: tuple[int, ...]) -> None:
    """A train that comes, is held or is rolled for begins a run; what else happens is of the last one."""
    kind, x, y = entry[1], entry[2], entry[3]
    spaces = state.config.board.spaces
    if kind == PLACED:
        runs.append(_run(TRAINS[x], to=spaces[y], reason="placed"))
    elif kind == PLACEMENT_FAILED:
        runs.append(_run(COLOURS[x] + "?", to=spaces[y], reason="occupied"))
    elif kind == TRAIN_HELD:
        runs.append(_run(TRAINS[x], reason="held"))
    elif kind == ROLLED:
        if not _is_rolled_again(runs, TRAINS[x]):
            runs.append(_run(TRAINS[x]))
        runs[-1]["points"] = y
    elif runs:
        _go_on(runs[-1], spaces, entry)


def _is_rolled_again(runs: list[Run], train: str) -> bool:
    """Whether the last run is that train's, which has not moved since it was rolled for."""
    if not runs:
        return False
    last = runs[-1]
    return last["train"] == train and last["points"] is not None and last["to"] is None


def _go_on(run: Run, spaces: list[str], entry: tuple[int, ...]) -> None:
    kind, x, y, z = entry[1], entry[2], entry[3], entry[4]
    if kind == MOVED:
        if run["start"] is None:
            run["start"] = spaces[y]
        run["to"] = spaces[z]
    elif kind == STOPPED:
        run["reason"] = REASONS[y]
    elif kind in (COLLISION, DEPARTURE_ENTERED, DELIVERED):
        run["reason"] = TYPES[kind][0]
    elif kind == TO_DEPOT and not run["reason"]:
        run["reason"] = "port"
    elif kind == TOKENS_LOST:
        run["tokens"] += x


def _run(train: str, to: str | None = None, reason: str = "") -> Run:
    return {"train": train, "points": None, "start": None, "to": to, "reason": reason, "tokens": 0}
