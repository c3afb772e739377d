"""Win probability: for each seat a score, a sum of table entries; of all scores, chances to win.

The tables stand in weights.toml, one set for each number of seats. They were fitted to games that the master
played against itself (bench/fit_weights.py): a conditional logit, where a seat wins in proportion to the
exponential of its score.
"""

from math import exp
from typing import Final

from rotonde.core.rules import load_table
from rotonde.games.wurfel.bot.scratch_board import COLOUR_OF, LENGTH_OF, ScratchBoard
from rotonde.games.wurfel.material import GOAL, LENGTHS, MOST_SEATS, MOST_STRIPS, SHORTEST

STAGES: Final = 6  # of five cells each

# The tables, each with its size; a seat's entries are numbered through all of them.
TABLES: Final = {
    "front_next": GOAL,  # by the cell reached, of the one who is next to throw
    "front": GOAL,  # the same, of the others
    "wait": MOST_SEATS,  # by the number of turns until its own
    "stage": STAGES * (MOST_STRIPS + 1),  # by the stage of the way reached, and the number of strips
    "last": 1,  # having the lantern
    "exposed_next": len(LENGTHS),  # by the length of the rear strip, for each rival who could use its colour
    "exposed": len(LENGTHS),  # the same, of the others
    "exposed_last": len(LENGTHS),  # the same with the lantern: the place is kept
    "second": len(LENGTHS),  # by the length of the strip that would be the rear one next
    "at_risk_next": len(LENGTHS),  # by the length of the front strip, which failing would cost
    "at_risk": len(LENGTHS),  # the same, of the others
    "loot_next": len(LENGTHS),  # by the length of each strip that could be stolen from others
    "loot": len(LENGTHS),  # the same, of the others
    "offer": 1 << len(LENGTHS),  # for each colour not yet on the track, by the strips in the supply
}


def _starts() -> dict[str, int]:
    starts = {}
    total = 0
    for name, size in TABLES.items():
        starts[name] = total
        total += size
    return starts


STARTS: Final = _starts()
SIZE: Final = sum(TABLES.values())
WAIT: Final = STARTS["wait"]
STAGE: Final = STARTS["stage"]
LAST: Final = STARTS["last"]
EXPOSED_LAST: Final = STARTS["exposed_last"] - SHORTEST
SECOND: Final = STARTS["second"] - SHORTEST
OFFER: Final = STARTS["offer"]
# Of the one who is next, then of the others.
FRONT: Final = (STARTS["front_next"], STARTS["front"])
EXPOSED: Final = (STARTS["exposed_next"] - SHORTEST, STARTS["exposed"] - SHORTEST)
AT_RISK: Final = (STARTS["at_risk_next"] - SHORTEST, STARTS["at_risk"] - SHORTEST)
LOOT: Final = (STARTS["loot_next"] - SHORTEST, STARTS["loot"] - SHORTEST)


def entries(board: ScratchBoard, seat: int, next_seat: int, least: int) -> list[int]:
    """The numbers of the entries that make up a seat's score, when `next_seat` is about to begin."""
    front = board.fronts[seat]
    strips = board.strips[seat]
    wait = (seat - next_seat) % board.seats
    later = 1 if wait else 0
    found = [FRONT[later] + front, WAIT + wait, STAGE + front // 5 * (MOST_STRIPS + 1) + len(strips)]
    last = front == least
    if last:
        found.append(LAST)
    if len(strips) > 1:
        _own_strips(board, seat, found, EXPOSED_LAST if last else EXPOSED[later])
        if not last:
            found.append(AT_RISK[later] + LENGTH_OF[strips[-1]])
    _within_reach(board, seat, found, LOOT[later])
    return found


def _own_strips(board: ScratchBoard, seat: int, found: list[int], exposed: int) -> None:
    strips = board.strips[seat]
    colour = COLOUR_OF[strips[0]]
    entry = exposed + LENGTH_OF[strips[0]]
    found += [entry for theirs in board.colours if not theirs >> colour & 1]
    if len(strips) > 2:
        found.append(SECOND + LENGTH_OF[strips[1]])


def _within_reach(board: ScratchBoard, seat: int, found: list[int], loot: int) -> None:
    mine = board.colours[seat]
    supply = board.supply
    found += [OFFER + (supply >> (5 * c) & 31) for c in range(MOST_STRIPS) if not mine >> c & 1]
    for rival in range(board.seats):
        theirs = board.strips[rival]
        if rival != seat and len(theirs) > 1 and not mine >> COLOUR_OF[theirs[0]] & 1:
            found.append(loot + LENGTH_OF[theirs[0]])


class WinProbability:
    """The chances to win, by tables for a number of seats."""

    def __init__(self, table: list[float]) -> None:
        self._table = table

    def of(self, board: ScratchBoard) -> float:
        """The chance of the one whose turn it was, now that strips are taken and the next one is to begin."""
        fronts = board.fronts
        if fronts[board.turn] >= GOAL:
            return 1.0
        least = GOAL
        for front in fronts:
            if front < least:
                least = front
        following = (board.turn + 1) % board.seats
        mine = self._score(board, board.turn, following, least)
        total = 1.0
        for seat in range(board.seats):
            if seat != board.turn:
                total += exp(self._score(board, seat, following, least) - mine)
        return 1.0 / total

    def _score(self, board: ScratchBoard, seat: int, following: int, least: int) -> float:
        score = 0.0
        for entry in entries(board, seat, following, least):
            score += self._table[entry]
        return score


def load_tables() -> dict[int, list[float]]:
    """Weights by number of seats, all tables in order."""
    loaded: dict[int, list[float]] = {}
    for seats, tables in load_table("rotonde.games.wurfel.bot", "weights.toml").items():
        assert isinstance(tables, dict)
        table: list[float] = []
        for name, size in TABLES.items():
            assert len(tables[name]) == size, f"weights.toml: {seats}.{name} has not {size} entries"
            table += [float(entry) for entry in tables[name]]
        loaded[int(seats)] = table
    return loaded
