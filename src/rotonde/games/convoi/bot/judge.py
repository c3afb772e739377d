"""What a position is worth, in moves: the time left, less what the goods still cost."""

from typing import Final

from rotonde.core.seats import OVER
from rotonde.games.convoi import instructions
from rotonde.games.convoi.bot.atlas import Atlas, Sheet
from rotonde.games.convoi.bot.errands import Errands
from rotonde.games.convoi.bot.outing import gain
from rotonde.games.convoi.bot.taste import Taste
from rotonde.games.convoi.instruction import MULTI, NO_CARD
from rotonde.games.convoi.material import COLOURS, colour_of, members
from rotonde.games.convoi.phases import DEAL, NO_TRAIN, REVEAL
from rotonde.games.convoi.state import Convoi

KEPT: Final = 5  # more cards than these are drawn in vain
LAST_TOKEN: Final = 0.3  # with the deck empty only the last one matters
SURE: Final = 1000.0
# What keeping an agent is worth at the beginning: logistician, manager, conductor, trackman, shunter, chief
AGENTS: Final = [1.5, 1.5, 2.5, 1.5, 1.5, 2.0]


class Judge:
    """Judges positions of one board."""

    def __init__(self, atlas: Atlas, taste: Taste, sheet: Sheet | None = None) -> None:
        self.atlas = atlas
        self.taste = taste
        self._sheet = sheet

    def errands(self, state: Convoi) -> Errands:
        return Errands(state, self.atlas, self.taste, self._sheet)

    def worth(self, state: Convoi, mover: int = NO_TRAIN) -> float:
        """The worth of a position; where the die is about to fall for a mover, with what that brings."""
        if state.to_act == OVER:
            return SURE if state.won else -SURE + state.delivered
        errands = self.errands(state)
        found = self._time(state) - errands.cost + self._hands(state) + self.agents(state)
        token = self.taste.token if state.deck_count else LAST_TOKEN
        if mover != NO_TRAIN:
            found += gain(errands, mover, token)
        return found + coming(errands, token)

    def _time(self, state: Convoi) -> float:
        if not state.deck_count:
            return LAST_TOKEN * state.clock
        return self.taste.token * (state.deck_count * state.table.tokens + state.clock)

    def _hands(self, state: Convoi) -> float:
        """Cards that the active seat keeps for its next turn, if there is to be one."""
        if state.deck_count < state.seats:
            return 0.0
        return self.taste.card * min(KEPT, state.hand_size(state.active))

    def agents(self, state: Convoi) -> float:
        """What the agents that were not used yet are worth."""
        found = 0.0
        for agent in members(state.agents):
            found += AGENTS[agent]
        return found * self.taste.agents * state.deck_count / 16


def coming(errands: Errands, token: float) -> float:
    """What the card that is being carried out, and then the next one, bring on average."""
    state = errands.state
    gains = [0.0] * len(COLOURS)
    due = 0.0
    now = _due(state)
    mended = state.phase != DEAL and state.phase != REVEAL and state.hand_size(state.active) > 1
    for train in members(state.running):
        found = gain(errands, train, token)
        if found < 0.0 and mended:
            found *= errands.taste.hope
        gains[colour_of(train)] += found
        if now >> train & 1:
            due += found
    return due + (errands.taste.coming * _next_card(state, gains) if state.deck_count else 0.0)


def _due(state: Convoi) -> int:
    """The trains that the card being carried out still moves."""
    if state.card == NO_CARD:
        return 0
    trains = state.due if state.colour >= 0 else 0
    for symbol in state.table.deck.symbols[state.card][state.symbol :]:
        trains |= instructions.waiting(state, symbol)
    return trains


def _next_card(state: Convoi, gains: list[float]) -> float:
    """The average over all cards that nobody has seen; free colours go where they help most."""
    ranked = gains.copy()
    ranked.sort()
    cards = members(state.unseen)
    total = 0.0
    for card in cards:
        free = 0
        for symbol in state.table.deck.symbols[card]:
            if symbol == MULTI:
                free += 1
                total += ranked[-free]
            else:
                total += gains[symbol]
    return total / max(1, len(cards))
