"""Checks of every game, and of what belongs to no single rule: aids, words, snapshots, worlds."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rotonde
from rotonde.games.convoi import GAME
from rotonde.games.convoi.events import TYPES
from rotonde.games.convoi.tests.dispatcher import Dispatcher
from rotonde.games.convoi.tests.tables import AMERICA, dealt, do, hand, instructed, legal, moved, new, table
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.words import sentences
from rotonde.testing import check_game
from rotonde.testing.determinize import assert_chi_square
from rotonde.testing.random_walks import Walker

SOURCES = Path(__file__).parent
HIDDEN = {"hiddenHands": True}


def test_what_every_game_owes() -> None:
    check_game(GAME, SOURCES, tries)


def tries(perspective: rotonde.Perspective, seed: int) -> int:
    chance = rotonde.Chance(seed)
    return Dispatcher()(perspective.imagine(chance), chance)


# Aids


def way(state: Any, name: str, i: int = 0) -> Any:
    return next(each for each in state.aids(0)["trains"] if each["train"] == name)["ways"][i]


def test_aids_say_where_each_face_would_take_a_train_and_at_what_cost() -> None:
    state = table("black1 d.calais out", green=("paris_dijon.0",), red=("calais_paris.2",))
    ahead = way(state, "black1")
    assert (ahead["exit"], ahead["path"], ahead["then"]) == (
        None,
        ["t.calais_paris.1", "t.calais_paris.2"],
        "red",
    )
    assert [(face["points"], face["reason"], face["tokens"]) for face in ahead["faces"]] == [
        (2, "points", 0),
        (3, "red", 1),
        (4, "red", 2),
        (5, "red", 3),
    ]
    assert ahead["faces"][0]["odds"] == 1


@pytest.mark.parametrize(
    ("trains", "then", "tokens"),
    [
        (("grey1 t.calais_paris.2 b",), "city", [0, 0, 0]),
        (("grey1 t.lyon_marseille.2 b",), "port", [0, 0, 0]),
        (("grey1 t.calais_paris.1 a",), "departure", [2, 2, 2]),
        (("grey1 t.paris_dijon.2 b",), "switch", [1, 2, 3]),
        (("grey1 t.calais_paris.1 b", "black1 t.calais_paris.2 b"), "train", [1, 2, 3]),
        (("grey1 t.calais_paris.1 b", "black1 t.calais_paris.2 a"), "collision", [2, 4, 6]),
    ],
)
def test_aids_know_every_way_to_stop(trains: tuple[str, ...], then: str, tokens: list[int]) -> None:
    state = table(*trains)
    assert way(state, "grey1")["then"] == then
    assert [face["tokens"] for face in way(state, "grey1")["faces"]] == tokens
    for points, cost in enumerate(tokens, 1):
        assert moved(table(*trains), "grey1", points).clock == 7 - cost


def test_aids_look_no_further_than_the_die_can_carry() -> None:
    state = table(
        "black1 d.vienna out",
        green=("linz_dresden.1",),
        red=("geneva_basel.0",),
        switches=("linz dresden vienna", "dresden leipzig linz"),
    )
    assert (len(way(state, "black1")["path"]), way(state, "black1")["then"]) == (5, "points")


def test_aids_show_every_green_exit_of_a_city() -> None:
    state = table("black1 c.paris", green=("paris_dijon.0",), red=("geneva_basel.0",))
    exits = [each["exit"] for each in next(iter(state.aids(0)["trains"]))["ways"]]  # type: ignore[call-overload]
    assert exits == ["calais_paris.2", "paris_dijon.0"]
    assert state.aids(0)["loads"] == ["black1"]
    assert state.aids(1)["turns_left"] == 10


@pytest.mark.parametrize(
    ("trains", "switches", "stopper"),
    [
        (("grey1 t.calais_paris.2 b",), (), "calais_paris.2"),
        (("grey1 t.paris_dijon.2 b",), (), "dijon"),
        (("grey1 t.tours_limoges.1 b",), ("limoges toulouse tours",), "limoges_toulouse.0"),
        (("grey1 t.limoges_toulouse.1 a",), ("limoges toulouse tours",), "limoges_toulouse.0"),
        (("grey1 t.lyon_geneva.1 b",), ("geneva basel lyon",), "geneva_basel.0"),
        (("grey1 t.calais_paris.1 b", "black1 t.calais_paris.2 b"), (), "black1"),
        (("grey1 t.calais_paris.1 a",), (), None),
    ],
)
def test_aids_name_what_stops_a_train(
    trains: tuple[str, ...], switches: tuple[str, ...], stopper: str | None
) -> None:
    state = table(
        *trains,
        green=("paris_reims.0", "dijon_lyon.1"),
        red=("calais_paris.2", "geneva_basel.0"),
        switches=switches,
    )
    assert way(state, "grey1")["at"] == stopper


def test_aids_offer_what_a_signal_or_a_switch_card_could_change() -> None:
    state = table()
    aids: Any = state.aids(0)
    for light, targets in aids["signals"].items():
        lifted = do(table(), "play signal", f"lift {light}")
        assert [f"put {target}" for target in targets] == sorted(legal(lifted), key=state.game.space.parse)
    played = do(state, "play switch")
    pairs = [f"set {name} {one} {other}" for name, all in aids["switches"].items() for one, other in all]
    assert sorted(pairs) == sorted(legal(played))


def test_aids_count_what_may_still_come() -> None:
    coming = dealt().aids(0)["coming"]
    assert coming == {
        "unseen": 18,
        "new": 10,
        "with_new": 9,
        "moves": {"black": 6, "brown": 6, "grey": 6, "any": 15},
    }


def test_before_the_start_and_after_the_end_there_is_nothing_to_aid() -> None:
    assert new().aids(0) == new(firstSeat="random").aids(0) == {}
    assert do(table(deck=0), "end").aids(0) == {}


# Words


def test_every_event_and_every_question_has_its_words() -> None:
    assert set(sentences(GAME.words, "action")) == set(GAME.space.kinds)
    assert set(sentences(GAME.words, "event")) == {name[0] for name in TYPES}
    for board, seed in (("central-europe", 3), (AMERICA, 4)):
        state = GAME.new(2, {"board": board, "departures": "shuffled", "layout": "random"})
        speakers = [Speaker(GAME.words, language, ["Anna", "Ben"]) for language in ("en", "fr")]
        walker = Walker(seed)
        while state.to_act != rotonde.OVER:
            for speaker in speakers:
                assert speaker.asks(state.asks(), 0, you=True)
                for a in state.legal_actions()[:3]:
                    assert "{" not in speaker.action(GAME.space.kind(a), GAME.space.params(a))
            walker.go(state, 1)
        for event in state.events(0, 0):
            for speaker in speakers:
                assert "{" not in speaker.event(event)


def test_places_have_names() -> None:
    words: Any = GAME.words
    params = words["names"]
    assert params["light"]["paris_dijon.0"] == {"en": "Paris towards Dijon", "fr": "Paris vers Dijon"}
    assert params["light"]["geneva_basel.0"]["fr"] in ("la ligne Genève–Bâle", "la ligne Bâle–Genève")
    assert params["exit"]["paris_dijon.0"]["en"] == "Dijon"
    assert params["space"]["t.calais_paris.2"]["en"] == "section 2 of Calais–Paris"
    assert params["one"]["basel"]["fr"] == "Bâle"
    assert params["instruction"]["i12"]["en"] == "two new trains; any colour"
    assert len({said["en"] for said in params["light"].values()}) == len(params["light"])


# Snapshots


BROKEN: dict[str, tuple[object, str]] = {
    "phase": ("sleep", "phase: expected one of"),
    "turn": (3, "a card a turn"),
    "active": (None, "active: somebody has to be active"),
    "switches": ([], "switches: hanover is not set"),
    "green": (["calais_paris.2"], "the number of green discs"),
    "cubes": ({"blue": 1, "yellow": 2, "red": 2, "white": 2}, "no cube is lost"),
    "ports": ([], "ports: expected 1 to 1 items"),
    "clock": (0, "the clock is refilled at once"),
    "deck": (9, "18 instruction cards"),
    "unseen": ([], "no instruction card is lost"),
    "filed": (["i00"], r"filed\[0\]: expected one of i01"),
    "bottom": ("i01", "each instruction card is in one place"),
    "hands": ([hand(move=9, signal=9), hand()], "ten cards at most"),
    "discard": (hand(move=27), "27 action cards"),
    "drawn": ([hand(move=1), hand()], "what is open need not be remembered"),
    "agents": (["trackman"], "agents work on their own board"),
    "flags": (["won"], "won as soon as all slots are filled"),
    "lifted": ("calais_paris.2", "a disc is in the hand only to be put down"),
    "stack": ([13], r"stack\[0\]: expected a number"),
    "move": ({"train": None, "points": 3, "came_by": None}, "points are for a train on its way"),
}


@pytest.mark.parametrize("key", BROKEN)
def test_a_faulty_snapshot_says_where(key: str) -> None:
    value, problem = BROKEN[key]
    with pytest.raises(rotonde.SnapshotError, match=problem):
        GAME.restore({**table("black1 c.paris").snapshot(), key: value})


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        (("black1 c.paris", "grey1 c.paris"), "one train a space"),
        (("black1 c.paris", "black1 c.berlin"), r"trains\[1\]\.train: that train is there twice"),
        (("black1 p.marseille",), "a port holds no such train"),
        (("black1 d.calais out red",), "a train that starts is empty"),
        (("black1 c.paris a",), r"trains\[0\]\.heading: a train in a city has none"),
        (("black1 d.calais a",), r"trains\[0\]\.heading: expected one of out"),
        (("black1 d.calais",), r"trains\[0\]\.heading: expected one of out, found None"),
    ],
)
def test_a_faulty_train_says_where(said: tuple[str, ...], problem: str) -> None:
    with pytest.raises(rotonde.SnapshotError, match=problem):
        table(*said)


ORDER = {"symbol": 0, "need": 0, "free": [], "cancelled": [], "colour": None, "due": [], "held": []}


@pytest.mark.parametrize(
    ("phase", "more", "problem"),
    [
        ("put", {}, "lifted: a disc has to be in the hand"),
        ("deal", {}, "draw: somebody has to be owed a card"),
        ("new_place", {"card": "i10"}, r"new\.colour: a colour has to be chosen"),
        ("select", {}, "card: an instruction card has to lie open"),
        ("select", {"card": "i13", "order": {**ORDER, "symbol": 1}}, r"order\.symbol: no symbol"),
        ("rolled", {}, r"move\.train: a train on the network has to be moving"),
        ("city", {"move": {"train": "black1", "points": 1, "came_by": None}}, r"move\.came_by: it came"),
        ("actions", {"move": {"train": None, "points": 0, "came_by": "a"}}, r"came_by: no train is moving"),
        ("rolled", {"move": {"train": "black1", "points": 0, "came_by": None}}, "has points left"),
        ("actions", {"order": {**ORDER, "need": 1}}, "colours are chosen when they are asked for"),
        ("put", {"lifted": "paris_dijon.0"}, "the disc in the hand was on a light"),
        ("actions", {"flags": ["by_card"]}, "cards are played when the instruction is done"),
        ("layout", {}, "the layout comes first"),
        (
            "select",
            {"card": "i03", "order": {**ORDER, "colour": "grey", "due": ["black1"]}},
            "one colour at a time",
        ),
    ],
)
def test_a_phase_that_lacks_something_says_what(phase: str, more: dict[str, Any], problem: str) -> None:
    with pytest.raises(rotonde.SnapshotError, match=problem):
        table("black1 c.paris", phase=phase, **more)


def test_hidden_hands_are_remembered_rightly() -> None:
    with pytest.raises(rotonde.SnapshotError, match="the pile is what was not drawn from it"):
        table(options=HIDDEN)


def test_an_instruction_that_was_interrupted_is_written_down() -> None:
    state = instructed("i03", "black1 d.calais out", "black2 d.nantes out", agents=["logistician"])
    do(state, "move black1", "rolls 2")
    again = GAME.restore(state.snapshot())
    assert again.snapshot() == state.snapshot()
    america = table(
        "black1 t.salt-lake-city_denver.2 b",
        board=AMERICA,
        green=("denver_omaha.0",),
        red=("st-louis_cincinnati.0",),
    )
    moved(america, "black1", 3)
    assert GAME.restore(america.snapshot()).legal_actions() == america.legal_actions()


# Worlds


def test_worlds_come_as_often_as_they_should() -> None:
    """Two cards in another hand, two in the pile: every split of the four by its odds."""
    discard = {"signal": 26, "switch": 24, "move": 25}
    state = table(
        options=HIDDEN,
        mine=hand(switch=2),
        discard=discard,
        hands=[hand(switch=2), hand(move=1, signal=1)],
        drawn=[hand(switch=2), hand(move=1, signal=1)],
        shuffled={"signal": 1, "switch": 3, "move": 2},
    )
    chance, draws = rotonde.Chance(5), 1200
    seen = Counter(str(state.determinize(0, chance).snapshot()["hands"][1]) for _ in range(draws))  # type: ignore[index]
    ways = {
        str(hand(move=2)): 1,
        str(hand(signal=1, switch=1)): 1,
        str(hand(signal=1, move=1)): 2,
        str(hand(switch=1, move=1)): 2,
    }
    assert set(seen) == set(ways)
    assert_chi_square({key: draws * count / 6 for key, count in ways.items()}, dict(seen), "other hands")


def test_after_a_shuffle_the_pile_holds_only_what_was_shuffled() -> None:
    """The other's two cards are older than the pile, so they are known; a bystander knows only the pile."""
    state = table(
        options=HIDDEN,
        hands=[hand(switch=2), hand(move=2)],
        discard=hand(),
        drawn=[hand(), hand()],
        shuffled={"signal": 27, "switch": 25, "move": 25},
    )
    for seed in range(20):
        assert state.determinize(0, rotonde.Chance(seed)).snapshot() == state.snapshot()
        world = state.determinize(None, rotonde.Chance(seed))
        world.check()
        assert world.snapshot()["shuffled"] == state.snapshot()["shuffled"]


def test_every_ruling_is_there_and_names_its_option() -> None:
    assert len(GAME.rulings) == 76
    options = {each.option for each in GAME.rulings.values()} - {""}
    assert options == {"fullPort", "hiddenHands", "managerIncludesPort", "passReversal", "twoNewFallback"}


def test_aids_are_remembered_only_while_they_are_right() -> None:
    state, walker = new(), Walker(4)
    for _ in range(120):
        walker.go(state, 1)
        assert state.aids(0) == state.clone().aids(0)  # a copy remembers nothing
    assert state.aids(0)["trains"] is state.aids(0)["trains"]
