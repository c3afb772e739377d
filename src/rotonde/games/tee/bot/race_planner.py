"""Race planner: plans its whole tour, and names players and closes stations by its chance to be first."""

from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.tee.bot import explanations
from rotonde.games.tee.bot.distance import BestMove, Distance
from rotonde.games.tee.bot.policy import plain
from rotonde.games.tee.bot.sampled_worlds import WORLDS, SampledWorlds
from rotonde.games.tee.phases import CLOSE, FREE, MOVE, NAME
from rotonde.games.tee.state import Tee

# Closing a station should raise the chance to win by so much, times that chance, times the chance to lose:
# who is far behind has little to raise, and all the more reason.
WORTH_A_TOKEN: Final = 0.025
LOOKED_AT: Final = 14  # stations in others' ways that are tried for a card


class RacePlanner:
    """Goes its shortest way, like one who minds nobody; everything else it does by everybody's chances."""

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, Tee)
        legal = state.legal_actions()
        if len(legal) > 1:
            if state.phase == MOVE:
                return self._move(state, legal, perspective, chance)
            if state.phase == NAME:
                return self._name(legal, SampledWorlds(perspective, chance))
            if state.phase == CLOSE:
                return self._close(state, SampledWorlds(perspective, chance))
        return plain(state)

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        state = perspective.imagine(Chance(0))
        assert isinstance(state, Tee)
        return explanations.reason(state, a, language)

    def _move(self, state: Tee, legal: list[int], perspective: Perspective, chance: Chance) -> int:
        """On by the best way; the station that is left may be closed behind."""
        best = BestMove(state, Distance(state, state.turn))
        closing = state.acts.close + state.path[0]
        if best.left > 0 and best.action < state.acts.stop and closing in legal:
            after = state.clone()
            after.apply(closing)
            detour = BestMove(after, Distance(after, state.turn)).left
            worlds = SampledWorlds(perspective, chance)
            in_the_way = state.path[0] in worlds.in_the_way()
            if in_the_way and _gain(worlds, state.path[0], best.left, detour) > 0:
                return closing
        return best.action

    def _name(self, legal: list[int], worlds: SampledWorlds) -> int:
        """Whom it helps most to name."""
        worths: list[float] = []
        for a in legal:
            total = 0.0
            for number in range(WORLDS):
                after = worlds.copy(number)
                after.apply(a)
                total += worlds.worth(after, number)
            worths.append(total)
        return legal[worths.index(max(worths))]

    def _close(self, state: Tee, worlds: SampledWorlds) -> int:
        """The station that helps most when closed, if any does."""
        best = state.acts.decline
        most = 0.0
        me = state.turn
        declined = state.clone()  # where a card takes one away, the own way begins there
        declined.apply(state.acts.decline)
        own = Distance(declined, me).left(declined.at[me], FREE)
        for station in worlds.in_the_way()[:LOOKED_AT]:
            a = state.acts.close + station
            if not state.why_not(a):
                after = state.clone()
                after.apply(a)
                gain = _gain(worlds, station, own, Distance(after, me).left(after.at[me], FREE))
                if gain > most:
                    best = a
                    most = gain
        return best


def _gain(worlds: SampledWorlds, station: int, own: float, detour: float) -> float:
    """Gain in my chance, less the worth of a token, if that station is closed, my way with it."""
    before = after = 0.0
    for number, shut in enumerate(worlds.shut(station)):
        before += worlds.once_over(worlds.worlds[number], number, own) / WORLDS
        after += worlds.once_over(shut, number, detour) / WORLDS
    return after - before - WORTH_A_TOKEN * before * (1.0 - before)
