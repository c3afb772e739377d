"""What a seat may know."""

from typing import TYPE_CHECKING, Final

from rotonde.core.kept import Kept
from rotonde.games.convoi import board_view
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.instruction import MULTI, NO_CARD
from rotonde.games.convoi.known import known_at
from rotonde.games.convoi.material import (
    CARDS,
    COLOURS,
    NO_COLOUR,
    TRAINS,
    members,
)
from rotonde.games.convoi.phases import ENDED, NO_TRAIN, NOBODY, PHASES

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

Json = dict[str, object]

MOVING: Final = [f"CV-MOVE-{i}" for i in range(2, 12)] + ["CV-COL-1", "CV-DEP-1", "CV-PORT-1"]
RULES_NOW: Final = [
    ["CV-SETUP-11"],
    ["CV-VAR-1", "CV-VAR-2", "CV-VAR-3"],
    ["CV-SETUP-2", "CV-SETUP-3"],
    ["CV-SETUP-2", "CV-SETUP-3", "CV-SETUP-4", "CV-DIFF-3"],
    ["CV-DRAW-1", "CV-DRAW-2"],
    ["CV-INS-1"],
    ["CV-INS-1", "CV-AGT-NA-1", "CV-AGT-EU-2"],
    ["CV-NEW-1", "CV-NEW-4"],
    ["CV-NEW-1", "CV-NEW-2", "CV-AGT-NA-2"],
    ["CV-NEW-1", "CV-NEW-2", "CV-NEW-5"],
    ["CV-INS-4", "CV-INS-5", "CV-INS-7", "CV-AGT-EU-3"],
    ["CV-INS-2", "CV-INS-3", "CV-INS-8", "CV-ORD-1", "CV-AGT-EU-3", "CV-AGT-NA-3"],
    ["CV-DIE-1"],
    ["CV-DIE-2", "CV-AGT-EU-1", *MOVING],
    ["CV-MOVE-11", "CV-NA-2", "CV-NA-3", "CV-NA-5"],
    ["CV-ACT-1", "CV-SIG-1", "CV-SWI-1", "CV-MVC-1", "CV-ANY-1", "CV-LOAD-1", "CV-LOAD-2", "CV-DRAW-1"],
    ["CV-SIG-1", "CV-SIG-2", "CV-SIG-3"],
    ["CV-SIG-1", "CV-SIG-2", "CV-SIG-3"],
    ["CV-SWI-1"],
    ["CV-MVC-1", *MOVING],
    ["CV-END-1", "CV-END-2", "CV-END-3"],
]


def seen(state: "Convoi", seat: int | None) -> Json:
    """CV-INFO-1, CV-INFO-2: all that lies open on the table, and the seat's own hand."""
    table = state.table
    board = table.board
    known = known_at(state)
    return {
        "board": board.id,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "active": None if state.active == NOBODY else state.active,
        "trains": board_view.trains(state, known.trains),
        "switches": board_view.switches(state, known.switches),
        "green": board_view.green(state, known.green),
        "cubes": board_view.goods(state.cubes),
        "ports": board_view.ports(state, known.ports),
        "delivered": state.delivered,
        "goods": table.goods,
        "clock": {"tokens": state.clock, "full": table.tokens},
        "instructions": _instructions(state, known.instructions),
        "hands": _hands(state, seat, known.hands[state.seats if seat is None else seat]),
        "pile": _pile(state, seat),
        "discard": cards(state.discard, 0),
        "agents": board_view.agents(state, known.agents),
        "passing": state.passes(),
        "departure_tokens": list(state.tokens),
        "token_stack": [i + 2 for i in members(state.stack)],
        "pending": _pending(state),
        "won": state.won if state.phase == ENDED else None,
    }


def symbol_name(symbol: int) -> str:
    return "any" if symbol == MULTI else COLOURS[symbol]


def _instructions(state: "Convoi", kept: Kept) -> object:
    counts = (state.card, state.deck_count, state.boxed, state.filed, state.bottom, state.unseen)
    if kept.basis != counts:
        kept.keep(counts, _deck(state))
    return kept.part


def _deck(state: "Convoi") -> Json:
    deck = state.table.deck
    shown: Json | None = None
    if state.card != NO_CARD:
        shown = {
            "id": deck.ids[state.card],
            "new": deck.new[state.card],
            "move": [symbol_name(symbol) for symbol in deck.symbols[state.card]],
        }
    return {
        "deck": state.deck_count,
        "boxed": state.boxed,
        "removed": state.table.removed,
        "card": shown,
        "discard": [deck.ids[card] for card in members(state.filed)],
        "bottom": None if state.bottom == NO_CARD else deck.ids[state.bottom],
        "unseen": [deck.ids[card] for card in members(state.unseen)],
    }


def cards(counts: list[int], seat: int) -> Json:
    return {CARDS[card]: counts[seat * 3 + card] for card in range(len(CARDS))}


def is_open(state: "Convoi", whose: int, seat: int | None) -> bool:
    return not state.table.hidden_hands or whose == seat


def hand_of(state: "Convoi", whose: int, seat: int | None) -> Json:
    hand: Json = {"count": state.hand_size(whose)}
    return hand | cards(state.hands, whose) if is_open(state, whose, seat) else hand


def _hands(state: "Convoi", seat: int | None, kept: Kept) -> object:
    if kept.basis != state.hands:
        kept.keep(state.hands.copy(), [hand_of(state, each, seat) for each in range(state.seats)])
    return kept.part


def _pile(state: "Convoi", seat: int | None) -> Json:
    """With hidden hands a seat remembers what the pile was made of, and what it drew from it."""
    pile: Json = {"count": state.pile_size()}
    if not state.table.hidden_hands:
        return pile | cards(state.pile, 0)
    drawn: list[Json] = []
    for each in range(state.seats):
        total: Json = {"count": sum(state.since[each * 3 : each * 3 + 3])}
        drawn.append(total | cards(state.since, each) if each == seat else total)
    return pile | {"shuffled": cards(state.shuffled, 0), "drawn": drawn}


def _pending(state: "Convoi") -> Json:
    """What is on its way: the card's remaining parts, the train that moves, the disc in the hand."""
    return {
        "new_left": state.new_left,
        "new_colours": [COLOURS[colour] for colour in members(state.new_used)],
        "new_colour": None if state.new_colour == NO_COLOUR else COLOURS[state.new_colour],
        "symbol": state.symbol,
        "need": state.need,
        "chosen": [COLOURS[colour] for colour in members(state.free)],
        "held_colours": [COLOURS[colour] for colour in members(state.cancelled)],
        "colour": None if state.colour == NO_COLOUR else COLOURS[state.colour],
        "due": [TRAINS[train] for train in members(state.due)],
        "held_trains": [TRAINS[train] for train in members(state.held)],
        "train": None if state.mover == NO_TRAIN else TRAINS[state.mover],
        "points": state.points,
        "came_by": None if state.came_by == NONE else state.table.board.end_names[state.came_by],
        "by_card": state.by_card,
        "lifted": None if state.lifted == NONE else state.table.board.lights[state.lifted],
        "drawing": None if state.drawer == NOBODY else {"seat": state.drawer, "cards": state.owed},
    }
