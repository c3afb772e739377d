"""Novice: starts anywhere, counts stations to what looks nearest, changes for every shortcut."""

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.tee.bot import explanations
from rotonde.games.tee.bot.distance import BestMove, StationDistance
from rotonde.games.tee.phases import CLOSE, FREE, MOVE, TURN
from rotonde.games.tee.shortest_paths import NOTHING
from rotonde.games.tee.state import Tee


class Novice:
    """Knows the rules and minds nobody; takes a wrong train once in so many departures, or never."""

    def __init__(self, wrong_train: int) -> None:
        self._wrong_train = wrong_train

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, Tee)
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if state.phase == TURN:
            return self._turn(state)
        if state.phase == MOVE:
            return self._move(state, legal, chance)
        if state.phase == CLOSE:
            return state.acts.decline
        return legal[chance.below(len(legal))]

    def _move(self, state: Tee, legal: list[int], chance: Chance) -> int:
        """The shortest way by stations; now and then the wrong train is leaving from the next platform."""
        rides = [a for a in legal if a < state.acts.stop]
        careless = self._wrong_train and len(state.path) == 1 and rides
        if careless and chance.below(self._wrong_train) == 0:
            return rides[chance.below(len(rides))]
        return BestMove(state, StationDistance(state, state.turn)).action

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        state = perspective.imagine(Chance(0))
        assert isinstance(state, Tee)
        return explanations.reason(state, a, language)

    def _turn(self, state: Tee) -> int:
        """Draw where the fewest stations go by another network."""
        distance = StationDistance(state, state.turn)
        here = state.at[state.turn]
        changing = distance.left(here, FREE) + NOTHING
        return (
            state.acts.draw if changing <= distance.left(here, state.bound[state.turn]) else state.acts.roll
        )
