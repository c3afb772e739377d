"""Spots of a board: what the page names when a thing is pointed at."""

from typing import TYPE_CHECKING

from rotonde.games.convoi.board import TRACK
from rotonde.games.convoi.material import AGENTS, CARDS, TRAINS

if TYPE_CHECKING:
    from rotonde.games.convoi.board import Board


class Spots:
    """Names by number; places are the spaces that are no track."""

    def __init__(self, board: "Board") -> None:
        self.lights = [f"light:{name}" for name in board.lights]
        self.junctions = [f"junction:{name}" for name in board.junctions]
        self.trains = [f"train:{name}" for name in TRAINS]
        self.agents = [f"agent:{name}" for name in AGENTS]
        self.cards = [f"card:{name}" for name in CARDS]
        self.places = {
            space: f"place:{name}"
            for space, name in enumerate(board.spaces)
            if board.space_kind[space] != TRACK
        }
