"""Aids for beginning something: the spots of the board that the page lights for the seat that decides.

A play is made of small actions. Before a card is paid, a spot is lit for what that card would allow.
"""

from typing import TYPE_CHECKING, Final

from rotonde.games.convoi import signals
from rotonde.games.convoi.material import AGENTS, CARDS, members
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


def offers(state: "Convoi") -> Offers:
    """`lit` spots; `payments` by the card that is paid for; `calls`: by agent, where it can be sent."""
    space, spots = state.game.space, state.config.spots
    lit: dict[str, None] = {}
    payments: dict[str, list[str]] = {}
    calls: dict[str, list[str]] = {}
    for a in state.legal_actions():
        kind = space.kind(a)
        if kind in CALLS:
            calls.setdefault(CALLS[kind], []).extend(_sent(state, a))
        elif kind in ("play", "trade"):
            payments.setdefault(str(space.params(a)["card"]), []).append(space.text(a))
        elif kind == "go":
            lit[spots.trains[state.mover]] = None
        elif kind in LIT:
            what, name = LIT[kind]
            lit[f"{what}:{space.params(a)[name]}"] = None
    for card in payments:
        lit.update(dict.fromkeys(_paid(state, card)))
        payments[card] = _sensible(payments[card], card)
    return {"lit": list(lit), "payments": payments, "calls": calls}


def _sent(state: "Convoi", a: int) -> list[str]:
    """The train that the chief would hold back, the space that the shunter would choose."""
    space, board = state.game.space, state.config.board
    if space.kind(a) == "chief":
        return [f"train:{space.params(a)['train']}"]
    if space.kind(a) == "shunter":
        return [state.config.spots.places[board.departures[a - space.first("shunter")]]]
    return []


def _paid(state: "Convoi", card: str) -> list[str]:
    """What could be changed with that card, or with two others for it."""
    spots = state.config.spots
    if card == CARDS[0]:
        return [spots.lights[light] for light in members(state.green) if signals.targets(state, light)]
    return spots.junctions if card == CARDS[1] else [spots.trains[train] for train in members(state.running)]


def _sensible(payments: list[str], card: str) -> list[str]:
    """Without two cards of which one would do by itself."""
    if payments[0] != f"play {card}":
        return payments
    return [payments[0], *[each for each in payments[1:] if card not in each.split(" for ")[0]]]
