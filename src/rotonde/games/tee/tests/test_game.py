"""Checks of every game; words and aids of this one."""

from pathlib import Path
from typing import Any

import pytest

import rotonde
from rotonde.games.tee import GAME
from rotonde.games.tee.tests.golden import RECORDS, WANTED
from rotonde.games.tee.tests.tables import HANDS, dealt, do, drawn, moving, new, player, ride, table
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.words import sentences
from rotonde.testing import check_game
from rotonde.testing.random_walks import Walker

SOURCES = Path(__file__).parent
PLANNED = {"planner": True}


def test_what_every_game_owes() -> None:
    check_game(GAME, tests=SOURCES)


def test_every_event_action_and_question_has_its_words() -> None:
    words = GAME.words
    assert set(sentences(words, "action")) == set(GAME.space.kinds)
    names = ["Anna", "Ben", "Cléa", "Dan", "Ève"]
    speakers = [Speaker(words, language, names) for language in ("en", "fr")]
    said: set[str] = set()
    for name in WANTED:
        record = rotonde.Record.parse((RECORDS / f"{name}.txt").read_text("utf-8"))
        last = record.last()
        for event in [*last.events(0, 0), *last.events(0, None)]:
            said.add(str(event["type"]))
            for speaker in speakers:
                assert "{" not in speaker.event(event)
    assert said >= set(sentences(words, "event")) - {"no_card_left"}
    for a in range(len(GAME.space)):
        for speaker in speakers:
            assert "{" not in speaker.action(GAME.space.kind(a), GAME.space.params(a))


def test_every_question_is_asked_in_both_languages() -> None:
    asked = new(2), dealt(2), do(dealt(2), "start cork", "start cork"), table(player("dublin"))
    for state in [
        *asked,
        moving(2),
        do(table(player("dublin")), "roll"),
        do(table(player("dublin")), "draw"),
    ]:
        for language in ("en", "fr"):
            for you in (True, False):
                assert Speaker(GAME.words, language, ["A", "B"]).asks(state.asks(), 0, you=you)
        assert set(state.rules_now()) <= set(GAME.rules)


def test_a_card_is_read_out_with_its_title_and_text() -> None:
    event = drawn("no_ticket", player("dublin")).events(0, None)[0]
    assert Speaker(GAME.words, "fr", ["Anna", "Ben"]).event(event) == (
        "Anna tire « Sans billet » : Vous vous expliquez avec le contrôleur : vous passez deux tours."
    )


def test_aids_compare_the_starts() -> None:
    state = dealt(2, planner=True)
    starts = {each["station"]: each for each in state.aids(0)["starts"]}  # type: ignore[attr-defined]
    assert set(starts) == {"cork", "leningrad", "izmir", "gibraltar"}
    assert starts["izmir"]["turns"] < starts["cork"]["turns"]
    assert set(starts["izmir"]["tour"]) == set(HANDS[0].split())
    assert state.aids(None) == new(2).aids(0) == {}


def test_aids_say_how_far_the_goals_are() -> None:
    state = table(player("dublin", hand="london madrid rome paris bonn berlin"))
    goals = {each["station"]: each["turns"] for each in state.aids(0)["goals"]}  # type: ignore[attr-defined]
    assert set(goals) == {"london", "madrid", "rome", "paris", "bonn", "berlin", "cork"}
    assert goals["cork"] == round(7 / 6, 1)  # only a 1 needs a second turn
    assert goals["london"] == round(1 + 1 + 7 / 6, 1)  # draw, sail to Holyhead, two more stations
    blocked = table(player("dublin"), closed="limerick_jn rosslare")
    assert blocked.aids(0)["goals"][-1]["turns"] == round(5 + 7 / 6, 1)  # type: ignore[index]
    assert "reach" not in do(dealt(2), "start cork", "start cork").aids(0)


def test_aids_plan_the_whole_tour() -> None:
    state = table(
        player("limerick_jn", hand="dublin london rome paris bonn berlin", visited="rome bonn berlin"),
        options=PLANNED,
    )
    tour: Any = state.aids(0)["tour"]
    assert tour["stops"] == ["dublin", "london", "paris", "cork"]
    assert tour["way"][:4] == ["limerick_jn", "dublin", "holyhead", "liverpool"]
    assert tour["way"][-1] == "cork"
    assert all(stop in tour["way"] for stop in tour["stops"])
    slow = {"visitCostsTurn": True, **PLANNED}
    waiting = table(player("limerick_jn", visited=HANDS[0], skips=2), options=slow)
    assert waiting.aids(0)["tour"] == {"stops": ["cork"], "turns": 3.0, "way": ["limerick_jn", "cork"]}


def test_a_detour_is_planned_around_a_closed_station() -> None:
    hand = player("limerick_jn", hand="dublin london rome paris bonn berlin", visited="rome bonn berlin")
    way: Any = table(hand, closed="holyhead", options=PLANNED).aids(0)["tour"]
    assert "holyhead" not in way["way"]


def test_a_table_has_no_planner_unless_it_asks_for_one_or_is_a_newcomers() -> None:
    assert dealt(2).aids(0) == {}
    properties: Any = GAME.options["properties"]
    assert properties["planner"]["newcomer"] is True
    helps = table(player("dublin")).aids(0)
    assert ("tour" in helps, "goals" in helps) == (False, True)


def test_aids_say_which_throw_takes_me_where() -> None:
    state = table(player("dublin"), player("belfast"), player(), closed="belfast")
    reach = {way["station"]: way for way in state.aids(0)["reach"]}  # type: ignore[attr-defined]
    assert {name: way["die"] for name, way in reach.items()} == {
        "limerick_jn": 1,
        "cork": 2,
        "rosslare": 3,
        "belfast": 6,
    }
    assert reach["belfast"]["reopens"] == ["belfast"]
    assert reach["rosslare"]["path"] == ["limerick_jn", "cork", "rosslare"]
    assert state.aids(0)["nearest"] == {"seats": [1], "distance": 1}


def test_aids_follow_the_move_and_know_what_ends_it() -> None:
    state = moving(5, player("limerick_jn", hand="dublin madrid rome paris bonn berlin"))
    reach = {way["station"]: way for way in state.aids(0)["reach"]}  # type: ignore[attr-defined]
    assert reach["dublin"]["visits"] is True
    assert "belfast" not in reach
    ride(state, "violet", "cork")
    assert [way["path"] for way in state.aids(0)["reach"]] == [["rosslare"]]  # type: ignore[attr-defined]
    done = moving(2, player("dublin", visited=HANDS[0]))
    wins = [way["station"] for way in done.aids(0)["reach"] if way["wins"]]  # type: ignore[attr-defined]
    assert wins == ["cork"]
    assert ride(done, "violet", "limerick_jn", "cork").aids(0) == {}


def test_aids_are_remembered_only_while_they_are_right() -> None:
    state, walker = new(3, planner=True), Walker(4)
    for _ in range(250):
        walker.go(state, 1)
        for seat in range(3):
            assert state.aids(seat) == state.clone().aids(seat)  # a copy remembers nothing
    assert state.aids(0)["tour"] is state.aids(0)["tour"]


def test_aids_of_the_free_show_every_network() -> None:
    reach = moving(1, player("ostend", bound="free")).aids(0)["reach"]
    assert {(way["network"], way["station"]) for way in reach} == {  # type: ignore[attr-defined]
        ("violet", "brussels"),
        ("tee", "brussels"),
        ("ferry", "dover"),
    }
    every = moving(6, closed="limerick_jn dublin", options={"sixOpens": "all"}).aids(0)["reach"]
    assert {"dublin", "belfast"} <= {way["station"] for way in every}  # type: ignore[attr-defined]


BROKEN: dict[str, tuple[object, str]] = {
    "phase": ("sleep", "phase: expected one of"),
    "turn": (2, "turn: expected a number from 0 to 1"),
    "closed": (["rome"], "tokens in hands and on the map"),
    "under": (["no_ticket", "no_ticket"], "each HASARD card is in one place"),
    "card": ("no_ticket", "no card is in play"),
    "throws": ([1, 2], "throws for who begins lie only before"),
    "path": (["cork"], "no move is under way"),
    "six": (1, "no move is under way"),
    "winner": (0, "the game is over when somebody has won"),
    "steps": (7, "steps: expected a number from 0 to 6"),
    "options": ({"sixOpens": "none"}, "options: option sixOpens"),
    "players": ([], "players: expected 2 to 2 items"),
}


@pytest.mark.parametrize("key", BROKEN)
def test_a_faulty_snapshot_says_where(key: str) -> None:
    value, problem = BROKEN[key]
    with pytest.raises(rotonde.SnapshotError, match=problem):
        GAME.restore({**table(player("dublin")).snapshot(), key: value})


def test_a_move_without_a_path_is_refused() -> None:
    with pytest.raises(rotonde.SnapshotError, match="the move has come to where the piece is"):
        GAME.restore({**moving(3).snapshot(), "path": []})


IMPOSSIBLE: dict[str, tuple[dict[str, object], str]] = {
    "at": ({"at": "atlantis"}, r"players\[0\].at"),
    "in an open souvenir": ({"at": "ankara"}, "ruled out was never dealt"),
    "bound elsewhere": ({"at": "cork", "bound": "tee"}, "who is bound stands on that network"),
    "nowhere": ({"at": None}, "everyone has a start and a place"),
    "home in a capital": ({"home": "rome"}, r"players\[0\].home"),
    "five souvenirs": ({"open": ["ankara", "andorra"]}, "three red and three blue"),
    "another's souvenir": ({"visited": ["moscow"]}, "each souvenir is one player's"),
    "open and visited": ({"visited": ["ankara"]}, "a souvenir is open or visited"),
    "keeping a fine": ({"kept": ["no_ticket"]}, "only cards that reopen are kept"),
    "won unnoticed": (
        {"at": "cork", "open": [], "visited": HANDS[0].split()},
        "who is home with all six has won",
    ),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_an_impossible_player_is_refused(what: str) -> None:
    change, problem = IMPOSSIBLE[what]
    snapshot = table(player("dublin")).snapshot()
    players = snapshot["players"]
    assert isinstance(players, list)
    players[0] = {**players[0], **change}
    with pytest.raises(rotonde.SnapshotError, match=problem):
        GAME.restore(snapshot)


def test_a_finished_game_is_read_back() -> None:
    state = ride(moving(2, player("limerick_jn", visited=HANDS[0])), "violet", "cork")
    again = GAME.restore(state.snapshot())
    assert (again.to_act, again.winners()) == (rotonde.OVER, [0])


def test_a_game_not_yet_begun_is_read_back() -> None:
    for state in (new(3), do(dealt(3), "start cork")):
        assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()


@pytest.mark.parametrize("shown", [True, False])
def test_open_souvenirs_need_no_curtain(shown: bool) -> None:
    assert GAME.hides({"openSouvenirs": shown}) is not shown


def test_every_ruling_is_there_and_names_its_option() -> None:
    assert len(GAME.rulings) == 45
    options = {each.option for each in GAME.rulings.values()} - {""}
    assert options == {"openSouvenirs", "protectStarts", "rideOn", "sixOpens", "visitCostsTurn"}
