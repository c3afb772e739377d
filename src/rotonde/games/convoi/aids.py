"""Help that everyone at the table could work out: where each train would stop for each face of its die."""

from typing import TYPE_CHECKING, Final

from rotonde.core.kept import Kept
from rotonde.games.convoi import playing, signals, ways
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.known import known_at
from rotonde.games.convoi.material import (
    COLOURS,
    TRAINS,
    members,
)
from rotonde.games.convoi.phases import ENDED, NOBODY

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

Json = dict[str, object]
REFUSALS: Final = {"lift": "CV-SIG-1", "put": "CV-SIG-3"}


def aids(state: "Convoi") -> Json:
    """Nothing here depends on anybody's hand."""
    if state.active == NOBODY or state.phase == ENDED or not state.turn:
        return {}
    known = known_at(state)
    return {
        "seat": state.active,
        "trains": ways.trains(state, known),
        "signals": _signals(state, known.signals),
        "refusals": REFUSALS,
        "switches": _switches(state, known.targets),
        "loads": [TRAINS[train] for train in range(len(TRAINS)) if playing.loadable(state, train)],
        "coming": _coming(state, known.coming),
        "turns_left": state.deck_count,
    }


def _signals(state: "Convoi", kept: Kept) -> object:
    """CV-SIG-1 to CV-SIG-3: for each green disc the lights it could go to."""
    if kept.basis != state.green:
        lights = state.table.board.lights
        told = {
            lights[light]: [lights[to] for to in members(signals.targets(state, light))]
            for light in members(state.green)
        }
        kept.keep(state.green, told)
    return kept.part


def _switches(state: "Convoi", kept: Kept) -> object:
    """CV-SWI-1: for each junction the pairs of legs that could be opened instead."""
    if kept.basis != state.switches:
        board = state.table.board
        told = {
            board.junctions[junction]: [
                board.pairs[pair].split(" ")[1:] for pair in pairs if pair != state.switches[junction]
            ]
            for junction, pairs in enumerate(board.junction_pairs)
        }
        kept.keep(state.switches.copy(), told)
    return kept.part


def _coming(state: "Convoi", kept: Kept) -> object:
    if kept.basis != state.unseen:
        kept.keep(state.unseen, _unseen(state))
    return kept.part


def _unseen(state: "Convoi") -> Json:
    """What the cards that nobody has seen would bring, were they all still to come."""
    deck = state.table.deck
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
