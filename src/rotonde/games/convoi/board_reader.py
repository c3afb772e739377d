# rotonde: interpreted
"""Board reader, from a board file to a `Board`: its network (BV-1 to BV-4, BV-8, BV-9)."""

from collections.abc import Mapping
from itertools import combinations

from rotonde.core.errors import MaterialError
from rotonde.core.faults import Fault
from rotonde.core.shape_faults import Missing
from rotonde.games.convoi import board_rules, board_validation
from rotonde.games.convoi.board import CITY, DEPARTURE, NONE, PORT, SPACE_KINDS, TRACK, Board
from rotonde.games.convoi.board_rules import pair_of
from rotonde.games.convoi.shapes import BoardFile, Junction, Space

MOST_CITY_ENDS = 5


def read_board(value: object, entry: str) -> Board:
    """The board of a file; its faults are named by its own ID, where it has one."""
    own = value.get("id") if isinstance(value, Mapping) else None
    file = BoardFile.read(value, own if isinstance(own, str) and own.isprintable() else entry)
    board = Board(file.id, file.names())
    ends = _Ends(file)
    _read_spaces(board, file, ends)
    _read_lights(board, file, ends)
    _read_links(board, file, ends)
    _read_junctions(board, file, ends)
    board_rules.read_rules(board, file)
    board_rules.check_cities(board, file)
    board_rules.check_counts(board, file)
    board_rules.read_first_layout(board, file)
    board_validation.check(board, file)
    return board


class _Ends:
    """Links by (node, end), gathered from the links first: they say what ends there are."""

    def __init__(self, file: BoardFile) -> None:
        self.ids: dict[str, str] = {}  # BV-1
        self.at: dict[tuple[str, str], int] = {}  # (node, end) -> link
        self.links: list[list[tuple[str, str]]] = []
        self.light_of = [link.signal or "" for link in file.links]
        self.number: dict[tuple[str, str], int] = {}  # (space, end) -> its number on the board
        self.light_number: dict[str, int] = {}
        self.by_node: dict[str, list[str]] = {}
        for i, link in enumerate(file.links):
            self.own(link.id, link.entry)
            self.links.append([(node, end) for node, end in link.ends])
            for k, end in enumerate(self.links[i]):
                if end in self.at:
                    raise link.fault(
                        f"ends[{k}]", "convoi:fault-BV-3-another-link-already", node=end[0], end=end[1]
                    )
                self.at[end] = i
                self.by_node.setdefault(end[0], []).append(end[1])

    def own(self, name: str, entry: str) -> None:
        if name in self.ids:
            raise MaterialError(
                entry=f"{entry}.id",
                problem=Fault("convoi:fault-BV-1-used-by", name=repr(name), other=self.ids[name]),
            )
        self.ids[name] = entry

    def other(self, end: tuple[str, str]) -> tuple[str, str]:
        first, second = self.links[self.at[end]]
        return second if first == end else first


def _read_spaces(board: Board, file: BoardFile, ends: _Ends) -> None:
    for space in file.spaces:
        name, kind = space.id, SPACE_KINDS.index(space.kind)
        ends.own(name, space.entry)
        number = len(board.spaces)
        board.spaces.append(name)
        board.space_kind.append(kind)
        board.space_names.append({"en": name, "fr": name} if kind == TRACK else _names(space))
        board.space_ends.append([])
        mine = _end_names(space, name, kind, ends)
        for each in mine:
            ends.number[(name, each)] = len(board.end_names)
            board.space_ends[number].append(len(board.end_names))
            board.end_names.append(each)
            board.end_space.append(number)
        first = board.space_ends[number][0]
        board.opposite += [first + 1, first] if kind == TRACK else [NONE] * len(mine)
    count = len(board.end_names)
    board.end_light = [NONE] * count
    board.end_far = [NONE] * count
    board.end_junction = [NONE] * count
    board.end_leg = [NONE] * count


def _names(space: Space) -> dict[str, str]:
    if not space.name:
        raise space.fault("name", Missing())
    return space.names()


def _end_names(space: Space, name: str, kind: int, ends: _Ends) -> list[str]:
    """BV-2: a track section has ends a and b, a departure space one, a city two to five."""
    found = ends.by_node.get(name, [])
    if kind == TRACK and sorted(found) != ["a", "b"]:
        raise space.fault(
            "",
            "convoi:fault-BV-2-two-ends",
            name=name,
            found=", ".join(found) or "none",
        )
    if kind == DEPARTURE and found != ["out"]:
        raise space.fault(
            "",
            "convoi:fault-BV-2-needs-one-end",
            name=name,
            found=", ".join(found) or "none",
        )
    if kind in (CITY, PORT) and not 2 <= len(found) <= MOST_CITY_ENDS:
        raise space.fault(
            "",
            "convoi:fault-BV-2-many-ends",
            name=name,
            most=MOST_CITY_ENDS,
            found=len(found),
        )
    return ["a", "b"] if kind == TRACK else found


def _read_lights(board: Board, file: BoardFile, ends: _Ends) -> None:
    """Cities' lights first; BV-8 is looked at from the lights' side here, from the links' side below."""
    for signal in sorted(file.signals, key=lambda signal: not signal.city):
        ends.own(signal.id, signal.entry)
        city = NONE
        if signal.city:
            city = board.spaces.index(signal.city) if signal.city in board.spaces else NONE
            if city == NONE or not board.is_city(city):
                raise signal.fault("city", "convoi:fault-BV-8-no-city", name=repr(signal.city))
        if ends.light_of.count(signal.id) != 1:
            raise signal.fault("", "convoi:fault-BV-8-exactly-one-link", name=signal.id)
        ends.light_number[signal.id] = len(board.lights)
        board.lights.append(signal.id.removeprefix("s."))
        board.light_city.append(city)
        board.light_end.append(NONE)
    board.city_lights = [0] * len(board.spaces)


def _read_links(board: Board, file: BoardFile, ends: _Ends) -> None:
    junctions = {junction.id for junction in file.junctions}
    for i, link in enumerate(ends.links):
        entry = file.links[i].entry
        for node, end in link:
            if (node, end) not in ends.number and node not in junctions:
                raise MaterialError(
                    entry=f"{entry}.ends", problem=Fault("convoi:fault-BV-3-no-node", name=repr(node))
                )
        light = _light_of_link(ends, i, entry)
        _check_owner(board, link, light, entry)
        for k in (0, 1):
            here, there = ends.number.get(link[k]), ends.number.get(link[1 - k])
            if here is not None:
                board.end_light[here] = light
                board.end_far[here] = NONE if there is None else there
                _claim(board, here, light)
        if junctions.issuperset({node for node, _ in link}):
            raise MaterialError(entry=entry, problem=Fault("convoi:fault-BV-4-link-joins-two"))


def _light_of_link(ends: _Ends, i: int, entry: str) -> int:
    name = ends.light_of[i]
    if not name:
        return NONE
    if name not in ends.light_number:
        raise MaterialError(
            entry=f"{entry}.signal", problem=Fault("convoi:fault-BV-8-no-light", name=repr(name))
        )
    return ends.light_number[name]


def _check_owner(board: Board, link: list[tuple[str, str]], light: int, entry: str) -> None:
    """BV-8, BV-9: each link of a city has a light of that city; a departure space has a track section."""
    numbers = [board.spaces.index(node) for node, _ in link if node in board.spaces]
    cities = [number for number in numbers if board.is_city(number)]
    if len(cities) > 1:
        raise MaterialError(entry=entry, problem=Fault("convoi:fault-BV-8-link-joins-two"))
    owner = board.light_city[light] if light != NONE else NONE
    if cities and owner != cities[0]:
        raise MaterialError(
            entry=entry, problem=Fault("convoi:fault-BV-8-no-light-link", city=board.spaces[cities[0]])
        )
    if not cities and owner != NONE:
        raise MaterialError(
            entry=entry, problem=Fault("convoi:fault-BV-8-light-far", city=board.spaces[owner])
        )
    kinds = [board.space_kind[number] for number in numbers]
    if DEPARTURE in kinds and TRACK not in kinds:
        raise MaterialError(entry=entry, problem=Fault("convoi:fault-BV-9-departure-space-linked"))


def _claim(board: Board, end: int, light: int) -> None:
    space = board.end_space[end]
    if board.is_city(space):
        board.light_end[light] = end
        board.city_lights[space] |= 1 << light


def _read_junctions(board: Board, file: BoardFile, ends: _Ends) -> None:
    for junction in file.junctions:
        ends.own(junction.id, junction.entry)
        legs = sorted(leg.id for leg in junction.legs)  # so that a pair has one notation
        if len(set(legs)) != len(legs):
            raise junction.fault("legs", "convoi:fault-BV-3-expected-different-legs", found=", ".join(legs))
        if legs != sorted(ends.by_node.get(junction.id, [])):
            raise junction.fault("legs", "convoi:fault-BV-3-each-leg-one")
        j = len(board.junctions)
        board.junctions.append(junction.id.removeprefix("j."))
        board.junction_names.append(junction.names())
        board.leg_names.append(legs)
        far = [ends.number[ends.other((junction.id, leg))] for leg in legs]
        board.leg_end.append(far)
        board.leg_light.append([board.end_light[end] for end in far])
        for leg, end in enumerate(far):
            board.end_junction[end] = j
            board.end_leg[end] = leg
        _read_pairs(board, junction, j)


def _read_pairs(board: Board, junction: Junction, j: int) -> None:
    """CV-SWI-1: any two legs can be open, unless the file lists `pairs`."""
    legs = board.leg_names[j]
    allowed = list(combinations(range(len(legs)), 2))
    if junction.pairs:
        allowed = [pair_of(junction, f"pairs[{i}]", legs, pair) for i, pair in enumerate(junction.pairs)]
    board.junction_pairs.append([])
    for first, second in sorted(set(allowed)):
        board.junction_pairs[j].append(len(board.pairs))
        board.pairs.append(f"{board.junctions[j]} {legs[first]} {legs[second]}")
        board.pair_junction.append(j)
        board.pair_first.append(first)
        board.pair_second.append(second)
