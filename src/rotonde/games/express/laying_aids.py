"""Aids for laying: where each card of the hand could go, and the rule that keeps it from elsewhere.

Of a disaster: whom and what it could hit now.
"""

from typing import TYPE_CHECKING

from rotonde.games.express import asking, disasters, discarding, drawing, laying
from rotonde.games.express.actions import AGAINST
from rotonde.games.express.material import (
    CABOOSE,
    CARDS,
    DERAILMENT,
    ENGINE_SWAP,
    HAND_LIMIT,
    KINDS,
    MAINTENANCE,
    MAINTENANCE_END,
    REAL_END,
    TURNTABLE,
    WILD,
    WRECK,
)
from rotonde.games.express.trains import Train
from rotonde.games.express.view_types import LayAids, Target

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def lay(state: "ExpressState") -> LayAids:
    """EX-LAY-4: how many cards may still be laid, how many must be, and where each would fit."""
    trains = state.trains[state.side()]
    held = [card for card in range(KINDS) if state.holds(state.turn, card)]
    return {
        "slack": state.slack(),
        "excess": max(0, state.sizes[state.turn] - state.limit),
        "impossible": drawing.discard_limit(state) > HAND_LIMIT + 1,
        "laid": asking.has_laid(state),
        "fits": {CARDS[card]: _fits(trains, card) for card in held if _is_car(card)},
        "unfit": {CARDS[card]: _refusals(state, trains, card) for card in held},
        "bare": [slot for slot, train in enumerate(trains) if train is not None and train.is_bare()],
        "heads": [slot for slot, train in enumerate(trains) if train is not None and train.may_be_headed()],
        "targets": _targets(state),
    }


def _is_car(card: int) -> bool:
    return card < REAL_END or card in (CABOOSE, WILD)


def _fits(trains: list[Train | None], card: int) -> list[int]:
    return [slot for slot, train in enumerate(trains) if train is not None and train.takes(card)]


def _refusals(state: "ExpressState", trains: list[Train | None], card: int) -> dict[str, str]:
    """The rule for each place that does not take the card: new train, siding, piles, trains by number."""
    found = {
        "new": _why_not_new(state, card),
        "siding": _why_not_siding(state, card),
        "discard": discarding.why_not_end(state, card),
        "slot": _why_not_slot(state, card),
    }
    for slot, train in enumerate(trains):
        if train is not None:
            found[str(slot)] = _why_not_behind(state, train, card)
    return {place: rule for place, rule in found.items() if rule}


def _why_not_new(state: "ExpressState", card: int) -> str:
    if card == WILD:
        return laying.why_not_start_wild(state)
    return laying.start.why_not(state, card) if card < REAL_END else "EX-TRAIN-1"


def _why_not_siding(state: "ExpressState", card: int) -> str:
    if MAINTENANCE <= card < MAINTENANCE_END:
        return laying.maintain.why_not(state, card - MAINTENANCE)
    return "EX-MNT-1"


def _why_not_slot(state: "ExpressState", card: int) -> str:
    if card >= WRECK:
        return disasters.play.why_not(state, card - WRECK)
    return discarding.why_not_effect(state, card) if card == TURNTABLE else "EX-DISC-3"


def _why_not_behind(state: "ExpressState", train: Train, card: int) -> str:
    if not _is_car(card):
        return "EX-TRAIN-2"
    return laying.why_not_couple(train, card) or ("EX-LAY-4" if state.slack() < 1 else "")


def _targets(state: "ExpressState") -> dict[str, list[Target]]:
    """EX-DIS-1: for each disaster in the hand of the one who lays, what may be named."""
    held = [card for card in range(WRECK, KINDS) if state.holds(state.turn, card)]
    return {CARDS[card]: _hit_by(state, card) for card in held}


def _hit_by(state: "ExpressState", card: int) -> list[Target]:
    if card == DERAILMENT:
        return [{"seat": seat} for seat in range(state.seats)]
    sides = [action - AGAINST for action in disasters.sides(state, card)]
    if card == ENGINE_SWAP:
        return [{"side": side} for side in sides]
    return [
        {"side": side, "train": slot}
        for side in sides
        for slot, train in enumerate(state.trains[side])
        if train is not None and not disasters.why_not_hit(train, card)
    ]
