"""Before the first card: who begins, departure tokens, switches and lights, five cards each."""

from typing import TYPE_CHECKING

from rotonde.games.convoi import events, playing
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.material import COLOURS, DEALT, DEPARTURES, LOWEST_NUMBER
from rotonde.games.convoi.phases import CHANCE_LAYOUT, LAYOUT, START, TOKENS
from rotonde.games.convoi.placing import ALL_TOKENS

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

TRACK_DISCS = 3


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
    if state.table.tokens_shuffled or state.table.tokens_drawn:
        state.ask(TOKENS)
    else:
        lay_out(state)


def why_not_token(state: "Convoi", i: int) -> str:
    """CV-VAR-1, CV-VAR-2: eleven tokens, each once."""
    rule = "CV-VAR-1" if state.table.tokens_shuffled else "CV-VAR-2"
    return rule if i + LOWEST_NUMBER in state.tokens else ""


def token(state: "Convoi", i: int) -> None:
    """CV-VAR-1: one for each departure space; CV-VAR-2: three for the first trains, then all in a stack."""
    state.tokens.append(i + LOWEST_NUMBER)
    shuffled = state.table.tokens_shuffled
    state.note(
        events.TOKEN_LAID if shuffled else events.TOKEN_DRAWN, i + LOWEST_NUMBER, len(state.tokens) + 1
    )
    if len(state.tokens) == (len(DEPARTURES) if shuffled else len(COLOURS)):
        state.stack = 0 if shuffled else ALL_TOKENS
        lay_out(state)


def lay_out(state: "Convoi") -> None:
    """CV-SETUP-4: the board's first layout, the players' own, or (our extra) chance's."""
    board = state.table.board
    if state.table.chance_layout or state.table.custom_layout:
        state.switches = [NONE] * len(board.junctions)
    else:
        state.switches = board.first_pairs.copy()
        state.green = board.first_green
    _go_on(state)


def _go_on(state: "Convoi") -> None:
    if NONE not in state.switches and state.green.bit_count() == state.table.greens:
        state.drawer = state.active
        state.owed = DEALT  # CV-SETUP-10
        playing.draw(state)
    else:
        state.ask(CHANCE_LAYOUT if state.table.chance_layout else LAYOUT)


def why_not_put(state: "Convoi", light: int) -> str:
    """CV-SETUP-3: one disc for each city, three on the track; CV-DIFF-3: one more anywhere."""
    board = state.table.board
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
    return [light for light in range(len(state.table.board.lights)) if not why_not_put(state, light)]


def put(state: "Convoi", light: int) -> None:
    state.green |= 1 << light
    state.note(events.DISC_LAID, light)
    _go_on(state)


def set_switch(state: "Convoi", pair: int) -> None:
    state.switches[state.table.board.pair_junction[pair]] = pair
    state.note(events.SWITCH_LAID, pair)
    _go_on(state)


def chance_pairs(state: "Convoi") -> list[int]:
    """The ways to set the next junction; none when all are set."""
    if NONE not in state.switches:
        return []
    return state.table.board.junction_pairs[state.switches.index(NONE)]


def chance_lights(state: "Convoi") -> list[int]:
    """Where chance may put the next disc: the cities one after the other, then the track."""
    board = state.table.board
    for city in board.cities():
        if not state.green & board.city_lights[city]:
            return [light for light in puts(state) if board.light_city[light] == city]
    return puts(state)
