"""Our map: what the rulebook names is on it, its numbers are those we publish, and it holds no trap."""

from collections import Counter

from rotonde.games.tee import GAME
from rotonde.games.tee.deck import EFFECTS
from rotonde.games.tee.material import NETWORKS, TEE, VIOLET
from rotonde.games.tee.material_files import in_the_box

BOARD = GAME.board

NAMED_BY_THE_RULEBOOK = (
    "andorra ankara athens berlin bern belgrade bonn brussels bucharest budapest the_hague dublin helsinki "
    "copenhagen lisbon london luxembourg madrid monte_carlo moscow paris prague rome sofia stockholm tirana "
    "vaduz warsaw vienna"
)


def reached(without: int) -> int:
    """Number of stations that can be reached when one is left out."""
    first = 0 if without else 1
    found = [first]
    for station in found:
        for network in range(len(NETWORKS)):
            for other in BOARD.neighbours[network][station]:
                if other not in found and other != without:
                    found.append(other)
    return len(found)


def test_stations_edges_and_interchanges_are_as_many_as_we_say() -> None:
    edges = [sum(map(len, BOARD.neighbours[network])) // 2 for network in range(3)]
    assert (BOARD.count, edges, sum(BOARD.is_interchange)) == (170, [225, 66, 23], 77)


def test_the_starts_and_all_thirty_capitals_are_there() -> None:
    assert [BOARD.stations[start] for start in BOARD.starts] == ["cork", "leningrad", "izmir", "gibraltar"]
    capitals = {BOARD.stations[capital] for capital in BOARD.capitals}
    assert capitals == {*NAMED_BY_THE_RULEBOOK.split(), "oslo"}
    assert len(capitals) == 30


def test_capitals_and_tee_stations_are_on_violet_lines_and_starts_on_nothing_else() -> None:
    for station in range(BOARD.count):
        if BOARD.capital_bit[station] or BOARD.served[TEE][station]:
            assert BOARD.served[VIOLET][station]
        if BOARD.is_start[station]:
            assert not BOARD.is_interchange[station]
            assert len(BOARD.neighbours[VIOLET][station]) >= 2


def test_no_two_capitals_are_neighbours_on_violet_lines() -> None:
    for capital in BOARD.capitals:
        assert not any(BOARD.capital_bit[other] for other in BOARD.neighbours[VIOLET][capital])


def test_no_single_closed_station_cuts_the_map() -> None:
    for station in range(BOARD.count):
        assert reached(without=station) == BOARD.count - 1, BOARD.stations[station]


def test_a_tee_train_is_faster() -> None:
    paris, hamburg = BOARD.stations.index("paris"), BOARD.stations.index("hamburg")
    assert BOARD.distance[paris][hamburg] == 2
    violet = [paris]
    steps = {paris: 0}
    for station in violet:
        for other in BOARD.neighbours[VIOLET][station]:
            if other not in steps:
                steps[other] = steps[station] + 1
                violet.append(other)
    assert steps[hamburg] == 7


def test_every_effect_occurs_and_help_and_hindrance_balance() -> None:
    effects = Counter(EFFECTS[card.effect] for card in GAME.deck.cards)
    assert set(effects) == set(EFFECTS)
    assert (len(GAME.deck.cards), effects["keepReopen"]) == (36, 4)
    cards = in_the_box()["hasard"]["cards"]  # type: ignore[index]
    assert Counter(card["tone"] for card in cards) == {"help": 13, "hinder": 11, "attack": 6, "mixed": 6}


def test_every_capital_has_its_postcard_and_each_is_its_own() -> None:
    cards = GAME.words["names"]["postcard"]  # type: ignore[index]
    assert set(cards) == {BOARD.stations[capital] for capital in BOARD.capitals}
    for language in ("en", "fr"):
        said = [card[language] for card in cards.values()]
        assert len(set(said)) == 30
        assert max(map(len, said)) <= 200
