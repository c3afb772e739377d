"""Determinization: what a seat does not know is dealt again, as everything it has seen allows.

First come the cards that the viewer remembers: those of a hand into that hand, then those of a pool into any
of its open places, each with the same chance; the inner constraints first, so that every way to place them is
equally likely. The rest of what is unseen is dealt uniformly, and what remains is the draw pile (EX-INFO-10).
"""

from typing import TYPE_CHECKING, Final

from rotonde.core.chance import Chance
from rotonde.games.express import drawing, memory
from rotonde.games.express.material import KINDS, MOST_SEATS, MOST_TRAINS, NONE
from rotonde.games.express.phases import ENDED, HITCH
from rotonde.games.express.trains import Train

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

# An open place: a seat's hand, the wrecked engine, or the engine of a train.
WRECKAGE: Final = MOST_SEATS
FIRST_ENGINE: Final = MOST_SEATS + 1  # then by side and slot


def determinized(state: "ExpressState", seat: int | None, chance: Chance) -> "ExpressState":
    """A clone in which all that the seat does not know is dealt again."""
    world = state.clone()
    if state.phase == ENDED:
        return world  # all is shown
    viewer = state.viewer(seat)
    unseen = _lift(world, viewer)
    known = state.memory[viewer]
    opened = _open_places(world, viewer)
    for hand in range(state.seats):
        for card in memory.cards_at(known, hand):
            unseen[card] -= 1
            opened[world.config.side_of[hand]].remove(hand)
            _place(world, hand, card)
    _place_pools(world, known, opened, unseen, chance)
    for places in opened:
        for place in places:
            _place(world, place, _draw(unseen, chance))
    world.bag = unseen
    if viewer != state.turn:
        _draw_turn(world, chance)
    _draw_memories(world, viewer)
    return world


def _lift(world: "ExpressState", viewer: int) -> list[int]:
    """Pick up all that the viewer does not see; returns how many of each kind that is."""
    unseen = world.bag
    for seat in range(world.seats):
        if seat != viewer:
            for card in range(KINDS):
                unseen[card] += world.hands[seat * KINDS + card]
                world.hands[seat * KINDS + card] = 0
    for trains in world.trains:
        for train in trains:
            if train is not None and is_unknown(train, viewer):
                unseen[train.engine] += 1
    if is_wreck_unknown(world, viewer):
        unseen[world.wrecked] += 1
    return unseen


def is_unknown(train: Train, viewer: int) -> bool:
    """Whether the viewer does not know the engine that lies there."""
    return train.is_dark() and not train.seen_by >> viewer & 1


def is_wreck_unknown(state: "ExpressState", viewer: int) -> bool:
    return state.wrecked != NONE and not state.wrecked_seen_by >> viewer & 1


def _open_places(world: "ExpressState", viewer: int) -> list[list[int]]:
    """The places that the viewer does not see, by side."""
    side_of = world.config.side_of
    opened: list[list[int]] = [[] for _ in range(world.config.sides)]
    for seat in range(world.seats):
        if seat != viewer:
            opened[side_of[seat]] += [seat] * world.sizes[seat]
    for side in range(world.config.sides):
        trains = world.trains[side]
        for slot in range(len(trains)):
            train = trains[slot]
            if train is not None and is_unknown(train, viewer):
                opened[side].append(FIRST_ENGINE + side * MOST_TRAINS + slot)
    if is_wreck_unknown(world, viewer):
        opened[world.wrecked_side].append(WRECKAGE)
    return opened


def _place_pools(
    world: "ExpressState", known: list[int], opened: list[list[int]], unseen: list[int], chance: Chance
) -> None:
    """Cards known to be somewhere in a pool go to any open place of its sides."""
    for side in range(world.config.sides):
        cards = memory.cards_at(known, MOST_SEATS + side)
        if not cards:
            continue
        sides = [other for other in range(len(opened)) if memory.pool_of(world, other) == MOST_SEATS + side]
        for card in cards:
            i = chance.below(sum([len(opened[other]) for other in sides]))
            j = 0
            while i >= len(opened[sides[j]]):
                i -= len(opened[sides[j]])
                j += 1
            _place(world, opened[sides[j]].pop(i), card)
            unseen[card] -= 1


def _place(world: "ExpressState", place: int, card: int) -> None:
    if place < MOST_SEATS:
        world.hands[place * KINDS + card] += 1
    elif place == WRECKAGE:
        world.wrecked = card
    else:
        side, slot = divmod(place - FIRST_ENGINE, MOST_TRAINS)
        train = world.trains[side][slot]
        assert train is not None
        world.trains[side][slot] = train.hitched(card, train.seen_by)


def _draw(counts: list[int], chance: Chance) -> int:
    """One card out of so many of each kind."""
    drawn = chance.below(sum(counts))
    card = 0
    while drawn >= counts[card]:
        drawn -= counts[card]
        card += 1
    counts[card] -= 1
    return card


def _draw_turn(world: "ExpressState", chance: Chance) -> None:
    """The card that a seat is about to place face down, and the limit that depends on their hand."""
    if world.phase == HITCH:
        world.card = _draw(world.hands[world.turn * KINDS : (world.turn + 1) * KINDS], chance)
    if world.in_lay():
        world.limit = drawing.discard_limit(world)  # EX-INFO-11


def _draw_memories(world: "ExpressState", viewer: int) -> None:
    """The others remember what all could see, less what they see of it themselves."""
    public = world.memory[world.seats]
    for other in range(world.seats):
        if other != viewer:
            entries = [entry for entry in public if entry // memory.PLACE != other]
            world.memory[other] = entries
            _forget_seen(world, other)


def _forget_seen(world: "ExpressState", other: int) -> None:
    """A card in their own hand, or an engine they know, may be the one that was somewhere in the pool."""
    hand = other * KINDS
    own = world.config.side_of[other]
    for card in range(KINDS):
        for _ in range(world.hands[hand + card]):
            memory.looked(world, other, own, card)
    for side in range(world.config.sides):
        for train in world.trains[side]:
            if train is not None and train.is_dark() and not is_unknown(train, other):
                memory.looked(world, other, side, train.engine)
    if world.wrecked != NONE and not is_wreck_unknown(world, other):
        memory.looked(world, other, world.wrecked_side, world.wrecked)
