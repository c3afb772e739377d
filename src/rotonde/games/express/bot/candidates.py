"""Candidate actions: the rollout policy's choice first, then what else a person would consider."""

from typing import TYPE_CHECKING, Final

from rotonde.games.express.actions import (
    ADD,
    ASK,
    DISCARD,
    ENGINE,
    MAINTAIN,
    ON,
    OUT,
    START,
    UNHITCH,
)
from rotonde.games.express.bot import card_values, lay_policy, policy
from rotonde.games.express.material import REAL_END, TYPE
from rotonde.games.express.phases import HITCH, LAY

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

THROWN: Final = 4  # cards that may be thrown away


def of(state: "ExpressState") -> list[int]:
    first = policy.rollout_action(state)
    if state.phase == LAY:
        return [first] if state.bare or _is_tight(state) else _laying(state, first)
    if state.phase == HITCH:
        return [first]
    return [first, *[a for a in state.legal_actions() if a != first]]


def _is_tight(state: "ExpressState") -> bool:
    """Whether so many cards must leave the hand that nothing can be wasted."""
    return state.sizes[state.turn] > state.limit and lay_policy.spare(state) < 1


def _laying(state: "ExpressState", first: int) -> list[int]:
    legal = state.legal_actions()
    found = [first]
    thrown = card_values.discards(state)[:THROWN]
    counts = card_values.alike(state)
    found += [a for a in legal if a != first and _is_considered(state, a, thrown, counts)]
    return found


def _is_considered(state: "ExpressState", a: int, thrown: list[int], counts: list[int]) -> bool:
    """Whether an action is tried: nothing taken back, no engine moved, nobody asked, so every turn ends."""
    if ENGINE <= a < MAINTAIN or UNHITCH <= a <= ASK or a == ON:
        return False
    if a < ADD:
        return _is_begun(state, a - START, counts)
    return a - DISCARD in thrown if DISCARD <= a < OUT else True


def _is_begun(state: "ExpressState", card: int, counts: list[int]) -> bool:
    """Whether a train might begin with this card: two of its type at least, unless one must lay something."""
    if card == REAL_END or lay_policy.first_of(state, TYPE[card]) != card:
        return False  # a wild car is of more use behind
    return counts[TYPE[card]] > 1 or state.sizes[state.turn] > state.limit
