"""Determinization: with hidden hands, the other hands and the pile are drawn again from the unseen cards."""

from typing import TYPE_CHECKING

from rotonde.core.chance import Chance
from rotonde.games.convoi.material import CARDS, CARDS_OF_EACH

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


def determinized(state: "Convoi", seat: int | None, chance: Chance) -> "Convoi":
    """A clone whose other hands, and so the pile, are drawn again where hands are hidden."""
    world = state.clone()
    if not state.config.hidden_hands:
        return world
    most = [0, 0, 0]  # what the pile can hold: of what it was made of, what the seat cannot place elsewhere
    unseen = [0, 0, 0]
    for card in range(len(CARDS)):
        mine = 0 if seat is None else state.hands[seat * 3 + card]
        drawn = 0 if seat is None else state.since[seat * 3 + card]
        unseen[card] = CARDS_OF_EACH - state.discard[card] - mine
        most[card] = state.shuffled[card] - drawn
    pile = _drawn(chance, [min(most[card], unseen[card]) for card in range(len(CARDS))], state.pile_size())
    for card in range(len(CARDS)):
        unseen[card] -= pile[card]
        most[card] -= pile[card]
    world.pile = pile
    for other in range(state.seats):
        if other != seat:
            world.hands[other * 3 : other * 3 + 3] = _taken(chance, unseen, state.hand_size(other))
            drawn_by = sum(state.since[other * 3 : other * 3 + 3])
            world.since[other * 3 : other * 3 + 3] = _taken(chance, most, drawn_by)
    return world


def _taken(chance: Chance, bag: list[int], count: int) -> list[int]:
    """Cards drawn from a bag, which loses them."""
    drawn = _drawn(chance, bag, count)
    for card in range(len(CARDS)):
        bag[card] -= drawn[card]
    return drawn


def _drawn(chance: Chance, bag: list[int], count: int) -> list[int]:
    left = bag.copy()
    drawn = [0] * len(CARDS)
    for _ in range(count):
        at = chance.below(left[0] + left[1] + left[2])
        card = 0
        while at >= left[card]:
            at -= left[card]
            card += 1
        left[card] -= 1
        drawn[card] += 1
    return drawn
