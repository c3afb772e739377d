"""Station clock: tokens lost, cards boxed, and the end that may come of it."""

from typing import TYPE_CHECKING

from rotonde.core.seats import OVER
from rotonde.games.convoi import events
from rotonde.games.convoi.deck import NO_CARD
from rotonde.games.convoi.phases import ENDED

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


def lose(state: "Convoi", count: int) -> bool:
    """CV-TIME-1: take so many tokens from the clock; False when that loses the game."""
    state.note(events.TOKENS_LOST, count)
    while count > 0:
        taken = min(count, state.clock)
        state.clock -= taken
        count -= taken  # CV-TIME-3: what is still owed is taken from the refilled clock
        if not state.clock:
            if not state.deck_count:
                end(state, won=False)  # CV-TIME-4, CV-END-3: there is no card left to box
                return False
            _box(state)
    return True


def _box(state: "Convoi") -> None:
    """CV-TIME-2: the top card goes into the box unseen, and all tokens come back."""
    state.deck_count -= 1
    state.boxed += 1
    state.clock = state.config.tokens
    if not state.deck_count:
        state.bottom = NO_CARD  # the card that was known to lie there is gone
    state.note(events.BOXED, state.deck_count)


def end(state: "Convoi", *, won: bool) -> None:
    state.phase = ENDED
    state.to_act = OVER
    state.won = won
    state.points = 0
    state.note(events.WON if won else events.LOST, state.delivered)
