"""One who plays now and then: throws like a beginner, but sees what can be had, thefts included."""

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.wurfel.bot.aims import Advance
from rotonde.games.wurfel.bot.novice import throw
from rotonde.games.wurfel.bot.sayings import reason
from rotonde.games.wurfel.bot.thinker import best, values
from rotonde.games.wurfel.phases import ROLL
from rotonde.games.wurfel.state import Wurfel


class Casual:
    """Goes for the colour that shows most, hastily at times; takes and gives up by the cells it gains."""

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, Wurfel)
        if state.phase == ROLL:
            return throw(state, chance)
        return best(values(state, Advance()))

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        state = perspective.imagine(Chance(0))
        assert isinstance(state, Wurfel)
        return reason(state, a, language)
