"""A move: station by station on one network, up to the die, any way one likes."""

from typing import TYPE_CHECKING

from rotonde.games.tee import arriving, closing, events, turning
from rotonde.games.tee.board import FERRY, NETWORKS
from rotonde.games.tee.phases import FREE, MOVE, NO_NETWORK, TURN

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


def moves(state: "Tee") -> list[int]:
    """Every ride, and how a move can end or begin besides."""
    legal = rides(state)
    acts = state.acts
    if len(state.path) > 1:
        legal.append(acts.stop)
        return legal
    if not state.sealed:
        may_close = len(legal) > 0 and not closing.why_not_close_here(state)
        legal.append(acts.stay)
        if may_close:
            legal.append(acts.close + state.path[0])
    return legal


def rides(state: "Tee") -> list[int]:
    """TEE-MOVE-3: by the network that binds or was taken, by any where the player is free to choose."""
    legal: list[int] = []
    network = state.network if state.network != NO_NETWORK else state.bound[state.turn]
    if network == FREE and state.network == NO_NETWORK:
        for each in range(len(NETWORKS)):
            _add_rides(state, each, legal)
    else:
        _add_rides(state, network, legal)
    return legal


def _add_rides(state: "Tee", network: int, legal: list[int]) -> None:
    """TEE-MOVE-4: every branch, in every direction."""
    board = state.board
    first = state.acts.ride
    for ride in board.exits[network][state.at[state.turn]]:
        station = board.ride_station[ride]
        if not _is_passed(state, station) and not (state.is_closed(station) and not closing.may_open(state)):
            legal.append(first + ride)


def _is_passed(state: "Tee", station: int) -> bool:
    for each in state.path:  # noqa: SIM110  # a loop is what compiles well
        if each == station:
            return True
    return False


def why_not_ride(state: "Tee", ride: int) -> str:
    if state.phase != MOVE:
        return "TEE-TURN-2" if state.phase == TURN else "TEE-PLAY-1"  # first the die, or a card
    network = state.board.ride_network[ride]
    rule = _why_not_board(state, network)
    if rule:
        return rule
    station = state.board.ride_station[ride]
    if ride not in state.board.exits[network][state.at[state.turn]] or _is_passed(state, station):
        return "TEE-MOVE-2"  # from a station to the next, none of them twice
    if state.is_closed(station) and not closing.may_open(state):
        return "TEE-MOVE-6"
    return ""


def _why_not_board(state: "Tee", network: int) -> str:
    """Whether the network is one that the mover may be on."""
    if not state.board.served[network][state.at[state.turn]]:
        return "TEE-NET-1"  # it does not call here
    if state.network != NO_NETWORK:
        return "" if network == state.network else "TEE-NET-2"  # passing through is not enough
    bound = state.bound[state.turn]
    if bound in (FREE, network):
        return ""
    return "TEE-FERRY-2" if network == FERRY else "TEE-NET-3"


def why_not_end(state: "Tee", staying: bool) -> str:  # noqa: FBT001  # a question about one of two
    if state.phase != MOVE:
        return "TEE-TURN-2" if state.phase == TURN else "TEE-PLAY-1"
    if len(state.path) > 1:
        return "TEE-MOVE-8" if staying else ""  # who has left does not stay
    if state.sealed:
        return "TEE-CLOSE-1"  # a station is closed by leaving it
    return "" if staying else "TEE-TURN-3"  # nothing to stop yet: move, or stay


def ride(state: "Tee", ride: int) -> None:
    seat = state.turn
    network = state.board.ride_network[ride]
    station = state.board.ride_station[ride]
    if state.is_closed(station):
        closing.enter(state)
        closing.open_up(state, station, seat)
    state.network = network
    state.bound[seat] = network  # TEE-MOVE-7, TEE-FERRY-3: the ferry's number is that of being free
    state.path.append(station)
    state.note(events.RODE, seat, network, station)
    stops = arriving.arrive(state, seat, station)  # TEE-MOVE-5, TEE-MOVE-9: who else is there does not matter
    if not arriving.is_over(state) and (stops or state.steps_left() == 0 or not rides(state)):
        turning.finish(state)  # TEE-VISIT-2; at the end of the way nothing is asked


def end(state: "Tee") -> None:
    """TEE-MOVE-1, TEE-MOVE-8: fewer stations than the die allows, or none."""
    if len(state.path) == 1:
        state.note(events.STAYED, state.turn, state.path[0])
    turning.finish(state)
