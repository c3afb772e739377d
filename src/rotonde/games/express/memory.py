"""Memory: what everyone remembers of hidden cards besides the engines whose faces they saw (EX-INFO-10).

A viewer is a seat, or the number of seats for a bystander. Each has a sorted list of entries, an entry being
a place and a card: this card is known to be in that hand, or somewhere within that pool. A pool is the hands
and face-down engines of a side; an engine wrecked face down still belongs to it, because nobody saw what was
taken out. An engine swap makes one pool of two. Entries are lower bounds: a viewer who sees such a card
leave has one entry less, whichever of several equal cards it was.
"""

from typing import TYPE_CHECKING, Final

from rotonde.games.express.material import MOST_SEATS

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

PLACE: Final = 32  # entry = place * PLACE + card; places 0 to 5 are hands, then come the pools


def pool_of(state: "ExpressState", side: int) -> int:
    """The place number of the pool in which a side's hidden cards are."""
    if state.pooled >> side & 1:
        side = (state.pooled & -state.pooled).bit_length() - 1
    return MOST_SEATS + side


def everyone(state: "ExpressState") -> int:
    """The mask of all viewers, the bystander included."""
    return (2 << state.seats) - 1


def insert(entries: list[int], entry: int) -> None:
    """Keep the list sorted, so that equal memories are equal lists."""
    i = len(entries)
    while i > 0 and entries[i - 1] > entry:
        i -= 1
    entries.insert(i, entry)


def entered(state: "ExpressState", seat: int, card: int, viewers: int) -> None:
    """These viewers saw this card come into that hand."""
    for viewer in range(state.seats + 1):
        if viewer != seat and viewers >> viewer & 1:
            insert(state.memory[viewer], seat * PLACE + card)


def left(state: "ExpressState", seat: int, card: int) -> None:
    """All saw this card leave that hand."""
    in_hand = seat * PLACE + card
    in_pool = pool_of(state, state.config.side_of[seat]) * PLACE + card
    for viewer in range(state.seats + 1):
        entries = state.memory[viewer]
        if viewer == seat or not entries:
            continue
        if in_hand in entries:
            entries.remove(in_hand)
        elif in_pool in entries:
            entries.remove(in_pool)


def mixed(state: "ExpressState", seat: int) -> None:
    """A card left that hand face down: what was known to be there may now be anywhere in the pool."""
    pool = pool_of(state, state.config.side_of[seat])
    for viewer in range(state.seats + 1):
        if viewer != seat:
            _move(state.memory[viewer], seat, pool)


def looked(state: "ExpressState", viewer: int, side: int, card: int) -> None:
    """The viewer saw this face for the first time: it may be the card that was somewhere in the pool."""
    entries = state.memory[viewer]
    entry = pool_of(state, side) * PLACE + card
    if entry in entries:
        entries.remove(entry)


def merged(state: "ExpressState", one: int, other: int) -> None:
    """Engines were swapped between these sides: their pools are one from now on."""
    if state.pooled:
        return
    low, high = (one, other) if one < other else (other, one)
    for entries in state.memory:
        _move(entries, MOST_SEATS + high, MOST_SEATS + low)
    state.pooled = 1 << low | 1 << high


def _move(entries: list[int], place: int, to: int) -> None:
    moving = [entry for entry in entries if entry // PLACE == place]
    for entry in moving:
        entries.remove(entry)
        insert(entries, to * PLACE + entry % PLACE)


def cards_at(entries: list[int], place: int) -> list[int]:
    """Remembered cards of one place."""
    return [entry % PLACE for entry in entries if entry // PLACE == place]
