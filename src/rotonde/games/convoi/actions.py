"""The action space: what a player can decide, what chance can bring, on the boards of a game."""

from typing import Final

from rotonde.core.actions import ActionSpace, Kind, kind
from rotonde.games.convoi.board import Board
from rotonde.games.convoi.instruction import DRAWN, Deck
from rotonde.games.convoi.material import (
    CARDS,
    COLOURS,
    DEPARTURES,
    MOST_POINTS,
    MOST_SEATS,
    TRAINS,
    TWO_NAMES,
)

COLOUR_SETS: Final = (0b001, 0b010, 0b100, 0b011, 0b101, 0b110)
SET_NAMES: Final = ("black", "brown", "grey", "black brown", "black grey", "brown grey")

END: Final = 0
ACCEPT: Final = 1
TRACKMAN: Final = 2
LOGISTICIAN: Final = 3
MANAGER: Final = 4
CONDUCTOR: Final = 5
SHUNTER: Final = 6
CHIEF: Final = 7
NEW: Final = 8
ROLL: Final = 9
COLOURS_OF: Final = 10
MOVE: Final = 11
GO: Final = 12
STOP: Final = 13
EXIT: Final = 14
PLAY: Final = 15
TRADE: Final = 16
LOAD: Final = 17
LIFT: Final = 18
PUT: Final = 19
SET: Final = 20
BEGINS: Final = 21
TOKEN: Final = 22
SETS: Final = 23
LIGHTS: Final = 24
DEALS: Final = 25
REVEALS: Final = 26
DEPARTS: Final = 27
ROLLS: Final = 28
FIRST_CHANCE: Final = BEGINS


def space_of(boards: list[Board], deck: Deck) -> ActionSpace:
    """Every action on these boards; lights and pairs of legs of all of them, one board after the other."""
    lights = [light for board in boards for light in board.lights]
    exits = [light for board in boards for light in board.lights[: board.exits()]]
    pairs = [pair.split(" ") for board in boards for pair in board.pairs]
    legs = ["junction", "one", "other"]
    return ActionSpace(
        players=[
            kind("end"),
            kind("accept"),
            kind("trackman"),
            kind("logistician"),
            kind("manager"),
            kind("conductor", colour=COLOURS),
            kind("shunter", departure=DEPARTURES),
            kind("chief", train=TRAINS),
            kind("new", colour=COLOURS),
            kind("roll"),
            kind("colours", colours=SET_NAMES),
            kind("move", train=TRAINS),
            kind("go"),
            kind("stop"),
            kind("exit", exit=exits),
            kind("play", card=CARDS),
            kind("trade", cards=TWO_NAMES, card=CARDS, pattern="trade {cards} for {card}"),
            kind("load", train=TRAINS, card=CARDS, pattern="load {train} with {card}"),
            kind("lift", light=lights),
            kind("put", light=lights),
            Kind("set", legs, pairs),
        ],
        chance=[
            kind("begins", seat=range(MOST_SEATS)),
            kind("token", number=DEPARTURES),
            Kind("sets", legs, pairs),
            kind("lights", light=lights),
            kind("deals", seat=range(MOST_SEATS), card=CARDS, pattern="deals {card} to {seat}"),
            kind("reveals", instruction=deck.ids[:DRAWN]),
            kind("departs", number=DEPARTURES),
            kind("rolls", points=range(1, MOST_POINTS + 1)),
        ],
    )


class Numbers:
    """What each action number means: its kind, its place among the actions of that kind, and back."""

    def __init__(self, space: ActionSpace) -> None:
        self.kind: list[int] = []
        self.value: list[int] = []
        self.first: list[int] = []
        for name in space.kinds:
            self.first.append(space.first(name))
        self.first.append(len(space))
        for number in range(len(self.first) - 1):
            for a in range(self.first[number], self.first[number + 1]):
                self.kind.append(number)
                self.value.append(a - self.first[number])
        self.rolls = self.first[ROLLS]
        self.deals = self.first[DEALS]
