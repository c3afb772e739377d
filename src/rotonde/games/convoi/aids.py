"""Help that everyone at the table could work out: where each train would stop for each face of its die."""

from typing import TYPE_CHECKING, Final

from rotonde.games.convoi import moving, playing, signals
from rotonde.games.convoi.board import DEPARTURE, NONE, PORT, TRACK
from rotonde.games.convoi.known import Known, known_at, network_of
from rotonde.games.convoi.material import (
    COLOURS,
    CRASH_LOSS,
    DEPARTURE_LOSS,
    FACE_ODDS,
    FACES,
    MOST_POINTS,
    TRAINS,
    colour_of,
    members,
)
from rotonde.games.convoi.phases import ENDED, NO_TRAIN, NOBODY

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

Json = dict[str, object]
ARRIVALS: Final = ("city", "port", "departure")
REFUSALS: Final = {"lift": "CV-SIG-1", "put": "CV-SIG-3"}


def aids(state: "Convoi") -> Json:
    """Nothing here depends on anybody's hand."""
    if state.active == NOBODY or state.phase == ENDED or not state.turn:
        return {}
    known = known_at(state)
    return {
        "seat": state.active,
        "trains": _trains(state, known),
        "signals": _signals(state, known),
        "refusals": REFUSALS,
        "switches": _switches(state, known),
        "loads": [TRAINS[train] for train in range(len(TRAINS)) if playing.loadable(state, train)],
        "coming": _coming(state, known),
        "turns_left": state.deck_count,
    }


def _trains(state: "Convoi", known: Known) -> list[Json]:
    network = network_of(state)
    if known.network != network:
        known.network = network
        known.trains = [_train(state, train) for train in members(state.running)]
    return known.trains


def _train(state: "Convoi", train: int) -> Json:
    board = state.table.board
    ends = board.space_ends[state.where[train]]
    if not state.in_city(train):
        ends = [state.heading[train]]
    ways: list[Json] = []
    for end in ends:
        light = board.end_light[end]
        if not state.in_city(train) or state.is_green(light):
            way = Way(state, end)
            ways.append(
                {
                    "exit": board.lights[light] if state.in_city(train) else None,
                    "path": [board.spaces[space] for space in way.path],
                    "then": way.reason,
                    "at": way.stopper,
                    "faces": [_face(state, train, way, i) for i in range(len(FACES[colour_of(train)]))],
                }
            )
    return {"train": TRAINS[train], "ways": ways}


class Way:
    """The spaces ahead of a train, as far as its die can carry it, and what ends them."""

    def __init__(self, state: "Convoi", end: int) -> None:
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


def _signals(state: "Convoi", known: Known) -> Json:
    """CV-SIG-1 to CV-SIG-3: for each green disc the lights it could go to."""
    if known.green != state.green:
        lights = state.table.board.lights
        known.green = state.green
        known.signals = {
            lights[light]: [lights[to] for to in members(signals.targets(state, light))]
            for light in members(state.green)
        }
    return known.signals


def _switches(state: "Convoi", known: Known) -> Json:
    """CV-SWI-1: for each junction the pairs of legs that could be opened instead."""
    legs = tuple(state.switches)
    if known.legs != legs:
        board = state.table.board
        known.legs = legs
        known.switches = {
            board.junctions[junction]: [
                board.pairs[pair].split(" ")[1:] for pair in pairs if pair != legs[junction]
            ]
            for junction, pairs in enumerate(board.junction_pairs)
        }
    return known.switches


def _coming(state: "Convoi", known: Known) -> Json:
    if known.unseen != state.unseen:
        known.unseen = state.unseen
        known.coming = _unseen(state)
    return known.coming


def _unseen(state: "Convoi") -> Json:
    """What the cards that nobody has seen would bring, were they all still to come."""
    deck = state.table.deck
    unseen = members(state.unseen)
    moves = dict.fromkeys((*COLOURS, "any"), 0)
    for card in unseen:
        for symbol in deck.symbols[card]:
            moves["any" if symbol == NONE else COLOURS[symbol]] += 1
    return {
        "unseen": len(unseen),
        "new": sum([deck.new[card] for card in unseen]),
        "with_new": sum([1 for card in unseen if deck.new[card]]),
        "moves": moves,
    }
