"""Shortest paths: expectations worked out by hand, ways past closed stations, whole tours."""

from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rotonde.games.tee import GAME
from rotonde.games.tee.closure_cache import to_station
from rotonde.games.tee.material import FERRY, NETWORKS, TEE, VIOLET
from rotonde.games.tee.path_costs import CHANGE, CROSSING
from rotonde.games.tee.phases import FREE
from rotonde.games.tee.shortest_paths import MOST_CACHED, PathFinder
from rotonde.games.tee.tests.tables import player, table
from rotonde.games.tee.tour import open_tour, stations_of, tour_of
from rotonde.games.tee.tour_cache import TourCache

BOARD = GAME.board
NUMBER = {name: number for number, name in enumerate(BOARD.stations)}


def turns(start: str, bound: int, target: str) -> float:
    return GAME.paths.to(NUMBER[target]).turns[bound * BOARD.count + NUMBER[start]]


def test_the_next_station_takes_a_turn_and_each_further_one_what_a_low_throw_costs() -> None:
    assert turns("limerick_jn", VIOLET, "dublin") == 1
    assert turns("cork", VIOLET, "dublin") == pytest.approx(7 / 6)  # a 1 leaves one station
    assert turns("cork", VIOLET, "belfast") == pytest.approx(1 + (1 * 7 / 6 + 1 * 1) / 6)


def test_a_change_takes_its_turn_and_a_ferry_leaves_one_free() -> None:
    assert turns("dublin", VIOLET, "holyhead") == turns("dublin", FREE, "holyhead") + 1 == 2
    assert turns("cork", VIOLET, "holyhead") == pytest.approx(7 / 6 + 2)
    assert turns("dublin", FREE, "liverpool") == 2  # a throw never mixes ferry and train
    assert FREE == FERRY


def test_who_is_on_the_fast_train_stays_on_it() -> None:
    fast = turns("paris", TEE, "hamburg")
    assert fast < turns("paris", VIOLET, "hamburg") <= fast + 1


def test_a_closed_station_costs_a_detour_or_the_wait_for_a_six() -> None:
    state = table(player("cork"), closed="limerick_jn")
    way = state.config.paths.to(NUMBER["dublin"], state.closed)
    assert way.turns[NUMBER["cork"]] == pytest.approx(7 / 6 + 5)
    assert state.config.paths.to(NUMBER["dublin"], state.closed) is way


def test_a_table_remembers_its_detours_until_others_are_closed() -> None:
    state = table(player("cork"), closed="limerick_jn")
    way = to_station(state, NUMBER["dublin"])
    assert way.turns == state.config.paths.to(NUMBER["dublin"], state.closed).turns
    assert to_station(state, NUMBER["dublin"]) is way
    assert state.clone().closure_cache is None
    state.closed[BOARD.word[NUMBER["izmir"]]] |= BOARD.bit[NUMBER["izmir"]]
    assert to_station(state, NUMBER["dublin"]) is way, "nobody rides to Dublin through Izmir"
    state.closed = [0] * BOARD.words
    assert to_station(state, NUMBER["dublin"]) is state.config.paths.to(NUMBER["dublin"])
    elsewhere = table(player("cork"), closed="belfast").closed
    state.closed = elsewhere.copy()
    assert to_station(state, NUMBER["dublin"]).turns != way.turns


def test_what_is_remembered_is_bounded() -> None:
    paths = PathFinder(BOARD)
    target = NUMBER["dublin"]
    first = paths.to(target, [1, 0, 0])
    for closed in range(2, MOST_CACHED + 2):
        paths.to(target, [closed, 0, 0])
        paths.by_stations(target, [closed, 0, 0])
    assert paths.to(target, [1, 0, 0]) is not first


def test_a_tour_goes_through_everything_and_home() -> None:
    goals = [NUMBER[name] for name in ("paris", "dublin", "london")]
    cork = NUMBER["cork"]
    tour = open_tour(GAME.paths, goals, cork)
    order = tour.order(cork, VIOLET)
    assert [BOARD.stations[way.target] for way in order] == ["paris", "london", "dublin", "cork"]
    way = stations_of(BOARD.count, order, cork, VIOLET)
    assert way[0] == way[-1] == cork
    assert all(BOARD.distance[a][b] == 1 for a, b in pairwise(way))
    assert tour.left(cork, VIOLET) < open_tour(GAME.paths, goals, NUMBER["izmir"]).left(
        NUMBER["izmir"], VIOLET
    )


@given(st.lists(st.integers(0, BOARD.count - 1), min_size=1, max_size=12), st.integers(0, BOARD.count - 1))
@example([NUMBER["turin"]], NUMBER["milan"])  # two networks are equally near at the very end
@example([NUMBER["basel"]], NUMBER["florence"])  # a way found first is left for one as long, by another line
@settings(max_examples=50)
def test_ways_mended_are_the_ways_that_the_search_finds(stations: list[int], target: int) -> None:
    closed = [0] * BOARD.words
    ways = GAME.paths.to(target)
    for station in stations:
        closed[BOARD.word[station]] |= BOARD.bit[station]
        ways = GAME.paths.past(ways, closed)
    whole = GAME.paths.past(GAME.paths.to(target), closed)
    searched = GAME.paths.searched(target, closed, CHANGE, CROSSING)
    for found in (ways, whole):
        assert (found.cost, found.arrival, found.onward) == (searched.cost, searched.arrival, searched.onward)
    assert ways.turns == whole.turns


STATIONS = st.integers(0, BOARD.count - 1)
STEPS = st.lists(st.tuples(st.lists(STATIONS, max_size=4), STATIONS, st.integers(0, len(NETWORKS) - 1)))


@given(STEPS, st.integers(0, (1 << len(BOARD.capitals)) - 1), st.integers(0, (1 << len(BOARD.capitals)) - 1))
@settings(max_examples=60)
def test_a_course_that_is_kept_is_the_one_that_would_be_found(
    steps: list[tuple[list[int], int, int]], first: int, later: int
) -> None:
    state, course = table(player("cork")), TourCache()
    for i, (toggled, station, bound) in enumerate(steps):
        for each in toggled:
            state.closed[BOARD.word[each]] ^= BOARD.bit[each]
        state.at[0], state.bound[0] = station, bound
        state.open[0] = (first if i % 3 else later) & 0b1111
        course.follow(state, 0)
        kept, found = course.tour(BOARD.count), tour_of(state.clone(), 0)
        place = bound * BOARD.count + station
        assert [way.turns[place] for way in kept.ways] == [way.turns[place] for way in found.ways]
        assert kept.left(station, bound) == found.left(station, bound)
        ways = [
            stations_of(BOARD.count, tour.order(station, bound), station, bound) for tour in (kept, found)
        ]
        assert ways[0] == ways[1]


def test_a_way_that_nothing_closes_on_is_not_looked_for_again() -> None:
    state, course = table(player("cork")), TourCache()
    state.open[0] = BOARD.capital_bit[NUMBER["dublin"]] | BOARD.capital_bit[NUMBER["paris"]]
    course.follow(state, 0)
    ways, tour = course.ways, course.tour(BOARD.count)
    state.closed[BOARD.word[NUMBER["izmir"]]] |= BOARD.bit[NUMBER["izmir"]]
    course.follow(state, 0)
    assert course.ways == ways
    assert course.tour(BOARD.count) is tour
    state.closed[BOARD.word[NUMBER["limerick_jn"]]] |= BOARD.bit[NUMBER["limerick_jn"]]
    course.follow(state, 0)
    assert course.ways != ways
