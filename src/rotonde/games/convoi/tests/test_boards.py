"""Boards and decks are data: what is faulty is refused, and its entry named."""

import copy
import json
from importlib.resources import files
from typing import Any

import pytest

import rotonde
from rotonde.games.convoi import GAME
from rotonde.games.convoi.board_reader import read_board
from rotonde.games.convoi.board_validation import Node, distances, two_ways
from rotonde.games.convoi.tests.tables import do, instructed, legal, table, why_not
from rotonde.testing.legality import assert_legality
from rotonde.testing.random_walks import Walker
from rotonde.testing.replay import assert_replays

Paper = dict[str, Any]


def paper(name: str = "boards/central-europe.json") -> Paper:
    loaded: Paper = json.loads((files("rotonde.games.convoi") / name).read_text("utf-8"))
    return loaded


EUROPE, AMERICA, DECK = paper(), paper("boards/north-america.json"), paper("deck.json")


def of(part: list[Paper], name: str) -> Paper:
    return next(each for each in part if each["id"] == name)


def without(board: Paper, part: str, name: str) -> Paper:
    board[part] = [each for each in board[part] if each["id"] != name]
    return board


def link(board: Paper, name: str) -> Paper:
    return of(board["links"], name)


# Each fault: what is done to the board of Central Europe, and what is said about it.
FAULTS: dict[str, tuple[Any, str]] = {
    "no id": (lambda b: b.pop("id"), r"board\.id: missing"),
    "odd id": (lambda b: b.update(id="Über board"), r"board\.id: expected letters"),
    "empty name": (lambda b: b.update(name=" "), r"central-europe\.name: expected a text"),
    "no list": (lambda b: b.update(spaces={}), r"central-europe\.spaces: expected a list"),
    "no object": (lambda b: b["spaces"].append(3), r"central-europe\.spaces\[85\]: expected an object"),
    "no spaces": (lambda b: b.update(spaces=[]), r"spaces: expected at least 1"),
    "same id": (lambda b: b["spaces"][3].update(id="c.paris"), r"spaces\[3\]\.id: BV-1.*spaces\[0\]"),
    "kind": (lambda b: b["spaces"][0].update(kind="village"), r"spaces\[0\]\.kind: expected one of track"),
    "track end": (
        lambda b: link(b, "l.calais_paris.1")["ends"][0].__setitem__(1, "c"),
        r"spaces\[16\]: BV-2: t\.calais_paris\.1 needs ends a and b",
    ),
    "departure end": (
        lambda b: link(b, "l.calais_paris.0")["ends"][0].__setitem__(1, "in"),
        r"BV-2: d\.calais needs the one end out",
    ),
    "loose city": (
        lambda b: b.update(links=[each for each in b["links"] if "p.marseille" not in str(each["ends"])]),
        r"BV-2: p\.marseille needs 2 to 5 ends, found 0",
    ),
    "three ends": (
        lambda b: b["links"][0]["ends"].append(["d.calais", "x"]),
        r"links\[0\]\.ends: expected at most 2, found 3",
    ),
    "no end": (
        lambda b: b["links"][0]["ends"].__setitem__(0, "d.calais"),
        r"links\[0\]\.ends\[0\]: expected a list",
    ),
    "end twice": (
        lambda b: b["links"].append({"id": "l.x", "ends": [["d.calais", "out"], ["c.paris", "x"]]}),
        r"links\[116\]\.ends\[0\]: BV-3",
    ),
    "no such node": (
        lambda b: b["links"].append({"id": "l.x", "ends": [["z", "out"], ["y", "x"]]}),
        r"links\[116\]\.ends: BV-3: there is no 'z'",
    ),
    "two junctions": (
        lambda b: b["links"].append({"id": "l.x", "ends": [["j.dijon", "x"], ["j.lyon", "x"]]}),
        r"links\[116\]: BV-4",
    ),
    "no such light": (
        lambda b: b["links"][0].update(signal="s.nowhere"),
        r"links\[0\]\.signal: BV-8: there is no light",
    ),
    "light on no link": (
        lambda b: b["signals"].append({"id": "s.x", "city": None}),
        r"signals\[28\]: BV-8: s\.x has to be on exactly one link",
    ),
    "light of no city": (lambda b: b["signals"][0].update(city="d.calais"), r"signals\[0\]\.city: BV-8"),
    "light of another city": (
        lambda b: b["signals"][0].update(city="c.berlin"),
        r"BV-8: no light of c\.paris on its link",
    ),
    "city light on the track": (
        lambda b: of(b["signals"], "s.geneva_basel.0").update(city="c.berlin"),
        r"BV-8: a light of c\.berlin far from it",
    ),
    "two cities": (
        lambda b: b["links"].append(
            {"id": "l.x", "ends": [["c.paris", "x"], ["c.berlin", "x"]], "signal": None}
        ),
        r"links\[116\]: BV-8: a link joins two cities",
    ),
    "departure at a junction": (
        lambda b: [
            without(b, "spaces", "t.tours_nantes.1"),
            without(b, "links", "l.tours_nantes.1"),
            link(b, "l.tours_nantes.0")["ends"].__setitem__(1, ["d.nantes", "out"]),
        ],
        r"BV-9",
    ),
    "two legs": (
        lambda b: b["junctions"][0]["legs"].pop(),
        r"junctions\[0\]\.legs: BV-3: expected at least 3, found 2",
    ),
    "other leg": (
        lambda b: b["junctions"][0]["legs"][0].update(id="x"),
        r"junctions\[0\]\.legs: BV-3: each leg",
    ),
    "bad pair": (
        lambda b: b["junctions"][0].update(pairs=[["x", "y"]]),
        r"junctions\[0\]\.pairs\[0\]: BV-11",
    ),
    "no pairs": (
        lambda b: b["junctions"][0].update(pairs=[]),
        r"junctions\[0\]\.pairs: expected at least 1",
    ),
    "no truth": (
        lambda b: b["rules"].update(passThroughCities=1),
        r"rules\.passThroughCities: expected true",
    ),
    "no number": (
        lambda b: b["rules"].update(greenDiscs=True),
        r"rules\.greenDiscs: expected a whole number",
    ),
    "unknown agent": (
        lambda b: b["rules"]["agents"].__setitem__(1, "pirate"),
        r"rules\.agents\[1\]: expected",
    ),
    "two agents": (lambda b: b["rules"]["agents"].pop(), r"rules\.agents: expected at least 3"),
    "agent no text": (
        lambda b: b["rules"]["agents"].__setitem__(0, 1),
        r"rules\.agents\[0\]: expected one of logistician",
    ),
    "slots": (lambda b: b["portSlots"]["8"].update(wild=1), r"portSlots\.8: BV-7: the slots add up to 9"),
    "colour twice": (lambda b: b["spaces"][1].update(colour="blue"), r"spaces\[1\]\.colour: BV-7"),
    "number twice": (lambda b: b["spaces"][6].update(number=2), r"spaces\[6\]\.number: BV-6"),
    "no port": (
        lambda b: (
            [b["spaces"][4].update(kind="city", colour="blue"), b["spaces"][0].update(kind="port")]
            and [b["spaces"][i].update(kind="port") for i in (1,)]
        ),
        r"BV-7",
    ),
    "three goods cities": (lambda b: b["spaces"][0].update(kind="port"), r"BV-7: expected goods cities"),
    "three ports": (lambda b: _with_harbours(b), r"BV-7: expected one or two ports, found 3"),
    "departure missing": (
        lambda b: [
            b.update(
                spaces=[
                    each
                    for each in b["spaces"]
                    if each["id"] not in ("d.rostock", "t.berlin_rostock.1", "t.berlin_rostock.2")
                ]
            ),
            b.update(links=[each for each in b["links"] if "berlin_rostock" not in each["id"]]),
            without(b, "signals", "s.berlin_rostock.0"),
        ],
        r"BV-6: expected departure spaces 2 to 12, found 10",
    ),
    "switch discs": (
        lambda b: b["rules"].update(switchDiscs=25),
        r"rules\.switchDiscs: BV-5: the junctions need 26",
    ),
    "green discs": (lambda b: b["rules"].update(greenDiscs=9), r"rules\.greenDiscs: BV-12"),
    "few lights": (
        lambda b: [
            b.update(signals=[each for each in b["signals"] if each["city"]][:17]),
            [
                each.update(signal=None)
                for each in b["links"]
                if each["signal"] and not _owned(b, each["signal"])
            ],
        ],
        r"signals: BV-10",
    ),
    "layout pair": (
        lambda b: b["firstLayout"]["switches"].update({"j.dijon": ["paris", "paris"]}),
        r"firstLayout\.switches\.j\.dijon: BV-11",
    ),
    "layout outside pairs": (
        lambda b: of(b["junctions"], "j.dijon").update(pairs=[["paris", "lyon"]]),
        r"switches\.j\.dijon: BV-11: not one of",
    ),
    "layout junction": (lambda b: b["firstLayout"]["switches"].update({"j.x": []}), r"switches\.j\.x: BV-11"),
    "layout of no junction": (
        lambda b: b["firstLayout"]["switches"].update({"j.x": ["paris", "lyon"]}),
        r"switches\.j\.x: BV-11: there is no such junction",
    ),
    "layout missing": (
        lambda b: b["firstLayout"]["switches"].pop("j.dijon"),
        r"firstLayout\.switches\.dijon: missing",
    ),
    "leg twice": (
        lambda b: b["junctions"][0]["legs"][0].update(id=b["junctions"][0]["legs"][1]["id"]),
        r"junctions\[0\]\.legs: BV-3: expected different legs",
    ),
    "city without a name": (lambda b: b["spaces"][0].pop("name"), r"spaces\[0\]\.name: missing"),
    "city without a colour": (lambda b: b["spaces"][0].pop("colour"), r"spaces\[0\]\.colour: missing"),
    "departure without a number": (lambda b: b["spaces"][5].pop("number"), r"spaces\[5\]\.number: missing"),
    "layout light": (lambda b: b["firstLayout"]["green"].__setitem__(0, "s.x"), r"green\[0\]: BV-12"),
    "layout city": (
        lambda b: b["firstLayout"]["green"].__setitem__(0, "s.dijon_lyon.1"),
        r"green: BV-12: expected one green light at c\.paris",
    ),
    "layout track": (lambda b: b["firstLayout"]["green"].pop(), r"green: BV-12: expected 3 green"),
    "size": (lambda b: b.update(size=[1500]), r"size: BV-18"),
    "off the canvas": (lambda b: b["spaces"][0].update(x=2000), r"spaces\[0\]\.x: BV-18"),
    "too close": (lambda b: b["spaces"][1].update(x=430, y=505), r"BV-18: closer than 30 to c\.paris"),
    "crossing": (lambda b: of(b["spaces"], "d.calais").update(x=1300, y=700), r"BV-19: drawn across"),
}


def _with_harbours(board: Paper) -> None:
    """Two more ports, each a ring of one section."""
    for name in ("p.north", "p.south"):
        board["spaces"] += [
            {"id": name, "kind": "port", "name": name, "x": 0, "y": 0},
            {"id": f"t.{name}", "kind": "track", "x": 0, "y": 0},
        ]
        for end, here in (("a", "in"), ("b", "out")):
            board["signals"].append({"id": f"s.{name}.{end}", "city": name})
            ends = [[name, here], [f"t.{name}", end]]
            board["links"].append({"id": f"l.{name}.{end}", "ends": ends, "signal": f"s.{name}.{end}"})


def _owned(board: Paper, light: str) -> bool:
    return any(each["id"] == light for each in board["signals"])


@pytest.mark.parametrize("name", FAULTS)
def test_a_faulty_board_names_the_entry(name: str) -> None:
    board = copy.deepcopy(EUROPE)
    spoil, problem = FAULTS[name]
    spoil(board)
    with pytest.raises(rotonde.MaterialError, match=problem):
        GAME.with_material({"board": board})


def rewired(board: Paper, first: str, second: str) -> Paper:
    """Two links exchange their second ends."""
    one, other = link(board, first)["ends"], link(board, second)["ends"]
    one[1], other[1] = other[1], one[1]
    return board


def test_bv_15_a_way_that_is_too_long() -> None:
    board = copy.deepcopy(EUROPE)
    for name in ("lyon", "toulouse", "turin"):
        route = {"lyon": "lyon_marseille", "toulouse": "toulouse_marseille", "turin": "turin_marseille"}[name]
        last = link(board, f"l.{route}.2")
        before: list[object] = last["ends"][0]
        for i in range(9):
            space = f"t.{route}.x{i}"
            board["spaces"].append({"id": space, "kind": "track", "x": 40 + 31 * i, "y": 40 + 31 * len(name)})
            board["links"].append({"id": f"l.{route}.x{i}", "ends": [before, [space, "a"]], "signal": None})
            before = [space, "b"]
        last["ends"][0] = before
    with pytest.raises(rotonde.MaterialError, match=r"spaces\[\d\]: BV-15: \d+ points to p\.marseille"):
        GAME.with_material({"board": board})


def test_bv_13_an_island() -> None:
    board = copy.deepcopy(EUROPE)
    board["spaces"] += [{"id": f"t.island.{i}", "kind": "track", "x": 30 + 40 * i, "y": 30} for i in range(2)]
    board["links"] += [
        {"id": f"l.island.{i}", "ends": [[f"t.island.{i}", "b"], [f"t.island.{1 - i}", "a"]], "signal": None}
        for i in range(2)
    ]
    with pytest.raises(rotonde.MaterialError, match=r"spaces\[85\]: BV-13: no line leads to t\.island\.0"):
        GAME.with_material({"board": board})


def only(board: Paper, junction: str, *pairs: list[str]) -> None:
    of(board["junctions"], junction)["pairs"] = [list(pair) for pair in pairs]
    board["firstLayout"]["switches"][junction] = list(pairs[0])


def test_bv_14_a_departure_that_leads_nowhere() -> None:
    board = copy.deepcopy(EUROPE)
    only(board, "j.toulouse", ["barcelona", "marseille"], ["limoges", "marseille"])
    with pytest.raises(rotonde.MaterialError, match=r"BV-14: no way from departure 12 to c\.paris"):
        GAME.with_material({"board": board})


def test_bv_16_a_train_that_can_reach_no_city() -> None:
    board = copy.deepcopy(EUROPE)
    only(board, "j.salzburg", ["munich", "linz"], ["munich", "verona"])
    only(board, "j.verona", ["salzburg", "turin"], ["venice", "salzburg"])
    only(board, "j.dresden", ["leipzig", "linz"], ["wroclaw", "leipzig"], ["wroclaw", "linz"])
    only(board, "j.linz", ["dresden", "vienna"], ["salzburg", "vienna"])
    with pytest.raises(rotonde.MaterialError, match=r"BV-1[46]"):
        GAME.with_material({"board": board})


def test_a_board_with_pairs_is_played_with_them() -> None:
    board = copy.deepcopy(EUROPE)
    only(board, "j.dijon", ["paris", "lyon"], ["basel", "lyon"])
    game = GAME.with_material({"board": board})
    assert len(game.space) < len(GAME.space)
    state = do(table(game=game, options={"board": "central-europe"}), "play switch")
    assert [each for each in legal(state) if each.startswith("set dijon")] == ["set dijon basel lyon"]


def test_our_boards_are_as_long_as_the_rules_say() -> None:
    ways = {}
    for name in (EUROPE, AMERICA):
        board = read_board(name, "board")
        for city in board.goods_city:
            for port in board.ports:
                ways[board.spaces[city], board.spaces[port]] = distances(board, city)[port]
    assert ways["c.paris", "p.marseille"] == 6
    assert ways["c.nuremberg", "p.marseille"] == 8
    assert ways["c.amsterdam", "p.marseille"] == 10
    assert ways["c.berlin", "p.marseille"] == 11
    assert ways["c.atlanta", "p.san-francisco"] == 11
    assert ways["c.chicago", "p.new-york"] == 6


DECK_FAULTS: dict[str, tuple[Any, str]] = {
    "few": (lambda d: d["cards"].pop(), r"deck\.cards: expected at least 18, found 17"),
    "twice": (lambda d: d["cards"][1].update(id="i01"), r"deck\.cards\[1\]\.id: i01 is there twice"),
    "start twice": (lambda d: d["start"].update(id="i01"), r"deck\.start\.id: i01 is there twice"),
    "symbol": (
        lambda d: d["cards"][0].update(move=["pink"]),
        r"deck\.cards\[0\]\.move\[0\]: expected one of",
    ),
    "no symbol": (lambda d: d["cards"][0].update(move=[]), r"deck\.cards\[0\]\.move: expected at least 1"),
    "new": (
        lambda d: d["cards"][0].update(new=3),
        r"deck\.cards\[0\]\.new: expected a whole number from 0 to 2",
    ),
    "colour twice": (lambda d: d["cards"][0].update(move=["grey", "grey"]), r"cards\[0\]\.move: no colour"),
    "start order": (
        lambda d: d["start"]["new"].reverse(),
        r"deck\.start\.new: expected black, brown, grey, and nothing",
    ),
    "start": (lambda d: d["start"].update(new=["grey"]), r"deck\.start\.new: expected at least 3"),
}


@pytest.mark.parametrize("name", DECK_FAULTS)
def test_a_faulty_deck_names_the_entry(name: str) -> None:
    deck = copy.deepcopy(DECK)
    spoil, problem = DECK_FAULTS[name]
    spoil(deck)
    with pytest.raises(rotonde.MaterialError, match=problem):
        GAME.with_material({"deck": deck})


def test_files_that_are_no_material() -> None:
    for files_, problem in (
        ({"map": {}}, "map: unknown; known: board"),
        ({}, "files: expected a board"),
        ({"boards": {}}, "boards: expected a list"),
        ({"boards": [EUROPE, EUROPE]}, "central-europe: central-europe has one of that name"),
    ):
        with pytest.raises(rotonde.MaterialError, match=problem):
            GAME.with_material(files_)


def mixed_deck() -> Paper:
    deck = copy.deepcopy(DECK)
    deck["cards"][0] = {"id": "mixed", "new": 0, "move": ["brown", "M"]}
    deck["cards"][1] = {"id": "rest", "new": 0, "move": ["brown", "M", "M"]}
    return deck


def test_a_card_with_printed_and_free_colours() -> None:
    game = GAME.with_material({"deck": mixed_deck()})
    state = instructed("mixed", "black1 d.calais out", "brown1 d.nantes out", game=game)
    assert legal(state) == ["colours black", "colours grey"]
    do(state, "colours black")
    assert state.mover == 3  # brown comes first
    held = instructed("mixed", "black1 d.calais out", "brown1 d.nantes out", game=game, agents=["conductor"])
    do(held, "conductor brown")
    assert legal(held) == ["colours black", "colours grey"]
    assert do(held, "colours black").mover == 0
    rest = instructed("rest", "black1 d.calais out", "brown1 d.nantes out", "grey1 d.venice out", game=game)
    assert legal(do(rest, "rolls 2")) == ["move black1", "move grey1"]


def test_a_game_on_another_board_has_its_own_space_and_its_record_carries_it() -> None:
    board = copy.deepcopy(AMERICA) | {"id": "elsewhere", "name": "Elsewhere"}
    game = GAME.with_material({"board": board, "deck": mixed_deck()})
    assert "exit calais_paris.2" not in [game.space.text(a) for a in range(len(game.space))]
    state = game.new(2)
    record = rotonde.Record(game, 2, {}, Walker(7).go(state, 150))
    assert '"elsewhere"' in str(record)
    assert_replays(record, state)
    assert_legality(state)
    whole = GAME.with_material(
        {"format": "convoi-board/1", "boards": [EUROPE, AMERICA], "instructionDeck": DECK}
    )
    assert len(whole.space) == len(GAME.space)


def test_bv_17_every_way_to_the_port_uses_one_link() -> None:
    board = copy.deepcopy(EUROPE)
    for name in ("toulouse_marseille.2", "turin_marseille.2"):
        without(board, "links", f"l.{name}")
        without(board, "signals", f"s.{name}")
    last = link(board, "l.lyon_marseille.2")
    last.update(ends=[["t.lyon_marseille.2", "b"], ["j.x", "lyon"]], signal=None)
    without(board, "signals", "s.lyon_marseille.2")
    legs = [{"id": "lyon", "link": "l.lyon_marseille.2"}]
    for leg in ("east", "west"):
        space, light = f"t.x.{leg}", f"s.x.{leg}"
        board["spaces"].append({"id": space, "kind": "track", "x": 1, "y": 1})
        board["signals"].append({"id": light, "city": "p.marseille"})
        board["links"] += [
            {"id": f"l.x.{leg}.0", "ends": [["j.x", leg], [space, "a"]], "signal": None},
            {"id": f"l.x.{leg}.1", "ends": [[space, "b"], ["p.marseille", leg]], "signal": light},
        ]
        legs.append({"id": leg, "link": f"l.x.{leg}.0"})
    ends = [["t.toulouse_marseille.2", "b"], ["t.turin_marseille.2", "b"]]
    board["links"].append({"id": "l.south", "ends": ends, "signal": None})
    board["junctions"].append({"id": "j.x", "name": "X", "x": 2, "y": 2, "legs": legs})
    board["rules"]["switchDiscs"] = 27
    board["firstLayout"]["switches"]["j.x"] = ["lyon", "east"]
    board["firstLayout"]["green"][4] = "s.x.east"
    with pytest.raises(rotonde.MaterialError, match=r"spaces\[0\]: BV-17: every way to p\.marseille"):
        GAME.with_material({"board": board})


def test_two_ways_are_found_where_the_shortest_stands_in_the_way_of_both() -> None:
    lines = ["sa", "ab", "bt", "sx", "xy", "yb", "ap", "pq", "qt"]
    graph: dict[Node, list[tuple[Node, int]]] = {}
    for number, line in enumerate(lines):
        one, other = line[0], line[1]
        graph.setdefault((one, 0), []).append(((other, 0), number))
        graph.setdefault((other, 0), []).append(((one, 0), number))
    assert two_ways(graph, ("s", 0), ("t", 0))


def test_a_second_light_on_a_line_and_a_leg_to_a_city_have_their_names() -> None:
    board = copy.deepcopy(EUROPE)
    board["signals"].append({"id": "s.linz_dresden.2", "city": None})
    link(board, "l.linz_dresden.2")["signal"] = "s.linz_dresden.2"
    without(board, "spaces", "t.paris_reims.1")
    without(board, "links", "l.paris_reims.1")
    link(board, "l.paris_reims.0")["ends"][1] = ["j.reims", "paris"]
    words: Any = GAME.with_material({"board": board}).words
    assert words["names"]["light"]["linz_dresden.2"]["en"].endswith("(linz_dresden.2)")
    assert words["names"]["light"]["paris_reims.0"]["en"] == "Paris towards Reims"
    assert words["names"]["one"]["paris"]["en"] == "Paris"


def test_where_no_junction_can_be_set_otherwise_no_switch_card_is_played() -> None:
    game: Any = GAME.with_material({"board": EUROPE})
    board = game.boards["central-europe"]
    board.junction_pairs = [[pair] for pair in board.first_pairs]
    state = table(game=game)
    assert why_not(state, "play switch") == "CV-SWI-1"
    assert "trade signal signal for switch" not in legal(state)
