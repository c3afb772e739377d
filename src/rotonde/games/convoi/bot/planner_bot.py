"""Planner bot: a partner that plans for all trains, no matter who put them on their way."""

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.convoi.bot.evaluation import Evaluator
from rotonde.games.convoi.bot.explanations import layout_reason, reason
from rotonde.games.convoi.bot.layout import recommended
from rotonde.games.convoi.bot.planner import Planner
from rotonde.games.convoi.bot.route_cache import RouteCaches
from rotonde.games.convoi.bot.weights import Weights
from rotonde.games.convoi.phases import LAYOUT
from rotonde.games.convoi.state import Convoi

ROUTE_CACHES = RouteCaches()


class PlannerBot:
    """Takes the plan of the highest value; now and then, if it has whims, anything at all."""

    def __init__(self, weights: Weights, whim: int = 0) -> None:
        self._weights = weights
        self._whim = whim  # one decision in so many is made blindly; 0: none

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, Convoi)
        legal = state.legal_actions()
        if self._whim and not chance.below(self._whim):
            return legal[chance.below(len(legal))]
        if state.phase == LAYOUT:
            return recommended(state)
        return Planner(self._evaluator(state)).best(state)[0]

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        state = perspective.imagine(Chance(0))
        assert isinstance(state, Convoi)
        if state.phase == LAYOUT:
            return layout_reason(state, language)
        return reason(self._evaluator(state).goals(state), a, language)

    def _evaluator(self, state: Convoi) -> Evaluator:
        return Evaluator(ROUTE_CACHES.of(state.config.board), self._weights)
