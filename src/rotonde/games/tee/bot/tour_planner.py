"""Tour planner: minimizes the turns of its whole tour, unless it is in haste."""

from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.tee.bot import explanations
from rotonde.games.tee.bot.distance import Distance, StationDistance
from rotonde.games.tee.bot.policy import by_distance, plain
from rotonde.games.tee.phases import MOVE, START, TURN
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tour import goals_of

NEAR: Final = 2  # capitals that a start is chosen for


class TourPlanner:
    """Starts beside its nearest capitals and plans all that follows; once in so many choices it only counts
    the stations to the next capital.
    """

    def __init__(self, haste: int) -> None:
        self._haste = haste

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, Tee)
        legal = state.legal_actions()
        if len(legal) > 1:
            if state.phase == START:
                return _near_start(state, legal)
            if state.phase in (TURN, MOVE):
                hasty = chance.below(self._haste) == 0
                return by_distance(state, (StationDistance if hasty else Distance)(state, state.turn))
        return plain(state)

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        state = perspective.imagine(Chance(0))
        assert isinstance(state, Tee)
        return explanations.reason(state, a, language)


def _near_start(state: Tee, legal: list[int]) -> int:
    """The start with the nearest first capitals, wherever the others are."""
    goals = goals_of(state, state.turn)
    distance = state.board.distance
    near = [sum(sorted([distance[start][goal] for goal in goals])[:NEAR]) for start in state.board.starts]
    return legal[near.index(min(near))]
