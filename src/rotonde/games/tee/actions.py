"""The action space of a map and a deck: what a player can decide, what chance can bring."""

from typing import Final

from rotonde.core.actions import ActionSpace, Kind, kind
from rotonde.games.tee.board import NETWORKS, Board
from rotonde.games.tee.deck import Deck

MOST_SEATS: Final = 5
FACES: Final = 6

START: Final = 0
ROLL: Final = 1
DRAW: Final = 2
RIDE: Final = 3
STOP: Final = 4
STAY: Final = 5
CLOSE: Final = 6
NAME: Final = 7
REOPEN: Final = 8
DECLINE: Final = 9
DEALS: Final = 10
ROLLS: Final = 11
DRAWS: Final = 12
KINDS: Final = (
    "start",
    "roll",
    "draw",
    "ride",
    "stop",
    "stay",
    "close",
    "name",
    "reopen",
    "decline",
    "deals",
    "rolls",
    "draws",
)


class Actions:
    """The space, the kind of each action and its argument, and where each kind begins.

    The argument is the number of a start, ride, station, seat or card, or seat * capitals + capital.
    """

    def __init__(self, board: Board, deck: Deck) -> None:
        capitals = [board.stations[station] for station in board.capitals]
        rides = [
            (NETWORKS[network], board.stations[station])
            for network, station in zip(board.ride_network, board.ride_station, strict=True)
        ]
        self.space = ActionSpace(
            players=[
                kind("start", station=[board.stations[station] for station in board.starts]),
                kind("roll"),
                kind("draw"),
                Kind("ride", ["network", "station"], rides),
                kind("stop"),
                kind("stay"),
                kind("close", station=board.stations),
                kind("name", seat=range(MOST_SEATS)),
                kind("reopen", station=board.stations),
                kind("decline"),
            ],
            chance=[
                kind("deals", seat=range(MOST_SEATS), capital=capitals, pattern="deals {capital} to {seat}"),
                kind("rolls", die=range(1, FACES + 1)),
                kind("draws", card=deck.ids),
            ],
        )
        self.first = [self._first(name) for name in KINDS]
        self.kind_of = [KINDS.index(self.space.kind(a)) for a in range(len(self.space))]
        self.argument = [a - self.first[each] for a, each in enumerate(self.kind_of)]
        self.capitals = len(capitals)
        self.start = self.first[START]
        self.roll = self.first[ROLL]
        self.draw = self.first[DRAW]
        self.ride = self.first[RIDE]
        self.stop = self.first[STOP]
        self.stay = self.first[STAY]
        self.close = self.first[CLOSE]
        self.name = self.first[NAME]
        self.reopen = self.first[REOPEN]
        self.decline = self.first[DECLINE]
        self.deals = self.first[DEALS]
        self.draws = self.first[DRAWS]
        # Shared answers of `legal_actions`, for reading only.
        self.starts = [self.start + i for i in range(len(board.starts))]
        self.just_roll = [self.roll]
        self.roll_or_draw = [self.roll, self.draw]
        self.throws = [self.first[ROLLS] + i for i in range(FACES)]

    def _first(self, name: str) -> int:
        return self.space.first(name)
