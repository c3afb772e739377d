"""Network of steps: every step that a train could take, whatever has to be changed first."""

from typing import Final

from rotonde.games.convoi.board import CITY, NONE, PORT, TRACK, Board

FAR: Final = 400  # more than any route costs


class Network:
    """Steps by number: out by one end, in by another, past up to two lights and one pair of legs."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.start: list[int] = []  # the end by which the step leaves
        self.far: list[int] = []  # the end by which it arrives
        self.pair: list[int] = []  # the legs that must be open, or NONE
        self.first: list[int] = []  # the light before the junction, or NONE
        self.second: list[int] = []  # the light behind it, or NONE
        self.lights: list[int] = []  # both of them, as a mask
        self.junction: list[int] = []  # that of the legs, or NONE
        self.space: list[int] = []  # to which the step leads
        self.stops: list[bool] = []  # whether that is a city
        self.into: list[list[int]] = [[] for _ in board.end_space]  # by end: the steps that arrive there
        self.befores: list[list[int]] = []  # by end that is left: the ends by which one came
        self.queue: list[list[int]] = [[] for _ in range(FAR)]  # for working out routes
        for end in range(len(board.end_space)):
            self._add_steps(end)
            self.befores.append(self._befores(end))

    def _add_steps(self, end: int) -> None:
        board = self.board
        junction = board.end_junction[end]
        if junction == NONE:
            self._add(end, board.end_far[end], NONE, NONE)
            return
        leg = board.end_leg[end]
        for pair in board.junction_pairs[junction]:
            other = board.pair_second[pair] if board.pair_first[pair] == leg else board.pair_first[pair]
            if leg in (board.pair_first[pair], board.pair_second[pair]):
                self._add(end, board.leg_end[junction][other], pair, board.leg_light[junction][other])

    def _add(self, end: int, far: int, pair: int, second: int) -> None:
        self.into[far].append(len(self.start))
        self.start.append(end)
        self.far.append(far)
        self.pair.append(pair)
        self.first.append(self.board.end_light[end])
        self.second.append(second)
        self.lights.append(_mask(self.board.end_light[end]) | _mask(second))
        self.junction.append(NONE if pair == NONE else self.board.pair_junction[pair])
        self.space.append(self.board.end_space[far])
        self.stops.append(self.board.is_city(self.board.end_space[far]))

    def bars(self, step: int, switches: list[int], green: int) -> int:
        """Number of lights and switches barring a step."""
        found = 0
        pair = self.pair[step]
        if pair != NONE and switches[self.junction[step]] != pair:
            found = 1
        red = self.lights[step] & ~green
        if red:
            found += 2 if red & (red - 1) else 1
        return found

    def _befores(self, end: int) -> list[int]:
        """A train that leaves by `end` may have come in by these; it turns round in cities only."""
        board = self.board
        space = board.end_space[end]
        kind = board.space_kind[space]
        if kind == TRACK:
            return [board.opposite[end]]
        if kind == CITY or (kind == PORT and board.empty_in_ports):
            return board.space_ends[space]
        return []


def _mask(light: int) -> int:
    return 0 if light == NONE else 1 << light
