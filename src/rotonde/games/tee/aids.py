"""Help from what a seat knows: where it can get, what that takes, how far its goals are."""

from typing import TYPE_CHECKING

from rotonde.games.tee import hasard
from rotonde.games.tee.board import NETWORKS, VIOLET
from rotonde.games.tee.course import Course
from rotonde.games.tee.known import Helped, helped_at, known_at
from rotonde.games.tee.phases import ENDED, FIRST, MOVE, START
from rotonde.games.tee.reach import Way, Ways, all_ways
from rotonde.games.tee.tour import Tour, goals_of, open_tour, stations_of

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee

Json = dict[str, object]


def aids(state: "Tee", seat: int | None) -> Json:
    """What that seat could work out; a bystander works out nothing."""
    if seat is None or state.phase < START or state.phase == ENDED:
        return {}
    if state.phase == START:
        return {"starts": _starts(state, seat)} if state.table.planner else {}
    helped = helped_at(state, seat)
    helps: Json = {"goals": _goals(state, seat, helped)}
    if state.table.planner:
        helps["tour"] = _tour(state, seat, helped)
    if state.phase != FIRST:
        helps["reach"] = _reach(state, seat, helped)
        helps["nearest"] = _nearest(state, seat)
    return helps


def _turns(expected: float) -> float:
    return round(expected, 1)


def _goals(state: "Tee", seat: int, helped: Helped) -> object:
    """The capitals still to visit, then home, each with the turns that it may be expected to take."""
    if helped.goals.basis != helped.times:
        helped.goals.keep(helped.times, _turns_to_goals(state, seat, helped.course))
    return helped.goals.part


def _turns_to_goals(state: "Tee", seat: int, course: Course) -> list[Json]:
    place = state.bound[seat] * state.board.count + state.at[seat]
    names = state.board.stations
    return [{"station": names[way.target], "turns": _turns(way.turns[place])} for way in course.ways]


def _starts(state: "Tee", seat: int) -> object:
    """For each start the shortest tour of one's capitals and the turns that it may be expected to take."""
    kept = known_at(state).helped[seat].starts
    if kept.basis != state.open[seat]:
        kept.keep(state.open[seat], _tours(state, seat))
    return kept.part


def _tours(state: "Tee", seat: int) -> list[Json]:
    board = state.board
    found: list[Json] = []
    for start in board.starts:
        tour = open_tour(state.table.roads, goals_of(state, seat), start)
        stops = [board.stations[way.target] for way in tour.order(start, VIOLET)]
        turns = _turns(tour.left(start, VIOLET) + _waits(state, seat))
        found.append({"station": board.stations[start], "turns": turns, "tour": stops[:-1]})
    return found


def _tour(state: "Tee", seat: int, helped: Helped) -> object:
    """The best tour from where one stands: its stops, its turns, every station of the way."""
    if helped.tour.basis != helped.times:
        helped.tour.keep(helped.times, _best_tour(state, seat, helped.course.tour(state.board.count)))
    return helped.tour.part


def _best_tour(state: "Tee", seat: int, tour: Tour) -> Json:
    board = state.board
    station, bound = state.at[seat], state.bound[seat]
    order = tour.order(station, bound)
    return {
        "stops": [board.stations[way.target] for way in order],
        "turns": _turns(tour.left(station, bound) + _waits(state, seat) + state.skips[seat]),
        "way": [board.stations[each] for each in stations_of(board.count, order, station, bound)],
    }


def _waits(state: "Tee", seat: int) -> int:
    """Turns that visits will cost, where they do."""
    return state.open[seat].bit_count() if state.table.visit_costs_turn else 0


def _nearest(state: "Tee", seat: int) -> Json:
    """TEE-NEAR-2, as a card of this seat would find it now."""
    seats = hasard.nearest(state, seat)
    return {"seats": seats, "distance": state.board.distance[state.at[seat]][state.at[seats[0]]]}


def _reach(state: "Tee", seat: int, helped: Helped) -> object:
    """Where the move under way can end, or where each throw could take me if it were my turn."""
    if state.phase == MOVE and state.turn == seat:
        return _described(all_ways(state, seat, moving=True))
    if helped.reach.basis != helped.moves:
        found = all_ways(state, seat, moving=False)
        helped.near = _stations(state, found)
        helped.reach.keep(helped.moves, _described(found))
    return helped.reach.part


def _stations(state: "Tee", found: list[Ways]) -> list[int]:
    """All stations that these ways lead through, as a set; at each of them one of the ways ends."""
    board = state.board
    stations = [0] * board.words
    for ways in found:
        for way in ways.found:
            stations[board.word[way.path[-1]]] |= board.bit[way.path[-1]]
    return stations


def _described(found: list[Ways]) -> list[Json]:
    return [_way(ways, way) for ways in found for way in ways.found]


def _way(ways: Ways, way: Way) -> Json:
    names = ways.state.board.stations
    end = way.path[-1]
    return {
        "network": NETWORKS[ways.network],
        "station": names[end],
        "die": None if ways.moving else ways.die(way),
        "path": [names[station] for station in way.path],
        "reopens": [names[station] for station in way.reopens],
        "visits": ways.visits(end),
        "wins": ways.wins(end),
    }
