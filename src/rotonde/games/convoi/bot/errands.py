"""Who fetches what: each train with its goal, and what all the goods still cost until they are delivered.

Costs are counted in moves: a change of a light or a switch is a card, and so is a move of a train.
"""

from typing import Final

from rotonde.games.convoi.arriving import has_slot
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
        self._changed = self._sheet.green != state.green or self._sheet.switches != state.switches
        self.atlas = atlas
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
        ends = self.ends(train)
        best = 1e9
        plain = ways.best_end(ends)
        for end in ends:
            more = (ways.spaces[end] - ways.spaces[plain]) * PACE[colour_of(train)]
            more += (self.changes(ways, end) - self.changes(ways, plain)) * self.taste.change
            found = more + self._trouble(train, ways, end)
            if found < best:
                best = found
                self.end[train] = end
        self.cost += best

    def _trouble(self, train: int, ways: Ways, end: int) -> float:
        """What bars the way from that end; the nearer, the more it weighs."""
        network = self.atlas.network
        board = network.board
        fading = self.taste.fading * PACE[colour_of(train)]
        found = 0.0
        weight = 1.0
        for step in ways.steps(end):
            far = network.far[step]
            space = board.end_space[far]
            bars = network.bars(step, self.state.switches, self.state.green)
            found += weight * (self.taste.near * bars + self._in_the_way(space, far))
            weight -= fading + (CITY_FADES if board.is_city(space) else 0.0)
            if weight <= 0.0:
                return found
        return found

    def steps(self, train: int) -> list[int]:
        """The steps of the train's way to its goal."""
        if self.end[train] == NONE:
            return []
        return self.ways(self.goal[train]).steps(self.end[train])

    def _in_the_way(self, space: int, far: int) -> float:
        other = self.state.train_on(space)
        if other == NO_TRAIN:
            return 0.0
        return self.taste.facing if self.state.heading[other] == far else self.taste.behind

    def ways(self, goal: int) -> Ways:
        return self._sheet.ways(goal)

    def left(self, train: int, goal: int) -> float:
        """What the train's way to that goal costs from where it stands."""
        return self.left_from(train, self.ends(train), goal)

    def left_from(self, train: int, ends: list[int], goal: int) -> float:
        ways = self.ways(goal)
        end = ways.best_end(ends)
        return ways.spaces[end] * PACE[colour_of(train)] + self.changes(ways, end) * self.taste.change

    def changes(self, ways: Ways, end: int) -> int:
        """How many changes the way from that end needs."""
        if not self._changed:
            return ways.changes[end]
        return ways.changes_now(end, self.state.switches, self.state.green)

    def ends(self, train: int) -> list[int]:
        """The ends by which a train can leave."""
        state = self.state
        if state.in_city(train):
            return state.table.board.space_ends[state.where[train]]
        return [state.heading[train]]

    def _loaded(self, colour: int) -> None:
        """Loaded trains go to the nearest port that has a place left; the next cube goes to what remains."""
        state = self.state
        ports = [port for port in state.table.board.ports if has_slot(state, port, colour)]
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
        for port in ports:
            if self.left(train, port) < self.left(train, best):
                best = port
        return best

    def _shortest(self, colour: int, ports: list[int]) -> int:
        """The port that is nearest to the city of that colour."""
        board = self.state.table.board
        ends = board.space_ends[board.goods_city[colour]]
        best = ports[0]
        least = 1 << 30
        for port in ports:
            ways = self.ways(port)
            cost = ways.cost[ways.best_end(ends)]
            if cost < least:
                best = port
                least = cost
        return best

    def _fetch(self) -> None:
        """The cheapest pair of train and cube first, until all that is wanted is sent for."""
        state = self.state
        board = state.table.board
        cubes = [state.cubes[colour] if self._onward[colour] != NONE else 0 for colour in range(len(GOODS))]
        empty = [train for train in range(len(TRAINS)) if self._is_empty(train)]
        new = [self._by_new_train(colour) if cubes[colour] else 0.0 for colour in range(len(GOODS))]
        costs = [
            self._by_train(train, colour) if cubes[colour] else 0.0 for train in empty for colour in range(4)
        ]
        while self._missing > 0 and any(cubes):
            best, chosen, fetched = 1e9, NONE, NONE
            for colour in range(len(GOODS)):
                if not cubes[colour]:
                    continue
                if new[colour] < best:
                    best, chosen, fetched = new[colour], NONE, colour
                for i, train in enumerate(empty):
                    cost = costs[i * 4 + colour]
                    if self.goal[train] == NONE and cost < best:
                        best, chosen, fetched = cost, train, colour
            self.cost += best
            self._missing -= 1
            cubes[fetched] -= 1
            if chosen != NONE:
                self.goal[chosen] = board.goods_city[fetched]

    def _is_empty(self, train: int) -> bool:
        return self.state.running >> train & 1 == 1 and self.state.cargo[train] == NO_CARGO

    def _by_train(self, train: int, colour: int) -> float:
        city = self.state.table.board.goods_city[colour]
        outward = 0.0 if self.state.where[train] == city else self.left(train, city)
        return outward + self.taste.loading + self._to_port(colour, PACE[colour_of(train)])

    def _by_new_train(self, colour: int) -> float:
        """From a departure space that the dice will name."""
        city = self.state.table.board.goods_city[colour]
        outward = self._sheet.spaces_from_departure(city) * PACE[1]
        outward += self._sheet.changes_from_departure(city) * self.taste.later
        return self.taste.waiting + outward + self.taste.loading + self._to_port(colour, PACE[1])

    def _to_port(self, colour: int, pace: float) -> float:
        ways = self.ways(self._onward[colour])
        board = self.state.table.board
        end = ways.best_end(board.space_ends[board.goods_city[colour]])
        return ways.spaces[end] * pace + ways.changes[end] * self.taste.later
