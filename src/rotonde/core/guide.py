"""What a game tells the general search: what is worth a thought, how play goes on, what it is worth."""

from abc import ABCMeta, abstractmethod
from math import inf
from typing import Final

from mypy_extensions import mypyc_attr

from rotonde.core.chance import Chance
from rotonde.core.seats import CHANCE
from rotonde.core.state import State

ALIKE: Final = -1  # what cannot be told apart, or need not be
UNBOUND: Final = 1 << 30  # imagined games: as many as there is time for


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(metaclass=ABCMeta):
    """A game's eyes for the search of `rotonde.bots`; it holds no search and remembers nothing.

    It is shown imagined states only, so it may look at all of them.
    """

    @abstractmethod
    def candidates(self, state: State) -> list[int]:
        """The legal actions worth a thought, likely best first; never empty while somebody decides."""

    def lines(self, state: State) -> list[list[int]]:
        """The same as lines of play: actions one after the other, with no chance in between."""
        return [[a] for a in self.candidates(state)]

    @abstractmethod
    def play_on(self, state: State, chance: Chance) -> int:
        """A quick, sensible action for the imagined remainder of the game."""

    @abstractmethod
    def worth(self, state: State, seat: int) -> float:
        """A seat's chance to win, from 0 to 1; the same for all where all play together."""

    @abstractmethod
    def reason(self, state: State, a: int, language: str) -> str:
        """A sentence on what speaks for a legal action, from what the one who decides knows."""

    def worths(self, state: State) -> list[float]:
        """The worth for every seat."""
        return [self.worth(state, seat) for seat in range(state.seats)]

    def horizon(self, state: State) -> int:
        """A number that tells `is_judged` how far games imagined from here are played."""
        return 0

    def horizons(self, state: State) -> list[int]:
        """Such numbers for trials, near first: what comes out close at one is played as far as the next."""
        return [self.horizon(state)]

    def is_judged(self, state: State, horizon: int) -> bool:
        """Whether an imagined game stops here and is judged; at the end of the game it is anyway."""
        return False

    def chapter(self, state: State) -> int:
        """A number that changes where luck begins anew: lines tried side by side then meet the same again.

        What is decided in one chapter also shares the time that a bot has for it: a game says its turns.
        """
        return state.step

    def seen(self, state: State, a: int, seat: int) -> int:
        """What the searching seat sees of an action about to be taken: the action, or ALIKE.

        Games that were seen alike share their branch of the tree. Chance is ALIKE unless a game says
        otherwise: few outcomes that decide what is best next deserve branches of their own.
        """
        return ALIKE if state.to_act == CHANCE else a


class Recipe:
    """A level made of the general search: whose eyes, and how much thought."""

    def __init__(
        self,
        guide: Guide,
        *,
        iterations: int,
        chapter_iterations: int = UNBOUND,
        width: int = 64,
        curiosity: float = 0.7,
        seconds: float = 0.9,
        chapter_seconds: float = 2.5,
        beside: bool = False,
    ) -> None:
        self.guide = guide
        self.iterations = iterations  # imagined games for a decision
        self.chapter_iterations = chapter_iterations  # for all decisions of a chapter
        self.width = width  # candidates looked at, the first ones
        self.curiosity = curiosity  # how much a choice that was tried little is favoured
        self.seconds = seconds  # of the processor for a decision, whatever the iterations
        self.chapter_seconds = chapter_seconds  # for all decisions of a chapter
        self.beside = beside  # lines are tried side by side in the same worlds, instead of growing a tree

    def hurried(self, most: int) -> "Recipe":
        """The same with at most so many imagined games, fewer candidates, and no clock."""
        return Recipe(
            self.guide,
            iterations=min(self.iterations, most),
            chapter_iterations=self.chapter_iterations,
            width=min(self.width, max(2, most // 2)),
            curiosity=self.curiosity,
            seconds=inf,
            chapter_seconds=inf,
            beside=self.beside,
        )
