"""What stays the same at a table: its map, its deck, its actions and what was agreed."""

from rotonde.core.options import Options
from rotonde.games.tee.actions import Actions
from rotonde.games.tee.board import Board
from rotonde.games.tee.deck import Deck
from rotonde.games.tee.routes import Roads


class Table:
    """Shared by a state and all its copies; only `roads` learns."""

    def __init__(self, board: Board, deck: Deck, acts: Actions, roads: Roads, options: Options) -> None:
        self.board = board
        self.deck = deck
        self.acts = acts
        self.roads = roads
        self.planner = bool(options["planner"])
        self.open_souvenirs = bool(options["openSouvenirs"])
        self.visit_costs_turn = bool(options["visitCostsTurn"])
        self.six_opens_all = options["sixOpens"] == "all"
        self.protect_starts = bool(options["protectStarts"])
