"""A bot that measures every choice by how many turns its whole tour takes after it."""

from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.tee.bot import sayings
from rotonde.games.tee.bot.measure import Measure, Onward
from rotonde.games.tee.bot.policy import plain
from rotonde.games.tee.bot.rivals import Rivals, with_closed
from rotonde.games.tee.phases import CLOSE, FREE, MOVE
from rotonde.games.tee.state import Tee

WORTH_A_TOKEN: Final = 0.3  # turns that closing a station should cost the leader more than oneself
LOOKED_AT: Final = 8  # stations on the leader's way that are tried for a card


class Traveller:
    """Plans the whole tour; one who `hinders` also closes stations in the leader's way."""

    def __init__(self, *, hinders: bool) -> None:
        self._hinders = hinders

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, Tee)
        legal = state.legal_actions()
        if self._hinders and len(legal) > 1:
            if state.phase == MOVE:
                return self._move(state, legal, perspective, chance)
            if state.phase == CLOSE:
                return self._close(state, perspective, chance)
        return plain(state)

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        state = perspective.imagine(Chance(0))
        assert isinstance(state, Tee)
        return sayings.reason(state, a, language)

    def _move(self, state: Tee, legal: list[int], perspective: Perspective, chance: Chance) -> int:
        """On by the best way; who leaves may shut the door behind."""
        best = Onward(state, Measure(state, state.turn))
        closing = state.acts.close + state.path[0]
        wins = best.left <= 0
        if not wins and best.action < state.acts.stop and closing in legal:
            rivals = Rivals(perspective, chance)
            if _gain(state, rivals, state.path[0], best.end, best.bound) > WORTH_A_TOKEN:
                return closing
        return best.action

    def _close(self, state: Tee, perspective: Perspective, chance: Chance) -> int:
        """The station that harms the leader most, if any does."""
        best = state.acts.decline
        rivals = Rivals(perspective, chance)
        most = WORTH_A_TOKEN
        here = state.at[state.turn]
        for station in rivals.passing[:LOOKED_AT]:
            a = state.acts.close + station
            gain = 0.0 if state.why_not(a) else _gain(state, rivals, station, here, FREE)
            if gain > most:
                best = a
                most = gain
        return best


def _gain(state: Tee, rivals: Rivals, station: int, here: int, bound: int) -> float:
    """By how many turns the leader's way grows more than one's own from there, if that station is closed."""
    if station not in rivals.passing:
        return 0.0
    me = state.turn
    own = Measure(with_closed(state, station), me).left(here, bound) - Measure(state, me).left(here, bound)
    return rivals.harm(station) - own
