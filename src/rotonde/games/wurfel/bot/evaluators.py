"""Evaluators of one plain question each; a turn plan by one gives the odds that its answer is yes."""

from rotonde.games.wurfel.bot.scratch_board import COLOUR_OF, LENGTH_OF, ScratchBoard
from rotonde.games.wurfel.material import GOAL


class Reach:
    """Does the turn end on that cell or further?"""

    def __init__(self, cell: int) -> None:
        self._cell = cell

    def of(self, board: ScratchBoard) -> float:
        return 1.0 if board.fronts[board.turn] >= self._cell else 0.0


class Get:
    """Does the turn bring a strip of that colour, at least so long?"""

    def __init__(self, colour: int, length: int) -> None:
        self._colour = colour
        self._length = length

    def of(self, board: ScratchBoard) -> float:
        for strip in board.strips[board.turn]:
            if COLOUR_OF[strip] == self._colour and LENGTH_OF[strip] >= self._length:
                return 1.0
        return 0.0


class Advance:
    """Lead of the turn's end over the others, none of whom is thought to do anything."""

    def of(self, board: ScratchBoard) -> float:
        front = board.fronts[board.turn]
        if front >= GOAL:
            return 2.0 * GOAL
        rivals = 0
        for seat in range(board.seats):
            if seat != board.turn:
                rivals += board.fronts[seat]
        return front - 0.5 * rivals / (board.seats - 1)
