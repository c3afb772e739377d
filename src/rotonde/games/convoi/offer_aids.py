"""Aids for beginning something: the spots of the board that the page lights for the seat that decides.

A play is made of small actions. Before a card is paid, a spot is lit for what that card would allow.
"""

from typing import TYPE_CHECKING, Final

from rotonde.core.actions import ActionSpace
from rotonde.core.memo import Memo
from rotonde.games.convoi import signals
from rotonde.games.convoi.material import AGENTS, CARDS, members
from rotonde.games.convoi.view_cache import view_cache_of
from rotonde.games.convoi.view_types import Offers

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

CALLS: Final = {"chief": "section_chief", **{agent: agent for agent in AGENTS}}  # agents by kind of action
LIT: Final = {  # by kind of action: the kind of spot, and the parameter that names it
    "exit": ("light", "exit"),
    "lift": ("light", "light"),
    "put": ("light", "light"),
    "set": ("junction", "junction"),
    "move": ("train", "train"),
    "load": ("train", "train"),
}


class OfferTable:
    """By action, or "": the spot that it lights, the card whose action it pays for, the agent it calls."""

    def __init__(self, space: ActionSpace) -> None:
        actions = range(len(space))
        self.lit = [_lit(space, a) for a in actions]
        self.pays = [_paid_for(space, a) for a in actions]
        self.calls = [CALLS.get(space.kind(a), "") for a in actions]


def _lit(space: ActionSpace, a: int) -> str:
    if space.kind(a) not in LIT:
        return ""
    what, name = LIT[space.kind(a)]
    return f"{what}:{space.params(a)[name]}"


def _paid_for(space: ActionSpace, a: int) -> str:
    """Not by two cards of which one would do by itself: who can trade it can also play it."""
    if space.kind(a) not in ("play", "trade"):
        return ""
    card = str(space.params(a)["card"])
    return "" if card in str(space.params(a).get("cards", "")).split() else card


def offers(state: "Convoi") -> Offers:
    """`lit` spots; `payments` by the card that is paid for; `calls`: by agent, where it can be sent."""
    space, acts = state.game.space, state.config.acts
    table = acts.offers
    lit: dict[str, None] = {}
    payments: dict[str, list[str]] = {}
    calls: dict[str, list[str]] = {}
    for a in state.legal_actions():
        if table.lit[a]:
            lit[table.lit[a]] = None
        elif table.pays[a]:
            payments.setdefault(table.pays[a], []).append(space.text(a))
        elif table.calls[a]:
            calls.setdefault(table.calls[a], []).extend(_sent(state, a))
        elif a == acts.go:
            lit[state.config.spots.trains[state.mover]] = None
    for card in payments:
        for spot in _paid(state, card):
            lit[spot] = None
    return {"lit": list(lit), "payments": payments, "calls": calls}


def _sent(state: "Convoi", a: int) -> list[str]:
    """The train that the chief would hold back, the space that the shunter would choose."""
    acts, spots = state.config.acts, state.config.spots
    if state.game.space.kind(a) == "chief":
        return [spots.trains[a - acts.chief]]
    if state.game.space.kind(a) == "shunter":
        return [spots.places[state.config.board.departures[a - acts.shunter]]]
    return []


def _paid(state: "Convoi", card: str) -> list[str]:
    """What could be changed with that card, or with two others for it."""
    spots = state.config.spots
    if card == CARDS[0]:
        return _movable(state, view_cache_of(state).movable)
    return spots.junctions if card == CARDS[1] else [spots.trains[train] for train in members(state.running)]


def _movable(state: "Convoi", memo: Memo[list[str]]) -> list[str]:
    """The lights whose disc could go elsewhere."""
    if memo.inputs != state.green:
        lights = state.config.spots.lights
        found = [lights[light] for light in members(state.green) if signals.targets(state, light)]
        memo.store(state.green, found)
    return memo.value
