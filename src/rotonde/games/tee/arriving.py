"""Arriving, on one's own or sent: visits, what the others learn, and the win at home."""

from typing import TYPE_CHECKING

from rotonde.core.seats import OVER
from rotonde.games.tee import closing, events, turns
from rotonde.games.tee.phases import ENDED, FREE

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


def arrive(state: "Tee", seat: int, station: int) -> bool:
    """The piece is there; whether a move must end there (TEE-MOVE-5)."""
    state.at[seat] = station
    state.arrived |= 1 << seat
    bit = state.board.capital_bit[station]
    if bit:
        if state.open[seat] & bit:
            _visit(state, seat, station, bit)
            return True
        if not state.visited[seat] & bit:
            state.ruled_out[seat] |= bit  # TEE-INFO-2, TEE-VISIT-3
    elif station == state.home[seat] and state.open[seat] == 0:
        _win(state, seat)  # TEE-WIN-1, TEE-WIN-2; before the sixth visit nothing happens: TEE-WIN-3
        return True
    return False


def _visit(state: "Tee", seat: int, station: int, bit: int) -> None:
    """TEE-VISIT-1: the card lies face up from now on."""
    state.open[seat] &= ~bit
    state.visited[seat] |= bit
    state.note(events.VISITED, seat, station)
    if state.config.visit_costs_turn:
        state.skips[seat] += 1


def _win(state: "Tee", seat: int) -> None:
    turns.clear(state)
    state.winner = seat
    state.phase = ENDED
    state.to_act = OVER
    state.note(events.WON, seat, state.home[seat])


def is_over(state: "Tee") -> bool:
    return state.phase == ENDED


def send(state: "Tee", sent: list[int], stations: list[int]) -> None:
    """TEE-HAZ-12: those who are sent arrive in this order, with all that follows, until one wins."""
    for i in range(len(sent)):
        seat = sent[i]
        station = stations[i]
        state.note(events.SENT, seat, station)
        if state.is_closed(station):  # TEE-OPEN-4
            several = stations.count(station) > 1
            closing.open_up(state, station, state.turn if several else seat)  # TEE-OPEN-5
        state.bound[seat] = FREE  # TEE-NET-7
        arrive(state, seat, station)
        if is_over(state):
            return
