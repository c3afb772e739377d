"""Events, for the log and for the eye: one row a type, with what its numbers mean.

The recap is made from them: what the last instruction card brought, train by train.
"""

from typing import TYPE_CHECKING, Final, cast

from rotonde.core.state import Json
from rotonde.games.convoi.material import (
    AGENTS,
    CARDS,
    COLOUR_SETS,
    COLOURS,
    GOODS,
    SET_NAMES,
    TRAINS,
    TWO_NAMES,
)
from rotonde.games.convoi.view_cache import view_cache_of
from rotonde.games.convoi.view_types import LastCard, Recap, Run

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

BEGAN: Final = 0
TOKEN_LAID: Final = 1
TOKEN_DRAWN: Final = 2
SWITCH_LAID: Final = 3
DISC_LAID: Final = 4
TURN: Final = 5
REVEALED: Final = 6
PUT_UNDER: Final = 7
PLACED: Final = 8
PLACEMENT_FAILED: Final = 9
COLOURS_CHOSEN: Final = 10
COLOUR_HELD: Final = 11
TRAIN_HELD: Final = 12
ROLLED: Final = 13
MOVED: Final = 14
STOPPED: Final = 15
COLLISION: Final = 16
DEPARTURE_ENTERED: Final = 17
DELIVERED: Final = 18
CUBE_RETURNED: Final = 19
TO_DEPOT: Final = 20
TOKENS_LOST: Final = 21
BOXED: Final = 22
PLAYED: Final = 23
TRADED: Final = 24
LOADED: Final = 25
SIGNAL_MOVED: Final = 26
SWITCH_SET: Final = 27
DREW: Final = 28
RESHUFFLED: Final = 29
AGENT_USED: Final = 30
WON: Final = 31
LOST: Final = 32
DREW_UNSEEN: Final = 33
NO_TRAIN_LEFT: Final = 34

TYPES: Final[tuple[tuple[str, ...], ...]] = (
    ("began", "seat"),
    ("token_laid", "number", "space"),
    ("token_drawn", "number"),
    ("switch_laid", "pair"),
    ("disc_laid", "light"),
    ("turn", "seat"),
    ("revealed", "seat", "instruction"),
    ("put_under", "seat", "instruction"),
    ("placed", "train", "space"),
    ("placement_failed", "colour", "space"),
    ("colours_chosen", "seat", "colours"),
    ("colour_held", "colour"),
    ("train_held", "train"),
    ("rolled", "train", "points"),
    ("moved", "train", "from_space", "space"),
    ("stopped", "train", "reason", "unused", "paid"),
    ("collision", "train", "into", "unused", "paid"),
    ("departure_entered", "train", "space"),
    ("delivered", "train", "goods", "space"),
    ("cube_returned", "goods"),
    ("to_depot", "train"),
    ("tokens_lost", "count"),
    ("boxed", "left"),
    ("played", "seat", "card"),
    ("traded", "seat", "cards", "card"),
    ("loaded", "seat", "train", "goods", "card"),
    ("signal_moved", "from_light", "light"),
    ("switch_set", "pair"),
    ("drew", "seat", "card"),
    ("reshuffled",),
    ("agent_used", "seat", "agent"),
    ("won", "delivered"),
    ("lost", "delivered"),
    ("drew_unseen", "seat"),
    ("no_train_left",),
)

BY_POINTS: Final = 0
BY_RED: Final = 1
BY_SWITCH: Final = 2
BY_TRAIN: Final = 3
BY_CITY: Final = 4
BY_CHOICE: Final = 5
REASONS: Final[tuple[str, ...]] = ("points", "red", "switch", "train", "city", "chosen")

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "train": TRAINS,
    "into": TRAINS,
    "colour": COLOURS,
    "goods": GOODS,
    "card": CARDS,
    "cards": TWO_NAMES,
    "agent": AGENTS,
    "reason": REASONS,
}


def event_of(state: "Convoi", entry: tuple[int, ...], seat: int | None) -> dict[str, object]:
    """A log entry in words; with hidden hands only its owner sees a drawn card."""
    kind = entry[1]
    if kind == DREW and state.config.hidden_hands and seat != entry[2]:
        kind = DREW_UNSEEN
    event: dict[str, object] = {"type": TYPES[kind][0]}
    for i, param in enumerate(TYPES[kind][1:]):
        _tell(state, event, param, entry[2 + i])
    return event


def _tell(state: "Convoi", event: dict[str, object], param: str, value: int) -> None:
    board = state.config.board
    if param in NAMES:
        event[param] = NAMES[param][value]
    elif param == "space" or param == "from_space":
        event[param] = board.spaces[value]
    elif param == "light" or param == "from_light":
        event[param] = board.lights[value]
    elif param == "instruction":
        event[param] = state.config.deck.ids[value]
    elif param == "colours":
        event[param] = SET_NAMES[COLOUR_SETS.index(value)]
    elif param == "pair":
        junction, one, other = board.pairs[value].split(" ")
        event["junction"] = junction
        event["one"] = one
        event["other"] = other
    else:
        event[param] = value


# What comes after all that a card brings.
AFTER_CARD: Final = (PLAYED, TRADED, LOADED, TURN, DREW, WON, LOST)


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
