"""Checks of every game; aids and events of this one."""

from pathlib import Path

import pytest

import rotonde
from rotonde.games.wurfel import GAME
from rotonde.games.wurfel.tests.tables import do, empty, new, thrown, to_discard, track
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.words import sentences
from rotonde.testing import check_game

SOURCES = Path(__file__).parent


def test_what_every_game_owes() -> None:
    check_game(GAME, tests=SOURCES)


def test_first_player_has_to_sit_at_the_table() -> None:
    with pytest.raises(rotonde.OptionError, match=r"firstPlayer.*random, 0 to 1"):
        GAME.new(2, {"firstPlayer": 2})


def test_aids_say_what_the_dice_allow() -> None:
    aids = thrown("rrrggwk", track(20, "white 4"), track(3, "green 2", "blue 5")).aids(0)
    assert aids["takes"] == [
        {
            "action": "take red 3",
            "from": None,
            "colour": "red",
            "length": 3,
            "front": 27,
            "victim_front": None,
            "wins": False,
        },
        {
            "action": "steal 1",
            "from": 1,
            "colour": "green",
            "length": 2,
            "front": 26,
            "victim_front": 8,
            "wins": False,
        },
    ]
    assert aids["colours"][0] == {"colour": "white", "shown": 1, "usable": False, "rule": "WX-TAKE-1"}  # type: ignore[index]


def test_aids_say_what_a_theft_costs_the_last_one() -> None:
    rivals = [track(3, "green 2", "blue 5"), track(9, "red 6"), track(9, "black 6")]
    takes = thrown("ggwkyrb", track(20, "white 4"), *rivals).aids(0)["takes"]
    assert takes[0]["victim_front"] == 10  # type: ignore[index]


@pytest.mark.parametrize(
    ("mine", "failure"),
    [
        (empty(), {"kind": "spared", "cells": 0, "colour": None}),
        (track(3, "blue 5"), {"kind": "fell_back", "cells": 3, "colour": None}),
        (track(3, "blue 5", "white 4"), {"kind": "lost_front", "cells": 4, "colour": "white"}),
    ],
)
def test_aids_say_what_failing_would_cost(mine: dict[str, object], failure: dict[str, object]) -> None:
    assert thrown("rrrggwk", mine, track(9, "red 6")).aids(0)["failure"] == failure


def test_aids_give_the_odds_of_the_next_throw() -> None:
    odds = {each["colour"]: each for each in thrown("rrrggwk", track(0, "white 4")).aids(0)["odds"]}  # type: ignore[attr-defined]
    assert "white" not in odds
    assert odds["red"]["kept"] == 3
    assert odds["red"]["at_least"] == {
        "2": 1.0,
        "3": 1.0,
        "4": round(1 - (5 / 6) ** 4, 4),
        "5": round(1 - (5 / 6) ** 4 - 4 * 5**3 / 6**4, 4),
        "6": round((4 * 5 + 1) / 6**4, 4),
    }


def test_aids_compare_what_could_be_given_up() -> None:
    discards = to_discard(track(1, "white 2", "red 5", "blue 4")).aids(0)["discards"]
    assert discards == [
        {"k": 0, "dice": 7, "off": 1, "frees": []},
        {"k": 1, "dice": 6, "off": 3, "frees": ["white"]},
        {"k": 2, "dice": 5, "off": 8, "frees": ["white", "red"]},
    ]


@pytest.mark.parametrize(("behind", "wins"), [(20, False), (21, True), (22, True)])
def test_aids_say_which_strip_would_win(behind: int, wins: bool) -> None:
    takes = thrown("rrrwkyb", track(behind, "green 6")).aids(0)["takes"]
    assert takes[0]["wins"] == wins  # type: ignore[index]


def test_events_tell_what_was_done() -> None:
    state = new(4, firstPlayer=2)
    do(
        state,
        "rolls white white red red red blue black",
        "reroll white white blue",
        "rolls white green black",
    )
    do(state, "stop", "done")
    told = [{key: value for key, value in each.items() if key != "step"} for each in state.events(0, None)]
    assert told == [
        {"type": "began", "seat": 2},
        {"type": "rolled", "seat": 2, "dice": "white white red red red blue black", "throw": 1},
        {"type": "rethrew", "seat": 2, "dice": "white white blue"},
        {"type": "rolled", "seat": 2, "dice": "white green black", "throw": 2},
        {"type": "stopped", "seat": 2},
        {"type": "declined", "seat": 2},
        {"type": "turn", "seat": 3},
    ]
    assert [each["step"] for each in state.events(2, None)] == [2, 3, 4, 4]


def test_the_rules_that_apply_now_are_rules_and_change_with_the_decision() -> None:
    asked = [new(2), new(4), to_discard(track(0, "red 2", "blue 4")), thrown("rrrggwk")]
    told = [tuple(state.rules_now()) for state in asked]
    assert len(set(told)) == len(asked)
    assert {rule for rules in told for rule in rules} <= set(GAME.rules)


def test_before_the_start_and_after_the_end_there_is_nothing_to_aid() -> None:
    assert new(4).aids(0) == {}
    assert do(thrown("rrrrrrr", track(20, "blue 6")), "stop", "take red 6").aids(0) == {}


def test_every_event_and_every_question_has_its_words() -> None:
    words = GAME.words
    assert set(sentences(words, "action")) == set(GAME.space.kinds)
    for state in rotonde.Record.parse(LANTERN.read_text("utf-8")).replay():
        for language in ("en", "fr"):
            speaker = Speaker(words, language, ["Anna", "Ben", "Cléa", "Dan"])
            for event in state.events(state.step - 1, None):
                assert "{" not in speaker.event(event)
            if state.asks():
                assert speaker.asks(state.asks(), max(state.to_act, 0), you=True)
            for a in state.legal_actions()[:3]:
                assert "{" not in speaker.action(GAME.space.kind(a), GAME.space.params(a))


LANTERN = SOURCES.parent / "records" / "lantern-robbed.txt"


BROKEN = {
    "phase": ("sleep", "phase: expected one of"),
    "turn": (9, "turn: expected a number from 0 to 3"),
    "dice": (["red"] * 6, "the dice of the turn stay the same"),
    "throws": (3, "after the third throw"),
    "given_up": (1, "the dice of the turn stay the same"),
    "removed": (["red 2"], "as many of each length"),
    "robbed": ([1], "nothing changes hands"),
    "gained": (1, "nothing changes hands"),
    "tracks": ([track(0, "red 2", "red 3")] + [empty()] * 3, "no track has two strips of a colour"),
    "lanterns": ([1], "the lanterns are the last"),
    "step": (-1, "step: expected a number"),
    "seats": (7, "seats: expected a number from 2 to 6"),
    "options": ({"freeShorter": 1}, "options: option freeShorter"),
    "version": (1, "version: expected a number from 2 to 2"),
    "game": ("chess", "game: expected one of wurfel"),
}


@pytest.mark.parametrize("key", BROKEN)
def test_a_faulty_snapshot_says_where(key: str) -> None:
    value, problem = BROKEN[key]
    with pytest.raises(rotonde.SnapshotError, match=problem):
        GAME.restore({**thrown("rrrggwk").snapshot(), key: value})


EVALUATING = {"phase": "evaluate", "lanterns": [1, 2, 3]}
RED = [track(0, "blue 4", "red 3"), empty(), empty(), empty()]


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ({"given_up": 2, "dice": ["red"] * 5, "tracks": RED}, "what was given up lies behind"),
        (
            {"given_up": 5, "dice": ["red"] * 2, "tracks": [track(10, "red 2", "blue 2"), *RED[1:]]},
            "one strip stays",
        ),
        ({**EVALUATING, "tracks": RED, "lanterns": [1]}, "the lanterns are the last"),
        ({**EVALUATING, "tracks": RED, "gained": 3}, "gained strips are on the track"),
        ({**EVALUATING, "tracks": RED, "gained": 2}, "as many dice as a gained strip is long"),
        ({**EVALUATING, "tracks": RED, "gained": 1, "robbed": [0]}, "nobody robs themselves"),
        ({**EVALUATING, "tracks": RED, "gained": 1, "robbed": [1]}, "victims keep a strip"),
        (
            {**EVALUATING, "gained": 1, "robbed": [1, 2]}
            | {"tracks": [track(0, "blue 4", "red 3"), track(0, "black 2"), track(0, "black 3"), empty()]},
            "at most one strip from each",
        ),
        (
            {"phase": "over", "lanterns": [1, 2, 3], "tracks": [track(25, "red 6"), *RED[1:]]},
            "without a strip gained",
        ),
        (
            {"phase": "over", "lanterns": [0], "tracks": [*RED[1:], track(25, "red 6")]},
            "only the one whose turn",
        ),
        ({"phase": "start", "turn": None, "dice": [], "throws": 0}, "the host said who begins"),
        ({"phase": "start", "turn": None, "dice": [], "throws": 0, "lanterns": [1]}, "nobody is last"),
        ({"removed": ["red 2", "red 2"]}, "removed: the same twice"),
    ],
)
def test_a_position_that_cannot_be_is_named(more: dict[str, object], problem: str) -> None:
    with pytest.raises(rotonde.SnapshotError, match=problem):
        GAME.restore({**thrown("rrrggwk").snapshot(), **more})


@pytest.mark.parametrize(
    ("tracks", "problem"),
    [
        ([track(0, "red 2"), track(0, "red 2"), empty(), empty()], "each strip is in one place"),
        ([track(2), empty(), empty(), empty()], "an empty track stands at the start"),
        ([track(24, "red 6"), empty(), empty(), empty()], "the game ends with the strip"),
        ([track(0, "red 7"), empty(), empty(), empty()], r"tracks\[0\].strips\[0\]"),
        ([empty()] * 3, "expected 4 to 4 items"),
        (["red 2", empty(), empty(), empty()], r"tracks\[0\]: expected an object"),
    ],
)
def test_a_faulty_track_says_where(tracks: list[object], problem: str) -> None:
    with pytest.raises(rotonde.SnapshotError, match=problem):
        GAME.restore({**thrown("rrrggwk").snapshot(), "tracks": tracks})


def test_a_snapshot_with_a_key_too_many_or_too_few_says_which() -> None:
    snapshot = thrown("rrrggwk").snapshot()
    with pytest.raises(rotonde.SnapshotError, match="'weather' is unknown"):
        GAME.restore({**snapshot, "weather": "fine"})
    del snapshot["dice"]
    with pytest.raises(rotonde.SnapshotError, match="dice is missing"):
        GAME.restore(snapshot)


def test_there_is_no_other_material() -> None:
    with pytest.raises(rotonde.MaterialError, match="map: wurfel has no exchangeable material"):
        GAME.with_material({"map": {}})


def test_every_ruling_is_there_and_names_its_option() -> None:
    assert len(GAME.rulings) == 38
    options = {each.option for each in GAME.rulings.values()} - {""}
    assert options == {"firstPlayer", "freeShorter"}
