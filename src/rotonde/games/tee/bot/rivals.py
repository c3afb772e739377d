"""The others as one imagines them: several worlds, and how much longer a closed station makes their way."""

from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.tee.bot.measure import Measure
from rotonde.games.tee.phases import NOWHERE
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tour import stations_of, tour_of

WORLDS: Final = 8


class Rivals:
    """The leader among the others, in a few worlds that could be the real one."""

    def __init__(self, perspective: Perspective, chance: Chance) -> None:
        self.worlds: list[Tee] = []
        for _ in range(WORLDS):
            world = perspective.imagine(chance)
            assert isinstance(world, Tee)
            self.worlds.append(world)
        self.leader = leader_of(self.worlds[0], perspective.seat)
        self.lefts = [left_for(world, self.leader) for world in self.worlds]
        self.passing = self._passing()

    def _passing(self) -> list[int]:
        """Stations that the leader will come through, those in most worlds first."""
        count = self.worlds[0].board.count
        seen = [0] * count
        for world in self.worlds:
            at, bound = world.at[self.leader], world.bound[self.leader]
            order = tour_of(world, self.leader).order(at, bound)
            for station in set(stations_of(count, order, at, bound)[1:]):
                seen[station] += 1
        found = [(-times, station) for station, times in enumerate(seen) if times]
        return [station for _, station in sorted(found)]

    def harm(self, station: int) -> float:
        """By how many turns the leader's way grows if that station is closed."""
        total = 0.0
        for world, left in zip(self.worlds, self.lefts, strict=True):
            total += left_for(with_closed(world, station), self.leader) - left
        return total / len(self.worlds)


def with_closed(state: Tee, station: int) -> Tee:
    """The same with a token on that station."""
    after = state.clone()
    after.closed[after.board.word[station]] |= after.board.bit[station]
    return after


def left_for(state: Tee, seat: int) -> float:
    """Turns that a seat has left, lost ones included."""
    return Measure(state, seat).left(state.at[seat], state.bound[seat]) + state.skips[seat]


def leader_of(state: Tee, me: int) -> int:
    """The rival with the shortest way left; of several the first."""
    best, least = NOWHERE, 0.0
    for seat in range(state.seats):
        if seat != me:
            left = left_for(state, seat)
            if best == NOWHERE or left < least:
                best, least = seat, left
    return best
