# rotonde: interpreted
"""Validation of a sound board: whether it is a good one, BV-13 to BV-19, by walking its network."""

from collections import deque
from itertools import combinations

from rotonde.games.convoi.board import CITY, DEPARTURE, NONE, TRACK, Board
from rotonde.games.convoi.material import DEPARTURES
from rotonde.games.convoi.shapes import BoardFile, Placed

SHORTEST_WAY = 6
LONGEST_WAY = 14
CLOSEST = 30
Point = tuple[float, float]
Node = tuple[str, int]


def check(board: Board, file: BoardFile) -> None:
    """Raise MaterialError at the first entry that a good board would not have."""
    _check_connected(board, file)
    _check_departures(board, file)
    _check_ways(board, file)
    _check_dead_ends(board, file)
    _check_two_ways(board, file)
    places = _check_places(board, file)
    _check_crossings(file, places)


def beyond(board: Board, end: int) -> list[int]:
    """The far ends to which a train leaving by `end` can come, all lights green, switches as one likes."""
    junction = board.end_junction[end]
    if junction == NONE:
        return [board.end_far[end]]
    leg = board.end_leg[end]
    found = []
    for pair in board.junction_pairs[junction]:
        legs = (board.pair_first[pair], board.pair_second[pair])
        if leg in legs:
            found.append(board.leg_end[junction][legs[1] if legs[0] == leg else legs[0]])
    return found


def distances(board: Board, start: int) -> dict[int, int]:
    """Points to each space from a departure space or a city, turning only in goods cities."""
    found: dict[int, int] = {}
    queue = deque((end, 1) for end in board.space_ends[start])
    seen = set(board.space_ends[start])
    while queue:
        end, points = queue.popleft()
        for far in beyond(board, end):
            space = board.end_space[far]
            found.setdefault(space, points)
            for onward in _onward(board, far):
                if onward not in seen:
                    seen.add(onward)
                    queue.append((onward, points + 1))
    return found


def _onward(board: Board, far: int) -> list[int]:
    """The ends by which a train that entered by `far` can leave again."""
    space = board.end_space[far]
    if board.space_kind[space] == TRACK:
        return [board.opposite[far]]
    return board.space_ends[space] if board.space_kind[space] == CITY else []


def _neighbours(board: Board) -> dict[Node, list[tuple[Node, int]]]:
    """Spaces and junctions with their links, each link numbered by the end or leg it was met at first."""
    graph: dict[Node, list[tuple[Node, int]]] = {}
    for end, space in enumerate(board.end_space):
        here: Node = ("space", space)
        junction = board.end_junction[end]
        if junction == NONE:
            far = board.end_far[end]
            graph.setdefault(here, []).append((("space", board.end_space[far]), min(end, far)))
        else:
            graph.setdefault(here, []).append((("junction", junction), end))
            graph.setdefault(("junction", junction), []).append((here, end))
    return graph


def _check_connected(board: Board, file: BoardFile) -> None:
    graph = _neighbours(board)
    seen, queue = {("space", 0)}, deque([("space", 0)])
    while queue:
        for node, _ in graph[queue.popleft()]:
            if node not in seen:
                seen.add(node)
                queue.append(node)
    for space, name in enumerate(board.spaces):
        if ("space", space) not in seen:
            raise file.fault(
                f"spaces[{space}]",
                "convoi:fault-BV-13-no-line-leads",
                name=name,
                other=board.spaces[0],
            )


def _check_departures(board: Board, file: BoardFile) -> None:
    for number, start in zip(DEPARTURES, board.departures, strict=True):
        reached = distances(board, start)
        for city in board.goods_city:
            if city not in reached:
                problem = "convoi:fault-BV-14-no-way-departure"
                raise file.fault(f"spaces[{start}]", problem, number=number, city=board.spaces[city])


def _check_ways(board: Board, file: BoardFile) -> None:
    for city in board.goods_city:
        reached = distances(board, city)
        for port in board.ports:
            points = reached.get(port, 0)
            if not SHORTEST_WAY <= points <= LONGEST_WAY:
                raise file.fault(
                    f"spaces[{city}]",
                    "convoi:fault-BV-15-points",
                    points=points,
                    port=board.spaces[port],
                    low=SHORTEST_WAY,
                    high=LONGEST_WAY,
                )


def _check_dead_ends(board: Board, file: BoardFile) -> None:
    for end, space in enumerate(board.end_space):
        if board.space_kind[space] != TRACK or _runs_to_departure(board, end):
            continue
        if not _reaches_city(board, end):
            problem = "convoi:fault-BV-16-train-facing-reaches"
            raise file.fault(f"spaces[{space}]", problem, end=board.end_names[end])


def _runs_to_departure(board: Board, end: int) -> bool:
    """Whether this is the spur of a departure space."""
    while board.end_far[end] != NONE:  # BV-13 holds: nobody runs in a circle
        space = board.end_space[board.end_far[end]]
        if board.space_kind[space] != TRACK:
            return board.space_kind[space] == DEPARTURE
        end = board.opposite[board.end_far[end]]
    return False


def _reaches_city(board: Board, end: int) -> bool:
    seen, stack = {end}, [end]
    while stack:
        for far in beyond(board, stack.pop()):
            if board.is_city(board.end_space[far]):
                return True
            for onward in _onward(board, far):
                if onward not in seen:
                    seen.add(onward)
                    stack.append(onward)
    return False


def _check_two_ways(board: Board, file: BoardFile) -> None:
    graph = _neighbours(board)
    for city in board.goods_city:
        for port in board.ports:
            if not two_ways(graph, ("space", city), ("space", port)):
                problem = "convoi:fault-BV-17-every-way-uses"
                raise file.fault(f"spaces[{city}]", problem, port=board.spaces[port])


def two_ways(graph: dict[Node, list[tuple[Node, int]]], start: Node, goal: Node) -> bool:
    """Two ways without a common link: the second may push the first back, as in any flow."""
    flow: dict[int, Node] = {}  # link -> the node it is used towards
    for _ in range(2):
        came: dict[Node, tuple[Node, int]] = {start: (start, NONE)}
        queue = deque([start])
        while queue and goal not in came:
            here = queue.popleft()
            for node, link in graph[here]:
                if node not in came and flow.get(link, here) == here:
                    came[node] = (here, link)
                    queue.append(node)
        if goal not in came:
            return False
        node = goal
        while node != start:
            before, link = came[node]
            if link in flow:
                del flow[link]
            else:
                flow[link] = node
            node = before
    return True


def _check_places(board: Board, file: BoardFile) -> dict[str, Point]:
    width, height = (float(side) for side in file.size)
    places: dict[str, Point] = {}
    nodes: list[Placed] = [*file.spaces, *file.junctions]
    for node in nodes:
        for key, at, most in (("x", node.x, width), ("y", node.y, height)):
            if at > most:
                raise node.fault(key, "convoi:fault-BV-18-expected-place-canvas", found=at)
        place = (float(node.x), float(node.y))
        for name, other in places.items():
            if (place[0] - other[0]) ** 2 + (place[1] - other[1]) ** 2 < CLOSEST**2:
                raise node.fault("x", "convoi:fault-BV-18-closer-than", least=CLOSEST, name=name)
        places[node.id] = place
    board.size, board.places = [width, height], places
    return places


def _check_crossings(file: BoardFile, places: dict[str, Point]) -> None:
    """BV-19, link by link: a drawn link is a straight line."""
    lines = [(i, link.ends[0][0], link.ends[1][0]) for i, link in enumerate(file.links)]
    for (i, a, b), (k, c, d) in combinations(lines, 2):
        if not {a, b} & {c, d} and _cross(places[a], places[b], places[c], places[d]):
            raise file.fault(f"links[{k}]", "convoi:fault-BV-19-drawn-across-links", i=i)


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
