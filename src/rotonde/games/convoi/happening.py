"""What each action does: from its number to the part of the rulebook that knows."""

from typing import TYPE_CHECKING

from rotonde.games.convoi import agents, arriving, instructions, moving, placing, playing, setting_up, signals
from rotonde.games.convoi.actions import (
    ACCEPT,
    BEGINS,
    COLOUR_SETS,
    CONDUCTOR,
    DEALS,
    DEPARTS,
    END,
    EXIT,
    FIRST_CHANCE,
    GO,
    LIFT,
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
    SETS,
    SHUNTER,
    STOP,
    TOKEN,
    TRACKMAN,
    TRADE,
)
from rotonde.games.convoi.phases import LAYOUT, TARGET
from rotonde.games.convoi.phases import TOKENS as DEALING_TOKENS

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


def apply(state: "Convoi", a: int) -> None:
    """Take an action that is known to be legal."""
    kind = state.table.numbers.kind[a]
    value = state.table.numbers.value[a]
    if kind >= FIRST_CHANCE:
        _by_chance(state, kind, value)
    elif kind >= PLAY:
        _with_cards(state, kind, value)
    elif kind == END:
        playing.end_actions(state)
    elif kind >= NEW:
        _with_trains(state, kind, value)
    elif kind == ACCEPT:
        instructions.accept(state)
    else:
        _with_agents(state, kind, value)


def _by_chance(state: "Convoi", kind: int, value: int) -> None:
    board = state.table.board
    if kind == DEALS:
        playing.drawn(state, value % 3)
    elif kind == ROLLS:
        moving.rolled(state, value + 1)
    elif kind == REVEALS:
        instructions.revealed(state, value)
    elif kind == DEPARTS or (kind == TOKEN and state.phase != DEALING_TOKENS):
        placing.departed(state, value)
    elif kind == TOKEN:
        setting_up.token(state, value)
    elif kind == BEGINS:
        setting_up.begin(state, value)
    elif kind == SETS:
        setting_up.set_switch(state, value - board.pair_start)
    else:
        setting_up.put(state, value - board.light_start)


def _with_cards(state: "Convoi", kind: int, value: int) -> None:
    board = state.table.board
    if kind == PLAY:
        playing.play(state, value)
    elif kind == TRADE:
        playing.trade(state, value // 3, value % 3)
    elif kind == LOAD:
        playing.load(state, value // 3, value % 3)
    elif kind == LIFT:
        playing.lift(state, value - board.light_start)
    elif kind == PUT:
        if state.phase == LAYOUT:
            setting_up.put(state, value - board.light_start)
        else:
            signals.put(state, value - board.light_start)
    elif state.phase == LAYOUT:
        setting_up.set_switch(state, value - board.pair_start)
    else:
        signals.set_switch(state, value - board.pair_start)


def _with_trains(state: "Convoi", kind: int, value: int) -> None:
    if kind == MOVE:
        if state.phase == TARGET:
            playing.move(state, value)
        else:
            instructions.select(state, value)
    elif kind == GO:
        moving.run(state, state.heading[state.mover])
    elif kind == EXIT:
        moving.run(state, state.table.board.light_end[value - state.table.board.exit_start])
    elif kind == STOP:
        arriving.stop_here(state)
    elif kind == NEW:
        placing.choose(state, value)
    elif kind == ROLL:
        placing.roll(state)
    else:
        instructions.choose_colours(state, COLOUR_SETS[value])


def _with_agents(state: "Convoi", kind: int, value: int) -> None:
    if kind == MANAGER:
        agents.manager(state)
    elif kind == LOGISTICIAN:
        agents.logistician(state)
    elif kind == TRACKMAN:
        agents.trackman(state)
    elif kind == CONDUCTOR:
        agents.conductor(state, value)
    elif kind == SHUNTER:
        agents.shunter(state, value)
    else:
        agents.chief(state, value)
