"""Measures declared in a game's folder, and events with nothing held back."""

from typing import Any

import pytest

import rotonde
from rotonde import Chance, Match
from rotonde.core.errors import RulesError
from rotonde.i18n.catalogue_checks import read
from rotonde.i18n.words import known_values, sentences
from rotonde.lab import measures as module
from rotonde.lab.measures import measures


@pytest.mark.parametrize("game_id", ["convoi", "express", "tee", "wurfel"])
def test_our_games_say_who_begins_and_what_rules_events_show(game_id: str) -> None:
    known = measures(game_id)
    assert known.first
    assert known.rules
    assert known.titles()


@pytest.mark.parametrize("game_id", ["convoi", "express", "tee", "wurfel"])
def test_every_event_that_names_a_thing_has_a_heading_in_both_languages(game_id: str) -> None:
    words: Any = rotonde.game(game_id).words
    said, things = read(words["texts"]["en"]).entries, set(known_values(words))
    naming = {event for event in sentences(words, "event") if things & said[f"event-{event}"].used}
    assert naming <= set(measures(game_id).happenings)


def test_an_event_without_a_heading_is_called_by_its_name() -> None:
    known = measures("wurfel")
    told = [known.happening("gave_up", language) for language in ("en", "fr")]
    assert [*told, known.happening("lost_its_way", "fr")] == ["given up", "abandonnées", "lost its way"]


def test_a_game_that_says_nothing_is_counted_all_the_same() -> None:
    known = measures("quai")
    assert (known.first, known.titles(), known.counted([{"type": "won"}])) == ("", {}, {})


def test_events_are_counted_and_numbers_in_them_added_up() -> None:
    events: list[dict[str, object]] = [
        {"type": "stole", "seat": 0, "length": 3},
        {"type": "stole", "seat": 1, "length": 2},
        {"type": "took", "seat": 1, "length": 6},
    ]
    counted = measures("wurfel").counted(events)
    assert (counted["thefts"], counted["robbed"], counted["failed"]) == (2, 5, 0)


def test_a_rule_may_ask_for_a_value_in_its_event() -> None:
    known = measures("convoi")
    assert known.applied({"type": "stopped", "reason": "red", "paid": 1}) == ["CV-MOVE-5", "CV-MOVE-8"]
    assert known.applied({"type": "stopped", "reason": "city", "paid": 0}) == ["CV-MOVE-9"]


def test_a_trait_is_what_a_seat_had_last() -> None:
    events: list[dict[str, object]] = [
        {"type": "set_out", "seat": 1, "station": "cork"},
        {"type": "set_out", "seat": 0, "station": "izmir"},
        {"type": "turn", "seat": 0},
    ]
    assert measures("tee").traits_of(events, 2) == [{"start": "izmir"}, {"start": "cork"}]


@pytest.mark.parametrize(
    ("table", "entry"),
    [
        ({"first": "nonsense"}, "nonsense"),
        ({"rules": {"took": ["WX-NONE-1"]}}, "took"),
        ({"rules": []}, "rules"),
        ({"measures": {"x": {}}}, "x"),
        ({"measures": {"x": 3}}, "x"),
        ({"measures": {"x": {"event": "took"}}}, "measure-x"),
        ({"measures": {"thefts": {"event": "gone"}}}, "gone"),
    ],
)
def test_a_fault_is_named(monkeypatch: pytest.MonkeyPatch, table: dict[str, object], entry: str) -> None:
    monkeypatch.setattr(module, "load_table", lambda package, name: table)
    with pytest.raises(RulesError) as refused:
        measures.__wrapped__("wurfel")
    assert refused.value.data["entry"] == entry


@pytest.mark.parametrize("game_id", ["tee", "express", "quai"])
def test_the_chronicle_holds_nothing_back(game_id: str) -> None:
    game = rotonde.game(game_id)
    match = Match(game, game.seats[0], 5)
    chance = Chance(1)
    for _ in range(12):
        legal = match.state.legal_actions()
        if legal:
            match.apply(legal[chance.below(len(legal))])
    told = match.state.chronicle()
    for seat in (None, *range(match.state.seats)):
        seen = match.state.events(0, seat)
        assert len(seen) == len(told)
        assert all(len(event) >= len(other) for event, other in zip(told, seen, strict=True))
    hidden = {"tee": "dealt", "express": "dealt_unseen"}.get(game_id)
    assert hidden not in [event["type"] for event in told]
