"""Which rule forbids an action now: guards in the order in which a person would object."""

from typing import TYPE_CHECKING

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
from rotonde.games.convoi.choosing import COMPLETING, of_chance
from rotonde.games.convoi.phases import (
    ACTIONS,
    CARD,
    CHANCE_LAYOUT,
    CITY,
    DEAL,
    DEPART,
    ENDED,
    LAYOUT,
    NEW_PLACE,
    REVEAL,
    ROLLED,
    SELECT,
    START,
    TARGET,
    TOKENS,
)
from rotonde.games.convoi.phases import PUT as PUTTING
from rotonde.games.convoi.phases import ROLL as ROLLING

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


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
    if a in of_chance(state):
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
