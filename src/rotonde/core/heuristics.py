"""Heuristics: what a game gives the general search (candidates, rollout policy, win probability)."""

from abc import ABCMeta, abstractmethod
from math import inf
from typing import Final

from mypy_extensions import mypyc_attr

from rotonde.core.chance import Chance
from rotonde.core.seats import CHANCE
from rotonde.core.state import State

ALIKE: Final = -1  # what cannot be told apart, or need not be
UNBOUND: Final = 1 << 30  # rollouts: as many as there is time for


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(metaclass=ABCMeta):
    """A game's heuristics for the search of `rotonde.bots`; they hold no search and remember nothing.

    They are given imagined states only, so they may look at all of them.
    """

    @abstractmethod
    def candidates(self, state: State) -> list[int]:
        """The legal actions worth searching, likely best first; never empty while a seat decides."""

    def lines(self, state: State) -> list[list[int]]:
        """The same as lines of play: actions one after the other, with no chance in between."""
        return [[a] for a in self.candidates(state)]

    @abstractmethod
    def rollout_action(self, state: State, chance: Chance) -> int:
        """Rollout policy: a quick, sensible action for the rest of an imagined game."""

    @abstractmethod
    def win_probability(self, state: State, seat: int) -> float:
        """A seat's chance to win, from 0 to 1; the same for all where all play together."""

    @abstractmethod
    def reason(self, state: State, a: int, language: str) -> str:
        """A sentence on what speaks for a legal action, from what the one who decides knows."""

    def win_probabilities(self, state: State) -> list[float]:
        """The chance of every seat."""
        return [self.win_probability(state, seat) for seat in range(state.seats)]

    def horizon(self, state: State) -> int:
        """A number by which `is_leaf` knows how far rollouts from here go."""
        return 0

    def horizons(self, state: State) -> list[int]:
        """Horizons for paired rollouts, near first: lines that are close at one are tried to the next."""
        return [self.horizon(state)]

    def is_leaf(self, state: State, horizon: int) -> bool:
        """Whether a rollout stops here and is evaluated; at the end of the game it does anyway."""
        return False

    def turn_key(self, state: State) -> int:
        """A number that changes with the turn.

        Paired rollouts draw the same chance again from each turn on, and all decisions of a turn share
        `turn_seconds` and `turn_iterations`.
        """
        return state.step

    def seen(self, state: State, a: int, seat: int) -> int:
        """An action as the searching seat sees it before it is taken: itself, or ALIKE.

        Actions that are seen alike share a branch of the tree. Chance is ALIKE unless a game says otherwise:
        few outcomes that decide what is best next deserve branches of their own.
        """
        return ALIKE if state.to_act == CHANCE else a


class SearchSettings:
    """Settings of a level that searches: its heuristics and its budget."""

    def __init__(
        self,
        heuristics: Heuristics,
        *,
        iterations: int,
        turn_iterations: int = UNBOUND,
        width: int = 64,
        exploration: float = 0.7,
        seconds: float = 0.9,
        turn_seconds: float = 2.5,
        paired: bool = False,
    ) -> None:
        self.heuristics = heuristics
        self.iterations = iterations  # rollouts for a decision
        self.turn_iterations = turn_iterations  # for all decisions of a turn
        self.width = width  # candidates searched, the first ones
        self.exploration = exploration  # weight of the bonus for choices that were tried little
        self.seconds = seconds  # of the processor for a decision, whatever the iterations
        self.turn_seconds = turn_seconds  # for all decisions of a turn
        self.paired = paired  # paired rollouts instead of tree search

    def limited(self, most: int) -> "SearchSettings":
        """The same with at most so many rollouts, fewer candidates, and no clock."""
        return SearchSettings(
            self.heuristics,
            iterations=min(self.iterations, most),
            turn_iterations=self.turn_iterations,
            width=min(self.width, max(2, most // 2)),
            exploration=self.exploration,
            seconds=inf,
            turn_seconds=inf,
            paired=self.paired,
        )
