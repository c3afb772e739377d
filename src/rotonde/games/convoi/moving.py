"""Moving: how a train runs, by its die, out of a city, past lights, switches and other trains."""

from typing import TYPE_CHECKING, Final

from rotonde.core.moves import Move
from rotonde.games.convoi import arriving, events
from rotonde.games.convoi.board import NONE, TRACK
from rotonde.games.convoi.material import FACES, colour_of
from rotonde.games.convoi.phases import NO_TRAIN, ROLL, ROLLED

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

RED: Final = -1
SWITCHED: Final = -2


def roll_for(state: "Convoi", train: int) -> None:
    """CV-ORD-1, CV-DIE-1: the train is named, then its own die falls."""
    state.mover = train
    state.ask(ROLL)


class Rolls(Move["Convoi"]):
    """Chance: CV-DIE-1: the die of the train's colour."""

    def legal(self, state: "Convoi") -> list[int]:
        return [self.first + points - 1 for points in FACES[colour_of(state.mover)]]

    def why_not(self, state: "Convoi", i: int) -> str:
        return "" if i + 1 in FACES[colour_of(state.mover)] else "CV-DIE-1"  # that face is not on this die

    def apply(self, state: "Convoi", i: int) -> None:
        """CV-DIE-2: what is left to choose is chosen with the result known."""
        state.points = i + 1
        state.note(events.ROLLED, state.mover, i + 1)
        await_go(state)


def await_go(state: "Convoi") -> None:
    """Lets the train go at once where the way is clear and no agent can be called."""
    state.ask(ROLLED)
    if state.manager_ready() or state.logistician_ready():
        return
    if state.in_city(state.mover):
        exits = green_exits(state)
        if len(exits) == 1:
            run(state, state.config.board.light_end[exits[0]])
    else:
        run(state, state.heading[state.mover])


def green_exits(state: "Convoi") -> list[int]:
    """CV-MOVE-10: the exits of the mover's city, each by its light, that are green."""
    board = state.config.board
    found: list[int] = []
    for end in board.space_ends[state.where[state.mover]]:
        light = board.end_light[end]
        if state.is_green(light):
            found.append(light)
    found.sort()
    return found


def ways_on(state: "Convoi") -> list[int]:
    """CV-MOVE-11: the exits by which the mover could run through the city that it has just entered."""
    board = state.config.board
    found: list[int] = []
    for end in board.space_ends[state.where[state.mover]]:
        if end == state.came_by and not state.config.pass_reversal:
            continue  # running through is no turning round
        far = beyond(state, end)
        if far >= 0 and state.train_on(board.end_space[far]) == NO_TRAIN:
            found.append(board.end_light[end])
    found.sort()
    return found


class Go(Move["Convoi"]):
    """The train runs ahead."""

    def why_not(self, state: "Convoi", i: int) -> str:
        return "CV-MOVE-10" if state.in_city(state.mover) else ""  # out of a city by one of its exits

    def apply(self, state: "Convoi", i: int) -> None:
        run(state, state.heading[state.mover])


class LeaveCity(Move["Convoi"]):
    """Out of the mover's city past a light."""

    def legal(self, state: "Convoi") -> list[int]:
        first = self.first + state.config.board.exit_start
        return [first + light for light in self.exits(state)]

    def exits(self, state: "Convoi") -> list[int]:
        """The lights past which it may leave."""
        return green_exits(state) if state.in_city(state.mover) else []

    def why_not(self, state: "Convoi", i: int) -> str:
        board = state.config.board
        light = i - board.exit_start
        if not 0 <= light < board.exits() or board.light_city[light] != state.where[state.mover]:
            return "CV-PLAY-2"  # no light of that city
        return "" if state.is_green(light) else "CV-MOVE-10"  # only past a green light

    def apply(self, state: "Convoi", i: int) -> None:
        board = state.config.board
        run(state, board.light_end[i - board.exit_start])


class RunThrough(LeaveCity):
    """Out of a city that the train has just entered."""

    def exits(self, state: "Convoi") -> list[int]:
        return ways_on(state)

    def why_not(self, state: "Convoi", i: int) -> str:
        rule = super().why_not(state, i)
        if rule or i - state.config.board.exit_start in ways_on(state):
            return rule
        return "CV-MOVE-11"  # another exit than it came by, with a free space behind


class Stop(Move["Convoi"]):
    """The train stays in the city that it has just entered."""

    def apply(self, state: "Convoi", i: int) -> None:
        arriving.stop_here(state)


def beyond(state: "Convoi", end: int) -> int:
    """The far end to which a train leaving by `end` comes, or RED, or SWITCHED; CV-DEF-6, CV-DEF-7."""
    board = state.config.board
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
    board = state.config.board
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
