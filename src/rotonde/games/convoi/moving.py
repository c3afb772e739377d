"""How a train runs: lights, switches, other trains, cities, ports and departure spaces (CV-MOVE-1 to CV-NA-5)."""

from typing import TYPE_CHECKING, Final

from rotonde.games.convoi import clock, events, instructions, playing
from rotonde.games.convoi.board import CITY as A_CITY
from rotonde.games.convoi.board import DEPARTURE, NONE, PORT, TRACK
from rotonde.games.convoi.material import CRASH_LOSS, DEPARTURE_LOSS, GOODS, NO_CARGO
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
    while True:
        far = beyond(state, end)
        if far < 0:
            _stop(state, events.BY_RED if far == RED else events.BY_SWITCH)  # CV-MOVE-5, CV-MOVE-6
            return
        space = board.end_space[far]
        other = state.train_on(space)
        if other != NO_TRAIN:  # CV-MOVE-4: one train a space, no overtaking
            if state.heading[other] == far:
                _crash(state, other)
            else:
                _stop(state, events.BY_TRAIN)  # CV-MOVE-7
            return
        state.points -= 1  # CV-MOVE-2
        state.note(events.MOVED, train, state.where[train], space)
        kind = board.space_kind[space]
        if kind != TRACK:
            _enter(state, space, kind, far)
            return
        state.where[train] = space
        end = board.opposite[far]  # CV-MOVE-3: always forward
        state.heading[train] = end  # CV-DEF-5
        if not state.points:
            _finish(state, events.BY_POINTS)
            return


def _enter(state: "Convoi", space: int, kind: int, far: int) -> None:
    """The mover has come to a city, a port or a departure space."""
    if kind == DEPARTURE:
        _into_departure(state, space)
    elif kind == PORT and not _may_use_port(state, space):
        _into_port(state, space)
    else:
        _into_city(state, space, far)


def _into_departure(state: "Convoi", space: int) -> None:
    """CV-DEP-1: two tokens, whatever is left of the roll, and to the depot."""
    state.note(events.DEPARTURE_ENTERED, state.mover, space)
    if clock.lose(state, DEPARTURE_LOSS):
        to_depot(state, state.mover)
        _done(state)


def _may_use_port(state: "Convoi", space: int) -> bool:
    """CV-NA-3: on some boards an empty train may stop in a port or run through it."""
    table = state.table
    cargo = state.cargo[state.mover]
    if cargo == NO_CARGO:
        return table.board.empty_in_ports or (table.manager_port and state.passing)
    return table.full_port_pass and table.board.empty_in_ports and not has_slot(state, space, cargo)


def has_slot(state: "Convoi", port: int, colour: int) -> bool:
    """CV-PORT-2, CV-DIFF-5: a slot of its colour, else one for any colour."""
    first = state.table.board.ports.index(port) * len(GOODS)
    each = state.table.slots_each
    if state.stored[first + colour] < each:
        return True
    extras = 0
    for other in range(len(GOODS)):
        extras += max(0, state.stored[first + other] - each)
    return extras < state.table.slots_wild


def _into_port(state: "Convoi", space: int) -> None:
    """CV-PORT-1, CV-NA-4: a loaded train delivers; then it goes to the depot, and nothing is lost."""
    train = state.mover
    cargo = state.cargo[train]
    state.where[train] = space
    if cargo != NO_CARGO and has_slot(state, space, cargo):
        state.stored[state.table.board.ports.index(space) * len(GOODS) + cargo] += 1
        state.cargo[train] = NO_CARGO
        state.delivered += 1
        state.note(events.DELIVERED, train, cargo, space)
        if state.delivered == state.table.goods:  # CV-END-1, CV-NA-1
            to_depot(state, train)
            clock.end(state, won=True)
            return
    to_depot(state, train)
    _done(state)


def _into_city(state: "Convoi", space: int, far: int) -> None:
    """CV-MOVE-9: it stops there for nothing, unless trains may run through."""
    state.where[state.mover] = space
    state.heading[state.mover] = NONE
    state.came_by = far
    if state.points and state.passes() and ways_on(state):
        state.ask(CITY)
    else:
        _finish(state, events.BY_CITY)


def stop_here(state: "Convoi") -> None:
    """CV-NA-2: to stop in a city is free, also where one could run through."""
    _finish(state, events.BY_CHOICE)


def _stop(state: "Convoi", reason: int) -> None:
    """CV-MOVE-8: a token for each point that could not be used."""
    unused = state.points
    state.note(events.STOPPED, state.mover, reason, unused, unused)
    if clock.lose(state, unused):
        _done(state)


def _crash(state: "Convoi", other: int) -> None:
    """CV-COL-1: two tokens a point, and the one that moved goes to the depot."""
    state.note(events.COLLISION, state.mover, other, state.points, CRASH_LOSS * state.points)
    if clock.lose(state, CRASH_LOSS * state.points):
        to_depot(state, state.mover)
        _done(state)


def _finish(state: "Convoi", reason: int) -> None:
    """The train stands where it may; CV-COL-2: without a point left nothing more happens to it."""
    state.note(events.STOPPED, state.mover, reason, state.points, 0)
    _done(state)


def to_depot(state: "Convoi", train: int) -> None:
    """CV-DEF-3: off the network; a cube goes back to the goods city of its colour."""
    cargo = state.cargo[train]
    if cargo != NO_CARGO:
        state.cargo[train] = NO_CARGO
        state.cubes[cargo] += 1
        state.note(events.CUBE_RETURNED, cargo)
    state.where[train] = NONE
    state.heading[train] = NONE
    state.running &= ~(1 << train)
    state.note(events.TO_DEPOT, train)


def _done(state: "Convoi") -> None:
    """Back to what the train was moved for: CV-MOVE-1."""
    state.mover = NO_TRAIN
    state.points = 0
    state.came_by = NONE
    if state.by_card:
        state.by_card = False
        playing.go_on(state)
    else:
        instructions.go_on(state)


def is_goods_city(state: "Convoi", space: int) -> bool:
    return space != NONE and state.table.board.space_kind[space] == A_CITY
