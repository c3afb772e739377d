# rotonde: interpreted
"""From a map's file to the board, each entry held to what the rules need of a map."""

from itertools import pairwise

from rotonde.core.errors import MaterialError
from rotonde.games.tee.board import COLOURS, NETWORKS, VIOLET, Board
from rotonde.games.tee.reading import Entry, said

FORMAT = "tee-map/1"
PARTS = ("format", "starts", "red", "blue", "stations", "edges")
STATION = ("id", "name", "nameFr", "networks", "interchange", "capital", "souvenir", "start")
BESIDES = ("country", "lon", "lat", "postcard")
LEAST_OF_A_COLOUR = 15  # TEE-SETUP-3: three for each of five players
MOST_STATIONS = 600
MOST_EDGES = 4000

Edge = tuple[int, int, int]


def board_of(table: object) -> Board:
    """The board that the file describes."""
    file = Entry(table, "map", PARTS, ("note", "networks", "lines"))
    file.choice("format", (FORMAT,))
    entries = [
        Entry(item, f"map.stations[{i}]", STATION, BESIDES) for i, item in enumerate(file.items("stations"))
    ]
    if not 2 <= len(entries) <= MOST_STATIONS:
        raise file.fault(f"stations: expected 2 to {MOST_STATIONS}, found {len(entries)}")
    number = _numbered(entries)
    starts = file.among("starts", number, "station")
    if not starts:
        raise file.fault("starts: expected a station to start from")
    souvenirs = [_souvenirs(file, colour, number) for colour in COLOURS]
    edges = _edges(file, number)
    _check_lines(file, number, edges)
    for station, entry in enumerate(entries):
        _check_station(station, entry, starts, souvenirs)
        _check_networks(station, entry, edges)
    names = [{"en": entry.text("name"), "fr": entry.text("nameFr")} for entry in entries]
    board = Board(list(number), names, starts, souvenirs[0], souvenirs[1], edges)
    board.postcards = {entry.text("id"): entry.both("postcard") for entry in entries if entry.has("postcard")}
    board.places = _places(entries)
    _check_ways(board, file)
    return board


def _places(entries: list[Entry]) -> dict[str, list[float]]:
    """Where stations lie, for the eye; who tells a longitude tells a latitude."""
    placed = [entry for entry in entries if entry.has("lon") or entry.has("lat")]
    for entry in placed:
        for key, other in (("lon", "lat"), ("lat", "lon")):
            if not entry.has(key):
                raise entry.fault(f"{key} is missing beside {other}")
    return {entry.text("id"): [entry.number("lon", 180), entry.number("lat", 90)] for entry in placed}


def _numbered(entries: list[Entry]) -> dict[str, int]:
    number: dict[str, int] = {}
    for entry in entries:
        name = entry.name("id")
        if name != name.lower():
            raise entry.fault(f"id: {name!r} is not in small letters")
        if name in number:
            raise entry.fault(f"id: {name!r} is there twice")
        number[name] = len(number)
        entry.where = f"{entry.where} ({name})"
    return number


def _souvenirs(file: Entry, colour: str, number: dict[str, int]) -> list[int]:
    capitals = file.among(colour, number, "station")
    if len(capitals) < LEAST_OF_A_COLOUR:
        raise file.fault(f"{colour}: expected at least {LEAST_OF_A_COLOUR} capitals, found {len(capitals)}")
    return capitals


def _edges(file: Entry, number: dict[str, int]) -> list[Edge]:
    edges: list[Edge] = []
    seen: set[Edge] = set()
    if len(file.items("edges")) > MOST_EDGES:
        raise file.fault(f"edges: expected at most {MOST_EDGES}, found {len(file.items('edges'))}")
    for i, item in enumerate(file.items("edges")):
        # An edge runs both ways: whatever would say otherwise ("oneWay", "direction") is unknown here.
        entry = Entry(item, f"map.edges[{i}]", ("network", "a", "b"), ("lines",))
        network = entry.choice("network", NETWORKS)
        a, b = _station(entry, "a", number), _station(entry, "b", number)
        if a == b:
            raise entry.fault(f"it joins {entry.text('a')} with itself")
        edge = (network, min(a, b), max(a, b))
        if edge in seen:
            raise entry.fault(
                f"{entry.text('a')} and {entry.text('b')} are joined before; an edge runs both ways"
            )
        seen.add(edge)
        edges.append(edge)
    return edges


def _station(entry: Entry, key: str, number: dict[str, int]) -> int:
    name = entry.value(key)
    if not isinstance(name, str) or name not in number:
        raise entry.fault(f"{key}: no station {said(name)}")
    return number[name]


def _check_lines(file: Entry, number: dict[str, int], edges: list[Edge]) -> None:
    """Lines are for the eye; but where they are drawn, trains run, in both directions."""
    if not file.has("lines"):
        return
    known = set(edges)
    ids: set[str] = set()
    for i, item in enumerate(file.items("lines")):
        line = Entry(item, f"map.lines[{i}]", ("id", "network", "name", "stations"))
        ids.add(line.text("id"))
        line.text("name")
        network = line.choice("network", NETWORKS)
        calls = line.among("stations", number, "station")
        for a, b in pairwise(calls):
            if (network, min(a, b), max(a, b)) not in known:
                names = list(number)
                raise line.fault(f"no {NETWORKS[network]} edge from {names[a]} to {names[b]}")
    _check_line_names(file, ids)


def _check_line_names(file: Entry, ids: set[str]) -> None:
    for i, item in enumerate(file.items("edges")):
        edge = Entry(item, f"map.edges[{i}]", ("network", "a", "b"), ("lines",))
        for name in edge.items("lines") if edge.has("lines") else []:
            if name not in ids:
                raise edge.fault(f"lines: no line {said(name)}")


def _check_station(station: int, entry: Entry, starts: list[int], souvenirs: list[list[int]]) -> None:
    colours = [colour for colour, capitals in zip(COLOURS, souvenirs, strict=True) if station in capitals]
    if len(colours) > 1:
        raise entry.fault("it is a red souvenir and a blue one")
    if entry.value("souvenir") != (colours[0] if colours else None):
        raise entry.fault(f"souvenir: {said(entry.value('souvenir'))}, but the list of souvenirs differs")
    if entry.flag("capital") != bool(colours):
        raise entry.fault("capital: a station is a capital if it is a red or a blue souvenir, and only then")
    if entry.flag("start") != (station in starts):
        raise entry.fault("start: the list of starts says otherwise")
    if entry.has("postcard") and not colours:
        raise entry.fault("postcard: only a capital has one")
    if entry.flag("start") and colours:
        raise entry.fault("start: nobody starts from a capital")


def _check_networks(station: int, entry: Entry, edges: list[Edge]) -> None:
    serving = {NETWORKS[network] for network, a, b in edges if station in (a, b)}
    listed = entry.items("networks")
    for name in listed:
        if name not in NETWORKS:
            raise entry.fault(f"networks: no network {said(name)}; known: {', '.join(NETWORKS)}")
        if name not in serving:
            raise entry.fault(f"networks: no {name} edge leads here")
    for name in sorted(serving):
        if name not in listed:
            raise entry.fault(f"networks: {name} is missing, but a {name} edge leads here")
    if entry.flag("interchange") != (len(serving) > 1):  # TEE-NET-1
        raise entry.fault("interchange: a station of two networks or more is an interchange, and only such")
    if entry.flag("start") and NETWORKS[VIOLET] not in serving:
        raise entry.fault("start: no violet line leaves it")  # TEE-SETUP-5


def _check_ways(board: Board, file: Entry) -> None:
    """Every station can be reached from every start, changing at interchanges."""
    far = [station for station in range(board.count) if board.distance[board.starts[0]][station] < 0]
    for station in sorted(far, key=lambda each: board.capital_bit[each] == 0):
        what = "capital" if board.capital_bit[station] else "station"
        start = board.stations[board.starts[0]]
        raise MaterialError(
            entry=f"map.stations[{station}] ({board.stations[station]})",
            problem=f"the {what} cannot be reached from {start}",
        )
