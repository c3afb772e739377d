"""Turn plan: for every throw, what is best kept, and for the dice in the end, what to take."""

from typing import Final, Protocol

from rotonde.games.wurfel import taking
from rotonde.games.wurfel.actions import STOP
from rotonde.games.wurfel.bot.dice_lattice import FACES, HELD, NUMBER, START, best_kept, thrown
from rotonde.games.wurfel.bot.scratch_board import ScratchBoard
from rotonde.games.wurfel.dice import shown
from rotonde.games.wurfel.material import DICE, GOAL, SHORTEST, THROWS
from rotonde.games.wurfel.phases import ROLL
from rotonde.games.wurfel.state import Wurfel

MARGIN: Final = 1e-9  # what is better by less is not better: rounding must not choose


class Evaluator(Protocol):
    """Says what the end of a turn is worth to the one whose turn it was; more is better."""

    def of(self, board: ScratchBoard) -> float: ...


class TurnPlan:
    """All that can come of a turn, its discards done; values are those of the evaluator, odds are exact."""

    def __init__(self, state: Wurfel, evaluator: Evaluator) -> None:
        self._evaluator = evaluator
        self._board = ScratchBoard(state)
        self.count = state.dice_count()
        self.options = options_of(state)
        self._failed = _failed(state, evaluator)
        self._known: dict[int, float] = {}
        self._kept: list[list[float]] = []  # by throws that are left: the values by what is kept

    def kept(self, left: int) -> list[float]:
        """Values by what is kept, the rest thrown, with so many throws left, this one included."""
        while len(self._kept) < left:
            leaves = best_kept(self._kept[-1], self.count) if self._kept else self._leaves()
            self._kept.append(thrown(leaves, self.count))
        return self._kept[left - 1]

    def best_kept(self, left: int, dice: int) -> float:
        """The value of these dice with so many throws left, the best of them kept, or all."""
        return best_kept(self.kept(left), self.count)[NUMBER[dice] - START[self.count]]

    def outset(self) -> float:
        """The value of the turn before its first throw."""
        return self.kept(THROWS)[0]

    def _leaves(self) -> list[float]:
        return [self.stopping(dice) for dice in HELD[START[self.count] : START[self.count + 1]]]

    def stopping(self, dice: int) -> float:
        """The value of these dice once the throwing is over."""
        useful = self._useful(dice)
        if not useful:
            return self._failed
        value = self._known.get(useful)
        if value is None:
            value = self._best_haul(useful)
            self._known[useful] = value
        return value

    def _useful(self, dice: int) -> int:
        """The dice of the colours of which something can be had."""
        useful = 0
        for colour in range(FACES):
            count = dice >> (4 * colour) & 7
            if count >= SHORTEST and self.options[colour][count]:
                useful |= count << (4 * colour)
        return useful

    def _best_haul(self, dice: int) -> float:
        """The value of the best strips that the dice allow, in the best order, or of taking no more."""
        best = self._evaluator.of(self._board)
        if self._board.fronts[self._board.turn] >= GOAL:
            return best  # WX-WIN-1
        for colour in range(FACES):
            count = dice >> (4 * colour) & 7
            if count >= SHORTEST:
                rest = dice - (count << (4 * colour))
                for a in self.options[colour][count]:
                    value = self._after(a, rest)
                    if value > best:
                        best = value
        return best

    def _after(self, a: int, rest: int) -> float:
        self._board.gain(a)
        value = self._best_haul(rest)
        self._board.undo(a)
        return value

    def hauls(self, dice: int) -> dict[int, float]:
        """Values by the strip to take first, the best following."""
        values: dict[int, float] = {}
        useful = self._useful(dice)
        for colour in range(FACES):
            count = shown(useful, colour)
            for a in self.options[colour][count]:
                values[a] = self._after(a, useful - (count << (4 * colour)))
        return values

    def declining(self) -> float:
        """The value of taking no more."""
        return self._evaluator.of(self._board)


def options_of(state: Wurfel) -> list[list[list[int]]]:
    """Strips that could be had, by colour and number of dice, as the rules say."""
    asked = state.clone()
    options: list[list[list[int]]] = []
    for colour in range(FACES):
        by_count: list[list[int]] = [[]]
        for count in range(1, DICE + 1):
            asked.dice = count << (4 * colour)
            by_count.append(taking.takes(asked))
        options.append(by_count)
    return options


def _failed(state: Wurfel, evaluator: Evaluator) -> float:
    """The value of a turn in which nothing can be taken, as the rules end it."""
    failing = state.clone()
    failing.dice = 0
    failing.phase = ROLL
    failing.to_act = state.turn
    failing.apply(STOP)
    board = ScratchBoard(failing)
    board.turn = state.turn
    return evaluator.of(board)
