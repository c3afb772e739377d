"""Goals of the trains: who fetches what, and what all the goods still cost until they are delivered.

Costs are counted in moves: a change of a light or a switch is a card, and so is a move of a train.
"""

from typing import Final

from rotonde.games.convoi.arriving import has_place
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.bot.route_cache import BoardRoutes, RouteCache
from rotonde.games.convoi.bot.routes import Routes
from rotonde.games.convoi.bot.weights import Weights
from rotonde.games.convoi.material import GOODS, NO_CARGO, TRAINS, colour_of
from rotonde.games.convoi.phases import NO_TRAIN
from rotonde.games.convoi.state import Convoi

PACE: Final = [1 / 3.3, 1 / 2.4, 1 / 1.65]  # moves a space, by colour of train
CITY_FADES: Final = 0.5  # what lies behind a city is far off


class Goals:
    """The trains' goals in one position; `cost` is what is left to do for everything that is still wanted."""

    def __init__(
        self, state: Convoi, cache: RouteCache, weights: Weights, board_routes: BoardRoutes | None = None
    ) -> None:
        self.state = state
        self.weights = weights
        self._board_routes = cache.board_routes(state) if board_routes is None else board_routes
        self._relit = self._board_routes.green ^ state.green  # lights, and junctions, that were changed since
        self._reset = _differing(self._board_routes.switches, state.switches)
        self.cache = cache
        self.train_on = _standing(state)
        self.goal = [NONE] * len(TRAINS)
        self.end = [NONE] * len(TRAINS)  # the end by which to leave for it
        self.cost = 0.0
        self._missing = state.config.goods - state.delivered
        self._onward = [NONE] * len(GOODS)  # the port to which each city's next cube goes
        for colour in range(len(GOODS)):
            self._loaded(colour)
        self._fetch()
        for train in range(len(TRAINS)):
            if self.goal[train] != NONE and state.where[train] != self.goal[train]:
                self._set_out(train)

    def _set_out(self, train: int) -> None:
        """Choose the end to leave by, and count what bars the route soon."""
        routes = self.routes(self.goal[train])
        if not self.state.in_city(train):
            self.end[train] = self.state.heading[train]
            self.cost += self._trouble(train, routes, self.end[train])
            return
        best = 1e9
        space = self.state.where[train]
        plain = routes.exit(space)
        changes = self.changes(routes, plain)
        for end in self.state.config.board.space_ends[space]:
            more = (routes.spaces[end] - routes.spaces[plain]) * PACE[colour_of(train)]
            more += (self.changes(routes, end) - changes) * self.weights.change
            found = more + self._trouble(train, routes, end)
            if found < best:
                best = found
                self.end[train] = end
        self.cost += best

    def _trouble(self, train: int, routes: Routes, end: int) -> float:
        """Cost of what bars the route from that end, nearer bars weighing more."""
        network = self.cache.network
        switches = self.state.switches
        green = self.state.green
        near = self.weights.near
        fading = self.weights.fading * PACE[colour_of(train)]
        found = 0.0
        weight = 1.0
        for step in routes.route(end).steps:
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
        """The steps of the train's route to its goal."""
        if self.end[train] == NONE:
            return []
        return self.routes(self.goal[train]).route(self.end[train]).steps

    def _in_the_way(self, other: int, far: int) -> float:
        return self.weights.facing if self.state.heading[other] == far else self.weights.behind

    def routes(self, goal: int) -> Routes:
        return self._board_routes.routes(goal)

    def left(self, train: int, goal: int) -> float:
        """Cost of the train's route to that goal from where it stands."""
        routes = self.routes(goal)
        heading = self.state.heading[train]
        return self.left_by(
            train, routes, routes.exit(self.state.where[train]) if heading == NONE else heading
        )

    def left_by(self, train: int, routes: Routes, end: int) -> float:
        """The same from an end by which it would leave."""
        return routes.spaces[end] * PACE[colour_of(train)] + self.changes(routes, end) * self.weights.change

    def changes(self, routes: Routes, end: int) -> int:
        """Number of changes on the route from that end."""
        if not (self._relit or self._reset):
            return routes.changes[end]
        route = routes.route(end)
        if not (route.lights & self._relit or route.junctions & self._reset):
            return route.bars
        network = self.cache.network
        found = 0
        for step in route.steps:
            found += network.bars(step, self.state.switches, self.state.green)
        return found

    def _loaded(self, colour: int) -> None:
        """Loaded trains go to the nearest port that has a place left; the next cube goes to what remains."""
        state = self.state
        ports = [port for i, port in enumerate(state.config.board.ports) if has_place(state, i, colour)]
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
        city = self.state.config.board.goods_city[colour]
        best = ports[0]
        least = 1 << 30
        for port in ports:
            routes = self.routes(port)
            cost = routes.cost[routes.exit(city)]
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
        offer = Offer(state.config.board.goods_city[colour], state.cubes[colour])
        if not offer.cubes:
            return offer
        routes = self.routes(self._onward[colour])
        end = routes.exit(offer.city)
        later = routes.changes[end] * self.weights.later
        offer.new = self._to_fetch(offer.city) + (routes.spaces[end] * PACE[1] + later)
        for train in range(len(TRAINS)):
            if state.running >> train & 1 and state.cargo[train] == NO_CARGO:
                outward = 0.0 if state.where[train] == offer.city else self.left(train, offer.city)
                onward = routes.spaces[end] * PACE[colour_of(train)] + later
                offer.trains.append(train)
                offer.costs.append(outward + self.weights.loading + onward)
        offer.choose(self.goal)
        return offer

    def _to_fetch(self, city: int) -> float:
        """Cost of a new train until it is loaded: from a departure space that the dice will name."""
        outward = self._board_routes.spaces_from_departure(city) * PACE[1]
        outward += self._board_routes.changes_from_departure(city) * self.weights.later
        return self.weights.waiting + outward + self.weights.loading


class Offer:
    """Trains that could fetch a cube of one colour, and the cheapest; NONE is a new train."""

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
    """The train on each space, or NO_TRAIN."""
    found = [NO_TRAIN] * len(state.config.board.spaces)
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
