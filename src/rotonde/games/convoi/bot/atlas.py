"""The ways that were worked out for one board, kept while the same lights and switches are looked at."""

from typing import Final

from rotonde.games.convoi.board import Board
from rotonde.games.convoi.bot.network import Network
from rotonde.games.convoi.bot.ways import Ways
from rotonde.games.convoi.material import DICE_ODDS
from rotonde.games.convoi.state import Convoi

KEPT: Final = 2_000


class Sheet:
    """The ways to every goal, lights and switches as they are; each worked out when it is asked for."""

    def __init__(self, network: Network, switches: list[int], green: int) -> None:
        self._network = network
        self.switches = switches
        self.green = green
        self._ways: list[Ways | None] = [None] * len(network.board.spaces)
        self._spaces = [-1.0] * len(network.board.spaces)
        self._changes = [-1.0] * len(network.board.spaces)

    def ways(self, goal: int) -> Ways:
        found = self._ways[goal]
        if found is None:
            found = Ways(self._network, goal, self.switches, self.green)
            self._ways[goal] = found
            self._average(found)
        return found

    def spaces_from_departure(self, goal: int) -> float:
        """The length of the way of a new train, wherever the dice put it."""
        self.ways(goal)
        return self._spaces[goal]

    def changes_from_departure(self, goal: int) -> float:
        self.ways(goal)
        return self._changes[goal]

    def _average(self, ways: Ways) -> None:
        board = self._network.board
        spaces = changes = 0
        for i, space in enumerate(board.departures):
            end = board.space_ends[space][0]
            spaces += DICE_ODDS[i] * ways.spaces[end]
            changes += DICE_ODDS[i] * ways.changes[end]
        self._spaces[ways.goal] = spaces / 36
        self._changes[ways.goal] = changes / 36


class Atlas:
    """Sheets by how the board stands."""

    def __init__(self, board: Board) -> None:
        self.network = Network(board)
        self._sheets: dict[tuple[int, bytes], Sheet] = {}

    def sheet(self, state: Convoi) -> Sheet:
        key = (state.green, bytes(state.switches))
        found = self._sheets.get(key)
        if found is None:
            if len(self._sheets) >= KEPT:
                self._sheets.clear()
            found = Sheet(self.network, state.switches.copy(), state.green)
            self._sheets[key] = found
        return found


class Atlases:
    """One atlas for each board that was played on."""

    def __init__(self) -> None:
        self._atlases: list[Atlas] = []

    def of(self, board: Board) -> Atlas:
        for atlas in self._atlases:
            if atlas.network.board is board:
                return atlas
        atlas = Atlas(board)
        self._atlases.append(atlas)
        return atlas
