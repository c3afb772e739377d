"""Invariants: what holds at every moment, named."""

from typing import TYPE_CHECKING

from rotonde.core.seats import CHANCE
from rotonde.games.express import memory, rounds
from rotonde.games.express.determinize import is_unknown, is_wreck_unknown
from rotonde.games.express.material import (
    DERAILMENT,
    DIESEL,
    KINDS,
    MAINTENANCE,
    MOST_SEATS,
    NONE,
    REPAIRS,
    WRECK,
)
from rotonde.games.express.phases import (
    AIM_SEAT,
    AIM_SIDE,
    AIM_TRAIN,
    ANSWER,
    COUPLE,
    DRAWING,
    ENDED,
    HEAD,
    HITCH,
    RESPOND,
    SHOW,
    STOLEN,
    SWAP_OWN,
    SWAP_THEIRS,
)
from rotonde.games.express.trains import Train

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def check(state: "ExpressState") -> None:
    _check_cards(state)
    _check_engines(state)
    _check_phase(state)
    _check_round(state)
    _check_turn(state)
    for viewer in range(state.seats + 1):
        _check_memory(state, viewer)
    won = rounds.winner(state) if state.phase == ENDED else NONE
    assert state.won_by == won and (won != NONE) == (state.phase == ENDED), "the target reached ends the game"


def elsewhere(state: "ExpressState") -> list[int]:
    """Number of cards outside the draw pile, by kind."""
    counts = [0] * KINDS
    for i, count in enumerate(state.hands):
        counts[i % KINDS] += count
    for i, count in enumerate(state.maintenance):
        counts[MAINTENANCE + i % REPAIRS] += count
    loose = [*state.discards, *state.slot, *(each % KINDS for each in state.shown), state.wrecked]
    for trains in state.trains:
        for train in trains:
            if train is not None:
                loose += [*train.cars, train.engine]
    if state.phase in (COUPLE, HEAD, STOLEN):
        loose.append(state.card)
    for card in loose:
        if card != NONE:
            counts[card] += 1
    return counts


def _check_cards(state: "ExpressState") -> None:
    found = elsewhere(state)
    for card in range(KINDS):
        assert state.bag[card] >= 0, "no card is there too often"
        assert state.bag[card] + found[card] == state.config.pack[card], "every card is in one place"
    assert state.bag_size == sum(state.bag), "the draw pile is counted"
    for seat in range(state.seats):
        held = state.hands[seat * KINDS : (seat + 1) * KINDS]
        assert state.sizes[seat] == sum(held), "hands are counted"


def _check_engines(state: "ExpressState") -> None:
    for side in range(state.config.sides):
        laying = state.in_lay() and side == state.side()
        for train in state.trains[side]:
            if train is not None:
                _check_engine(state, train, laying=laying)


def _check_engine(state: "ExpressState", train: Train, *, laying: bool) -> None:
    assert laying or not train.is_bare(), "every train has its engine outside the lay phase"  # EX-DIS-4
    assert not train.up or (train.engine == DIESEL and (train.is_passenger() or train.is_alone())), (
        "a face-up engine heads an express, or the wild car that is left of one"
    )
    seen = (1 << state.seats) - 1 if train.up else train.seen_by
    assert train.seen_by == seen and not seen >> state.seats, "who has seen an engine is a seat"
    if train.is_bare():
        assert not seen, "nobody has seen an engine that is not there"
    elif laying:
        assert seen >> state.turn & 1, "in the lay phase one sees the engines of one's side"


def _check_phase(state: "ExpressState") -> None:
    """Checks the fields that each phase needs."""
    phase = state.phase
    assert (state.turn == NONE) == (phase == SHOW), "somebody's turn once the dealer is known"
    assert (state.dealer == NONE) == (phase == SHOW), "somebody deals"
    assert bool(state.contenders) == (phase == SHOW), "cards are shown until one deals"
    asked = phase in (ANSWER, RESPOND)
    assert (state.asking != NONE) == asked, "who is asked answers"
    assert (state.to_draw > 0) == (phase == DRAWING), "cards are drawn while some are due"
    assert state.to_act != CHANCE or state.bag_size, "chance has cards to draw"
    needs = phase in (
        COUPLE,
        HITCH,
        HEAD,
        AIM_SIDE,
        AIM_SEAT,
        AIM_TRAIN,
        RESPOND,
        STOLEN,
        SWAP_OWN,
        SWAP_THEIRS,
    )
    assert (state.card != NONE) == needs, "a card looks for its place"
    assert phase != HITCH or state.holds(state.turn, state.card), "what is laid face down is in the hand"
    if phase in (AIM_SIDE, AIM_SEAT, AIM_TRAIN, RESPOND):
        assert state.card >= WRECK, "a disaster is aimed"
    aimed = phase in (AIM_TRAIN, RESPOND, STOLEN, SWAP_OWN, SWAP_THEIRS)
    assert (state.aim != NONE) == aimed, "a disaster has its target"
    assert phase != SWAP_THEIRS or state.own_train != NONE, "a pair begins with one's own train"


def _check_round(state: "ExpressState") -> None:
    assert state.direction in (-1, 1), "the direction is clockwise or not"
    assert sum(state.skips) <= state.slot.count(DERAILMENT), "every lost turn has its derailment"
    assert not state.slot or all(state.turns), "nothing in the slot while somebody has his first turn"
    patience = state.config.patience
    assert not patience or state.idle < patience or state.phase == ENDED, "a dead round ends"
    assert (state.wrecked == NONE) == (state.wrecked_side == NONE), "a wrecked engine had a side"
    assert state.wrecked == NONE or WRECK in state.slot, "an engine is wrecked by a wreck"
    assert state.pooled.bit_count() in (0, 2), "two sides swap engines"


def _check_turn(state: "ExpressState") -> None:
    if not state.in_lay():
        return
    assert state.slack() >= -1, "engines and a discard are kept back"
    assert state.limit >= 6, "six cards may always be brought down to five"
    trains = state.trains[state.side()]
    assert len(state.fresh) == len(trains), "fresh cars are counted by train"
    for slot in range(len(trains)):
        train = trains[slot]
        assert state.fresh[slot] <= (0 if train is None else train.length()), "fresh cars are on their train"
    if state.maintained != NONE:
        assert state.repairs(state.side(), state.maintained), "what was laid this turn is there"


def _check_memory(state: "ExpressState", viewer: int) -> None:
    """Checks that memory is true: so many of a kind are where the viewer does not see them."""
    hidden = _hidden(state, viewer)
    public = state.memory[state.seats].copy()
    for entry in state.memory[viewer]:
        place, card = divmod(entry, memory.PLACE)
        _strike(hidden, place, card)
        if place < MOST_SEATS:
            _strike(hidden, memory.pool_of(state, state.config.side_of[place]), card)
        if entry in public:
            public.remove(entry)
    for entry in public:
        place = entry // memory.PLACE
        assert place == viewer or place >= MOST_SEATS, "everyone remembers what all saw"


def _hidden(state: "ExpressState", viewer: int) -> dict[int, list[int]]:
    """Cards of each kind that the viewer does not see, by hand and by pool."""
    config = state.config
    hidden: dict[int, list[int]] = {}
    for seat in range(state.seats):
        if seat != viewer:
            held = state.hands[seat * KINDS : (seat + 1) * KINDS]
            hidden[seat] = list(held)
            _count(hidden, memory.pool_of(state, config.side_of[seat]), held)
    for side in range(config.sides):
        for train in state.trains[side]:
            if train is not None and is_unknown(train, viewer):
                _count(hidden, memory.pool_of(state, side), _one(train.engine))
    if is_wreck_unknown(state, viewer):
        _count(hidden, memory.pool_of(state, state.wrecked_side), _one(state.wrecked))
    return hidden


def _one(card: int) -> list[int]:
    counts = [0] * KINDS
    counts[card] = 1
    return counts


def _count(hidden: dict[int, list[int]], place: int, counts: list[int]) -> None:
    total = hidden.setdefault(place, [0] * KINDS)
    for card in range(KINDS):
        total[card] += counts[card]


def _strike(hidden: dict[int, list[int]], place: int, card: int) -> None:
    assert place in hidden and hidden[place][card] > 0, "what is remembered is true"
    hidden[place][card] -= 1
