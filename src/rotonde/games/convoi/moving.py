"""How a train runs: its die, its way out of a city, lights, switches and other trains."""

from typing import TYPE_CHECKING, Final

from rotonde.games.convoi import arriving, events
from rotonde.games.convoi.board import NONE, TRACK
from rotonde.games.convoi.phases import CITY, NO_TRAIN, ROLL, ROLLED

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

RED: Final = -1
SWITCHED: Final = -2


def roll_for(state: "Convoi", train: int) -> None:
    """CV-ORD-1, CV-DIE-1: the train is named, then its own die falls."""
    state.mover = train
    state.ask(ROLL)


def rolled(state: "Convoi", points: int) -> None:
    """CV-DIE-2: what is left to choose is chosen with the result known."""
    state.points = points
    state.note(events.ROLLED, state.mover, points)
    await_go(state)


def await_go(state: "Convoi") -> None:
    """Where the way is clear and no agent can be called, the train goes at once."""
    state.ask(ROLLED)
    if state.manager_ready() or state.logistician_ready():
        return
    if state.in_city(state.mover):
        exits = green_exits(state)
        if len(exits) == 1:
            run(state, state.table.board.light_end[exits[0]])
    else:
        run(state, state.heading[state.mover])


def green_exits(state: "Convoi") -> list[int]:
    """CV-MOVE-10: the exits of the mover's city, each by its light, that are green."""
    board = state.table.board
    found: list[int] = []
    for end in board.space_ends[state.where[state.mover]]:
        light = board.end_light[end]
        if state.is_green(light):
            found.append(light)
    found.sort()
    return found


def ways_on(state: "Convoi") -> list[int]:
    """CV-MOVE-11: the exits by which the mover could run through the city that it has just entered."""
    board = state.table.board
    found: list[int] = []
    for end in board.space_ends[state.where[state.mover]]:
        if end == state.came_by and not state.table.pass_reversal:
            continue  # running through is no turning round
        far = beyond(state, end)
        if far >= 0 and state.train_on(board.end_space[far]) == NO_TRAIN:
            found.append(board.end_light[end])
    found.sort()
    return found


def why_not_exit(state: "Convoi", light: int) -> str:
    """Why the mover cannot leave its city past that light."""
    board = state.table.board
    if state.phase != ROLLED and state.phase != CITY:
        return "CV-PLAY-1"
    if not 0 <= light < board.exits() or board.light_city[light] != state.where[state.mover]:
        return "CV-PLAY-2"  # no light of that city
    if not state.is_green(light):
        return "CV-MOVE-10"  # only past a green light
    if state.phase == CITY and light not in ways_on(state):
        return "CV-MOVE-11"  # another exit than it came by, with a free space behind
    return ""


def beyond(state: "Convoi", end: int) -> int:
    """The far end to which a train leaving by `end` comes, or RED, or SWITCHED; CV-DEF-6, CV-DEF-7."""
    board = state.table.board
    light = board.end_light[end]
    if light != NONE and not state.is_green(light):
        return RED
    junction = board.end_junction[end]
    if junction == NONE:
        return board.end_far[end]
    pair = state.switches[junction]
    leg = board.end_leg[end]
    if board.pair_first[pair] == leg:
        other = board.pair_second[pair]
    elif board.pair_second[pair] == leg:
        other = board.pair_first[pair]
    else:
        return SWITCHED
    light = board.leg_light[junction][other]
    if light != NONE and not state.is_green(light):
        return RED  # nobody stands on a junction: the train stays before it
    return board.leg_end[junction][other]


def run(state: "Convoi", end: int) -> None:
    """CV-DEF-8: leave by that end and go on until the points are used or something stops the train."""
    board = state.table.board
    train = state.mover
    state.came_by = NONE  # wherever it comes next, that city lies behind it
    while True:
        far = beyond(state, end)
        if far < 0:
            arriving.held_up(state, events.BY_RED if far == RED else events.BY_SWITCH)  # CV-MOVE-5, CV-MOVE-6
            return
        space = board.end_space[far]
        other = state.train_on(space)
        if other != NO_TRAIN:  # CV-MOVE-4: one train a space, no overtaking
            if state.heading[other] == far:
                arriving.crash(state, other)
            else:
                arriving.held_up(state, events.BY_TRAIN)  # CV-MOVE-7
            return
        state.points -= 1  # CV-MOVE-2
        state.note(events.MOVED, train, state.where[train], space)
        kind = board.space_kind[space]
        if kind != TRACK:
            arriving.enter(state, space, kind, far)
            return
        state.where[train] = space
        end = board.opposite[far]  # CV-MOVE-3: always forward
        state.heading[train] = end  # CV-DEF-5
        if not state.points:
            arriving.finish(state, events.BY_POINTS)
            return
