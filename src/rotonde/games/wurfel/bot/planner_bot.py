"""Planner bot: plans a turn to its end by exact odds, and evaluates what comes of it."""

from collections.abc import Mapping

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.wurfel.actions import DONE, REROLL, STOP
from rotonde.games.wurfel.bot.dice_lattice import NUMBER
from rotonde.games.wurfel.bot.explanations import percent, reason
from rotonde.games.wurfel.bot.turn_plan import MARGIN, Evaluator, TurnPlan
from rotonde.games.wurfel.dice import MULTISETS
from rotonde.games.wurfel.material import THROWS
from rotonde.games.wurfel.phases import CHOOSE_DISCARD, ROLL
from rotonde.games.wurfel.rolling import after_throw
from rotonde.games.wurfel.state import Wurfel
from rotonde.i18n.speaker import Speaker


class TurnPlanner:
    """Chooses what its evaluator values most."""

    def __init__(self, evaluators: Mapping[int, Evaluator], *, says_chances: bool = False) -> None:
        self._evaluators = evaluators  # by number of seats
        self._says_chances = says_chances  # whether the evaluator's values are chances to win

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, Wurfel)
        return best(values(state, self._evaluators[state.seats]))

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        state = perspective.imagine(Chance(0))
        assert isinstance(state, Wurfel)
        text = reason(state, a, language)
        if not self._says_chances:
            return text
        odds = percent(values(state, self._evaluators[state.seats])[a])
        return Speaker(state.game.words, language, []).explains("sure", {"reason": text, "odds": odds})

    def appraise(self, perspective: Perspective, actions: list[int], chance: Chance) -> list[float]:
        """Chances to win where the evaluator's values are such; what follows is chosen as well as can be."""
        state = perspective.imagine(chance)
        assert isinstance(state, Wurfel)
        found = values(state, self._evaluators[state.seats])
        return [found[a] for a in actions]


def values(state: Wurfel, evaluator: Evaluator) -> dict[int, float]:
    """Every legal action with its value to the one who decides, the best play following."""
    if state.phase == CHOOSE_DISCARD:
        return {a: _given_up(state, a, evaluator).outset() for a in state.legal_actions()}
    plan = TurnPlan(state, evaluator)
    if state.phase == ROLL:
        return _throwing(state, plan)
    found = plan.hauls(state.dice)
    found[DONE] = plan.declining()
    return found


def _given_up(state: Wurfel, a: int, evaluator: Evaluator) -> TurnPlan:
    after = state.clone()
    after.apply(a)
    return TurnPlan(after, evaluator)


def _throwing(state: Wurfel, plan: TurnPlan) -> dict[int, float]:
    kept = plan.kept(THROWS - state.throws)
    found = {STOP: plan.stopping(state.dice)}
    for a in after_throw(state.dice):
        if a != STOP:
            found[a] = kept[NUMBER[state.dice - MULTISETS[a - REROLL]]]
    return found


def best(found: dict[int, float]) -> int:
    """The first action that no other beats."""
    chosen = -1
    highest = -1e9
    for a, value in found.items():
        if value > highest + MARGIN:
            chosen = a
            highest = value
    return chosen
