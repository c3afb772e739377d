"""The cheapest ways to a goal as the board stands: how many spaces, how many changes."""

from typing import Final

from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.bot.network import FAR, Network

STEP: Final = 2  # a space, and a change, as the ways weigh them
CHANGE: Final = 5
CITY_STOP: Final = 2  # a train stops in every city that it runs into


class Ways:
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

    def changes_now(self, end: int, switches: list[int], green: int) -> int:
        """How many changes the way from that end needs, lights and switches being those given."""
        network = self._network
        board = network.board
        found = 0
        while self.next[end] != NONE:
            step = self.next[end]
            found += network.bars(step, switches, green)
            far = network.far[step]
            space = board.end_space[far]
            if space == self.goal:
                break
            end = self.best_end(board.space_ends[space]) if board.is_city(space) else board.opposite[far]
        return found

    def steps(self, end: int) -> list[int]:
        """The steps from that end to the goal; none where it cannot be reached."""
        network = self._network
        board = network.board
        found: list[int] = []
        while self.next[end] != NONE:
            step = self.next[end]
            found.append(step)
            far = network.far[step]
            space = board.end_space[far]
            if space == self.goal:
                break
            end = self.best_end(board.space_ends[space]) if board.is_city(space) else board.opposite[far]
        return found

    def best_end(self, ends: list[int]) -> int:
        """The end to leave by."""
        best = ends[0]
        for end in ends:
            if self.cost[end] < self.cost[best]:
                best = end
        return best
