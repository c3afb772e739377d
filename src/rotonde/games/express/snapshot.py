"""Snapshot of Express: every field of its state, with how it is written and read."""

from typing import TYPE_CHECKING, Final

from rotonde.core.codecs import (
    Choice,
    ListOf,
    Mask,
    OrNull,
    Seat,
    Whole,
    phase_names,
    seat_count,
)
from rotonde.core.fields import Derived, Field, Fields, Require
from rotonde.core.seats import CHANCE, OVER
from rotonde.games.express import drawing, rounds
from rotonde.games.express.invariants import elsewhere
from rotonde.games.express.material import CARDS, KINDS, MOST_SEATS, MOST_TRAINS, NONE
from rotonde.games.express.phases import ASKED, BY_CHANCE, BY_OTHERS, ENDED, SHOW, among
from rotonde.games.express.snapshot_codecs import (
    CARD,
    MOST,
    SEAT,
    SEATS,
    Hands,
    LastRoundCodec,
    Limit,
    Memory,
    Sides,
    TurnSeat,
    sides,
)

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

SHOWN: Final = [f"{card} to {seat}" for seat in range(MOST_SEATS) for card in CARDS]


def _shown(state: "ExpressState") -> list[str]:
    return SHOWN[: state.seats * KINDS]


def _last_side(state: "ExpressState") -> int:
    return state.config.sides - 1


def _viewers(state: "ExpressState") -> int:
    return state.seats + 1


SIDE: Final = Whole(0, _last_side)
SLOT: Final = Whole(0, MOST_TRAINS - 1)
EACH: Final = ListOf(Whole(0, MOST), seat_count, seat_count)


def _has_a_turn(state: "ExpressState") -> bool:
    return state.turn != NONE or state.phase == SHOW


def _sizes(state: "ExpressState") -> list[int]:
    return [sum(state.hands[seat * KINDS : (seat + 1) * KINDS]) for seat in range(state.seats)]


def _bare(state: "ExpressState") -> int:
    """The trains without engine of the side whose turn it is."""
    if state.turn == NONE:
        return 0
    return sum([1 for train in state.trains[state.side()] if train is not None and train.is_bare()])


def _alone(state: "ExpressState") -> int:
    """The wild cars at a head, laid this turn, that no real car has joined."""
    if state.turn == NONE:
        return 0
    trains = state.trains[state.side()]
    fresh = [train for train, count in zip(trains, state.fresh, strict=False) if count and train is not None]
    return sum([1 for train in fresh if train.is_alone()])


def _bag(state: "ExpressState") -> list[int]:
    """The draw pile is what is nowhere else."""
    return [pack - count for pack, count in zip(state.config.pack, elsewhere(state), strict=True)]


def _bag_size(state: "ExpressState") -> int:
    return sum(state.bag)


def _limit(state: "ExpressState") -> int:
    if state.limit != NONE:
        return state.limit
    return drawing.discard_limit(state) if state.in_lay() else 0


def _won_by(state: "ExpressState") -> int:
    return rounds.winner(state) if state.phase == ENDED else NONE


def _to_act(state: "ExpressState") -> int:
    if state.phase == ENDED:
        return OVER
    if among(state.phase, BY_CHANCE):
        return CHANCE
    return state.asking if among(state.phase, BY_OTHERS) else state.turn


FIELDS: Final = Fields(
    # The game
    Field("phase", Choice(phase_names)),
    Field("round", Whole(0, MOST)),
    Field("dealer", SEAT),
    Field("turn", TurnSeat()),
    Require("turn", _has_a_turn, "it is somebody's turn"),
    Field("totals", ListOf(Whole(-MOST, MOST), sides, sides)),
    Field("shown", ListOf(Choice(_shown))),
    Field("contenders", ListOf(Seat(), 0, seat_count)),
    Field("best", ListOf(Seat(), 0, seat_count)),
    Field("last_round", LastRoundCodec()),
    # The round
    Field("hands", Hands()),
    Sides("sides"),
    Field("discard", ListOf(Choice(CARDS)), "discards"),
    Field("slot", ListOf(Choice(CARDS))),
    Field("wrecked", CARD),
    Field("wrecked_side", OrNull(SIDE, NONE)),
    Field("wrecked_seen_by", SEATS),
    Field("memory", ListOf(Memory(), _viewers, _viewers)),
    Field("pooled", Mask(SIDE)),
    Field("direction", Whole(-1, 1)),
    Field("skips", EACH),
    Field("turns", EACH),
    Field("idle", Whole(0, MOST)),
    # The turn
    Field("to_draw", Whole(0, 2)),
    Field("limit", Limit()),
    Field("maintained", CARD),
    Field("asked", Choice(ASKED)),
    Field("card", CARD),
    Field("asking", SEAT),
    Field("aim", OrNull(SIDE, NONE)),
    Field("aimed_seat", SEAT),
    Field("aimed_train", OrNull(SLOT, NONE)),
    Field("own_train", OrNull(SLOT, NONE)),
    Field("swapped", Mask(SLOT)),
    Field("swapped_theirs", Mask(SLOT)),
    # What follows
    Derived("sizes", _sizes),
    Derived("bare", _bare),
    Derived("alone", _alone),
    Derived("bag", _bag),
    Derived("bag_size", _bag_size),
    Derived("limit", _limit),
    Derived("won_by", _won_by),
    Derived("to_act", _to_act),
    constants=("config",),
    caches=("view_cache",),
)
