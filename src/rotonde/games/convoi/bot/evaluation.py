"""Evaluation of a position, in moves: the time left, less what the goods still cost."""

from typing import Final

from rotonde.core.seats import OVER
from rotonde.games.convoi import instructions
from rotonde.games.convoi.bot.goals import Goals
from rotonde.games.convoi.bot.move_expectation import gain
from rotonde.games.convoi.bot.route_cache import BoardRoutes, RouteCache
from rotonde.games.convoi.bot.weights import Weights
from rotonde.games.convoi.deck import MULTI, NO_CARD
from rotonde.games.convoi.material import COLOURS, colour_of, members
from rotonde.games.convoi.phases import DEAL, NO_TRAIN, REVEAL
from rotonde.games.convoi.state import Convoi

KEPT: Final = 5  # more cards than these are drawn in vain
LAST_TOKEN: Final = 0.3  # with the deck empty only the last one matters
SURE: Final = 1000.0
# What keeping an agent is worth at the beginning: logistician, manager, conductor, trackman, shunter, chief
AGENTS: Final = [1.5, 1.5, 2.5, 1.5, 1.5, 2.0]


class Evaluator:
    """Evaluates positions of one board."""

    def __init__(self, cache: RouteCache, weights: Weights, board_routes: BoardRoutes | None = None) -> None:
        self.cache = cache
        self.weights = weights
        self._board_routes = board_routes

    def goals(self, state: Convoi) -> Goals:
        return Goals(state, self.cache, self.weights, self._board_routes)

    def worth(self, state: Convoi, mover: int = NO_TRAIN) -> float:
        """The worth of a position; where the die is about to fall for a mover, with its expected gain."""
        if state.to_act == OVER:
            return SURE if state.won else -SURE + state.delivered
        goals = self.goals(state)
        found = self._time(state) - goals.cost + self._hands(state) + self.agents(state)
        token = self.weights.token if state.deck_count else LAST_TOKEN
        if mover != NO_TRAIN:
            found += gain(goals, mover, token)
        return found + coming(goals, token)

    def _time(self, state: Convoi) -> float:
        if not state.deck_count:
            return LAST_TOKEN * state.clock
        return self.weights.token * (state.deck_count * state.config.tokens + state.clock)

    def _hands(self, state: Convoi) -> float:
        """Cards that the active seat keeps for its next turn, if there is to be one."""
        if state.deck_count < state.seats:
            return 0.0
        return self.weights.card * min(KEPT, state.hand_size(state.active))

    def agents(self, state: Convoi) -> float:
        """Value of the agents not used yet."""
        found = 0.0
        for agent in members(state.agents):
            found += AGENTS[agent]
        return found * self.weights.agents * state.deck_count / 16


def coming(goals: Goals, token: float) -> float:
    """Expected gain from the card that is being carried out, and from the next one."""
    state = goals.state
    gains = [0.0] * len(COLOURS)
    due = 0.0
    now = _due(state)
    mended = state.phase != DEAL and state.phase != REVEAL and state.hand_size(state.active) > 1
    for train in members(state.running):
        found = gain(goals, train, token)
        if found < 0.0 and mended:
            found *= goals.weights.hope
        gains[colour_of(train)] += found
        if now >> train & 1:
            due += found
    return due + (goals.weights.coming * _next_card(state, gains) if state.deck_count else 0.0)


def _due(state: Convoi) -> int:
    """The trains that the card being carried out still moves."""
    if state.card == NO_CARD:
        return 0
    trains = state.due if state.colour >= 0 else 0
    for symbol in state.config.deck.symbols[state.card][state.symbol :]:
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
        for symbol in state.config.deck.symbols[card]:
            if symbol == MULTI:
                free += 1
                total += ranked[-free]
            else:
                total += gains[symbol]
    return total / max(1, len(cards))
