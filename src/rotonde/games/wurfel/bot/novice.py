"""Novice: collects the colour that shows most, looks at the supply only, hates to give anything up."""

from rotonde.core.chance import Chance
from rotonde.core.perspective import Perspective
from rotonde.games.wurfel import taking
from rotonde.games.wurfel.actions import DISCARD, DONE, REROLL, STEAL, STOP, TAKE
from rotonde.games.wurfel.bot.explanations import reason
from rotonde.games.wurfel.dice import INDEX, shown
from rotonde.games.wurfel.material import COLOURS, SHORTEST, length_of
from rotonde.games.wurfel.phases import CHOOSE_DISCARD, ROLL
from rotonde.games.wurfel.state import Wurfel


class Novice:
    """Errs like a person: greedy, hasty now and then, blind to thefts."""

    def choose(self, perspective: Perspective, chance: Chance) -> int:
        state = perspective.imagine(chance)
        assert isinstance(state, Wurfel)
        return choose(state, chance)

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        state = perspective.imagine(Chance(0))
        assert isinstance(state, Wurfel)
        return reason(state, a, language)


def choose(state: Wurfel, chance: Chance) -> int:
    """A beginner's choice."""
    if state.phase == CHOOSE_DISCARD:
        return _discard(state)
    if state.phase == ROLL:
        return _throw(state, chance)
    return _take(state)


def _discard(state: Wurfel) -> int:
    """Only when no colour is left to collect, and then one strip."""
    return DISCARD + (1 if len(state.tracks[state.turn].strips) == len(COLOURS) else 0)


def _throw(state: Wurfel, chance: Chance) -> int:
    """Collect; but one time in four be content with any pair that can be used."""
    return STOP if taking.takes(state) and chance.below(4) == 0 else collect(state)


def collect(state: Wurfel) -> int:
    """Keep the colour that shows most, throw all others."""
    kept = _favourite(state)
    part = state.dice - (shown(state.dice, kept) << (4 * kept)) if kept >= 0 else state.dice
    return REROLL + INDEX[part] if part else STOP


def _favourite(state: Wurfel) -> int:
    """The colour that shows most among those not yet on the track; -1 where none shows."""
    best = -1
    most = 0
    for colour in range(len(COLOURS)):
        count = shown(state.dice, colour)
        if count > most and not state.tracks[state.turn].has(colour):
            best = colour
            most = count
    return best


def _take(state: Wurfel) -> int:
    """The longest strip from the supply; a theft only where there is nothing else."""
    best = DONE
    longest = 0
    for a in state.legal_actions():
        length = length_of(a - TAKE) if a < STEAL else SHORTEST - 1 if a < DONE else 0
        if length > longest:
            best = a
            longest = length
    return best
