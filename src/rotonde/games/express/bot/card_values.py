"""Card values: how useful each card is to lay, to hide as an engine, to throw away."""

from typing import TYPE_CHECKING, Final

from rotonde.games.express.laying import accepted_cars
from rotonde.games.express.material import (
    CABOOSE,
    DIESEL,
    KINDS,
    MAINTENANCE,
    MAINTENANCE_END,
    PASSENGER,
    REAL_END,
    TURNTABLE,
    TYPE,
    WILD,
)

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

TYPES: Final = PASSENGER + 1
FITS: Final = 60  # a car that one of the trains takes
ALIKE: Final = [0, 4, 24, 45, 50, 50, 50, 50]  # a car by how many of its type are held, itself included
REPAIR: Final = 55
WILDEST: Final = 80
CLOSING: Final = 26
TURNING: Final = 40
STRIKING: Final = 24
HAULING: Final = 50  # a diesel where there is a passenger train for it
COST: Final = 3  # what a point of penalty weighs
GIFT: Final = 8  # what it weighs that a rival could lay the card, and as much again for each point


def alike(state: "ExpressState") -> list[int]:
    """Number of cars in hand, by type."""
    counts = [0] * TYPES
    hand = state.turn * KINDS
    for card in range(REAL_END):
        counts[TYPE[card]] += state.hands[hand + card]
    return counts


def uses(state: "ExpressState") -> list[int]:
    """Value of keeping a card of each kind, whether held or not."""
    accepted = accepted_cars(state.trains[state.side()])
    counts = alike(state)
    values = state.config.values
    found = [0] * KINDS
    for card in range(REAL_END):
        if accepted >> card & 1:
            found[card] = FITS + 5 * values[card]
        else:
            k = min(counts[TYPE[card]], 7)
            found[card] = ALIKE[k] + k * values[card]
    found[DIESEL] = HAULING if has_passenger_train(state) else 2 + 6 * counts[PASSENGER]
    found[CABOOSE] = CLOSING
    found[WILD] = WILDEST
    found[TURNTABLE] = TURNING
    for card in range(MAINTENANCE, MAINTENANCE_END):
        found[card] = REPAIR
    for card in range(MAINTENANCE_END, KINDS):
        found[card] = STRIKING
    return found


def has_passenger_train(state: "ExpressState") -> bool:
    """Whether one's side has an open passenger train that no diesel heads."""
    for train in state.trains[state.side()]:
        if train is not None and train.is_passenger() and not train.up and not train.is_closed():
            return True
    return False


def engine_card(state: "ExpressState", *, sparing: bool = False) -> int:
    """The card that is missed least as an engine: of little use, dear to be left with.

    With `sparing`, cars are taken last.
    """
    found = uses(state)
    penalties = state.config.penalties
    hand = state.turn * KINDS
    best = -1
    least = 1 << 20
    for card in range(KINDS):
        if state.hands[hand + card]:
            kept = found[card] - COST * penalties[card]
            if sparing and card < REAL_END:
                kept += FITS * FITS
            if kept < least:
                best = card
                least = kept
    return best


def discards(state: "ExpressState") -> list[int]:
    """The cards in hand, the best to throw away first."""
    found = uses(state)
    penalties = state.config.penalties
    hand = state.turn * KINDS
    wanted = rivals_take(state)
    keyed: list[tuple[int, int]] = []
    for card in range(KINDS):
        if state.hands[hand + card]:
            kept = found[card] - COST * penalties[card]
            if wanted >> card & 1:
                kept += GIFT * (1 + penalties[card])
            keyed.append((kept, card))
    keyed.sort()
    return [card for _, card in keyed]


def rivals_take(state: "ExpressState") -> int:
    """The mask of real cars that a train of another side would take."""
    mine = state.side()
    wanted = 0
    for side in range(state.config.sides):
        if side != mine:
            wanted |= accepted_cars(state.trains[side])
    return wanted & ((1 << REAL_END) - 1)
