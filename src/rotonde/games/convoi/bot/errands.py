"""Who fetches what: each train with its goal, and what all the goods still cost until they are delivered.

Costs are counted in moves: a change of a light or a switch is a card, and so is a move of a train.
"""

from typing import Final

from rotonde.games.convoi.arriving import has_place
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.bot.atlas import Atlas, Sheet
from rotonde.games.convoi.bot.taste import Taste
from rotonde.games.convoi.bot.ways import Ways
from rotonde.games.convoi.material import GOODS, NO_CARGO, TRAINS, colour_of
from rotonde.games.convoi.phases import NO_TRAIN
from rotonde.games.convoi.state import Convoi

PACE: Final = [1 / 3.3, 1 / 2.4, 1 / 1.65]  # moves a space, by colour of train
CITY_FADES: Final = 0.5  # what lies behind a city is far off


class Errands:
    """The trains' goals in one position; `cost` is what is left to do for everything that is still wanted."""

    def __init__(self, state: Convoi, atlas: Atlas, taste: Taste, sheet: Sheet | None = None) -> None:
        self.state = state
        self.taste = taste
        self._sheet = atlas.sheet(state) if sheet is None else sheet
        self._relit = self._sheet.green ^ state.green  # lights, and junctions, that were changed since
        self._reset = _differing(self._sheet.switches, state.switches)
        self.atlas = atlas
        self.train_on = _standing(state)
        self.goal = [NONE] * len(TRAINS)
        self.end = [NONE] * len(TRAINS)  # the end by which to leave for it
        self.cost = 0.0
        self._missing = state.table.goods - state.delivered
        self._onward = [NONE] * len(GOODS)  # the port to which each city's next cube goes
        for colour in range(len(GOODS)):
            self._loaded(colour)
        self._fetch()
        for train in range(len(TRAINS)):
            if self.goal[train] != NONE and state.where[train] != self.goal[train]:
                self._set_out(train)

    def _set_out(self, train: int) -> None:
        """Choose the end to leave by, and count what bars the way soon."""
        ways = self.ways(self.goal[train])
        if not self.state.in_city(train):
            self.end[train] = self.state.heading[train]
            self.cost += self._trouble(train, ways, self.end[train])
            return
        best = 1e9
        space = self.state.where[train]
        plain = ways.exit(space)
        changes = self.changes(ways, plain)
        for end in self.state.table.board.space_ends[space]:
            more = (ways.spaces[end] - ways.spaces[plain]) * PACE[colour_of(train)]
            more += (self.changes(ways, end) - changes) * self.taste.change
            found = more + self._trouble(train, ways, end)
            if found < best:
                best = found
                self.end[train] = end
        self.cost += best

    def _trouble(self, train: int, ways: Ways, end: int) -> float:
        """What bars the way from that end; the nearer, the more it weighs."""
        network = self.atlas.network
        switches = self.state.switches
        green = self.state.green
        near = self.taste.near
        fading = self.taste.fading * PACE[colour_of(train)]
        found = 0.0
        weight = 1.0
        for step in ways.way(end).steps:
            bars = network.bars(step, switches, green)
            other = self.train_on[network.space[step]]
            if other != NO_TRAIN:
                found += weight * (near * bars + self._in_the_way(other, network.far[step]))
            elif bars:
                found += weight * (near * bars)
            weight -= fading + CITY_FADES if network.stops[step] else fading
            if weight <= 0.0:
                return found
        return found

    def steps(self, train: int) -> list[int]:
        """The steps of the train's way to its goal."""
        if self.end[train] == NONE:
            return []
        return self.ways(self.goal[train]).way(self.end[train]).steps

    def _in_the_way(self, other: int, far: int) -> float:
        return self.taste.facing if self.state.heading[other] == far else self.taste.behind

    def ways(self, goal: int) -> Ways:
        return self._sheet.ways(goal)

    def left(self, train: int, goal: int) -> float:
        """What the train's way to that goal costs from where it stands."""
        ways = self.ways(goal)
        heading = self.state.heading[train]
        return self.left_by(train, ways, ways.exit(self.state.where[train]) if heading == NONE else heading)

    def left_by(self, train: int, ways: Ways, end: int) -> float:
        """The same from an end by which it would leave."""
        return ways.spaces[end] * PACE[colour_of(train)] + self.changes(ways, end) * self.taste.change

    def changes(self, ways: Ways, end: int) -> int:
        """How many changes the way from that end needs."""
        if not (self._relit or self._reset):
            return ways.changes[end]
        way = ways.way(end)
        if not (way.lights & self._relit or way.junctions & self._reset):
            return way.bars
        network = self.atlas.network
        found = 0
        for step in way.steps:
            found += network.bars(step, self.state.switches, self.state.green)
        return found

    def _loaded(self, colour: int) -> None:
        """Loaded trains go to the nearest port that has a place left; the next cube goes to what remains."""
        state = self.state
        ports = [port for i, port in enumerate(state.table.board.ports) if has_place(state, i, colour)]
        for train in range(len(TRAINS)):
            if state.cargo[train] == colour and ports:
                port = self._nearest(train, ports)
                self.goal[train] = port
                self.cost += self.left(train, port)
                self._missing -= 1
                if len(ports) > 1:
                    ports.remove(port)
        if ports:
            self._onward[colour] = self._shortest(colour, ports)

    def _nearest(self, train: int, ports: list[int]) -> int:
        best = ports[0]
        least = self.left(train, best)
        for port in ports[1:]:
            cost = self.left(train, port)
            if cost < least:
                best = port
                least = cost
        return best

    def _shortest(self, colour: int, ports: list[int]) -> int:
        """The port that is nearest to the city of that colour."""
        city = self.state.table.board.goods_city[colour]
        best = ports[0]
        least = 1 << 30
        for port in ports:
            ways = self.ways(port)
            cost = ways.cost[ways.exit(city)]
            if cost < least:
                best = port
                least = cost
        return best

    def _fetch(self) -> None:
        """The cheapest pair of train and cube first, until all that is wanted is sent for."""
        offers = [self._offer(colour) for colour in range(len(GOODS)) if self._onward[colour] != NONE]
        while self._missing > 0:
            best: Offer | None = None
            for offer in offers:
                if offer.cubes and (best is None or offer.least < best.least):
                    best = offer
            if best is None:
                return
            self.cost += best.least
            self._missing -= 1
            best.cubes -= 1
            chosen = best.train
            if chosen != NONE:
                self.goal[chosen] = best.city
                for offer in offers:
                    if offer.train == chosen:
                        offer.choose(self.goal)

    def _offer(self, colour: int) -> "Offer":
        """Every empty train, or a new one, for the cubes of that colour."""
        state = self.state
        offer = Offer(state.table.board.goods_city[colour], state.cubes[colour])
        if not offer.cubes:
            return offer
        ways = self.ways(self._onward[colour])
        end = ways.exit(offer.city)
        later = ways.changes[end] * self.taste.later
        offer.new = self._to_fetch(offer.city) + (ways.spaces[end] * PACE[1] + later)
        for train in range(len(TRAINS)):
            if state.running >> train & 1 and state.cargo[train] == NO_CARGO:
                outward = 0.0 if state.where[train] == offer.city else self.left(train, offer.city)
                onward = ways.spaces[end] * PACE[colour_of(train)] + later
                offer.trains.append(train)
                offer.costs.append(outward + self.taste.loading + onward)
        offer.choose(self.goal)
        return offer

    def _to_fetch(self, city: int) -> float:
        """What a new train costs until it is loaded: from a departure space that the dice will name."""
        outward = self._sheet.spaces_from_departure(city) * PACE[1]
        outward += self._sheet.changes_from_departure(city) * self.taste.later
        return self.taste.waiting + outward + self.taste.loading


class Offer:
    """Who could fetch a cube of one colour, and who does it for least; NONE is a new train."""

    def __init__(self, city: int, cubes: int) -> None:
        self.city = city
        self.cubes = cubes
        self.new = 0.0
        self.trains: list[int] = []
        self.costs: list[float] = []
        self.train = NONE
        self.least = 0.0

    def choose(self, goals: list[int]) -> None:
        """The cheapest of those that have no goal yet."""
        self.train = NONE
        self.least = self.new
        for i, train in enumerate(self.trains):
            if goals[train] == NONE and self.costs[i] < self.least:
                self.least = self.costs[i]
                self.train = train


def _standing(state: Convoi) -> list[int]:
    """By space: the train that stands there, or NO_TRAIN."""
    found = [NO_TRAIN] * len(state.table.board.spaces)
    for train in range(len(TRAINS)):
        if state.where[train] != NONE:
            found[state.where[train]] = train
    return found


def _differing(before: list[int], now: list[int]) -> int:
    """The junctions that are set otherwise, as a mask."""
    found = 0
    if before != now:
        for junction in range(len(now)):
            if before[junction] != now[junction]:
                found |= 1 << junction
    return found
