"""Cheapest routes to a goal as the board stands: how many spaces, how many changes."""

from typing import Final

from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.bot.network import FAR, Network

STEP: Final = 2  # a space, and a change, as the routes weigh them
CHANGE: Final = 5
CITY_STOP: Final = 2  # a train stops in every city that it runs into


class Route:
    """The route from one end to the goal: its steps, what lies on it, and how much of that barred it."""

    def __init__(self) -> None:
        self.steps: list[int] = []  # none where the goal cannot be reached
        self.lights = 0
        self.junctions = 0
        self.bars = 0


class Routes:
    """From every end of every space to one goal, other trains left aside."""

    def __init__(self, network: Network, goal: int, switches: list[int], green: int) -> None:
        self.goal = goal
        self._network = network
        self._switches = switches
        self._green = green
        ends = len(network.into)
        self.cost = [FAR] * ends  # by end that is left
        self.spaces = [99] * ends
        self.changes = [9] * ends
        self.next = [NONE] * ends  # the step to take
        self._queue = network.queue
        self._routes: list[Route | None] = [None] * ends  # each followed when it is asked for
        self._exits = [NONE] * len(network.board.spaces)
        self._fill()

    def _fill(self) -> None:
        board = self._network.board
        for end in board.space_ends[self.goal]:
            self._relax(end, 0, 0, 0)
        for cost in range(FAR):
            waiting = self._queue[cost]
            if waiting:
                for end in waiting:
                    if self.cost[end] == cost:
                        self._settle(end, cost)
                waiting.clear()

    def _settle(self, end: int, cost: int) -> None:
        board = self._network.board
        space = board.end_space[end]
        if space == self.goal:
            return
        more = CITY_STOP if board.is_city(space) and not board.passes_cities else 0
        for before in self._network.befores[end]:
            self._relax(before, cost + more, self.spaces[end], self.changes[end])

    def _relax(self, far: int, cost: int, spaces: int, changes: int) -> None:
        """Every step that arrives by `far`, from where so much is left."""
        network = self._network
        for step in network.into[far]:
            bars = network.bars(step, self._switches, self._green)
            total = cost + STEP + CHANGE * bars
            end = network.start[step]
            if total < self.cost[end]:
                self.cost[end] = total
                self.spaces[end] = spaces + 1
                self.changes[end] = changes + bars
                self.next[end] = step
                self._queue[total].append(end)

    def route(self, end: int) -> Route:
        """The route from that end."""
        found = self._routes[end]
        if found is None:
            found = self._followed(end)
            self._routes[end] = found
        return found

    def _followed(self, end: int) -> Route:
        network = self._network
        route = Route()
        step = self.next[end]
        while step != NONE:
            route.steps.append(step)
            route.lights |= network.lights[step]
            route.bars += network.bars(step, self._switches, self._green)
            if network.junction[step] != NONE:
                route.junctions |= 1 << network.junction[step]
            space = network.space[step]
            if space == self.goal:
                break
            end = self.exit(space) if network.stops[step] else network.board.opposite[network.far[step]]
            step = self.next[end]
        return route

    def exit(self, space: int) -> int:
        """The end by which to leave a city."""
        if self._exits[space] == NONE:
            self._exits[space] = self._best_end(self._network.board.space_ends[space])
        return self._exits[space]

    def _best_end(self, ends: list[int]) -> int:
        best = ends[0]
        for end in ends:
            if self.cost[end] < self.cost[best]:
                best = end
        return best
