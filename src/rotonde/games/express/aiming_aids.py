"""Aids for the holder of a disaster: whom and what it could hit now."""

from typing import TYPE_CHECKING

from rotonde.games.express import disasters
from rotonde.games.express.actions import AGAINST
from rotonde.games.express.material import CARDS, DERAILMENT, ENGINE_SWAP, KINDS, WRECK
from rotonde.games.express.view_types import Target

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def targets(state: "ExpressState") -> dict[str, list[Target]]:
    """EX-DIS-1: for each disaster in the hand of the one who lays, what may be named."""
    held = [card for card in range(WRECK, KINDS) if state.holds(state.turn, card)]
    return {CARDS[card]: _of(state, card) for card in held}


def _of(state: "ExpressState", card: int) -> list[Target]:
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
