"""Arriving: how a run ends in cities, ports, departure spaces, collisions, and what is left of the points."""

from typing import TYPE_CHECKING

from rotonde.games.convoi import clock, events, instructions, moving, playing
from rotonde.games.convoi.board import DEPARTURE, NONE, PORT
from rotonde.games.convoi.material import CRASH_LOSS, DEPARTURE_LOSS, GOODS, NO_CARGO
from rotonde.games.convoi.phases import CITY, NO_TRAIN

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


def enter(state: "Convoi", space: int, kind: int, far: int) -> None:
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
    config = state.config
    cargo = state.cargo[state.mover]
    if cargo == NO_CARGO:
        return config.board.empty_in_ports or (config.manager_port and state.passing)
    return config.full_port_pass and config.board.empty_in_ports and not has_slot(state, space, cargo)


def has_slot(state: "Convoi", port: int, colour: int) -> bool:
    """CV-PORT-2, CV-DIFF-5: a slot of its colour, else one for any colour."""
    return has_place(state, state.config.board.ports.index(port), colour)


def has_place(state: "Convoi", number: int, colour: int) -> bool:
    """The same of a port by its number among the ports."""
    first = number * len(GOODS)
    each = state.config.slots_each
    if state.stored[first + colour] < each:
        return True
    extras = 0
    for other in range(len(GOODS)):
        extras += max(0, state.stored[first + other] - each)
    return extras < state.config.slots_wild


def _into_port(state: "Convoi", space: int) -> None:
    """CV-PORT-1, CV-NA-4: a loaded train delivers; then it goes to the depot, and nothing is lost."""
    train = state.mover
    cargo = state.cargo[train]
    state.where[train] = space
    if cargo != NO_CARGO and has_slot(state, space, cargo):
        state.stored[state.config.board.ports.index(space) * len(GOODS) + cargo] += 1
        state.cargo[train] = NO_CARGO
        state.delivered += 1
        state.note(events.DELIVERED, train, cargo, space)
        if state.delivered == state.config.goods:  # CV-END-1, CV-NA-1
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
    if state.points and state.passes() and moving.ways_on(state):
        state.ask(CITY)
    else:
        finish(state, events.BY_CITY)


def stop_here(state: "Convoi") -> None:
    """CV-NA-2: to stop in a city is free, also where one could run through."""
    finish(state, events.BY_CHOICE)


def held_up(state: "Convoi", reason: int) -> None:
    """CV-MOVE-8: a token for each point that could not be used."""
    unused = state.points
    state.note(events.STOPPED, state.mover, reason, unused, unused)
    if clock.lose(state, unused):
        _done(state)


def crash(state: "Convoi", other: int) -> None:
    """CV-COL-1: two tokens a point, and the one that moved goes to the depot."""
    state.note(events.COLLISION, state.mover, other, state.points, CRASH_LOSS * state.points)
    if clock.lose(state, CRASH_LOSS * state.points):
        to_depot(state, state.mover)
        _done(state)


def finish(state: "Convoi", reason: int) -> None:
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
