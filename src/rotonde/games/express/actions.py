"""The action space: what a player can decide, what chance can bring."""

from typing import Final

from rotonde.core.actions import ActionSpace, kind
from rotonde.games.express.material import (
    CABOOSE,
    CARDS,
    KINDS,
    MAINTENANCE,
    MAINTENANCE_END,
    MOST_SEATS,
    MOST_TRAINS,
    REAL_END,
    WILD,
    WRECK,
)

TRAINS: Final = range(MOST_TRAINS)
SEATS: Final = range(MOST_SEATS)
REPAIR_NAMES: Final = CARDS[MAINTENANCE:MAINTENANCE_END]

SPACE: Final = ActionSpace(
    players=[
        kind("draw"),
        kind("take"),
        kind("skip"),
        kind("start", card=CARDS[:REAL_END]),
        kind("add", card=[*CARDS[:REAL_END], CARDS[CABOOSE], CARDS[WILD]]),
        kind("engine", card=CARDS),
        kind("diesel"),
        kind("maintain", card=REPAIR_NAMES),
        kind("unhitch", train=TRAINS),
        kind("uncouple", train=TRAINS),
        kind("unmaintain"),
        kind("ask"),
        kind("discard", card=CARDS),
        kind("out", card=CARDS),
        kind("turntable", then=["again", "on"]),
        kind("play", card=CARDS[WRECK:]),
        kind("pass"),
        kind("answer", word=["yes", "no"]),
        kind("decline"),
        kind("counter", card=REPAIR_NAMES),
        kind("keep"),
        kind("against", side=SEATS),
        kind("derail", seat=SEATS),
        kind("train", train=TRAINS),
        kind("done"),
    ],
    chance=[
        kind("shows", seat=SEATS, card=CARDS, pattern="shows {card} to {seat}"),
        kind("deals", seat=SEATS, card=CARDS, pattern="deals {card} to {seat}"),
        kind("draws", card=CARDS),
    ],
)

DRAW_TWO: Final = SPACE.first("draw")
TAKE: Final = SPACE.first("take")
SKIP: Final = SPACE.first("skip")
START: Final = SPACE.first("start")
ADD: Final = SPACE.first("add")
ENGINE: Final = SPACE.first("engine")
PUT_DIESEL: Final = SPACE.first("diesel")
MAINTAIN: Final = SPACE.first("maintain")
UNHITCH: Final = SPACE.first("unhitch")
UNCOUPLE: Final = SPACE.first("uncouple")
UNMAINTAIN: Final = SPACE.first("unmaintain")
ASK: Final = SPACE.first("ask")
DISCARD: Final = SPACE.first("discard")
OUT: Final = SPACE.first("out")
AGAIN: Final = SPACE.first("turntable")
ON: Final = AGAIN + 1
PLAY: Final = SPACE.first("play")
PASS: Final = SPACE.first("pass")
YES: Final = SPACE.first("answer")
NO: Final = YES + 1
DECLINE: Final = SPACE.first("decline")
COUNTER_WITH: Final = SPACE.first("counter")
KEEP: Final = SPACE.first("keep")
AGAINST: Final = SPACE.first("against")
DERAIL: Final = SPACE.first("derail")
TRAIN: Final = SPACE.first("train")
DONE: Final = SPACE.first("done")
SHOWS: Final = SPACE.first("shows")  # then by seat, then by card
DEALS: Final = SPACE.first("deals")
DRAWS: Final = SPACE.first("draws")


def added(i: int) -> int:
    """The card of the i-th `add`."""
    return i if i < REAL_END else i + CABOOSE - REAL_END


def add_of(card: int) -> int:
    """The `add` of a car."""
    return ADD + (card if card < REAL_END else card - CABOOSE + REAL_END)


# Shared answers of `legal_actions`, for reading only.
ANSWERS: Final = [YES, NO]
DECLINES: Final = [DECLINE]
RESPONSES: Final = [
    [DECLINE, COUNTER_WITH + card - MAINTENANCE] for card in range(MAINTENANCE, MAINTENANCE_END)
]
DERAILS: Final = [list(range(DERAIL, DERAIL + seats)) for seats in range(MOST_SEATS + 1)]
assert len(CARDS) == KINDS
