"""Aids that everyone at the table could work out: where each train would stop for each face of its die."""

from typing import TYPE_CHECKING, Final, cast

from rotonde.core.memo import Memo
from rotonde.core.state import Json
from rotonde.games.convoi import offer_aids, playing, pointing_aids, signals, way_aids
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.material import (
    COLOURS,
    TRAINS,
    members,
)
from rotonde.games.convoi.phases import ENDED, NOBODY
from rotonde.games.convoi.view_cache import view_cache_of
from rotonde.games.convoi.view_types import Aids, Coming, Refusals

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

Pairs = dict[str, list[tuple[str, str]]]  # of legs, by junction
REFUSALS: Final[Refusals] = {"lift": "CV-SIG-1", "put": "CV-SIG-3"}


def aids(state: "Convoi", seats: list[int | None]) -> list[Json]:
    """Aids of these seats: alike for all, and for the one who decides what may be done with each thing.

    For the others `about` and `offers` are null: keys that came and went would need a whole message.
    """
    for_all = _for_all(state)
    nothing: Aids = {**for_all, "about": None, "offers": None} if for_all else for_all
    found: list[Aids] = []
    for seat in seats:
        about = pointing_aids.about(state, seat)
        mine: Aids = {**for_all, "about": about, "offers": offer_aids.offers(state)} if about else nothing
        found.append(mine)
    return cast(list[Json], found)


def _for_all(state: "Convoi") -> Aids:
    """Nothing here depends on anybody's hand."""
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
    """What the cards that nobody has seen would bring, were they all still to come."""
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
