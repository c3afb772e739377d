"""Where each train would stop for each face of its die."""

from typing import TYPE_CHECKING, Final

from rotonde.core.kept import Kept
from rotonde.games.convoi import moving
from rotonde.games.convoi.board import DEPARTURE, NONE, PORT, TRACK
from rotonde.games.convoi.known import Known
from rotonde.games.convoi.material import (
    CRASH_LOSS,
    DEPARTURE_LOSS,
    FACE_ODDS,
    FACES,
    MOST_POINTS,
    TRAINS,
    colour_of,
    members,
)
from rotonde.games.convoi.phases import NO_TRAIN

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

Json = dict[str, object]
ARRIVALS: Final = ("city", "port", "departure")


def trains(state: "Convoi", known: Known) -> object:
    """The ways of all trains; what lies elsewhere on the network changes few of them."""
    if not known.network.lies(state):
        known.all_ways.keep(
            None, [_train(state, train, known.ways[train]) for train in members(state.running)]
        )
        known.network.follow(state)
    return known.all_ways.part


def _train(state: "Convoi", train: int, kept: Kept) -> object:
    """Walked again, which is cheap; described again only where the walk came out otherwise."""
    ways = _walked(state, train)
    basis: list[object] = [state.where[train]]
    for way in ways:
        basis += [way.exit, way.reason, way.stopper]
        basis += way.path
    if kept.basis != basis:
        described = [_described(state, train, way) for way in ways]
        kept.keep(basis, {"train": TRAINS[train], "ways": described})
    return kept.part


def _walked(state: "Convoi", train: int) -> list["Way"]:
    """The way ahead, or those past every green light of its city."""
    if not state.in_city(train):
        return [Way(state, state.heading[train])]
    board = state.table.board
    ends = [end for end in board.space_ends[state.where[train]] if state.is_green(board.end_light[end])]
    return [Way(state, end, board.lights[board.end_light[end]]) for end in ends]


def _described(state: "Convoi", train: int, way: "Way") -> Json:
    spaces = state.table.board.spaces
    return {
        "exit": way.exit,
        "path": [spaces[space] for space in way.path],
        "then": way.reason,
        "at": way.stopper,
        "faces": [_face(state, train, way, i) for i in range(len(FACES[colour_of(train)]))],
    }


class Way:
    """The spaces ahead of a train, as far as its die can carry it, and what ends them."""

    def __init__(self, state: "Convoi", end: int, exit_light: str | None = None) -> None:
        self.exit = exit_light  # by which it leaves a city
        self.path: list[int] = []
        self.reason = "points"
        self.stopper: str | None = None  # the light, junction or train that ends it
        board = state.table.board
        while len(self.path) < MOST_POINTS:
            far = moving.beyond(state, end)
            if far < 0:
                self.reason = "red" if far == moving.RED else "switch"
                self.stopper = _stopper(state, end, far)
                return
            space = board.end_space[far]
            other = state.train_on(space)
            if other != NO_TRAIN:
                self.reason = "collision" if state.heading[other] == far else "train"
                self.stopper = TRAINS[other]
                return
            self.path.append(space)
            if board.space_kind[space] != TRACK:
                self.reason = _arrival(board.space_kind[space])
                return
            end = board.opposite[far]


def _stopper(state: "Convoi", end: int, far: int) -> str:
    """The red light, or the junction whose leg is covered, that lies beyond that end."""
    board = state.table.board
    light, junction = board.end_light[end], board.end_junction[end]
    if far == moving.SWITCHED:
        return board.junctions[junction]
    if light == NONE or state.is_green(light):  # the red one lies behind the junction
        pair, leg = state.switches[junction], board.end_leg[end]
        first, second = board.pair_first[pair], board.pair_second[pair]
        light = board.leg_light[junction][second if first == leg else first]
    return board.lights[light]


def _arrival(kind: int) -> str:
    if kind == DEPARTURE:
        return "departure"
    return "port" if kind == PORT else "city"


def _face(state: "Convoi", train: int, way: Way, i: int) -> Json:
    """Where the train would come to with that face, how many points are left, and what they cost."""
    points = FACES[colour_of(train)][i]
    entered = min(points, len(way.path))
    space = way.path[entered - 1] if entered else state.where[train]
    unused = points - entered
    reason = way.reason if unused or (entered == len(way.path) and way.reason in ARRIVALS) else "points"
    tokens = unused
    if reason == "departure":
        tokens = DEPARTURE_LOSS
    elif reason == "collision":
        tokens = CRASH_LOSS * unused
    elif reason in ARRIVALS:
        tokens = 0
    return {
        "points": points,
        "odds": FACE_ODDS[colour_of(train)][i],
        "space": state.table.board.spaces[space],
        "reason": reason,
        "unused": unused,
        "tokens": tokens,
    }
