"""Moving: station by station on one network, up to the die, any way one likes."""

from typing import TYPE_CHECKING

from rotonde.core.moves import Move, Phase
from rotonde.games.tee import arriving, closing, events, turns
from rotonde.games.tee.material import FERRY, NETWORKS
from rotonde.games.tee.phases import FREE, NO_NETWORK, TURN

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


def rides(state: "Tee") -> list[int]:
    """TEE-MOVE-3: by the network that binds or was taken, by any where the player is free to choose."""
    found: list[int] = []
    network = state.network if state.network != NO_NETWORK else state.bound[state.turn]
    if network == FREE and (state.network == NO_NETWORK or state.config.ride_on):  # TEE-FERRY-3
        for each in range(len(NETWORKS)):
            _add_rides(state, each, found)
    else:
        _add_rides(state, network, found)
    return found


def _add_rides(state: "Tee", network: int, found: list[int]) -> None:
    """TEE-MOVE-4: every branch, in every direction."""
    board = state.board
    first = state.acts.ride
    for ride in board.exits[network][state.at[state.turn]]:
        station = board.ride_station[ride]
        if not _is_passed(state, station) and not (state.is_closed(station) and not closing.may_open(state)):
            found.append(first + ride)


def _is_passed(state: "Tee", station: int) -> bool:
    for each in state.path:  # noqa: SIM110  # a loop is what compiles well
        if each == station:
            return True
    return False


def _why_not_board(state: "Tee", network: int) -> str:
    """Whether the network is one that the mover may be on."""
    if not state.board.served[network][state.at[state.turn]]:
        return "TEE-NET-1"  # it does not call here
    if state.network == FERRY and network != FERRY:
        return "" if state.config.ride_on else "TEE-FERRY-3"  # the move ends at a port
    if state.network != NO_NETWORK:
        return "" if network == state.network else "TEE-NET-2"  # passing through is not enough
    bound = state.bound[state.turn]
    if bound in (FREE, network):
        return ""
    return "TEE-FERRY-2" if network == FERRY else "TEE-NET-3"


class Moving(Move["Tee"]):
    """Move once the die has fallen."""

    def not_due(self, state: "Tee") -> str:
        return "TEE-TURN-2" if state.phase == TURN else ""  # first the die, or a card


class Ride(Moving):
    """Ride to the next station by one of the networks."""

    def legal(self, state: "Tee") -> list[int]:
        return rides(state)

    def why_not(self, state: "Tee", i: int) -> str:
        network = state.board.ride_network[i]
        rule = _why_not_board(state, network)
        if rule:
            return rule
        station = state.board.ride_station[i]
        if i not in state.board.exits[network][state.at[state.turn]] or _is_passed(state, station):
            return "TEE-MOVE-2"  # from a station to the next, none of them twice
        if state.is_closed(station) and not closing.may_open(state):
            return "TEE-MOVE-6"
        return ""

    def apply(self, state: "Tee", i: int) -> None:
        seat = state.turn
        network = state.board.ride_network[i]
        station = state.board.ride_station[i]
        if state.is_closed(station):
            closing.enter(state)
            closing.open_up(state, station, seat)
        state.network = network
        state.bound[seat] = network  # TEE-MOVE-7, TEE-FERRY-3: the ferry's number is that of being free
        state.path.append(station)
        state.note(events.RODE, seat, network, station)
        stops = arriving.arrive(
            state, seat, station
        )  # TEE-MOVE-5, TEE-MOVE-9: who else is there does not matter
        if not arriving.is_over(state) and (stops or state.steps_left() == 0 or not rides(state)):
            turns.finish(state)  # TEE-VISIT-2; at the end of the way nothing is asked


class Stop(Moving):
    """TEE-MOVE-1: fewer stations than the die allows."""

    def why_not(self, state: "Tee", i: int) -> str:
        if len(state.path) > 1:
            return ""
        return "TEE-CLOSE-1" if state.sealed else "TEE-TURN-3"  # nothing to stop yet: move, or stay

    def apply(self, state: "Tee", i: int) -> None:
        turns.finish(state)


class Stay(Moving):
    """TEE-MOVE-8: no station at all."""

    def why_not(self, state: "Tee", i: int) -> str:
        if len(state.path) > 1:
            return "TEE-MOVE-8"  # who has left does not stay
        return "TEE-CLOSE-1" if state.sealed else ""  # a station is closed by leaving it

    def apply(self, state: "Tee", i: int) -> None:
        state.note(events.STAYED, state.turn, state.path[0])
        turns.finish(state)


class OnTheWay(Phase["Tee"]):
    """Rides, and how a move can end or begin besides."""

    def legal(self, state: "Tee") -> list[int]:
        found = rides(state)
        acts = state.acts
        if len(state.path) > 1:
            found.append(acts.stop)
        elif not state.sealed:
            may_close = len(found) > 0 and not closing.why_not_close_here(state)
            found.append(acts.stay)
            if may_close:
                found.append(acts.close + state.path[0])
        return found
