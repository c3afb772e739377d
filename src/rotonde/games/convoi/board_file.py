# rotonde: interpreted
"""From a board file to a `Board`: its network (BV-1 to BV-4, BV-8, BV-9); every error names the entry."""

from itertools import combinations

from rotonde.core.errors import MaterialError
from rotonde.games.convoi import board_checks, board_rules
from rotonde.games.convoi.board import CITY, DEPARTURE, NONE, PORT, SPACE_KINDS, TRACK, Board
from rotonde.games.convoi.board_rules import pair_of
from rotonde.games.convoi.paper import Sheet

LEGS = (3, 4)
MOST_CITY_ENDS = 5
MOST_SPACES = 400


def read_board(value: object, entry: str, *, whole: bool = True) -> Board:
    """The board of a file; `whole` asks for a network that is good to play on, not only a sound one."""
    sheet = Sheet(value, entry)
    board = Board(sheet.name("id"), sheet.both())
    sheet.entry = board.id
    ends = _Ends(sheet)
    _read_spaces(board, sheet, ends)
    _read_lights(board, sheet, ends)
    _read_links(board, sheet, ends)
    _read_junctions(board, sheet, ends)
    board_rules.read_rules(board, sheet)
    board_rules.check_cities(board, sheet)
    if whole:
        board_rules.check_counts(board, sheet)
        board_rules.read_first_layout(board, sheet)
        board_checks.check(board, sheet)
    return board


class _Ends:
    """Which link each (node, end) lies on, gathered from the links first: they say what ends there are."""

    def __init__(self, sheet: Sheet) -> None:
        self.ids: dict[str, str] = {}  # BV-1
        self.at: dict[tuple[str, str], int] = {}  # (node, end) -> link
        self.links: list[list[tuple[str, str]]] = []
        self.light_of: list[str] = []
        self.number: dict[tuple[str, str], int] = {}  # (space, end) -> its number on the board
        self.light_number: dict[str, int] = {}
        self.by_node: dict[str, list[str]] = {}
        for i, link in enumerate(sheet.sheets("links")):
            self.own(link.name("id"), link.entry)
            ends = [self._end(link, k, item) for k, item in enumerate(link.items("ends"))]
            if len(ends) != 2:
                raise link.fault("ends", f"expected two ends, found {len(ends)}")
            for k, end in enumerate(ends):
                if end in self.at:
                    raise link.fault(f"ends[{k}]", f"BV-3: {end[0]} {end[1]} is on another link already")
                self.at[end] = i
                self.by_node.setdefault(end[0], []).append(end[1])
            self.links.append(ends)
            self.light_of.append(link.text("signal") if link.has("signal") else "")

    def own(self, name: str, entry: str) -> None:
        if name in self.ids:
            raise MaterialError(entry=f"{entry}.id", problem=f"BV-1: {name!r} is used by {self.ids[name]}")
        self.ids[name] = entry

    @staticmethod
    def _end(link: Sheet, k: int, item: object) -> tuple[str, str]:
        if not isinstance(item, list) or len(item) != 2 or not all(isinstance(part, str) for part in item):
            raise link.fault(f"ends[{k}]", "expected a node and the name of its end")
        return str(item[0]), str(item[1])

    def other(self, end: tuple[str, str]) -> tuple[str, str]:
        first, second = self.links[self.at[end]]
        return second if first == end else first


def _read_spaces(board: Board, sheet: Sheet, ends: _Ends) -> None:
    for space in sheet.sheets("spaces"):
        name = space.name("id")
        ends.own(name, space.entry)
        kind = space.choice("kind", SPACE_KINDS)
        number = len(board.spaces)
        board.spaces.append(name)
        board.space_kind.append(kind)
        board.space_names.append({"en": name, "fr": name} if kind == TRACK else space.both())
        board.space_ends.append([])
        mine = _end_names(space, name, kind, ends)
        for each in mine:
            ends.number[(name, each)] = len(board.end_names)
            board.space_ends[number].append(len(board.end_names))
            board.end_names.append(each)
            board.end_space.append(number)
        first = board.space_ends[number][0]
        board.opposite += [first + 1, first] if kind == TRACK else [NONE] * len(mine)
    if not 1 <= len(board.spaces) <= MOST_SPACES:
        raise sheet.fault("spaces", f"expected 1 to {MOST_SPACES} spaces, found {len(board.spaces)}")
    count = len(board.end_names)
    board.end_light = [NONE] * count
    board.end_far = [NONE] * count
    board.end_junction = [NONE] * count
    board.end_leg = [NONE] * count


def _end_names(space: Sheet, name: str, kind: int, ends: _Ends) -> list[str]:
    """BV-2: a track section has ends a and b, a departure space one, a city two to five."""
    found = ends.by_node.get(name, [])
    if kind == TRACK and sorted(found) != ["a", "b"]:
        raise space.fault("", f"BV-2: {name} needs ends a and b on links, found {', '.join(found) or 'none'}")
    if kind == DEPARTURE and found != ["out"]:
        raise space.fault("", f"BV-2: {name} needs the one end out, found {', '.join(found) or 'none'}")
    if kind in (CITY, PORT) and not 2 <= len(found) <= MOST_CITY_ENDS:
        raise space.fault("", f"BV-2: {name} needs 2 to {MOST_CITY_ENDS} ends, found {len(found)}")
    return ["a", "b"] if kind == TRACK else found


def _read_lights(board: Board, sheet: Sheet, ends: _Ends) -> None:
    """Cities' lights first; BV-8 is looked at from the lights' side here, from the links' side below."""
    rows = sheet.sheets("signals")
    owned = [row.text("city") if row.has("city") else "" for row in rows]
    for i in sorted(range(len(rows)), key=lambda i: not owned[i]):
        name = rows[i].name("id")
        ends.own(name, rows[i].entry)
        city = NONE
        if owned[i]:
            city = board.spaces.index(owned[i]) if owned[i] in board.spaces else NONE
            if city == NONE or not board.is_city(city):
                raise rows[i].fault("city", f"BV-8: {owned[i]!r} is no city")
        if ends.light_of.count(name) != 1:
            raise rows[i].fault("", f"BV-8: {name} has to be on exactly one link")
        ends.light_number[name] = len(board.lights)
        board.lights.append(name.removeprefix("s."))
        board.light_city.append(city)
        board.light_end.append(NONE)
    board.city_lights = [0] * len(board.spaces)


def _read_links(board: Board, sheet: Sheet, ends: _Ends) -> None:
    junctions = {row.name("id") for row in sheet.sheets("junctions")}
    for i, link in enumerate(ends.links):
        entry = f"{board.id}.links[{i}]"
        for node, end in link:
            if (node, end) not in ends.number and node not in junctions:
                raise MaterialError(entry=f"{entry}.ends", problem=f"BV-3: there is no {node!r}")
        light = _light_of_link(ends, i, entry)
        _check_owner(board, link, light, entry)
        for k in (0, 1):
            here, there = ends.number.get(link[k]), ends.number.get(link[1 - k])
            if here is not None:
                board.end_light[here] = light
                board.end_far[here] = NONE if there is None else there
                _claim(board, here, light)
        if junctions.issuperset({node for node, _ in link}):
            raise MaterialError(entry=entry, problem="BV-4: a link joins two junctions")


def _light_of_link(ends: _Ends, i: int, entry: str) -> int:
    name = ends.light_of[i]
    if not name:
        return NONE
    if name not in ends.light_number:
        raise MaterialError(entry=f"{entry}.signal", problem=f"BV-8: there is no light {name!r}")
    return ends.light_number[name]


def _check_owner(board: Board, link: list[tuple[str, str]], light: int, entry: str) -> None:
    """BV-8, BV-9: each link of a city has a light of that city; a departure space has a track section."""
    numbers = [board.spaces.index(node) for node, _ in link if node in board.spaces]
    cities = [number for number in numbers if board.is_city(number)]
    if len(cities) > 1:
        raise MaterialError(entry=entry, problem="BV-8: a link joins two cities")
    owner = board.light_city[light] if light != NONE else NONE
    if cities and owner != cities[0]:
        raise MaterialError(entry=entry, problem=f"BV-8: no light of {board.spaces[cities[0]]} on its link")
    if not cities and owner != NONE:
        raise MaterialError(entry=entry, problem=f"BV-8: a light of {board.spaces[owner]} far from it")
    kinds = [board.space_kind[number] for number in numbers]
    if DEPARTURE in kinds and TRACK not in kinds:
        raise MaterialError(entry=entry, problem="BV-9: a departure space is linked to no track section")


def _claim(board: Board, end: int, light: int) -> None:
    space = board.end_space[end]
    if board.is_city(space):
        board.light_end[light] = end
        board.city_lights[space] |= 1 << light


def _read_junctions(board: Board, sheet: Sheet, ends: _Ends) -> None:
    for row in sheet.sheets("junctions"):
        name = row.name("id")
        ends.own(name, row.entry)
        legs = sorted(leg.text("id") for leg in row.sheets("legs"))  # so that a pair has one notation
        if len(legs) not in LEGS or len(set(legs)) != len(legs):
            raise row.fault("legs", f"BV-3: expected 3 or 4 different legs, found {', '.join(legs)}")
        if legs != sorted(ends.by_node.get(name, [])):
            raise row.fault("legs", "BV-3: each leg is on one link, and no link ends elsewhere")
        j = len(board.junctions)
        board.junctions.append(name.removeprefix("j."))
        board.junction_names.append(row.both())
        board.leg_names.append(legs)
        far = [ends.number[ends.other((name, leg))] for leg in legs]
        board.leg_end.append(far)
        board.leg_light.append([board.end_light[end] for end in far])
        for leg, end in enumerate(far):
            board.end_junction[end] = j
            board.end_leg[end] = leg
        _read_pairs(board, row, j)


def _read_pairs(board: Board, row: Sheet, j: int) -> None:
    """CV-SWI-1: any two legs can be open, unless the file lists `pairs`."""
    legs = board.leg_names[j]
    allowed = (
        [pair_of(row, f"pairs[{i}]", legs, item) for i, item in enumerate(row.items("pairs"))]
        if row.has("pairs")
        else list(combinations(range(len(legs)), 2))
    )
    board.junction_pairs.append([])
    for first, second in sorted(set(allowed)):
        board.junction_pairs[j].append(len(board.pairs))
        board.pairs.append(f"{board.junctions[j]} {legs[first]} {legs[second]}")
        board.pair_junction.append(j)
        board.pair_first.append(first)
        board.pair_second.append(second)
    if not allowed:
        raise row.fault("pairs", "expected at least one pair of legs")
