"""A player's whole way: through all open souvenirs and home, in sevenths of a turn."""

from rotonde.games.tee import routes
from rotonde.games.tee.board import VIOLET
from rotonde.games.tee.state import Tee


class Tour:
    """What is left after each goal is worked out once; from anywhere the way to the best first goal is added.

    Without foresight only the way to the nearest goal counts.
    """

    def __init__(self, state: Tee, seat: int, home: int, *, plans: bool) -> None:
        self.state = state
        hand = state.open[seat]
        goals = [station for i, station in enumerate(state.board.capitals) if hand >> i & 1]
        self.goals = goals or [home]
        self.rest = self._rests(home) if plans and goals else [0] * len(self.goals)

    def _rests(self, home: int) -> list[int]:
        """For each goal, the shortest way from there through all the others and home."""
        goals = self.goals
        ways = [routes.turns_from(self.state, goal, VIOLET) for goal in goals]
        shortest: list[list[int]] = [[way[home] for way in ways]]  # by goals to come, then by where one is
        for to_come in range(1, 1 << len(goals)):
            row: list[int] = []
            for here in range(len(goals)):
                least = routes.FAR
                for following in range(len(goals)):
                    if to_come >> following & 1:
                        longer = (
                            ways[here][goals[following]] + shortest[to_come & ~(1 << following)][following]
                        )
                        least = min(least, longer)
                row.append(least)
            shortest.append(row)
        everything = (1 << len(goals)) - 1
        return [shortest[everything & ~(1 << here)][here] for here in range(len(goals))]

    def left(self, station: int, bound: int) -> int:
        """How long it still takes from there."""
        way = routes.turns_from(self.state, station, bound)
        return min([way[goal] + self.rest[i] for i, goal in enumerate(self.goals)])


def tour_of(state: Tee, seat: int, *, plans: bool) -> Tour:
    return Tour(state, seat, state.home[seat], plans=plans)


def left_for(state: Tee, seat: int) -> int:
    """How long it still takes that player."""
    return tour_of(state, seat, plans=True).left(state.at[seat], state.bound[seat])
