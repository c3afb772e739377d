"""A bot that is a good partner: it plans for all trains, whoever put them on their way."""

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.convoi.bot.atlas import Atlases
from rotonde.games.convoi.bot.judge import Judge
from rotonde.games.convoi.bot.layout import recommended
from rotonde.games.convoi.bot.planner import Planner
from rotonde.games.convoi.bot.sayings import layout_reason, reason
from rotonde.games.convoi.bot.taste import Taste
from rotonde.games.convoi.phases import LAYOUT
from rotonde.games.convoi.state import Convoi

ATLASES = Atlases()


class Partner:
    """Takes what its taste likes best; now and then, if it has whims, anything at all."""

    def __init__(self, taste: Taste, whim: int = 0) -> None:
        self._taste = taste
        self._whim = whim  # one decision in so many is made blindly; 0: none

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, Convoi)
        legal = state.legal_actions()
        if self._whim and not chance.below(self._whim):
            return legal[chance.below(len(legal))]
        if state.phase == LAYOUT:
            return recommended(state)
        return Planner(self._judge(state)).best(state)[0]

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        state = perspective.imagine(Chance(0))
        assert isinstance(state, Convoi)
        if state.phase == LAYOUT:
            return layout_reason(state, language)
        return reason(self._judge(state).errands(state), a, language)

    def _judge(self, state: Convoi) -> Judge:
        return Judge(ATLASES.of(state.table.board), self._taste)
