"""Convoi Express for the general search: the turn is played on by the quick planner, then judged."""

from rotonde.core.chance import Chance
from rotonde.core.guide import Guide
from rotonde.core.state import State
from rotonde.games.convoi.bot.atlas import Atlas, Atlases, Sheet
from rotonde.games.convoi.bot.judge import Judge
from rotonde.games.convoi.bot.layout import recommended
from rotonde.games.convoi.bot.outlook import outlook
from rotonde.games.convoi.bot.planner import Planner
from rotonde.games.convoi.bot.sayings import layout_reason, reason
from rotonde.games.convoi.bot.taste import Taste
from rotonde.games.convoi.bot.wishes import Plan
from rotonde.games.convoi.phases import ACTIONS, LAYOUT, REVEAL
from rotonde.games.convoi.state import Convoi


class ConvoiGuide(Guide):
    """Looks at whole plans; imagined turns go by the ways as they were when the turn began."""

    def __init__(
        self,
        atlases: Atlases,
        taste: Taste,
        *,
        plans: int,
        later: int,
        quick: bool = False,
        eye: Taste | None = None,
        few: int = 0,
    ) -> None:
        self._atlases = atlases
        self._taste = taste
        self._plans = plans  # looked at
        self._later = later  # turns, for plans that come out close
        self._quick = quick
        self._eye = eye  # by whose taste it decides what it tries no plans for; None: it always tries
        self._few = few  # cards in hand for which it tries none
        self._sheet: Sheet | None = None
        self._turn = -1  # to which the sheet belongs
        self._rest: Plan = []  # of the plan that is being carried out
        self._step = -1  # at which it goes on

    def candidates(self, state: State) -> list[int]:
        return list(dict.fromkeys([line[0] for line in self.lines(state)]))

    def lines(self, state: State) -> list[list[int]]:
        assert isinstance(state, Convoi)
        if state.phase == LAYOUT:
            return [[recommended(state)]]
        if self._eye is not None and self._is_simple(state):
            return [Planner(Judge(self._atlas(state), self._eye)).best(state)]
        return self._planner(state).ranked(state, self._plans)

    def _is_simple(self, state: Convoi) -> bool:
        """Whether it goes by eye: while an instruction card is carried out, and with few cards in hand."""
        return state.phase != ACTIONS or state.hand_size(state.active) <= self._few

    def play_on(self, state: State, chance: Chance) -> int:
        """What the quick planner does, plan by plan."""
        assert isinstance(state, Convoi)
        if state.phase == LAYOUT:
            return recommended(state)
        if not self._rest or self._step != state.step:
            self._rest = (
                Planner(self._judge(state, self._sheet_of(state)), quick=self._quick).best(state).copy()
            )
            self._step = state.step
        self._step += 1
        return self._rest.pop(0)

    def _sheet_of(self, state: Convoi) -> Sheet:
        """The ways as they were when the quick planner first looked in this turn."""
        if self._sheet is None or state.turn != self._turn:
            self._turn = state.turn
            self._sheet = self._atlas(state).sheet(state)
        return self._sheet

    def horizon(self, state: State) -> int:
        """Here every search begins, so what is remembered of the last one is forgotten."""
        assert isinstance(state, Convoi)
        self._sheet = None
        self._rest = []
        return state.turn

    def horizons(self, state: State) -> list[int]:
        """The end of this turn, and that of some later one."""
        near = self.horizon(state)
        return [near, near + self._later]

    def is_judged(self, state: State, horizon: int) -> bool:
        assert isinstance(state, Convoi)
        return state.phase == REVEAL and state.turn > horizon

    def chapter(self, state: State) -> int:
        assert isinstance(state, Convoi)
        return state.turn

    def worth(self, state: State, seat: int) -> float:
        """The same for all: they win or lose together."""
        assert isinstance(state, Convoi)
        return outlook(self._judge(state, None), state)

    def reason(self, state: State, a: int, language: str) -> str:
        assert isinstance(state, Convoi)
        if state.phase == LAYOUT:
            return layout_reason(state, language)
        return reason(self._judge(state, None).errands(state), a, language)

    def _planner(self, state: Convoi) -> Planner:
        return Planner(self._judge(state, self._atlas(state).sheet(state)))

    def _judge(self, state: Convoi, sheet: Sheet | None) -> Judge:
        return Judge(self._atlas(state), self._taste, sheet)

    def _atlas(self, state: Convoi) -> Atlas:
        return self._atlases.of(state.table.board)
