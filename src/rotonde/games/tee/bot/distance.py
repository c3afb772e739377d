"""Distances that bots go by: turns for the whole tour, or stations to the next capital."""

from typing import Final

from rotonde.games.tee.closure_cache import to_station
from rotonde.games.tee.phases import FACES
from rotonde.games.tee.reach import all_ways
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tour import goals_of, tour_of

TOKEN_FOUND: Final = 0.2  # what a token picked up on the way is worth
NEVER: Final = 1e9


class Distance:
    """Turns that a seat has left for its whole tour, as the table stands."""

    def __init__(self, state: Tee, seat: int) -> None:
        self.seat = seat
        self.tour = tour_of(state, seat)

    def left(self, station: int, bound: int) -> float:
        return self.tour.left(station, bound)


class StationDistance(Distance):
    """Stations to the nearest goal, twice counted; how often one changes on the way does not matter."""

    def __init__(self, state: Tee, seat: int) -> None:
        super().__init__(state, seat)
        self.count = state.board.count
        paths = state.config.paths
        goals = goals_of(state, seat) or [state.home[seat]]
        self.costs = [paths.by_stations(goal, state.closed) for goal in goals]

    def left(self, station: int, bound: int) -> float:
        place = bound * self.count + station
        return float(min([cost[place] for cost in self.costs]))


class NearestDistance(Distance):
    """Turns to the nearest goal; what comes after it does not matter."""

    def __init__(self, state: Tee, seat: int) -> None:
        super().__init__(state, seat)
        self.count = state.board.count
        goals = goals_of(state, seat) or [state.home[seat]]
        self.ways = [to_station(state, goal) for goal in goals]

    def left(self, station: int, bound: int) -> float:
        place = bound * self.count + station
        return min([way.turns[place] for way in self.ways])


def rolling(state: Tee, distance: Distance) -> float:
    """Expected distance after a throw."""
    seat = distance.seat
    least = [distance.left(state.at[seat], state.bound[seat])] * (FACES + 1)
    for ways in all_ways(state, seat, moving=False):
        for way in ways.found:
            die = ways.die(way)
            after = distance.left(way.path[-1], way.networks[-1]) - TOKEN_FOUND * len(way.reopens)
            least[die] = min(least[die], after)
    total = 0.0
    for die in range(1, FACES + 1):
        least[die] = min(least[die], least[die - 1])
        total += least[die]
    return total / FACES


class BestMove:
    """The best end of the move under way, and the action that leads there."""

    def __init__(self, state: Tee, distance: Distance) -> None:
        seat = state.turn
        must_leave = state.sealed and len(state.path) == 1
        self.left = NEVER if must_leave else distance.left(state.at[seat], state.bound[seat])
        self.action = state.acts.stop if len(state.path) > 1 else state.acts.stay
        self.end = state.at[seat]
        self.bound = state.bound[seat]
        for ways in all_ways(state, seat, moving=True):
            for way in ways.found:
                left = distance.left(way.path[-1], way.networks[-1]) - TOKEN_FOUND * len(way.reopens)
                if left < self.left:
                    self.left = left
                    self.action = ride_to(state, way.networks[0], way.path[0])
                    self.end = way.path[-1]
                    self.bound = way.networks[-1]


def ride_to(state: Tee, network: int, station: int) -> int:
    """The action that enters a neighbouring station by that network."""
    board = state.board
    here = board.exits[network][state.at[state.turn]]
    stations = [board.ride_station[ride] for ride in here]
    return state.acts.ride + here[stations.index(station)]
