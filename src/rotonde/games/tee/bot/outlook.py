"""How the race stands for one seat: a few worlds that could be the real one, and chances to win in them."""

from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.core.seats import OVER
from rotonde.games.tee.bot.measure import Measure
from rotonde.games.tee.bot.race import chance_to_win, handicap
from rotonde.games.tee.detours import Detours
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tour import stations_of

WORLDS: Final = 8


class Outlook:
    """Everybody's plans in each world; worlds share what they know of ways, as they differ in hands alone."""

    def __init__(self, perspective: Perspective, chance: Chance) -> None:
        self.me = perspective.seat
        self.worlds: list[Tee] = []
        self._plans: list[list[Measure]] = []
        detours: Detours | None = None
        for _ in range(WORLDS):
            world = perspective.imagine(chance)
            assert isinstance(world, Tee)
            world.detours = detours
            self.worlds.append(world)
            self._plans.append([Measure(world, seat) for seat in range(world.seats)])
            detours = world.detours

    def copy(self, number: int) -> Tee:
        """One of the worlds, to be played on."""
        world = self.worlds[number]
        after = world.clone()
        after.detours = world.detours
        return after

    def shut(self, station: int) -> "list[Tee]":
        """The worlds with one of my tokens on that station."""
        found: list[Tee] = []
        detours = self.worlds[0].detours
        for number in range(WORLDS):
            after = self.copy(number)
            after.closed[after.board.word[station]] |= after.board.bit[station]
            after.tokens[self.me] -= 1
            after.detours = detours
            self.left(after, number, self.me)  # finds the ways, for all worlds alike
            detours = after.detours
            found.append(after)
        return found

    def left(self, after: Tee, number: int, seat: int) -> float:
        """Turns that a seat has left, lost ones included, in what became of a world."""
        world = self.worlds[number]
        plan = self._plans[number][seat]
        if after.open[seat] != world.open[seat] or after.closed != world.closed:
            plan = Measure(after, seat)
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
        return chance_to_win(lefts, self.me)

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
