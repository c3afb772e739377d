"""Events, for the log and for the eye, each seat gets what it saw; and the recap: the last card drawn."""

from typing import TYPE_CHECKING, Final, cast

from rotonde.core.state import Json
from rotonde.games.tee.material import COLOURS, NETWORKS
from rotonde.games.tee.view_types import Recap

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee

DEALT: Final = 0
CHOSE: Final = 1
SET_OUT: Final = 2
THREW: Final = 3
BEGAN: Final = 4
TURN: Final = 5
SKIPPED: Final = 6
ROLLED: Final = 7
RODE: Final = 8
STAYED: Final = 9
CLOSED: Final = 10
REOPENED: Final = 11
USED: Final = 12
DREW: Final = 13
KEPT: Final = 14
NAMED: Final = 15
DECLINED: Final = 16
SENT: Final = 17
VISITED: Final = 18
DELAYED: Final = 19
EXTRA: Final = 20
GAVE: Final = 21
NOTHING: Final = 22
NO_CARD_LEFT: Final = 23
WON: Final = 24
TYPES: Final[tuple[str, ...]] = (
    "dealt",
    "chose",
    "set_out",
    "threw",
    "began",
    "turn",
    "skipped",
    "rolled",
    "rode",
    "stayed",
    "closed",
    "reopened",
    "used",
    "drew",
    "kept",
    "named",
    "declined",
    "sent",
    "visited",
    "delayed",
    "extra",
    "gave",
    "nothing",
    "no_card_left",
    "won",
)
AT_A_STATION: Final = (SET_OUT, STAYED, CLOSED, REOPENED, SENT, VISITED, WON)
WITH_A_CARD: Final = (USED, DREW, KEPT)
WITH_A_DIE: Final = (THREW, ROLLED)
WITH_ANOTHER: Final = (NAMED, GAVE)
SOME_TURNS: Final = (DELAYED, EXTRA)


def event_of(state: "Tee", entry: tuple[int, ...], seat: int | None) -> dict[str, object]:
    """A log entry in words; only their owner sees souvenirs dealt and starts chosen."""
    kind, who = entry[1], entry[2]
    event: dict[str, object] = {"type": TYPES[kind], "seat": who}
    stations = state.board.stations
    if kind == DEALT:
        return _dealt(state, event, entry, mine=seat == who)
    if kind == CHOSE and seat == who:
        event |= {"type": "decided", "station": stations[entry[3]]}
    elif kind == RODE:
        event |= {"network": NETWORKS[entry[3]], "station": stations[entry[4]]}
    elif kind in AT_A_STATION:
        event["station"] = stations[entry[3]]
    elif kind in WITH_A_CARD:
        event["card"] = state.deck.ids[entry[3]]
        if kind == DREW:
            event["instruction"] = event["card"]
    elif kind in WITH_A_DIE:
        event["die"] = entry[3]
    elif kind in WITH_ANOTHER:
        event["other"] = entry[3]
    elif kind in SOME_TURNS:
        event["turns"] = entry[3]
    return event


def _dealt(
    state: "Tee", event: dict[str, object], entry: tuple[int, ...], *, mine: bool
) -> dict[str, object]:
    event["colour"] = COLOURS[entry[3]]
    if mine or state.config.open_souvenirs:
        capital = state.board.capitals[entry[4]]
        return event | {"type": "received", "capital": state.board.stations[capital]}
    return event


def recap_of(state: "Tee", log: list[tuple[int, ...]], end: int) -> Json:
    """From the first `end` entries of the log; a card is old when all have had a turn since."""
    recap: Recap = {"drawn": None}
    turns = 0
    for i in range(end - 1, -1, -1):
        kind = log[i][1]
        if kind == DREW:
            card = state.deck.ids[log[i][3]]
            recap["drawn"] = {"seat": log[i][2], "card": card, "old": turns > state.seats}
            break
        turns += kind == TURN
    return cast(Json, recap)
