"""Actions: the moves on a map and with a deck in the order of their numbers, and the phases they come in."""

from rotonde.core.actions import Kind
from rotonde.core.moves import Moves, Phase
from rotonde.games.tee import closing, hasard, moving, setup, turns
from rotonde.games.tee.board import Board
from rotonde.games.tee.deck import Deck
from rotonde.games.tee.material import NETWORKS
from rotonde.games.tee.phases import (
    CLOSE,
    DEAL,
    DRAW,
    ENDED,
    FACES,
    FIRST,
    MOST_SEATS,
    MOVE,
    NAME,
    REOPEN,
    ROLL,
    START,
    TURN,
)


class Actions:
    """Moves, and the number of the first action of each; the others follow by index."""

    def __init__(self, board: Board, deck: Deck) -> None:
        stations = board.stations
        capitals = [stations[station] for station in board.capitals]
        rides = [
            (NETWORKS[network], stations[station])
            for network, station in zip(board.ride_network, board.ride_station, strict=True)
        ]
        start = setup.Start("start", station=[stations[station] for station in board.starts])
        roll, draw = turns.Roll("roll"), turns.Draw("draw")
        ride = moving.Ride(Kind("ride", ["network", "station"], rides))
        stop, stay = moving.Stop("stop"), moving.Stay("stay")
        close = closing.Close("close", station=stations)
        name = hasard.Name("name", seat=range(MOST_SEATS))
        reopen, decline = closing.Reopen("reopen", station=stations), closing.Decline("decline")
        deals = setup.Deals("deals", "deals {capital} to {seat}", seat=range(MOST_SEATS), capital=capitals)
        rolls, draws = turns.Rolls("rolls", die=range(1, FACES + 1)), turns.Draws("draws", card=deck.ids)
        self.moves = Moves(
            players=[start, roll, draw, ride, stop, stay, close, name, reopen, decline],
            chance=[deals, rolls, draws],
            phases=[
                Phase(DEAL, "deal", deals, rules="TEE-SETUP-3"),
                Phase(START, "start", start, rules="TEE-SETUP-4 TEE-SETUP-5 TEE-WIN-1"),
                Phase(FIRST, "first", setup.FirstThrow(rolls.kind), rules="TEE-SETUP-6"),
                turns.BeginTurn(
                    TURN, "turn", roll, draw,
                    rules="TEE-TURN-2 TEE-NET-2 TEE-NET-3 TEE-NET-4 TEE-NET-5 TEE-NET-6 TEE-FERRY-2",
                ),
                Phase(ROLL, "roll", rolls, rules="TEE-MOVE-1 TEE-OPEN-1"),
                moving.OnTheWay(
                    MOVE, "move", ride, stop, stay, close,
                    rules="TEE-MOVE-1 TEE-MOVE-2 TEE-MOVE-3 TEE-MOVE-4 TEE-MOVE-5 TEE-MOVE-6 TEE-MOVE-7"
                    " TEE-MOVE-8 TEE-MOVE-9 TEE-CLOSE-1 TEE-CLOSE-3 TEE-OPEN-1 TEE-OPEN-2 TEE-VISIT-1"
                    " TEE-VISIT-2 TEE-FERRY-1",
                ),
                Phase(DRAW, "draw", draws, rules="TEE-NET-5 TEE-TURN-4 TEE-HAZ-1"),
                Phase(NAME, "name", name, rules="TEE-HAZ-2 TEE-HAZ-3 TEE-HAZ-11 TEE-NEAR-1 TEE-NEAR-2"),
                Phase(
                    CLOSE, "close", closing.CloseByCard(close.kind), decline,
                    rules="TEE-CLOSE-2 TEE-CLOSE-3 TEE-HAZ-5 TEE-HAZ-11",
                ),
                Phase(REOPEN, "reopen", reopen, decline, rules="TEE-HAZ-5 TEE-HAZ-11 TEE-OPEN-6"),
                Phase(ENDED, "over", rules="TEE-WIN-1"),
            ],
        )  # fmt: skip
        self.start = start.first
        self.roll = roll.first
        self.draw = draw.first
        self.ride = ride.first
        self.stop = stop.first
        self.stay = stay.first
        self.close = close.first
        self.name = name.first
        self.reopen = reopen.first
        self.decline = decline.first
        # Shared lists of legal actions, for reading only.
        self.just_roll = [self.roll]
        self.roll_or_draw = [self.roll, self.draw]
        self.throws = [rolls.first + i for i in range(FACES)]
