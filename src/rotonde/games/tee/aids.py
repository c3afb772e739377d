"""Help from what a seat knows: where it can get, what that takes, how far its goals are."""

from typing import TYPE_CHECKING

from rotonde.games.tee import hasard, routes
from rotonde.games.tee.actions import FACES
from rotonde.games.tee.board import NETWORKS, VIOLET
from rotonde.games.tee.phases import ENDED, FIRST, FREE, MOVE, NO_NETWORK, START

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee

Json = dict[str, object]


def aids(state: "Tee", seat: int | None) -> Json:
    """What that seat could work out; a bystander works out nothing."""
    if seat is None or state.phase < START or state.phase == ENDED:
        return {}
    if state.phase == START:
        return {"starts": _starts(state, seat)}
    if state.phase == FIRST:
        return {"goals": _goals(state, seat)}
    return {"goals": _goals(state, seat), "reach": _reach(state, seat), "nearest": _nearest(state, seat)}


def _turns(sevenths: int) -> float:
    return round(sevenths / routes.TURN, 1)


def _goals(state: "Tee", seat: int) -> list[Json]:
    """The capitals still to visit, then home, each with about how many turns it is away."""
    board = state.board
    cost = routes.turns_from(state, state.at[seat], state.bound[seat])
    goals = [station for i, station in enumerate(board.capitals) if state.open[seat] >> i & 1]
    return [
        {"station": board.stations[station], "turns": _turns(cost[station])}
        for station in [*goals, state.home[seat]]
    ]


def _starts(state: "Tee", seat: int) -> list[Json]:
    """For each start the shortest tour of one's capitals and about how many turns it takes."""
    board = state.board
    goals = [station for i, station in enumerate(board.capitals) if state.open[seat] >> i & 1]
    costs = {station: routes.turns_from(state, station, VIOLET) for station in [*board.starts, *goals]}
    found: list[Json] = []
    for start in board.starts:
        places = [start, *goals]
        matrix = [[costs[a][b] for b in places] for a in places]
        cost, order = routes.best_tour(matrix)
        turns = _turns(cost + routes.TURN * len(goals) // 2)  # a visit wastes half a throw
        tour = [board.stations[places[i]] for i in order]
        found.append({"station": board.stations[start], "turns": turns, "tour": tour})
    return found


def _nearest(state: "Tee", seat: int) -> Json:
    """TEE-NEAR-2, as a card of this seat would find it now."""
    seats = hasard.nearest(state, seat)
    return {"seats": seats, "distance": state.board.distance[state.at[seat]][state.at[seats[0]]]}


def _reach(state: "Tee", seat: int) -> list[Json]:
    """Where the move under way can end, or where each throw could take me if it were my turn."""
    moving = state.phase == MOVE and state.turn == seat
    if moving and state.network != NO_NETWORK:
        networks = [state.network]
    elif state.bound[seat] == FREE:
        networks = list(range(len(NETWORKS)))
    else:
        networks = [state.bound[seat]]
    found: list[Json] = []
    for network in networks:
        Ways(state, seat, network, moving=moving).collect(found)
    return found


class Way:
    """One way to a station: the stations entered, and those of them that it reopens."""

    def __init__(self, path: list[int], reopens: list[int]) -> None:
        self.path = path
        self.reopens = reopens


class Ways:
    """The shortest ways on a network to every station, for each number of stations reopened."""

    def __init__(self, state: "Tee", seat: int, network: int, *, moving: bool) -> None:
        self.state = state
        self.seat = seat
        self.network = network
        self.moving = moving
        self.cards = state.kept[seat].bit_count()
        six = state.six if moving else True  # any throw may yet come
        self.openings = self.cards + (FACES if state.table.six_opens_all else 1) * (1 if six else 0)
        self.been = state.path if moving else [state.at[seat]]
        self.steps = state.steps_left() if moving else FACES

    def collect(self, found: list[Json]) -> None:
        known: set[tuple[int, int]] = set()
        ways = [Way([], [])]
        for way in ways:
            for station in self._onward(way):
                reopens = [*way.reopens, station] if self.state.is_closed(station) else way.reopens
                if (station, len(reopens)) not in known:
                    known.add((station, len(reopens)))
                    longer = Way([*way.path, station], reopens)
                    ways.append(longer)
                    found.append(self._described(longer))

    def _onward(self, way: Way) -> list[int]:
        if len(way.path) == self.steps or (way.path and self._ends(way.path[-1])):
            return []
        here = way.path[-1] if way.path else self.been[-1]
        may_open = len(way.reopens) < self.openings
        return [
            other
            for other in self.state.board.neighbours[self.network][here]
            if other not in self.been
            and other not in way.path
            and (may_open or not self.state.is_closed(other))
        ]

    def _ends(self, station: int) -> bool:
        return self._visits(station) or self._wins(station)  # TEE-MOVE-5

    def _visits(self, station: int) -> bool:
        return self.state.open[self.seat] & self.state.board.capital_bit[station] != 0

    def _wins(self, station: int) -> bool:
        return self.state.open[self.seat] == 0 and station == self.state.home[self.seat]

    def _described(self, way: Way) -> Json:
        names = self.state.board.stations
        end = way.path[-1]
        die = FACES if len(way.reopens) > self.cards else len(way.path)
        return {
            "network": NETWORKS[self.network],
            "station": names[end],
            "die": None if self.moving else die,
            "path": [names[station] for station in way.path],
            "reopens": [names[station] for station in way.reopens],
            "visits": self._visits(end),
            "wins": self._wins(end),
        }
