"""Config of one game: its map, its deck, its actions and the options, as plain attributes."""

from rotonde.core.options import Options
from rotonde.games.tee.actions import Actions
from rotonde.games.tee.board import Board
from rotonde.games.tee.deck import Deck
from rotonde.games.tee.shortest_paths import PathFinder


class Config:
    """Config, shared by a state and all its clones; only `paths` changes, which caches shortest paths."""

    def __init__(self, board: Board, deck: Deck, acts: Actions, paths: PathFinder, options: Options) -> None:
        self.board = board
        self.deck = deck
        self.acts = acts
        self.paths = paths
        self.planner = bool(options["planner"])
        self.open_souvenirs = bool(options["openSouvenirs"])
        self.visit_costs_turn = bool(options["visitCostsTurn"])
        self.six_opens_all = options["sixOpens"] == "all"
        self.ride_on = bool(options["rideOn"])
        self.protect_starts = bool(options["protectStarts"])
