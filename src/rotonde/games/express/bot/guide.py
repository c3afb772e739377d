"""Express for the general search: a few turns are played on by the quick player, then the round is judged."""

from typing import Final

from rotonde.core.chance import Chance
from rotonde.core.guide import Guide
from rotonde.core.state import State
from rotonde.games.express.bot import candidates, policy, sayings, worth
from rotonde.games.express.phases import DRAW
from rotonde.games.express.state import ExpressState

ROUND: Final = 1 << 16  # more turns than a round has


class ExpressGuide(Guide):
    """Looks so many rounds of turns ahead, at most to the end of the round."""

    def __init__(self, laps: int) -> None:
        self._laps = laps

    def candidates(self, state: State) -> list[int]:
        assert isinstance(state, ExpressState)
        return candidates.of(state)

    def play_on(self, state: State, chance: Chance) -> int:
        assert isinstance(state, ExpressState)
        return policy.play_on(state)

    def horizon(self, state: State) -> int:
        assert isinstance(state, ExpressState)
        return ROUND * state.round + sum(state.turns) + self._laps * state.seats

    def is_judged(self, state: State, horizon: int) -> bool:
        assert isinstance(state, ExpressState)
        if ROUND * state.round > horizon:
            return True
        return state.phase == DRAW and ROUND * state.round + sum(state.turns) >= horizon

    def chapter(self, state: State) -> int:
        """Turns, counted through all rounds."""
        assert isinstance(state, ExpressState)
        return ROUND * state.round + sum(state.turns)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, ExpressState)
        return worth.chances(state)[state.table.side_of[seat]]

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, ExpressState)
        chances = worth.chances(state)
        return [chances[side] for side in state.table.side_of]

    def reason(self, state: State, a: int, language: str) -> str:
        assert isinstance(state, ExpressState)
        return sayings.reason(state, a, language)
