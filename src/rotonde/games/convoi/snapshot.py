"""Snapshot of Convoi Express: every field of its state, with how it is written and read."""

from typing import TYPE_CHECKING, Final

from rotonde.core.codecs import Choice, ListOf, Mask, OrNull, Seat, Whole, phase_names, seat_count
from rotonde.core.fields import Derived, Field, Fields, Group, Require
from rotonde.core.seats import CHANCE, OVER
from rotonde.games.convoi.deck import ALL_DRAWN, NO_CARD, START
from rotonde.games.convoi.material import (
    AGENTS,
    CARDS,
    CARDS_OF_EACH,
    COLOURS,
    FULL_HAND,
    GOODS,
    MOST_POINTS,
    TRAINS,
)
from rotonde.games.convoi.phases import (
    CARD,
    CITY,
    DEAL,
    ENDED,
    NEW_PLACE,
    PUT,
    ROLL,
    ROLLED,
    SELECT,
)
from rotonde.games.convoi.phases import START as WHO_BEGINS
from rotonde.games.convoi.snapshot_codecs import (
    CameBy,
    Counts,
    CountsOfEach,
    Flags,
    Switches,
    Token,
    Trains,
)

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

MOST_TURNS: Final = 19
UNKNOWN: Final = -1  # in place of a set that is not written
COLOUR: Final = OrNull(Choice(COLOURS))
SEAT: Final = OrNull(Seat())


def _lights(state: "Convoi") -> list[str]:
    return state.config.board.lights


def _ports(state: "Convoi") -> int:
    return len(state.config.board.ports)


def _ids(state: "Convoi") -> list[str]:
    return state.config.deck.ids


def _drawn_ids(state: "Convoi") -> list[str]:
    return state.config.deck.ids[:START]


def _symbols(state: "Convoi") -> int:
    return 0 if state.card == NO_CARD else len(state.config.deck.symbols[state.card])


# What must hold, so that the invariants can be asked


def _somebody_is_active(state: "Convoi") -> bool:
    return state.active >= 0 or state.phase == WHO_BEGINS


def _somebody_draws(state: "Convoi") -> bool:
    return state.phase != DEAL or (state.drawer >= 0 and state.owed > 0 and min(state.pile) >= 0)


def _has_a_colour(state: "Convoi") -> bool:
    return state.phase != NEW_PLACE or state.new_colour >= 0


def _has_a_card(state: "Convoi") -> bool:
    return state.card != NO_CARD or not CARD <= state.phase <= SELECT


def _has_a_symbol(state: "Convoi") -> bool:
    if state.phase != SELECT or state.colour >= 0 or state.card == NO_CARD:
        return True
    return state.symbol < _symbols(state)


def _a_train_moves(state: "Convoi") -> bool:
    if state.phase not in (ROLL, ROLLED, CITY):
        return True
    return state.mover >= 0 and state.running >> state.mover & 1 == 1


def _came_by_an_end(state: "Convoi") -> bool:
    return state.phase != CITY or state.came_by >= 0


def _a_disc_is_lifted(state: "Convoi") -> bool:
    return state.phase != PUT or state.lifted >= 0


# What follows


def _unseen(state: "Convoi") -> int:
    """Unseen cards: as written, or all that are nowhere else."""
    if state.unseen != UNKNOWN:
        return state.unseen
    shown = state.filed
    for card in (state.card, state.bottom):
        if card not in (NO_CARD, START):
            shown |= 1 << card
    return ALL_DRAWN & ~shown


def _pile(state: "Convoi") -> list[int]:
    """The draw pile is what is nowhere else."""
    held = [sum(state.hands[card :: len(CARDS)]) for card in range(len(CARDS))]
    return [CARDS_OF_EACH - state.discard[card] - held[card] for card in range(len(CARDS))]


def _delivered(state: "Convoi") -> int:
    return sum(state.stored)


def _to_act(state: "Convoi") -> int:
    if state.phase == ENDED:
        return OVER
    return CHANCE if state.game.moves.phases[state.phase].by_chance else state.active


FIELDS: Final = Fields(
    Field("phase", Choice(phase_names)),
    Field("turn", Whole(0, MOST_TURNS)),
    Field("active", SEAT),
    Require("active", _somebody_is_active, "somebody has to be active"),
    # The board
    Trains("trains"),
    Field("switches", Switches()),
    Field("green", Mask(Choice(_lights))),
    Field("cubes", Counts(GOODS, 3)),
    Field("ports", CountsOfEach(GOODS, 3, _ports), "stored"),
    # The clock and the cards
    Field("clock", Whole(0, 10)),
    Field("deck", Whole(0, 18), "deck_count"),
    Field("boxed", Whole(0, 18)),
    Field("unseen", OrNull(Mask(Choice(_drawn_ids)), UNKNOWN)),
    Field("filed", Mask(Choice(_drawn_ids))),
    Field("card", OrNull(Choice(_ids))),
    Field("bottom", OrNull(Choice(_drawn_ids))),
    Field("hands", CountsOfEach(CARDS, FULL_HAND, seat_count)),
    Field("discard", Counts(CARDS, CARDS_OF_EACH)),
    Field("shuffled", Counts(CARDS, CARDS_OF_EACH)),
    Field("drawn", CountsOfEach(CARDS, CARDS_OF_EACH, seat_count), "since"),
    Group("draw", Field("seat", SEAT, "drawer"), Field("cards", Whole(0, 5), "owed")),
    Derived("pile", _pile),
    Require("draw", _somebody_draws, "somebody has to be owed a card of the pile"),
    Field("agents", Mask(Choice(AGENTS))),
    # What is on its way
    Flags("flags", "passing", "by_card", "won"),
    Group(
        "new",
        Field("left", Whole(0, 3), "new_left"),
        Field("used", Mask(Choice(COLOURS)), "new_used"),
        Field("colour", COLOUR, "new_colour"),
        Require("colour", _has_a_colour, "a colour has to be chosen"),
    ),
    Group(
        "order",
        Field("symbol", Whole(0, _symbols)),
        Field("need", Whole(0, 2)),
        Field("free", Mask(Choice(COLOURS))),
        Field("cancelled", Mask(Choice(COLOURS))),
        Field("colour", COLOUR),
        Field("due", Mask(Choice(TRAINS))),
        Field("held", Mask(Choice(TRAINS))),
        Require("symbol", _has_a_symbol, "no symbol of the card is left"),
    ),
    Require("card", _has_a_card, "an instruction card has to lie open"),
    Group(
        "move",
        Field("train", OrNull(Choice(TRAINS)), "mover"),
        Field("points", Whole(0, MOST_POINTS)),
        Require("train", _a_train_moves, "a train on the network has to be moving"),
        Field("came_by", CameBy()),
        Require("came_by", _came_by_an_end, "it came into the city by one of its ends"),
    ),
    Field("lifted", OrNull(Choice(_lights))),
    Require("lifted", _a_disc_is_lifted, "a disc has to be in the hand"),
    Field("tokens", ListOf(Whole(2, 12), 0, 11)),
    Field("stack", Mask(Token())),
    # What follows
    Derived("unseen", _unseen),
    Derived("delivered", _delivered),
    Derived("to_act", _to_act),
    constants=("config",),
    caches=("view_cache",),
)
