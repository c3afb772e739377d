"""Explanations: why an action may be good, with exact odds where dice are to be thrown."""

from typing import Final

from rotonde.games.wurfel.actions import DISCARD, DONE, REROLL, STEAL, STOP, TAKE
from rotonde.games.wurfel.bot.dice_lattice import FACES, NUMBER
from rotonde.games.wurfel.bot.evaluators import Get, Reach
from rotonde.games.wurfel.bot.scratch_board import COLOUR_OF, LENGTH_OF
from rotonde.games.wurfel.bot.turn_plan import Evaluator, TurnPlan, options_of
from rotonde.games.wurfel.dice import MULTISETS, listed, shown
from rotonde.games.wurfel.material import COLOURS, DICE, GOAL, THROWS
from rotonde.games.wurfel.state import Wurfel
from rotonde.i18n.speaker import Speaker

Phrase = tuple[str, dict[str, object]]

TOO_SMALL: Final = 15  # percent; not for this were the dice kept


def reason(state: Wurfel, a: int, language: str) -> str:
    """A sentence on what speaks for a legal action."""
    name, params = Explainer(state).of(a)
    return Speaker(state.game.words, language, []).explains(name, params)


def percent(odds: float) -> int:
    """Rounded, but 0 and 100 only for what is impossible or certain."""
    if odds <= 0.0 or odds >= 1.0 - 1e-9:
        return round(100 * odds)
    return min(99, max(1, round(100 * odds)))


class Explainer:
    """Explains the actions of the decision that is due: a message's name and its arguments."""

    def __init__(self, state: Wurfel) -> None:
        self._state = state
        self._front = state.front(state.turn)
        self._options = options_of(state)

    def of(self, a: int) -> Phrase:
        if a < REROLL:
            return self._discard(a)
        if a < STOP:
            return self._reroll(self._state.dice - MULTISETS[a - REROLL])
        if a == STOP:
            return self._stop()
        return ("done", {}) if a == DONE else self._take(a)

    def _discard(self, a: int) -> Phrase:
        """Cells put out of thieves' reach, and the odds of a turn with the dice that remain."""
        after = self._state.clone()
        after.apply(a)
        odds = percent(TurnPlan(after, Reach(self._front + 1)).outset())
        k = a - DISCARD
        if not k:
            return "discard_none", {"odds": odds}
        off = after.tracks[self._state.turn].off
        return "discard", {"k": k, "off": off, "count": DICE - k, "odds": odds}

    def _reroll(self, kept: int) -> Phrase:
        """The odds of a longer strip of the colour that is mainly kept, or of anything at all."""
        colour = self._main_colour(kept)
        dice = " ".join(listed(kept))
        if colour < 0:
            odds = self._odds(kept, Reach(self._front + 1))
            return "reroll_keeping" if kept else "reroll_all", {"dice": dice, "odds": odds}
        length = self._next_length(colour, shown(kept, colour))
        odds = self._odds(kept, Get(colour, length)) if length else 0
        if odds < TOO_SMALL:
            odds = self._odds(kept, Reach(self._reached(kept) + 1))
            return "reroll_more", {"dice": dice, "odds": odds}
        strip = {"colour": COLOURS[colour], "length": length, "front": self._front + length}
        return "reroll", {"dice": dice, "odds": odds} | strip

    def _stop(self) -> Phrase:
        """The front by these dice, and the odds of getting further by throwing on."""
        dice = self._state.dice
        reached = self._reached(dice)
        kept = TurnPlan(self._state, Reach(reached + 1)).best_kept(THROWS - self._state.throws, dice)
        if reached >= GOAL:
            return "stop_winning", {}
        return "stop" if reached > self._front else "stop_empty", {"front": reached, "odds": percent(kept)}

    def _take(self, a: int) -> Phrase:
        """The front by the strip, and what becomes of the one who is robbed."""
        strip = self._strip(a)
        front = self._front + LENGTH_OF[strip]
        params: dict[str, object] = {
            "colour": COLOURS[COLOUR_OF[strip]],
            "length": LENGTH_OF[strip],
            "front": front,
        }
        if a < STEAL:
            return ("take_winning" if front >= GOAL else "take"), params
        if front >= GOAL:
            return "steal_winning", params
        if self._state.is_lantern(a - STEAL):
            return "steal_lantern", params
        return "steal", params | {"fallen": self._state.front(a - STEAL) - LENGTH_OF[strip]}

    def _odds(self, kept: int, aim: Evaluator) -> int:
        """The odds for one who has nothing else in mind."""
        return percent(TurnPlan(self._state, aim).kept(THROWS - self._state.throws)[NUMBER[kept]])

    def _strip(self, a: int) -> int:
        return a - TAKE if a < STEAL else self._state.tracks[a - STEAL].strips[0]

    def _longest(self, colour: int, count: int) -> int:
        """The longest strip that so many dice of a colour are good for; 0 where there is none."""
        longest = 0
        for a in self._options[colour][count]:
            longest = max(longest, LENGTH_OF[self._strip(a)])
        return longest

    def _next_length(self, colour: int, count: int) -> int:
        """The next longer strip that more dice of a colour would be good for; 0 where there is none."""
        now = self._longest(colour, count)
        for more in range(count + 1, DICE):
            if self._longest(colour, more) > now:
                return self._longest(colour, more)
        return 0

    def _main_colour(self, kept: int) -> int:
        """The colour most kept of those that could be of use; -1 where there is none."""
        best = -1
        most = 0
        for colour in range(FACES):
            if shown(kept, colour) > most and self._options[colour][DICE]:
                best = colour
                most = shown(kept, colour)
        return best

    def _reached(self, dice: int) -> int:
        """The cell to which these dice could lead."""
        reached = self._front
        for colour in range(FACES):
            reached += self._longest(colour, shown(dice, colour))
        return reached
