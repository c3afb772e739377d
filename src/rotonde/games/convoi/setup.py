"""Setup: who begins, departure tokens, switches and lights, five cards each."""

from typing import TYPE_CHECKING

from rotonde.core.moves import Move
from rotonde.games.convoi import events, playing
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.material import COLOURS, DEALT, DEPARTURES, LOWEST_NUMBER
from rotonde.games.convoi.phases import CHANCE_LAYOUT, LAYOUT, START, TOKENS
from rotonde.games.convoi.placing import ALL_TOKENS

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

TRACK_DISCS = 3


class Begins(Move["Convoi"]):
    """Chance: who begins."""

    def why_not(self, state: "Convoi", i: int) -> str:
        return "" if i < state.seats else "CV-SETUP-12"

    def apply(self, state: "Convoi", i: int) -> None:
        begin(state, i)


def start(state: "Convoi") -> None:
    """CV-SETUP-11: the host names a seat, or chance does."""
    first = state.options["firstSeat"]
    if isinstance(first, int):
        begin(state, first)
    else:
        state.ask(START)


def begin(state: "Convoi", seat: int) -> None:
    state.active = seat
    state.note(events.BEGAN, seat)
    if state.config.tokens_shuffled or state.config.tokens_drawn:
        state.ask(TOKENS)
    else:
        lay_out(state)


class LayToken(Move["Convoi"]):
    """Chance: CV-VAR-1: a token for each departure space; CV-VAR-2: or three for the first trains."""

    def why_not(self, state: "Convoi", i: int) -> str:
        rule = "CV-VAR-1" if state.config.tokens_shuffled else "CV-VAR-2"
        return rule if i + LOWEST_NUMBER in state.tokens else ""  # each once

    def apply(self, state: "Convoi", i: int) -> None:
        state.tokens.append(i + LOWEST_NUMBER)
        shuffled = state.config.tokens_shuffled
        kind = events.TOKEN_LAID if shuffled else events.TOKEN_DRAWN
        state.note(kind, i + LOWEST_NUMBER, state.config.board.departures[len(state.tokens) - 1])
        if len(state.tokens) == (len(DEPARTURES) if shuffled else len(COLOURS)):
            state.stack = 0 if shuffled else ALL_TOKENS
            lay_out(state)


def lay_out(state: "Convoi") -> None:
    """CV-SETUP-4: the board's first layout, the players' own, or (our extra) chance's."""
    board = state.config.board
    if state.config.chance_layout or state.config.custom_layout:
        state.switches = [NONE] * len(board.junctions)
    else:
        state.switches = board.first_pairs.copy()
        state.green = board.first_green
    _go_on(state)


def _go_on(state: "Convoi") -> None:
    if NONE not in state.switches and state.green.bit_count() == state.config.greens:
        state.drawer = state.active
        state.owed = DEALT  # CV-SETUP-10
        playing.draw(state)
    else:
        state.ask(CHANCE_LAYOUT if state.config.chance_layout else LAYOUT)


def why_not_put(state: "Convoi", light: int) -> str:
    """CV-SETUP-3: one disc for each city, three on the track; CV-DIFF-3: one more anywhere."""
    board = state.config.board
    if not 0 <= light < len(board.lights):
        return "CV-PLAY-2"
    if NONE in state.switches:
        return "CV-SETUP-2"  # first the junctions
    if state.is_green(light):
        return "CV-SIG-2"
    if state.green.bit_count() >= board.green_discs:
        return ""
    city = board.light_city[light]
    if city == NONE:
        return "" if (state.green & board.track_lights).bit_count() < TRACK_DISCS else "CV-SETUP-3"
    return "CV-SETUP-3" if state.green & board.city_lights[city] else ""


def puts(state: "Convoi") -> list[int]:
    return [light for light in range(len(state.config.board.lights)) if not why_not_put(state, light)]


class PutAtLayout(Move["Convoi"]):
    """A green disc of the players' own layout."""

    def legal(self, state: "Convoi") -> list[int]:
        first = self.first + state.config.board.light_start
        return [first + light for light in puts(state)]

    def why_not(self, state: "Convoi", i: int) -> str:
        return why_not_put(state, i - state.config.board.light_start)

    def apply(self, state: "Convoi", i: int) -> None:
        light = i - state.config.board.light_start
        state.green |= 1 << light
        state.note(events.DISC_LAID, light)
        _go_on(state)


class Lights(PutAtLayout):
    """Chance: where the next disc lies."""

    def legal(self, state: "Convoi") -> list[int]:
        if chance_pairs(state):
            return []
        first = self.first + state.config.board.light_start
        return [first + light for light in chance_lights(state)]

    def why_not(self, state: "Convoi", i: int) -> str:
        if chance_pairs(state):
            return "CV-PLAY-1"  # first the junctions
        return "" if i - state.config.board.light_start in chance_lights(state) else "CV-SETUP-3"


class SetAtLayout(Move["Convoi"]):
    """A junction of the players' own layout."""

    def legal(self, state: "Convoi") -> list[int]:
        board = state.config.board
        if NONE not in state.switches:
            return []
        first = self.first + board.pair_start
        return [first + i for i in range(len(board.pairs)) if state.switches[board.pair_junction[i]] == NONE]

    def why_not(self, state: "Convoi", i: int) -> str:
        board = state.config.board
        pair = i - board.pair_start
        if not 0 <= pair < len(board.pairs):
            return "CV-PLAY-2"
        return "" if state.switches[board.pair_junction[pair]] == NONE else "CV-SETUP-2"  # once each

    def apply(self, state: "Convoi", i: int) -> None:
        board = state.config.board
        pair = i - board.pair_start
        state.switches[board.pair_junction[pair]] = pair
        state.note(events.SWITCH_LAID, pair)
        _go_on(state)


class Sets(SetAtLayout):
    """Chance: how the next junction is set."""

    def legal(self, state: "Convoi") -> list[int]:
        first = self.first + state.config.board.pair_start
        return [first + pair for pair in chance_pairs(state)]

    def why_not(self, state: "Convoi", i: int) -> str:
        pairs = chance_pairs(state)
        if not pairs:
            return "CV-PLAY-1"  # all are set
        return "" if i - state.config.board.pair_start in pairs else "CV-SETUP-2"


def chance_pairs(state: "Convoi") -> list[int]:
    """The ways to set the next junction; none when all are set."""
    if NONE not in state.switches:
        return []
    return state.config.board.junction_pairs[state.switches.index(NONE)]


def chance_lights(state: "Convoi") -> list[int]:
    """Lights on which chance may put the next disc: city by city, then the track."""
    board = state.config.board
    for city in board.cities():
        if not state.green & board.city_lights[city]:
            return [light for light in puts(state) if board.light_city[light] == city]
    return puts(state)
