"""Route cache: the routes on one board, by its lights and switches."""

from typing import Final

from rotonde.games.convoi.board import Board
from rotonde.games.convoi.bot.network import Network
from rotonde.games.convoi.bot.routes import Routes
from rotonde.games.convoi.material import DICE_ODDS
from rotonde.games.convoi.state import Convoi

KEPT: Final = 2_000


class BoardRoutes:
    """The routes to every goal, lights and switches as they are; each worked out when it is asked for."""

    def __init__(self, network: Network, switches: list[int], green: int) -> None:
        self._network = network
        self.switches = switches
        self.green = green
        self._routes: list[Routes | None] = [None] * len(network.board.spaces)
        self._spaces = [-1.0] * len(network.board.spaces)
        self._changes = [-1.0] * len(network.board.spaces)

    def routes(self, goal: int) -> Routes:
        found = self._routes[goal]
        if found is None:
            found = Routes(self._network, goal, self.switches, self.green)
            self._routes[goal] = found
            self._average(found)
        return found

    def spaces_from_departure(self, goal: int) -> float:
        """The length of the route of a new train, wherever the dice put it."""
        self.routes(goal)
        return self._spaces[goal]

    def changes_from_departure(self, goal: int) -> float:
        self.routes(goal)
        return self._changes[goal]

    def _average(self, routes: Routes) -> None:
        board = self._network.board
        spaces = changes = 0
        for i, space in enumerate(board.departures):
            end = board.space_ends[space][0]
            spaces += DICE_ODDS[i] * routes.spaces[end]
            changes += DICE_ODDS[i] * routes.changes[end]
        self._spaces[routes.goal] = spaces / 36
        self._changes[routes.goal] = changes / 36


class RouteCache:
    """Routes by how the lights and switches of one board stand."""

    def __init__(self, board: Board) -> None:
        self.network = Network(board)
        self._by_board: dict[tuple[int, bytes], BoardRoutes] = {}

    def board_routes(self, state: Convoi) -> BoardRoutes:
        key = (state.green, bytes(state.switches))
        found = self._by_board.get(key)
        if found is None:
            if len(self._by_board) >= KEPT:
                self._by_board.clear()
            found = BoardRoutes(self.network, state.switches.copy(), state.green)
            self._by_board[key] = found
        return found


class RouteCaches:
    """One cache for each board that was played on."""

    def __init__(self) -> None:
        self.caches: list[RouteCache] = []

    def of(self, board: Board) -> RouteCache:
        for cache in self.caches:
            if cache.network.board is board:
                return cache
        cache = RouteCache(board)
        self.caches.append(cache)
        return cache
