"""Planner: chooses by the value of what each plan leads to, dice by their exact odds."""

from typing import Final

from rotonde.games.convoi import playing
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.bot.evaluation import Evaluator
from rotonde.games.convoi.bot.plan_generator import Plan, PlanGenerator, plenty
from rotonde.games.convoi.material import SIGNAL, members
from rotonde.games.convoi.phases import ACTIONS, CITY, DEPART, LIFT, NEW_PLACE, ROLLED
from rotonde.games.convoi.phases import ROLL as DIE_FALLS
from rotonde.games.convoi.state import Convoi

FAR_WORSE: Final = 12.0  # moves


class Planner:
    """Looks one plan ahead; one who is `quick` follows the faces of one throw, not of the next too."""

    def __init__(self, evaluator: Evaluator, *, quick: bool = False) -> None:
        self._evaluator = evaluator
        self._quick = quick

    def plans(self, state: Convoi) -> list[Plan]:
        """The plans worth a thought, each of legal actions."""
        if state.phase == ACTIONS:
            return PlanGenerator(self._evaluator.goals(state)).plans()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [legal]
        if state.phase == LIFT:
            found = PlanGenerator(self._evaluator.goals(state)).completions(SIGNAL)
            return found or [[a] for a in legal]
        return [[a] for a in legal]

    def best(self, state: Convoi) -> Plan:
        """The plan of the highest value."""
        found = self.plans(state)
        if len(found) == 1:
            return found[0]
        best = found[0]
        highest = -1e9
        for plan in found:
            value = self.value_of(state, plan)
            if value > highest + 1e-9:
                best = plan
                highest = value
        return best

    def ranked(self, state: Convoi, most: int) -> list[Plan]:
        """So many plans at most, the best first; those that are far worse are left out."""
        found = self.plans(state)
        if len(found) == 1:
            return found
        values = [(-self.value_of(state, plan), i) for i, plan in enumerate(found)]
        values.sort()
        least = values[0][0] + FAR_WORSE
        return [found[i] for value, i in values[:most] if value <= least]

    def value_of(self, state: Convoi, plan: Plan, *, deep: bool = False) -> float:
        return self._then(state.clone(), plan, deep=deep)

    def _then(self, state: Convoi, plan: Plan, *, deep: bool) -> float:
        """The same, where nobody needs the state any more."""
        for a in plan:
            state.take(a)
        return self.value(state, deep=deep)

    def value(self, state: Convoi, *, deep: bool = False) -> float:
        """The worth of a position, once the dice have fallen and the train has run; it is played on for that.

        What is `deep` in a thought about dice already is judged with no second throw for new trains.
        """
        if self._quick and deep and state.phase == DIE_FALLS:
            return self._evaluator.worth(state, state.mover)
        if state.phase == DIE_FALLS or (state.phase == DEPART and not deep):
            return self._average(state)
        if state.phase in (ROLLED, CITY):
            return self._running(state, deep=deep and self._quick)
        if state.phase == NEW_PLACE and not deep:
            return self._then(state, [state.config.acts.roll], deep=False)
        if state.phase == ACTIONS:
            self._load(state)
        return self._evaluator.worth(state)

    def _load(self, state: Convoi) -> None:
        """Whatever can be loaded will be."""
        for train in members(state.running):
            if playing.loadable(state, train) and state.phase == ACTIONS and state.hand_size(state.active):
                state.take(state.config.acts.load + train * 3 + plenty(state, NONE))

    def _average(self, state: Convoi) -> float:
        odds = state.odds()
        faces = state.legal_actions()
        total = 0.0
        for i, a in enumerate(faces):
            following = state if i == len(faces) - 1 else state.clone()
            total += odds[i] * self._then(following, [a], deep=True)
        return total / sum(odds)

    def _running(self, state: Convoi, *, deep: bool) -> float:
        """The best exit, or to stop; agents are left aside."""
        acts = state.config.acts
        exits = [a for a in state.legal_actions() if a >= acts.go and a < acts.exits_end]
        best = -1e9
        for i, a in enumerate(exits):
            following = state if i == len(exits) - 1 else state.clone()
            best = max(best, self._then(following, [a], deep=deep))
        return best
