"""Aids: where each train would stop for each face of its die, and where the seat that decides can begin.

A play is made of small actions. Before a card is paid, a spot is lit for what that card would allow.
"""

from typing import TYPE_CHECKING, Final, cast

from rotonde.core.actions import ActionSpace
from rotonde.core.memo import Memo
from rotonde.core.state import Json
from rotonde.games.convoi import playing, pointing_aids, signals, way_aids
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.material import AGENTS, CARDS, COLOURS, TRAINS, members
from rotonde.games.convoi.phases import ENDED, NOBODY
from rotonde.games.convoi.view_cache import view_cache_of
from rotonde.games.convoi.view_types import Aids, Coming, Offers, Refusals

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

Pairs = dict[str, list[tuple[str, str]]]  # of legs, by junction
REFUSALS: Final[Refusals] = {"lift": "CV-SIG-1", "put": "CV-SIG-3"}
CALLS: Final = {"chief": "section_chief", **{agent: agent for agent in AGENTS}}  # agents by kind of action
LIT: Final = {  # by kind of action: the kind of spot, and the parameter that names it
    "exit": ("light", "exit"),
    "lift": ("light", "light"),
    "put": ("light", "light"),
    "set": ("junction", "junction"),
    "move": ("train", "train"),
    "load": ("train", "train"),
}


def aids(state: "Convoi", seats: list[int | None]) -> list[Json]:
    """Aids of these seats: alike for all, and for the one who decides what may be done with each thing.

    For the others `about` and `offers` are null: keys that came and went would need a whole message.
    """
    for_all = _for_all(state)
    nothing: Aids = {**for_all, "about": None, "offers": None} if for_all else for_all
    found: list[Aids] = []
    for seat in seats:
        about = pointing_aids.about(state, seat)
        mine: Aids = {**for_all, "about": about, "offers": offers(state)} if about else nothing
        found.append(mine)
    return cast(list[Json], found)


def _for_all(state: "Convoi") -> Aids:
    """Aids that depend on nobody's hand."""
    if state.active == NOBODY or state.phase == ENDED or not state.turn:
        return {}
    cache = view_cache_of(state)
    return {
        "seat": state.active,
        "trains": way_aids.trains(state, cache),
        "signals": _signals(state, cache.signals),
        "refusals": REFUSALS,
        "switches": _switches(state, cache.targets),
        "loads": [TRAINS[train] for train in range(len(TRAINS)) if playing.loadable(state, train)],
        "coming": _coming(state, cache.coming),
        "turns_left": state.deck_count,
    }


def _signals(state: "Convoi", memo: Memo[dict[str, list[str]]]) -> dict[str, list[str]]:
    """CV-SIG-1 to CV-SIG-3: for each green disc the lights it could go to."""
    if memo.inputs != state.green:
        lights = state.config.board.lights
        found = {
            lights[light]: [lights[to] for to in members(signals.targets(state, light))]
            for light in members(state.green)
        }
        memo.store(state.green, found)
    return memo.value


def _switches(state: "Convoi", memo: Memo[Pairs]) -> Pairs:
    """CV-SWI-1: for each junction the pairs of legs that could be opened instead."""
    if memo.inputs != state.switches:
        board = state.config.board
        found = {
            board.junctions[junction]: [
                _legs(board.pairs[pair]) for pair in pairs if pair != state.switches[junction]
            ]
            for junction, pairs in enumerate(board.junction_pairs)
        }
        memo.store(state.switches.copy(), found)
    return memo.value


def _legs(pair: str) -> tuple[str, str]:
    _, first, second = pair.split(" ")
    return first, second


def _coming(state: "Convoi", memo: Memo[Coming]) -> Coming:
    if memo.inputs != state.unseen:
        memo.store(state.unseen, _unseen(state))
    return memo.value


def _unseen(state: "Convoi") -> Coming:
    """Unseen cards, as if all were still to come: their number, new trains and moves."""
    deck = state.config.deck
    unseen = members(state.unseen)
    moves = dict.fromkeys((*COLOURS, "any"), 0)
    for card in unseen:
        for symbol in deck.symbols[card]:
            moves["any" if symbol == NONE else COLOURS[symbol]] += 1
    return {
        "unseen": len(unseen),
        "new": sum([deck.new[card] for card in unseen]),
        "with_new": sum([1 for card in unseen if deck.new[card]]),
        "moves": moves,
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
    """Changes that the card could pay for, or two others in its place."""
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
