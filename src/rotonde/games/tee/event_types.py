# rotonde: interpreted  # declarations only
"""Shapes of events, as `events.py` writes them; the page's types are generated from them."""

from typing import Literal, TypedDict

from rotonde.games.tee.view_types import Capital, Network


class SeatEvent(TypedDict):
    step: int
    type: Literal["began", "chose", "declined", "no_card_left", "nothing", "skipped", "turn"]
    seat: int


class StationEvent(TypedDict):
    step: int
    type: Literal["closed", "decided", "reopened", "sent", "set_out", "stayed", "visited", "won"]
    seat: int
    station: str


class DieEvent(TypedDict):
    step: int
    type: Literal["rolled", "threw"]
    seat: int
    die: int


class RideEvent(TypedDict):
    step: int
    type: Literal["rode"]
    seat: int
    network: Network
    station: str


class CardEvent(TypedDict):
    step: int
    type: Literal["kept", "used"]
    seat: int
    card: str


class DrawEvent(TypedDict):
    """`instruction`: the card again, for the sentence that says what it does."""

    step: int
    type: Literal["drew"]
    seat: int
    card: str
    instruction: str


class TurnsEvent(TypedDict):
    step: int
    type: Literal["delayed", "extra"]
    seat: int
    turns: int


class OtherSeatEvent(TypedDict):
    step: int
    type: Literal["gave", "named"]
    seat: int
    other: int


class DealEvent(TypedDict):
    step: int
    type: Literal["dealt"]
    seat: int
    colour: Capital


class ReceiveEvent(TypedDict):
    step: int
    type: Literal["received"]
    seat: int
    colour: Capital
    capital: str


Event = (
    SeatEvent
    | StationEvent
    | DieEvent
    | RideEvent
    | CardEvent
    | DrawEvent
    | TurnsEvent
    | OtherSeatEvent
    | DealEvent
    | ReceiveEvent
)
