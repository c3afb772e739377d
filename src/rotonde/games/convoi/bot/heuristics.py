"""Heuristics of Convoi Express: the turn is played on by the quick planner, then evaluated."""

from rotonde.core.chance import Chance
from rotonde.core.heuristics import Heuristics
from rotonde.core.state import State
from rotonde.games.convoi.bot.evaluation import Evaluator
from rotonde.games.convoi.bot.explanations import layout_reason, reason
from rotonde.games.convoi.bot.layout import recommended
from rotonde.games.convoi.bot.plan_generator import Plan
from rotonde.games.convoi.bot.planner import Planner
from rotonde.games.convoi.bot.route_cache import BoardRoutes, RouteCache, RouteCaches
from rotonde.games.convoi.bot.weights import Weights
from rotonde.games.convoi.bot.win_probability import win_probability
from rotonde.games.convoi.phases import ACTIONS, LAYOUT, REVEAL
from rotonde.games.convoi.state import Convoi


class ConvoiHeuristics(Heuristics):
    """Looks at whole plans; imagined turns go by the routes as they were when the turn began."""

    def __init__(
        self,
        caches: RouteCaches,
        weights: Weights,
        *,
        plans: int,
        later: int,
        quick: bool = False,
        eye: Weights | None = None,
        few: int = 0,
    ) -> None:
        self._caches = caches
        self._weights = weights
        self._plans = plans  # looked at
        self._later = later  # turns, for plans that come out close
        self._quick = quick
        self._eye = eye  # weights for decisions without plans to try; None: it always tries
        self._few = few  # cards in hand for which it tries none
        self._board_routes: BoardRoutes | None = None
        self._turn = -1  # to which the routes belong
        self._rest: Plan = []  # of the plan that is being carried out
        self._step = -1  # at which it goes on

    def candidates(self, state: State) -> list[int]:
        return list(dict.fromkeys([line[0] for line in self.lines(state)]))

    def lines(self, state: State) -> list[list[int]]:
        assert isinstance(state, Convoi)
        if state.phase == LAYOUT:
            return [[recommended(state)]]
        if self._eye is not None and self._is_simple(state):
            return [Planner(Evaluator(self._cache(state), self._eye)).best(state)]
        return self._planner(state).ranked(state, self._plans)

    def _is_simple(self, state: Convoi) -> bool:
        """Whether no plan is tried: while an instruction card is carried out, or with few cards in hand."""
        return state.phase != ACTIONS or state.hand_size(state.active) <= self._few

    def rollout_action(self, state: State, chance: Chance) -> int:
        """The planner's action, plan by plan."""
        assert isinstance(state, Convoi)
        if state.phase == LAYOUT:
            return recommended(state)
        if not self._rest or self._step != state.step:
            self._rest = (
                Planner(self._evaluator(state, self._board_routes_of(state)), quick=self._quick)
                .best(state)
                .copy()
            )
            self._step = state.step
        self._step += 1
        return self._rest.pop(0)

    def _board_routes_of(self, state: Convoi) -> BoardRoutes:
        """The routes as they were when the quick planner first asked in this turn."""
        if self._board_routes is None or state.turn != self._turn:
            self._turn = state.turn
            self._board_routes = self._cache(state).board_routes(state)
        return self._board_routes

    def horizon(self, state: State) -> int:
        """Here every search begins, so what is remembered of the last one is forgotten."""
        assert isinstance(state, Convoi)
        self._board_routes = None
        self._rest = []
        return state.turn

    def horizons(self, state: State) -> list[int]:
        """The end of this turn, and that of some later one."""
        near = self.horizon(state)
        return [near, near + self._later]

    def is_leaf(self, state: State, horizon: int) -> bool:
        assert isinstance(state, Convoi)
        return state.phase == REVEAL and state.turn > horizon

    def turn_key(self, state: State) -> int:
        assert isinstance(state, Convoi)
        return state.turn

    def win_probability(self, state: State, seat: int) -> float:
        """The same for all: they win or lose together."""
        assert isinstance(state, Convoi)
        return win_probability(self._evaluator(state, None), state)

    def reason(self, state: State, a: int, language: str) -> str:
        assert isinstance(state, Convoi)
        if state.phase == LAYOUT:
            return layout_reason(state, language)
        return reason(self._evaluator(state, None).goals(state), a, language)

    def _planner(self, state: Convoi) -> Planner:
        return Planner(self._evaluator(state, self._cache(state).board_routes(state)))

    def _evaluator(self, state: Convoi, board_routes: BoardRoutes | None) -> Evaluator:
        return Evaluator(self._cache(state), self._weights, board_routes)

    def _cache(self, state: Convoi) -> RouteCache:
        return self._caches.of(state.config.board)
