"""Config of one game: its board, its deck and the options, as plain attributes."""

from typing import TYPE_CHECKING, Final

from rotonde.core.options import Options
from rotonde.games.convoi.material import GOODS

if TYPE_CHECKING:
    from rotonde.games.convoi.actions import Actions
    from rotonde.games.convoi.board import Board
    from rotonde.games.convoi.deck import Deck

RANDOM: Final = "random"
FIRST: Final = "first"
CUSTOM: Final = "custom"
PRINTED: Final = "printed"
SHUFFLED: Final = "shuffled"
TOKENS: Final = "tokens"
RETURN: Final = "return"
GO_ON: Final = "pass"
PENALTY: Final = "penalty"
SAME_COLOUR: Final = "sameColour"


class Config:
    """Config of one game, shared by a state and all its clones; never changed."""

    def __init__(self, board: "Board", deck: "Deck", acts: "Actions", options: Options) -> None:
        self.board = board
        self.spots = acts.spots[board.id]
        self.deck = deck
        self.acts = acts
        self.chance_layout = options["layout"] == RANDOM
        self.custom_layout = options["layout"] == CUSTOM
        self.removed = int(options["removed"])  # CV-DIFF-1
        self.tokens = int(options["tokens"])  # CV-DEF-9, CV-DIFF-2
        self.extra_green = bool(options["extraGreen"])  # CV-DIFF-3
        self.goods = int(options["goods"])  # CV-DIFF-4
        large = 1 if self.goods > 8 else 0
        self.cubes_each = 3 if large else 2
        # CV-PORT-2, CV-DIFF-5: slots of a colour in each port, and slots for any colour
        self.slots_each = board.slots_each[large]
        self.slots_wild = board.slots_wild[large]
        self.tokens_shuffled = options["departures"] == SHUFFLED
        self.tokens_drawn = options["departures"] == TOKENS
        self.hidden_hands = bool(options["hiddenHands"])
        self.pass_reversal = bool(options["passReversal"])
        self.manager_port = bool(options["managerIncludesPort"])
        self.full_port_pass = options["fullPort"] == GO_ON
        self.same_colour = options["twoNewFallback"] == SAME_COLOUR
        self.greens = board.green_discs + (1 if self.extra_green else 0)  # CV-SETUP-3, CV-NA-6

    def slots(self) -> int:
        """Number of slots in the ports: as many cubes are to be delivered."""
        return len(self.board.ports) * (len(GOODS) * self.slots_each + self.slots_wild)
