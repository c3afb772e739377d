# rotonde: interpreted
"""Board reader, from a map's file to the `Board`: each entry is checked by what the rules need of a map."""

from collections.abc import Sequence
from itertools import pairwise

from rotonde.core.errors import MaterialError
from rotonde.core.faults import Fault
from rotonde.core.shape_faults import Twice
from rotonde.games.tee.board import Board
from rotonde.games.tee.material import COLOURS, NETWORKS, VIOLET
from rotonde.games.tee.shapes import Map, Station

Edge = tuple[int, int, int]


def read_board(table: object) -> Board:
    """The board that the file describes."""
    file = Map.read(table, "map")
    number = _numbered(file.stations)
    starts = _known(file, "starts", file.starts, number)
    souvenirs = [_known(file, "red", file.red, number), _known(file, "blue", file.blue, number)]
    edges = _edges(file, number)
    _check_lines(file, number, edges)
    for i, station in enumerate(file.stations):
        _check_station(i, station, starts, souvenirs)
        _check_networks(i, station, edges)
    names = [{"en": station.name, "fr": station.name_fr} for station in file.stations]
    board = Board(list(number), names, starts, souvenirs[0], souvenirs[1], edges)
    board.postcards = {each.id: each.postcard.texts() for each in file.stations if each.postcard}
    for each in file.stations:
        if each.lon is not None and each.lat is not None:
            board.places[each.id] = [each.lon, each.lat]
    _check_ways(board)
    return board


def _numbered(stations: list[Station]) -> dict[str, int]:
    number: dict[str, int] = {}
    for station in stations:
        if station.id in number:
            raise station.fault("id", Twice(found=station.id))
        number[station.id] = len(number)
    return number


def _known(file: Map, key: str, names: Sequence[str], number: dict[str, int]) -> list[int]:
    """The numbers of the stations in a list."""
    for i, name in enumerate(names):
        if name not in number:
            raise file.fault(f"{key}[{i}]", "tee:fault-no-station", name=name)
    return [number[name] for name in names]


def _edges(file: Map, number: dict[str, int]) -> list[Edge]:
    edges: dict[Edge, None] = {}
    for edge in file.edges:
        for key, name in (("a", edge.a), ("b", edge.b)):
            if name not in number:
                raise edge.fault(key, "tee:fault-no-station", name=name)
        if edge.a == edge.b:
            raise edge.fault("", "tee:fault-joins-with-itself", name=edge.a)
        joined = _edge(edge.network, number[edge.a], number[edge.b])
        if joined in edges:
            raise edge.fault("", "tee:fault-are-joined-before", one=edge.a, other=edge.b)
        edges[joined] = None
    return list(edges)


def _edge(network: str, a: int, b: int) -> Edge:
    return NETWORKS.index(network), min(a, b), max(a, b)


def _check_lines(file: Map, number: dict[str, int], edges: list[Edge]) -> None:
    """Lines are for the eye; but where they are drawn, trains run, in both directions."""
    lines, known = file.lines or [], set(edges)
    for i, line in enumerate(lines):
        calls = _known(file, f"lines[{i}].stations", line.stations, number)
        for a, b in pairwise(calls):
            if _edge(line.network, a, b) not in known:
                names = list(number)
                raise line.fault(
                    "",
                    "tee:fault-no-edge",
                    network=line.network,
                    one=names[a],
                    other=names[b],
                )
    ids = {line.id for line in lines}
    for edge in file.edges:
        for name in edge.lines or []:
            if name not in ids:
                raise edge.fault("lines", "tee:fault-no-line", name=name)


def _check_station(number: int, station: Station, starts: list[int], souvenirs: list[list[int]]) -> None:
    colours = [colour for colour, capitals in zip(COLOURS, souvenirs, strict=True) if number in capitals]
    if len(colours) > 1:
        raise station.fault("", "tee:fault-red-souvenir-blue")
    if station.souvenir != (colours[0] if colours else None):
        raise station.fault("souvenir", "tee:fault-lists-souvenirs-say")
    if station.capital != bool(colours):
        raise station.fault("capital", "tee:fault-only-red-blue")
    if station.start != (number in starts):
        raise station.fault("start", "tee:fault-list-starts-says")
    if station.postcard and not colours:
        raise station.fault("postcard", "tee:fault-postcard-of-capital")
    if station.start and colours:
        raise station.fault("start", "tee:fault-nobody-starts-capital")


def _check_networks(number: int, station: Station, edges: list[Edge]) -> None:
    serving = {NETWORKS[network] for network, a, b in edges if number in (a, b)}
    for name in station.networks:
        if name not in serving:
            raise station.fault("networks", "tee:fault-no-edge-leads", name=name)
    for name in sorted(serving):
        if name not in station.networks:
            raise station.fault("networks", "tee:fault-network-missing", name=name)
    if station.interchange != (len(serving) > 1):  # TEE-NET-1
        raise station.fault("interchange", "tee:fault-only-station-two")
    if station.start and NETWORKS[VIOLET] not in serving:
        raise station.fault("start", "tee:fault-no-violet-line")  # TEE-SETUP-5


def _check_ways(board: Board) -> None:
    """Every station can be reached from every start, changing at interchanges."""
    far = [station for station in range(board.count) if board.distance[board.starts[0]][station] < 0]
    for station in sorted(far, key=lambda each: board.capital_bit[each] == 0):
        entry = f"map.stations[{station}] ({board.stations[station]})"
        what = "capital" if board.capital_bit[station] else "station"
        start = board.stations[board.starts[0]]
        raise MaterialError(entry, Fault(f"tee:fault-{what}-not-reached", start=start))
