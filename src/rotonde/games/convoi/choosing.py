"""What may be done now, and which rule forbids the rest."""

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
    END,
    EXIT,
    FIRST_CHANCE,
    GO,
    LIFT,
    LIGHTS,
    LOAD,
    LOGISTICIAN,
    MANAGER,
    MOVE,
    NEW,
    PLAY,
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
    TRADE,
)
from rotonde.games.convoi.material import CARDS, DEPARTURES, FACES, colour_of, members
from rotonde.games.convoi.phases import (
    ACTIONS,
    CARD,
    CHANCE_LAYOUT,
    CITY,
    DEAL,
    DEPART,
    ENDED,
    LAYOUT,
    NEW_COLOUR,
    NEW_PLACE,
    REVEAL,
    ROLLED,
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


# What is allowed, enumerated


def legal(state: "Convoi") -> list[int]:
    """Every action that may be taken now, sorted; it is what `why_not` lets through."""
    if state.phase == ACTIONS:
        return playing.choices(state)
    if state.to_act == CHANCE:
        return _of_chance(state)
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


def _of_chance(state: "Convoi") -> list[int]:
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


# What is forbidden, and why


def why_not(state: "Convoi", a: int) -> str:
    if state.phase == ENDED:
        return "CV-PLAY-3"
    kind = state.table.numbers.kind[a]
    value = state.table.numbers.value[a]
    if kind >= FIRST_CHANCE or state.to_act == CHANCE:
        return _why_not_chance(state, kind, value)
    if kind == END or PLAY <= kind <= LOAD:
        return _why_not_card(state, kind, value)
    if kind >= LIFT:
        return _why_not_disc(state, kind, value)
    if kind == MOVE:
        return _why_not_move(state, value)
    if kind == EXIT:
        return moving.why_not_exit(state, value - state.table.board.exit_start)
    if TRACKMAN <= kind <= CHIEF:
        return _why_not_agent(state, kind, value)
    return _why_not_step(state, kind, value)


def _why_not_card(state: "Convoi", kind: int, value: int) -> str:
    """CV-ACT-1: cards are played in the action phase, each to its end before the next."""
    if state.phase in COMPLETING or state.by_card:
        return "CV-ACT-1"
    if state.phase != ACTIONS:
        return "CV-LOAD-3" if kind == LOAD else "CV-TURN-1"
    if kind == PLAY:
        return playing.why_not_play(state, value)
    if kind == TRADE:
        return playing.why_not_trade(state, value // 3, value % 3)
    if kind == LOAD:
        return playing.why_not_load(state, value // 3, value % 3)
    return ""


def _why_not_disc(state: "Convoi", kind: int, value: int) -> str:
    board = state.table.board
    if kind == LIFT:
        return signals.why_not_lift(state, value - board.light_start)
    if kind == SET:
        return signals.why_not_set(state, value - board.pair_start)
    if state.phase == PUTTING:
        return signals.why_not_put(state, value - board.light_start)
    if state.phase == LAYOUT:
        return setting_up.why_not_put(state, value - board.light_start)
    return "CV-PLAY-1"


def _why_not_move(state: "Convoi", train: int) -> str:
    if state.phase == SELECT:
        return instructions.why_not_select(state, train)
    if state.phase == TARGET:
        return "" if state.running >> train & 1 else "CV-MVC-1"  # any train, if it is on the network
    return "CV-MVC-1" if state.phase == ACTIONS else "CV-PLAY-1"


def _why_not_agent(state: "Convoi", kind: int, value: int) -> str:
    if kind == MANAGER:
        return agents.why_not_manager(state)
    if kind == LOGISTICIAN:
        return agents.why_not_logistician(state)
    if kind == CONDUCTOR:
        return agents.why_not_conductor(state, value)
    if kind == TRACKMAN:
        return agents.why_not_trackman(state)
    if kind == SHUNTER:
        return agents.why_not_shunter(state, value)
    return agents.why_not_chief(state, value)


def _why_not_step(state: "Convoi", kind: int, value: int) -> str:
    if kind == GO:
        if state.phase != ROLLED:
            return "CV-PLAY-1"
        return "CV-MOVE-10" if state.in_city(state.mover) else ""  # out of a city by one of its exits
    if kind == NEW:
        return placing.why_not_new(state, value)
    if kind == COLOURS_OF:
        return instructions.why_not_colours(state, COLOUR_SETS[value])
    due = {ACCEPT: CARD, ROLL: NEW_PLACE, STOP: CITY}
    return "" if state.phase == due[kind] else "CV-PLAY-1"


def _why_not_chance(state: "Convoi", kind: int, value: int) -> str:
    """Chance brings what can come, from what is there."""
    phase = state.phase
    if kind != _chance_kind(state):
        return "CV-PLAY-1"
    a = state.table.numbers.first[kind] + value
    if a in _of_chance(state):
        return ""
    if phase == DEAL:
        return "CV-SETUP-13" if value // 3 != state.drawer else "CV-PLAY-2"
    if phase == ROLLING:
        return "CV-DIE-1"  # that face is not on this die
    if phase == DEPART:
        return "CV-VAR-3" if state.table.tokens_drawn else "CV-NEW-5"
    if phase == TOKENS:
        return setting_up.why_not_token(state, value)
    if phase == CHANCE_LAYOUT:
        return "CV-SETUP-2" if kind == SETS else "CV-SETUP-3"
    return "CV-SETUP-12" if phase == START else "CV-PLAY-2"


def _chance_kind(state: "Convoi") -> int:
    """The kind of outcome that is due, or -1."""
    phase = state.phase
    if phase == CHANCE_LAYOUT:
        return SETS if setting_up.chance_pairs(state) else LIGHTS
    if phase == DEPART:
        return TOKEN if state.table.tokens_drawn else DEPARTS
    kinds = {ROLLING: ROLLS, DEAL: DEALS, REVEAL: REVEALS, START: BEGINS, TOKENS: TOKEN}
    return kinds.get(phase, -1)


