"""Nearest-first bot: starts anywhere and goes to the nearest capital each time, looking no further."""

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.tee.bot import explanations
from rotonde.games.tee.bot.distance import NearestDistance, StationDistance
from rotonde.games.tee.bot.policy import by_distance, plain
from rotonde.games.tee.phases import MOVE, START, TURN
from rotonde.games.tee.state import Tee


class NearestFirst:
    """Counts in turns, as one should, but only as far as the nearest capital; once in so many choices it
    counts stations.
    """

    def __init__(self, haste: int) -> None:
        self._haste = haste

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, Tee)
        legal = state.legal_actions()
        if len(legal) > 1:
            if state.phase == START:
                return legal[chance.below(len(legal))]
            if state.phase in (TURN, MOVE):
                hasty = chance.below(self._haste) == 0
                return by_distance(state, (StationDistance if hasty else NearestDistance)(state, state.turn))
        return plain(state)

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        state = perspective.imagine(Chance(0))
        assert isinstance(state, Tee)
        return explanations.reason(state, a, language)
