"""The end of Würfel Express for two, solved: what a turn is worth when all that can follow is known.

A position is what lies there when a turn begins. Its value is between two numbers: in the lower one
whatever lies beyond the search is lost, in the upper one won; both by exact odds over all dice, and the
best choices of both sides. Where the two meet the position is solved. Turn by turn the search goes deeper,
and since near the goal a turn seldom ends without a winner, a few turns are enough.
"""

from typing import NamedTuple

from rotonde.games.wurfel.bot.scratch_board import LENGTH_OF, ScratchBoard
from rotonde.games.wurfel.bot.turn_plan import Evaluator, TurnPlan
from rotonde.games.wurfel.material import GOAL
from rotonde.games.wurfel.phases import CHOOSE_DISCARD
from rotonde.games.wurfel.rolling import begin_turn
from rotonde.games.wurfel.state import Wurfel
from rotonde.games.wurfel.track import Track

Lines = tuple[tuple[int, tuple[int, ...]], ...]  # by seat: cells behind the marker, and the strips


class Position(NamedTuple):
    """Seat whose turn begins, supply and tracks."""

    turn: int
    supply: int
    tracks: Lines


class Bounds(NamedTuple):
    """The value of a position to the one whose turn begins."""

    low: float
    high: float


UNKNOWN = Bounds(0.0, 1.0)
MOST = 600  # positions: a game that needs more is given up


class TooMany(Exception):
    """Solving would take too long."""


def position_of(state: Wurfel) -> Position:
    """Position at a turn's beginning."""
    tracks = tuple((track.off, tuple(track.strips)) for track in state.tracks)
    return Position(state.turn, state.supply, tracks)


def following(board: ScratchBoard) -> Position:
    """Position after the turn that the board shows."""
    tracks = tuple(
        (front - sum(LENGTH_OF[strip] for strip in strips), tuple(strips))
        for front, strips in zip(board.fronts, board.strips, strict=True)
    )
    return Position((board.turn + 1) % board.seats, board.supply, tracks)


class Foreseen:
    """A judge that knows what follows: lower bounds, or upper ones."""

    def __init__(self, endgame: "Endgame", depth: int, *, high: bool) -> None:
        self._endgame = endgame
        self._depth = depth
        self._high = high

    def of(self, board: ScratchBoard) -> float:
        if board.fronts[board.turn] >= GOAL:
            return 1.0
        theirs = self._endgame.bounds(following(board), self._depth)
        return 1.0 - (theirs.low if self._high else theirs.high)


class Endgame:
    """Positions of one game, solved turn by turn as deep as is asked; what was solved is remembered."""

    def __init__(self, state: Wurfel) -> None:
        self._state = state.clone()
        self._known: dict[tuple[Position, int], Bounds] = {}

    @property
    def solved(self) -> int:
        return len(self._known)

    def bounds(self, position: Position, depth: int) -> Bounds:
        """The value to the one whose turn begins, looking so many turns ahead."""
        if not depth:
            return UNKNOWN
        found = self._known.get((position, depth))
        if found is None:
            if len(self._known) >= MOST:
                raise TooMany
            state = self.begun(position)
            low = turn_value(state, Foreseen(self, depth - 1, high=False))
            high = turn_value(state, Foreseen(self, depth - 1, high=True)) if depth > 1 else 1.0
            found = Bounds(low, high)
            self._known[position, depth] = found
        return found

    def won_after(self, board: ScratchBoard, depth: int) -> float:
        """Win probability of the one whose turn ends so: the middle of the bounds."""
        if board.fronts[board.turn] >= GOAL:
            return 1.0
        theirs = self.bounds(following(board), depth)
        return 1.0 - (theirs.low + theirs.high) / 2

    def begun(self, position: Position) -> Wurfel:
        """The table as that turn begins."""
        state = self._state.clone()
        state.supply = position.supply
        state.tracks = [Track(off, list(strips)) for off, strips in position.tracks]
        begin_turn(state, position.turn)
        return state


def turn_value(state: Wurfel, judge: Evaluator) -> float:
    """The value of the whole turn, discards included."""
    if state.phase != CHOOSE_DISCARD:
        return TurnPlan(state, judge).outset()
    best = 0.0
    for a in state.legal_actions():
        after = state.clone()
        after.apply(a)
        best = max(best, TurnPlan(after, judge).outset())
    return best
