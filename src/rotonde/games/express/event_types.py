# rotonde: interpreted  # declarations only
"""Shapes of events, as `events.py` writes them; the page's types are generated from them."""

from typing import Literal, TypedDict


class PlainEvent(TypedDict):
    step: int
    type: Literal["dead"]


class SeatEvent(TypedDict):
    step: int
    type: Literal[
        "asked",
        "dealer",
        "dealt_unseen",
        "declined",
        "derailed",
        "drew_unseen",
        "misdeal",
        "no_draw",
        "passed",
        "returned_unseen",
        "said_no",
        "said_yes",
        "skipped",
        "turn",
        "turned",
        "turned_again",
        "went_out",
    ]
    seat: int


class CardEvent(TypedDict):
    step: int
    type: Literal[
        "countered",
        "dealt",
        "discarded",
        "drew",
        "kept",
        "maintained",
        "played",
        "returned",
        "shown",
        "took",
        "unmaintained",
    ]
    seat: int
    card: str


class TrainEvent(TypedDict):
    step: int
    type: Literal["headed", "hitched_unseen", "unhitched_unseen"]
    seat: int
    train: int


class TrainCardEvent(TypedDict):
    step: int
    type: Literal["added", "hitched", "started", "uncoupled", "unhitched"]
    seat: int
    train: int
    card: str


class ShuffleEvent(TypedDict):
    step: int
    type: Literal["shuffled"]
    cards: int


class SideEvent(TypedDict):
    step: int
    type: Literal["won"]
    side: int


class SideCardEvent(TypedDict):
    step: int
    type: Literal["aimed", "spent"]
    side: int
    card: str


class AimAtTrainEvent(TypedDict):
    step: int
    type: Literal["aimed_at_train", "broke"]
    side: int
    train: int
    card: str


class AimAtSeatEvent(TypedDict):
    step: int
    type: Literal["aimed_at_seat"]
    side: int
    seat: int
    card: str


class WreckEvent(TypedDict):
    step: int
    type: Literal["wrecked"]
    side: int
    train: int


class StealEvent(TypedDict):
    step: int
    type: Literal["stole"]
    seat: int
    side: int
    train: int
    card: str


class SwapEvent(TypedDict):
    step: int
    type: Literal["swapped"]
    seat: int
    train: int
    side: int
    other_train: int


class ScoreEvent(TypedDict):
    step: int
    type: Literal["scored"]
    side: int
    points: int
    total: int


Event = (
    PlainEvent
    | SeatEvent
    | CardEvent
    | TrainEvent
    | TrainCardEvent
    | ShuffleEvent
    | SideEvent
    | SideCardEvent
    | AimAtTrainEvent
    | AimAtSeatEvent
    | WreckEvent
    | StealEvent
    | SwapEvent
    | ScoreEvent
)
