"""Aids of the trains' ways: where each would stop for each face of its die."""

from typing import TYPE_CHECKING, Final

from rotonde.core.memo import Memo
from rotonde.games.convoi import moving
from rotonde.games.convoi.board import DEPARTURE, NONE, PORT, TRACK
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
from rotonde.games.convoi.view_cache import ViewCache
from rotonde.games.convoi.view_types import Face, TrainAid, WayAid

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

ARRIVALS: Final = ("city", "port", "departure")


def trains(state: "Convoi", cache: ViewCache) -> list[TrainAid]:
    """The ways of all trains; what lies elsewhere on the network changes few of them."""
    if not cache.network.lies(state):
        cache.all_ways.store(
            None, [_train(state, train, cache.ways[train]) for train in members(state.running)]
        )
        cache.network.follow(state)
    return cache.all_ways.value


def _train(state: "Convoi", train: int, memo: Memo[TrainAid]) -> TrainAid:
    """Walked again, which is cheap; described again only where the walk came out otherwise."""
    ways = _walked(state, train)
    inputs: list[object] = [state.where[train]]
    for way in ways:
        inputs += [way.exit, way.reason, way.stopper]
        inputs += way.path
    if memo.inputs != inputs:
        described = [_described(state, train, way) for way in ways]
        memo.store(inputs, {"train": TRAINS[train], "ways": described})
    return memo.value


def _walked(state: "Convoi", train: int) -> list["Way"]:
    """The way ahead, or those past every green light of its city."""
    if not state.in_city(train):
        return [Way(state, state.heading[train])]
    board = state.config.board
    ends = [end for end in board.space_ends[state.where[train]] if state.is_green(board.end_light[end])]
    return [Way(state, end, board.lights[board.end_light[end]]) for end in ends]


def _described(state: "Convoi", train: int, way: "Way") -> WayAid:
    spaces = state.config.board.spaces
    faces = [_face(state, train, way, i) for i in range(len(FACES[colour_of(train)]))]
    return {
        "exit": way.exit,
        "path": [spaces[space] for space in way.path],
        "then": way.reason,
        "at": way.stopper,
        "faces": faces,
        "stops": _stops(faces),
    }


def _stops(faces: list[Face]) -> list[list[int]]:
    """The faces, by their numbers, that bring the train to the same place for the same reason."""
    found: dict[str, list[int]] = {}
    for i in range(len(faces)):
        found.setdefault(f"{faces[i]['space']} {faces[i]['reason']}", []).append(i)
    return list(found.values())


class Way:
    """The spaces ahead of a train, as far as its die can carry it, and what ends them."""

    def __init__(self, state: "Convoi", end: int, exit_light: str | None = None) -> None:
        self.exit = exit_light  # by which it leaves a city
        self.path: list[int] = []
        self.reason = "points"
        self.stopper: str | None = None  # the light, junction or train that ends it
        board = state.config.board
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
    board = state.config.board
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


def _face(state: "Convoi", train: int, way: Way, i: int) -> Face:
    """Result of that face: the space, the points left, and what they cost."""
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
        "space": state.config.board.spaces[space],
        "reason": reason,
        "unused": unused,
        "tokens": tokens,
    }
