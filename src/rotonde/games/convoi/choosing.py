"""What may be done now, enumerated; it is what `refusing` lets through."""

from typing import TYPE_CHECKING, Final

from rotonde.core.seats import CHANCE
from rotonde.games.convoi import agents, instructions, moving, placing, playing, setting_up, signals
from rotonde.games.convoi.actions import (
    ACCEPT,
    BEGINS,
    CHIEF,
    COLOUR_SETS,
    COLOURS_OF,
    CONDUCTOR,
    DEALS,
    DEPARTS,
    EXIT,
    GO,
    LIFT,
    LIGHTS,
    LOGISTICIAN,
    MANAGER,
    MOVE,
    NEW,
    PUT,
    REVEALS,
    ROLL,
    ROLLS,
    SET,
    SETS,
    SHUNTER,
    STOP,
    TOKEN,
    TRACKMAN,
)
from rotonde.games.convoi.material import CARDS, DEPARTURES, FACES, colour_of, members
from rotonde.games.convoi.phases import (
    ACTIONS,
    CARD,
    CITY,
    DEAL,
    DEPART,
    ENDED,
    LAYOUT,
    NEW_COLOUR,
    NEW_PLACE,
    REVEAL,
    SELECT,
    START,
    SWITCH,
    TARGET,
    TOKENS,
)
from rotonde.games.convoi.phases import COLOURS as CHOOSE_COLOURS
from rotonde.games.convoi.phases import LIFT as LIFTING
from rotonde.games.convoi.phases import PUT as PUTTING
from rotonde.games.convoi.phases import ROLL as ROLLING

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

COMPLETING: Final = (LIFTING, PUTTING, SWITCH, TARGET)


def legal(state: "Convoi") -> list[int]:
    """Every action that may be taken now, sorted; it is what `refusing.why_not` lets through."""
    if state.phase == ACTIONS:
        return playing.choices(state)
    if state.to_act == CHANCE:
        return of_chance(state)
    if state.phase == ENDED:
        return []
    if state.phase in COMPLETING or state.phase == LAYOUT:
        return _to_complete(state)
    return _of_instruction(state)


def _to_complete(state: "Convoi") -> list[int]:
    """What a played card, or the layout, still asks for."""
    first = state.table.numbers.first
    board = state.table.board
    if state.phase == LIFTING:
        return [first[LIFT] + board.light_start + light for light in signals.lifts(state)]
    if state.phase == PUTTING:
        lights = members(signals.targets(state, state.lifted))
        return [first[PUT] + board.light_start + light for light in lights]
    if state.phase == TARGET:
        return [first[MOVE] + train for train in members(state.running)]
    if state.phase == SWITCH:
        return [first[SET] + board.pair_start + pair for pair in signals.pairs(state)]
    lights = setting_up.puts(state)
    if lights:
        return [first[PUT] + board.light_start + light for light in lights]
    return [first[SET] + board.pair_start + pair for pair in signals.pairs(state)]


def _of_instruction(state: "Convoi") -> list[int]:
    """While the instruction card is carried out, or a train is on its way."""
    first = state.table.numbers.first
    phase = state.phase
    found = _agents(state)
    if phase == CARD:
        found.append(first[ACCEPT])
        found.sort()
    elif phase == NEW_COLOUR:
        found += [first[NEW] + colour for colour in members(placing.available(state))]
    elif phase == NEW_PLACE:
        found.append(first[ROLL])
    elif phase == CHOOSE_COLOURS:
        found += [
            first[COLOURS_OF] + i
            for i in range(len(COLOUR_SETS))
            if not instructions.why_not_colours(state, COLOUR_SETS[i])
        ]
    elif phase == SELECT:
        found += [first[MOVE] + train for train in members(instructions.eligible(state))]
    elif phase == CITY:
        found.append(first[STOP])
        found += _exits(state, moving.ways_on(state))
    elif state.in_city(state.mover):
        found += _exits(state, moving.green_exits(state))
    else:
        found.append(first[GO])
    return found


def _exits(state: "Convoi", lights: list[int]) -> list[int]:
    start = state.table.numbers.first[EXIT] + state.table.board.exit_start
    return [start + light for light in lights]


def _agents(state: "Convoi") -> list[int]:
    """The agents that can be called, in the order of their actions."""
    if not state.agents:
        return []
    first = state.table.numbers.first
    found: list[int] = []
    if not agents.why_not_trackman(state):
        found.append(first[TRACKMAN])
    if not agents.why_not_logistician(state):
        found.append(first[LOGISTICIAN])
    if not agents.why_not_manager(state):
        found.append(first[MANAGER])
    if state.conductor_unused():
        found += [first[CONDUCTOR] + colour for colour in members(agents.cancellable(state))]
    if state.phase == NEW_PLACE and state.shunter_unused():
        found += [first[SHUNTER] + i for i in members(placing.free_departures(state))]
    if state.phase == SELECT and state.chief_unused():
        found += [first[CHIEF] + train for train in members(instructions.eligible(state))]
    return found


def of_chance(state: "Convoi") -> list[int]:
    first = state.table.numbers.first
    phase = state.phase
    if phase == ROLLING:
        return [first[ROLLS] + points - 1 for points in FACES[colour_of(state.mover)]]
    if phase == DEAL:
        start = first[DEALS] + state.drawer * 3
        return [start + card for card in range(len(CARDS)) if state.pile[card]]
    if phase == REVEAL:
        return [first[REVEALS] + card for card in members(state.unseen)]
    if phase == DEPART:
        kind = TOKEN if state.table.tokens_drawn else DEPARTS
        return [first[kind] + i for i in members(placing.outcomes(state))]
    if phase == START:
        return [first[BEGINS] + seat for seat in range(state.seats)]
    if phase == TOKENS:
        return [first[TOKEN] + i for i in range(len(DEPARTURES)) if not setting_up.why_not_token(state, i)]
    board = state.table.board
    pairs = setting_up.chance_pairs(state)
    if pairs:
        return [first[SETS] + board.pair_start + pair for pair in pairs]
    return [first[LIGHTS] + board.light_start + light for light in setting_up.chance_lights(state)]
