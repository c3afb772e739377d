"""Other maps and decks: read where they are sound, refused with the entry's name where they are not."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from rotonde import Match, MaterialError, Record
from rotonde.games.tee import GAME
from rotonde.games.tee.material_files import in_the_box
from rotonde.testing.legality import assert_legality
from rotonde.testing.random_walks import Walker

Material = dict[str, Any]
BOX: Material = in_the_box()


def changed(name: str, change: Callable[[Material], object]) -> Material:
    table = copy.deepcopy(BOX[name])
    change(table)
    return {name: table}


def station(table: Material, name: str) -> Material:
    return next(each for each in table["stations"] if each["id"] == name)


def edge(table: Material, network: str, a: str, b: str) -> Material:
    return next(each for each in table["edges"] if (each["network"], each["a"], each["b"]) == (network, a, b))


def cut_off(*names: str) -> Callable[[Material], object]:
    """Take every edge away that leads out of these stations."""

    def change(table: Material) -> None:
        del table["lines"]
        table["edges"] = [each for each in table["edges"] if (each["a"] in names) == (each["b"] in names)]
        served: dict[str, set[str]] = {}
        for each in table["edges"]:
            each.pop("lines")
            for end in (each["a"], each["b"]):
                served.setdefault(end, set()).add(each["network"])
        for each in table["stations"]:
            each["networks"] = sorted(served.get(each["id"], ()))
            each["interchange"] = len(each["networks"]) > 1

    return change


FAULTY_MAPS: dict[str, tuple[Callable[[Material], object], str]] = {
    "unknown station in an edge": (
        lambda t: edge(t, "violet", "afyon", "ankara").update(a="atlantis"),
        r"map.edges\[0\].a: no station atlantis",
    ),
    "edge marked one-way": (
        lambda t: t["edges"][0].update(oneWay=True),
        r"map.edges\[0\].oneWay: unknown; known: network, a, b, lines",
    ),
    "edge there twice": (
        lambda t: t["edges"].append({"network": "violet", "a": "ankara", "b": "afyon"}),
        r"map.edges\[314\]: ankara and afyon are joined before; an edge runs both ways",
    ),
    "edge to itself": (
        lambda t: t["edges"].append({"network": "violet", "a": "rome", "b": "rome"}),
        r"map.edges\[314\]: it joins rome with itself",
    ),
    "edge of no network": (
        lambda t: t["edges"][0].update(network="bus"),
        r"map.edges\[0\].network: expected one of violet",
    ),
    "edge without an end": (lambda t: t["edges"][0].pop("b"), r"map.edges\[0\].b: missing"),
    "edge on an unknown line": (
        lambda t: t["edges"][0].update(lines=["V999"]),
        r"map.edges\[0\].lines: no line V999",
    ),
    "edge that is a word": (lambda t: t["edges"].insert(0, "x"), r"map.edges\[0\]: expected an object"),
    "unreachable capital": (
        cut_off("moscow", "kiev"),
        r"\(moscow\): the capital cannot be reached from cork",
    ),
    "unreachable station": (cut_off("bari", "naples"), r"\((bari|naples)\): the station cannot be reached"),
    "missing interchange": (
        lambda t: station(t, "paris").update(interchange=False),
        r"map.stations\[28\] \(paris\).interchange: only a station of two",
    ),
    "interchange of one network": (
        lambda t: station(t, "cork").update(interchange=True),
        r"map.stations\[0\] \(cork\).interchange: only a station of two",
    ),
    "network missing": (
        lambda t: station(t, "paris").update(networks=["tee"]),
        r"\(paris\).networks: violet is missing",
    ),
    "network that does not call": (
        lambda t: station(t, "cork").update(networks=["violet", "tee"]),
        r"\(cork\).networks: no tee edge leads here",
    ),
    "network unknown": (
        lambda t: station(t, "cork").update(networks=["violet", "bus"]),
        r"\(cork\).networks\[1\]: expected one of violet, tee, ferry, found 'bus'",
    ),
    "start without violet": (
        lambda t: (
            t["starts"].append("marble"),
            t["stations"].append(
                {
                    **station(t, "bremen"),
                    "id": "marble",
                    "networks": ["tee"],
                    "interchange": False,
                    "start": True,
                }
            ),
            t["edges"].append({"network": "tee", "a": "marble", "b": "paris"}),
        ),
        r"\(marble\).start: no violet line leaves it",
    ),
    "unknown start": (lambda t: t["starts"].append("oz"), r"map.starts\[4\]: no station oz"),
    "start there twice": (lambda t: t["starts"].append("cork"), r"map.starts\[4\]: 'cork' is there twice"),
    "no start": (lambda t: t["starts"].clear(), r"map.starts: expected at least 1, found 0"),
    "start flag": (lambda t: station(t, "cork").update(start=False), r"\(cork\).start: the list"),
    "start flag of no truth value": (
        lambda t: station(t, "cork").update(start=1),
        r"\(cork\).start: expected true or false",
    ),
    "start in a capital": (
        lambda t: (t["starts"].append("rome"), station(t, "rome").update(start=True)),
        r"\(rome\).start: nobody starts from a capital",
    ),
    "unknown souvenir": (lambda t: t["red"].append("oz"), r"map.red\[15\]: no station oz"),
    "too few souvenirs": (lambda t: t["red"].pop(), "map.red: expected at least 15, found 14"),
    "souvenir of two colours": (lambda t: t["red"].append("paris"), r"\(paris\): it is a red souvenir and"),
    "souvenir of another colour": (
        lambda t: station(t, "paris").update(souvenir="red"),
        r"\(paris\).souvenir: the lists of souvenirs",
    ),
    "postcard of no capital": (
        lambda t: station(t, "cork").update(postcard={"en": "x", "fr": "x"}),
        r"\(cork\).postcard: only a capital has one",
    ),
    "half a place": (lambda t: station(t, "cork").pop("lat"), r"\(cork\).lat: missing"),
    "a place off the globe": (
        lambda t: station(t, "cork").update(lon=200),
        r"\(cork\).lon: expected a number from -180 to 180, found 200",
    ),
    "postcard in one language": (
        lambda t: station(t, "paris")["postcard"].pop("fr"),
        r"\(paris\).postcard.fr: missing",
    ),
    "capital flag": (lambda t: station(t, "paris").update(capital=False), r"\(paris\).capital: "),
    "station there twice": (
        lambda t: t["stations"].append(dict(station(t, "cork"))),
        r"map.stations\[170\] \(cork\).id: cork is there twice",
    ),
    "station in capitals": (
        lambda t: station(t, "cork").update(id="Cork"),
        r"id: expected small letters, found 'Cork'",
    ),
    "station with a space": (
        lambda t: station(t, "cork").update(id="cork city"),
        r"\(cork city\).id: expected letters, digits or _ -",
    ),
    "station without a name": (
        lambda t: station(t, "cork").update(name=" "),
        r"\(cork\).name: expected a text",
    ),
    "no stations": (lambda t: t.update(stations=[]), "map.stations: expected at least 2, found 0"),
    "too many edges": (lambda t: t.update(edges=t["edges"] * 20), "map.edges: expected at most 4000"),
    "stations of no list": (lambda t: t.update(stations={}), "map.stations: expected a list"),
    "line without its edge": (
        lambda t: t["lines"][0].update(stations=["cork", "dublin"]),
        r"map.lines\[0\]: no violet edge from cork to dublin",
    ),
    "another format": (lambda t: t.update(format="tee-map/9"), "map.format: expected one of tee-map/1"),
    "a part unknown": (lambda t: t.update(weather=[]), "map.weather: unknown"),
}


@pytest.mark.parametrize("fault", FAULTY_MAPS)
def test_a_faulty_map_is_refused_with_the_entry(fault: str) -> None:
    change, problem = FAULTY_MAPS[fault]
    with pytest.raises(MaterialError, match=problem):
        GAME.with_material(changed("map", change))


def effect(number: int, **entries: object) -> Callable[[Material], object]:
    return lambda table: table["cards"][number].update(effect=entries)


FAULTY_DECKS: dict[str, tuple[Callable[[Material], object], str]] = {
    "unknown effect": (
        effect(35, op="derail"),
        r"hasard.cards\[35\] \(no_ticket\).effect.op: expected one of send, .*, found 'derail'",
    ),
    "effect of no object": (
        lambda t: t["cards"][35].update(effect="send"),
        r"effect: expected an object, found \'send\'",
    ),
    "effect with a key too many": (
        effect(35, op="roll", count=2),
        r"\(no_ticket\).effect.count: unknown",
    ),
    "effect with a key too few": (effect(35, op="send", who="self"), r"\(no_ticket\).effect.to: missing"),
    "unknown station": (effect(35, op="send", who="self", to="oz"), "to: no station oz on this map"),
    "unknown player": (effect(35, op="send", who="dog", to="rome"), "who: expected one of self, chosen"),
    "losers that cannot be": (
        effect(35, op="loseTurns", who="everyone", count=1),
        "who: expected one of self",
    ),
    "turns without number": (
        effect(35, op="extraTurns", count=0),
        "count: expected a whole number from 1 to 9",
    ),
    "a step too far": (effect(35, op="advance", steps=7), "steps: expected a whole number from 1 to 6"),
    "closing elsewhere": (effect(35, op="close", where="here"), "where: expected one of any"),
    "keep": (lambda t: t["cards"][35].update(keep=True), r"\(no_ticket\).keep: only a card that reopens"),
    "kept not": (lambda t: t["cards"][0].update(keep=False), r"keep: only a card that reopens"),
    "there twice": (
        lambda t: t["cards"].append(t["cards"][0]),
        r"hasard.cards\[36\] \(.*\).id: .* is there twice",
    ),
    "no French": (lambda t: t["cards"][0]["title"].pop("fr"), r"\(signalmans_favour\).title.fr: missing"),
    "tone": (lambda t: t["cards"][0].update(tone="rude"), r"tone: expected one of help, hinder"),
    "counts": (lambda t: t["counts"].update(help=12), "hasard.counts.help: 12, but there are 13 cards"),
    "too many": (lambda t: t.update(cards=t["cards"] * 6), "hasard.cards: expected at most 200, found 216"),
}


@pytest.mark.parametrize("fault", FAULTY_DECKS)
def test_a_faulty_deck_is_refused_with_the_entry(fault: str) -> None:
    change, problem = FAULTY_DECKS[fault]
    with pytest.raises(MaterialError, match=problem):
        GAME.with_material(changed("hasard", change))


@pytest.mark.parametrize("files", [{}, {"weather": {}}, {"map": BOX["map"], "map.json": BOX["map"]}])
def test_only_a_map_and_a_deck_can_be_brought(files: Material) -> None:
    with pytest.raises(MaterialError, match="map or hasard"):
        GAME.with_material(files)


def small_europe() -> Material:
    """Our map without the T.E.E., its ports of call kept: a sound map of its own."""

    def change(table: Material) -> None:
        table["edges"] = [each for each in table["edges"] if each["network"] != "tee"]
        table["lines"] = [each for each in table["lines"] if each["network"] != "tee"]
        for each in table["stations"]:
            each["networks"] = [name for name in each["networks"] if name != "tee"]
            each["interchange"] = len(each["networks"]) > 1

    return changed("map", change)


def test_another_map_has_its_own_actions_and_its_record_carries_it() -> None:
    game = GAME.with_material({"map.json": small_europe()["map"]})
    assert len(game.space) == len(GAME.space) - 48
    match = Match(game, 3, 7)
    walker = Walker(7)
    while len(match.record.actions) < 200:
        match.apply(walker.choose(match.state))
        match.state.check()
    assert_legality(match.state)
    again = Record.parse(str(match.record))
    assert again == match.record
    assert again.last().snapshot() == match.state.snapshot()
    assert json.loads(json.dumps(again.game.material)) == small_europe()


def test_a_deck_without_counts_and_a_map_without_lines_will_do() -> None:
    game = GAME.with_material(
        changed("map", lambda t: (t.pop("lines"), [each.pop("lines") for each in t["edges"]]))
        | changed("hasard", lambda t: t.pop("counts"))
    )
    assert len(game.space) == len(GAME.space)


def test_names_of_stations_and_cards_come_from_the_material() -> None:
    game = GAME.with_material(changed("map", lambda t: station(t, "cork").update(name="Corcaigh")))
    names = game.words["names"]["station"]  # type: ignore[index]
    assert names["cork"] == {"en": "Corcaigh", "fr": "Cork"}
    assert names["vienna"] == {"en": "Vienna", "fr": "Vienne"}
