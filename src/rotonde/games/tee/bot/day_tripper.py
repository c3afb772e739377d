"""One who starts anywhere and goes from capital to capital, the nearest first, looking no further."""

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.tee.bot import sayings
from rotonde.games.tee.bot.measure import Nearest, Onward
from rotonde.games.tee.bot.policy import plain, throw_or_draw
from rotonde.games.tee.phases import MOVE, START, TURN
from rotonde.games.tee.state import Tee


class DayTripper:
    """Counts in turns, as one should, but only as far as the nearest capital."""

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, Tee)
        legal = state.legal_actions()
        if len(legal) > 1:
            if state.phase == START:
                return legal[chance.below(len(legal))]
            if state.phase == TURN:
                return throw_or_draw(state, Nearest(state, state.turn))
            if state.phase == MOVE:
                return Onward(state, Nearest(state, state.turn)).action
        return plain(state)

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        state = perspective.imagine(Chance(0))
        assert isinstance(state, Tee)
        return sayings.reason(state, a, language)
