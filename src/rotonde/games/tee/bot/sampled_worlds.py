"""Sampled worlds: a few states that could be the real one, and a seat's chance to win in them."""

from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.core.seats import OVER
from rotonde.games.tee.bot.distance import Distance
from rotonde.games.tee.bot.win_probability import handicap, win_probability
from rotonde.games.tee.closure_cache import ClosureCache
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tour import stations_of

WORLDS: Final = 8


class SampledWorlds:
    """Everybody's plans in each world; worlds share cached paths, as they differ in hands alone."""

    def __init__(self, perspective: Perspective, chance: Chance) -> None:
        self.me = perspective.seat
        self.worlds: list[Tee] = []
        self._plans: list[list[Distance]] = []
        detours: ClosureCache | None = None
        for _ in range(WORLDS):
            world = perspective.imagine(chance)
            assert isinstance(world, Tee)
            world.closure_cache = detours
            self.worlds.append(world)
            self._plans.append([Distance(world, seat) for seat in range(world.seats)])
            detours = world.closure_cache

    def copy(self, number: int) -> Tee:
        """One of the worlds, to be played on."""
        world = self.worlds[number]
        after = world.clone()
        after.closure_cache = world.closure_cache
        return after

    def shut(self, station: int) -> "list[Tee]":
        """The worlds with one of my tokens on that station."""
        found: list[Tee] = []
        detours = self.worlds[0].closure_cache
        for number in range(WORLDS):
            after = self.copy(number)
            after.closed[after.board.word[station]] |= after.board.bit[station]
            after.tokens[self.me] -= 1
            after.closure_cache = detours
            self.left(after, number, self.me)  # finds the ways, for all worlds alike
            detours = after.closure_cache
            found.append(after)
        return found

    def left(self, after: Tee, number: int, seat: int) -> float:
        """Turns that a seat has left, lost ones included, in what became of a world."""
        world = self.worlds[number]
        plan = self._plans[number][seat]
        if after.open[seat] != world.open[seat] or after.closed != world.closed:
            plan = Distance(after, seat)
        return plan.left(after.at[seat], after.bound[seat]) + after.skips[seat]

    def worth(self, after: Tee, number: int) -> float:
        """My chance to win where a turn begins in what became of a world, or where the game is over."""
        if after.to_act == OVER:
            return 1.0 if after.winner == self.me else 0.0
        return self._chance(after, number, self.left(after, number, self.me), after.turn)

    def once_over(self, after: Tee, number: int, own: float) -> float:
        """My chance to win where my turn is about to end with so many turns left."""
        following = self.me if after.extra else (self.me + 1) % after.seats
        return self._chance(after, number, own, following)

    def _chance(self, after: Tee, number: int, own: float, turn: int) -> float:
        lefts: list[float] = []
        for seat in range(after.seats):
            left = own if seat == self.me else self.left(after, number, seat)
            lefts.append(left + handicap(after, seat, turn))
        return win_probability(lefts, self.me)

    def in_the_way(self) -> list[int]:
        """Stations that others will come through, those of most plans first."""
        count = self.worlds[0].board.count
        seen = [0] * count
        for number, world in enumerate(self.worlds):
            for seat in range(world.seats):
                if seat != self.me:
                    at, bound = world.at[seat], world.bound[seat]
                    order = self._plans[number][seat].tour.order(at, bound)
                    for station in set(stations_of(count, order, at, bound)[1:]):
                        seen[station] += 1
        found = [(-times, station) for station, times in enumerate(seen) if times]
        return [station for _, station in sorted(found)]
