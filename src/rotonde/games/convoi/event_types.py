# rotonde: interpreted  # declarations only
"""Shapes of events, as `events.py` writes them; the page's types are generated from them."""

from typing import Literal, TypedDict

from rotonde.games.convoi.view_types import Card, Colour, Goods


class PlainEvent(TypedDict):
    step: int
    type: Literal["no_train_left", "reshuffled"]


class SeatEvent(TypedDict):
    step: int
    type: Literal["began", "drew_unseen", "turn"]
    seat: int


class CardEvent(TypedDict):
    step: int
    type: Literal["drew", "played"]
    seat: int
    card: Card


class InstructionEvent(TypedDict):
    step: int
    type: Literal["put_under", "revealed"]
    seat: int
    instruction: str


class TrainEvent(TypedDict):
    step: int
    type: Literal["to_depot", "train_held"]
    train: str


class TrainSpaceEvent(TypedDict):
    step: int
    type: Literal["departure_entered", "placed"]
    train: str
    space: str


class PlacementFailedEvent(TypedDict):
    step: int
    type: Literal["placement_failed"]
    colour: Colour
    space: str


class ColourEvent(TypedDict):
    step: int
    type: Literal["colour_held"]
    colour: Colour


class ColoursEvent(TypedDict):
    step: int
    type: Literal["colours_chosen"]
    seat: int
    colours: str


class RollEvent(TypedDict):
    step: int
    type: Literal["rolled"]
    train: str
    points: int


class MoveEvent(TypedDict):
    step: int
    type: Literal["moved"]
    train: str
    from_space: str
    space: str


class StopEvent(TypedDict):
    step: int
    type: Literal["stopped"]
    train: str
    reason: str
    unused: int
    paid: int


class CollisionEvent(TypedDict):
    step: int
    type: Literal["collision"]
    train: str
    into: str
    unused: int
    paid: int


class DeliveryEvent(TypedDict):
    step: int
    type: Literal["delivered"]
    train: str
    goods: Goods
    space: str


class CubeEvent(TypedDict):
    step: int
    type: Literal["cube_returned"]
    goods: Goods


class TokensEvent(TypedDict):
    step: int
    type: Literal["tokens_lost"]
    count: int


class BoxEvent(TypedDict):
    step: int
    type: Literal["boxed"]
    left: int


class TradeEvent(TypedDict):
    step: int
    type: Literal["traded"]
    seat: int
    cards: str
    card: Card


class LoadEvent(TypedDict):
    step: int
    type: Literal["loaded"]
    seat: int
    train: str
    goods: Goods
    card: Card


class LightEvent(TypedDict):
    step: int
    type: Literal["disc_laid"]
    light: str


class SignalEvent(TypedDict):
    step: int
    type: Literal["signal_moved"]
    from_light: str
    light: str


class SwitchEvent(TypedDict):
    step: int
    type: Literal["switch_laid", "switch_set"]
    junction: str
    one: str
    other: str


class AgentEvent(TypedDict):
    step: int
    type: Literal["agent_used"]
    seat: int
    agent: str


class OutcomeEvent(TypedDict):
    step: int
    type: Literal["lost", "won"]
    delivered: int


class TokenEvent(TypedDict):
    step: int
    type: Literal["token_drawn"]
    number: int


class DepartureTokenEvent(TypedDict):
    step: int
    type: Literal["token_laid"]
    number: int
    space: str


Event = (
    PlainEvent
    | SeatEvent
    | CardEvent
    | InstructionEvent
    | TrainEvent
    | TrainSpaceEvent
    | PlacementFailedEvent
    | ColourEvent
    | ColoursEvent
    | RollEvent
    | MoveEvent
    | StopEvent
    | CollisionEvent
    | DeliveryEvent
    | CubeEvent
    | TokensEvent
    | BoxEvent
    | TradeEvent
    | LoadEvent
    | LightEvent
    | SignalEvent
    | SwitchEvent
    | AgentEvent
    | OutcomeEvent
    | TokenEvent
    | DepartureTokenEvent
)
