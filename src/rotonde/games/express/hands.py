"""Hands: cards come into them and leave them."""

from typing import TYPE_CHECKING

from rotonde.games.express import memory
from rotonde.games.express.material import KINDS

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def draw_from_bag(state: "ExpressState", card: int) -> None:
    state.bag[card] -= 1
    state.bag_size -= 1


def put(state: "ExpressState", seat: int, card: int) -> None:
    """The card is in that hand; who saw it come is another matter."""
    state.hands[seat * KINDS + card] += 1
    state.sizes[seat] += 1


def put_openly(state: "ExpressState", seat: int, card: int) -> None:
    """EX-INFO-1, EX-INFO-10: all saw that card come into that hand."""
    put(state, seat, card)
    memory.entered(state, seat, card, memory.everyone(state))


def pick(state: "ExpressState", seat: int, card: int) -> None:
    """The card is no longer in that hand."""
    state.hands[seat * KINDS + card] -= 1
    state.sizes[seat] -= 1


def play_openly(state: "ExpressState", seat: int, card: int) -> None:
    """All saw that card leave that hand."""
    pick(state, seat, card)
    memory.left(state, seat, card)
