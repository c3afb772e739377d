"""Aids from what a seat knows: where it can get, what that takes, how far its goals are."""

from typing import TYPE_CHECKING, cast

from rotonde.core.state import Json
from rotonde.games.tee import hasard
from rotonde.games.tee.material import NETWORKS, VIOLET
from rotonde.games.tee.phases import ENDED, FIRST, MOVE, START
from rotonde.games.tee.reach import Way, Ways, all_ways
from rotonde.games.tee.tour import Tour, goals_of, open_tour, stations_of
from rotonde.games.tee.tour_cache import TourCache
from rotonde.games.tee.view_cache import AidCache, aid_cache_of, view_cache_of
from rotonde.games.tee.view_types import Aids, Goal, Nearest, Start, TourAid, WayAid

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


def aids(state: "Tee", seat: int | None) -> Json:
    """Aids of that seat; a bystander has none."""
    if seat is None or state.phase < START or state.phase == ENDED:
        return {}
    if state.phase == START:
        return {"starts": _starts(state, seat)} if state.config.planner else {}
    cache = aid_cache_of(state, seat)
    helps: Aids = {"goals": _goals(state, seat, cache)}
    if state.config.planner:
        helps["tour"] = _tour(state, seat, cache)
    if state.phase != FIRST:
        helps["reach"] = _reach(state, seat, cache)
        helps["nearest"] = _nearest(state, seat)
    return cast(Json, helps)


def _turns(expected: float) -> float:
    return round(expected, 1)


def _goals(state: "Tee", seat: int, cache: AidCache) -> list[Goal]:
    """The capitals still to visit, then home, each with the turns that it may be expected to take."""
    if cache.goals.inputs != cache.times:
        cache.goals.store(cache.times, _turns_to_goals(state, seat, cache.course))
    return cache.goals.value


def _turns_to_goals(state: "Tee", seat: int, course: TourCache) -> list[Goal]:
    place = state.bound[seat] * state.board.count + state.at[seat]
    names = state.board.stations
    return [{"station": names[way.target], "turns": _turns(way.turns[place])} for way in course.ways]


def _starts(state: "Tee", seat: int) -> list[Start]:
    """Shortest tour of one's capitals from each start, and the turns that it is expected to take."""
    memo = view_cache_of(state).aid_caches[seat].starts
    if memo.inputs != state.open[seat]:
        memo.store(state.open[seat], _tours(state, seat))
    return memo.value


def _tours(state: "Tee", seat: int) -> list[Start]:
    board = state.board
    found: list[Start] = []
    for start in board.starts:
        tour = open_tour(state.config.paths, goals_of(state, seat), start)
        stops = [board.stations[way.target] for way in tour.order(start, VIOLET)]
        turns = _turns(tour.left(start, VIOLET) + _waits(state, seat))
        found.append({"station": board.stations[start], "turns": turns, "tour": stops[:-1]})
    return found


def _tour(state: "Tee", seat: int, cache: AidCache) -> TourAid:
    """The best tour from where one stands: its stops, its turns, every station of the way."""
    if cache.tour.inputs != cache.times:
        cache.tour.store(cache.times, _best_tour(state, seat, cache.course.tour(state.board.count)))
    return cache.tour.value


def _best_tour(state: "Tee", seat: int, tour: Tour) -> TourAid:
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
    return state.open[seat].bit_count() if state.config.visit_costs_turn else 0


def _nearest(state: "Tee", seat: int) -> Nearest:
    """TEE-NEAR-2, as a card of this seat would find it now."""
    seats = hasard.nearest(state, seat)
    return {"seats": seats, "distance": state.board.distance[state.at[seat]][state.at[seats[0]]]}


def _reach(state: "Tee", seat: int, cache: AidCache) -> list[WayAid]:
    """Ends of the move under way, or of each throw if it were my turn."""
    if state.phase == MOVE and state.turn == seat:
        return _described(all_ways(state, seat, moving=True))
    if cache.reach.inputs != cache.moves:
        found = all_ways(state, seat, moving=False)
        cache.near = _stations(state, found)
        cache.reach.store(cache.moves, _described(found))
    return cache.reach.value


def _stations(state: "Tee", found: list[Ways]) -> list[int]:
    """All stations that these ways lead through, as a set; at each of them one of the ways ends."""
    board = state.board
    stations = [0] * board.words
    for ways in found:
        for way in ways.found:
            stations[board.word[way.path[-1]]] |= board.bit[way.path[-1]]
    return stations


def _described(found: list[Ways]) -> list[WayAid]:
    return [_way(ways, way) for ways in found for way in ways.found]


def _way(ways: Ways, way: Way) -> WayAid:
    names = ways.state.board.stations
    end = way.path[-1]
    return {
        "network": NETWORKS[ways.network],
        "networks": [NETWORKS[network] for network in way.networks],
        "station": names[end],
        "die": None if ways.moving else ways.die(way),
        "path": [names[station] for station in way.path],
        "reopens": [names[station] for station in way.reopens],
        "visits": ways.visits(end),
        "wins": ways.wins(end),
    }
