"""Rules and words in both languages: read, checked, and said."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

import rotonde
from rotonde.core.errors import RulesError
from rotonde.core.rules import load_rules
from rotonde.core.texts import VARIABLE, Texts, entries, owners, texts_of
from rotonde.i18n.catalogue import CannotSay, catalogue
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.words import known_values, load_words

GAMES = Path(rotonde.__file__).parent / "games"

NAMED = re.compile(r"\$(\w+)")

GOOD_RULES = """
sections = ["A"]
[rules]
XX-A-1 = { XX-R1 = "loud", XX-R2 = "" }
"""
ENGLISH = """
section-A = First
XX-A-1 = Do.
XX-R1 = { "[Loud]" }?
XX-R2 =
    Soft?
# a comment
-strip = strip
action-take = Take { $colour } { $length }
action-against = Against { $side }
action-stop = Stop { $train }
event-rolled = { $seat } rolls { $dice }
event-dealt = { $seat } gets { $card }
event-drew = { $seat } draws
event-won = It is over
event-fell = { $strip } falls by { $cells }
run-dealt = { $count } cards are dealt
run-drew = { $seat } draws { $count }
ask-roll-you = roll
ask-roll-other = { $seat } rolls
explain-safe = nothing is lost with { $dice }
board-supply = Supply
value-colour-red = red
value-colour-dark-red = dark red
value-dice-red = { $count } red
value-dice-blue = { $count } blue
value-strip-red = red { -strip }
value-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
"""
FRENCH = """
section-A = Premier
XX-A-1 = Faites.
action-take = Prendre { $colour } { $length }
event-rolled = { $seat } lance { $dice }
ask-roll-you = lancez
ask-roll-other = { $seat } lance
explain-safe = rien n’est perdu avec { $dice }
board-supply = Réserve
value-colour-red = rouge
value-dice-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
value-dice-blue =
    { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
"""
GOOD_WORDS = """
seats = ["seat"]
sides = ["side"]
numbered = ["train"]
lists = ["dice"]
"""
GOOD_STORY = """
begins = ["rolled"]
trifles = []
last = ["rolled"]
[sounds]
rolled = "dice"
[heavy]
rolled = "gain"
[sums]
drew = "count"
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """An importable folder into which a test writes its files."""
    name = "folder_" + "".join(each if each.isalnum() else "_" for each in request.node.name)
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / name / "rules.toml").write_text(GOOD_RULES, "utf-8")
    (tmp_path / name / "words.toml").write_text(GOOD_WORDS, "utf-8")
    (tmp_path / name / "texts").mkdir()
    (tmp_path / name / "texts" / "en.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / name / "texts" / "fr.ftl").write_text(FRENCH, "utf-8")
    sys.modules.pop(name, None)
    return str(tmp_path / name)


def module(package: str) -> str:
    return Path(package).name


def test_rules_know_their_section(package: str) -> None:
    rules, sections = load_rules(module(package))
    rule = rules["XX-A-1"]
    assert (rule.id, rule.en, rule.fr, rule.section) == ("XX-A-1", "Do.", "Faites.", "A")
    assert sections == {"A": {"en": "First", "fr": "Premier"}}


def test_a_rule_has_its_rulings_and_they_name_their_option(package: str) -> None:
    rules, _ = load_rules(module(package))
    loud, soft = rules["XX-A-1"].rulings
    assert loud.en == "[Loud]?"
    assert (loud.id, loud.option, soft.id, soft.option) == ("XX-R1", "loud", "XX-R2", "")
    assert [soft.text(language) for language in ("en", "fr", "eo")] == ["Soft?"] * 3  # the French lack it


def test_a_further_language_is_a_file(package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = module(package)
    (tmp_path / "more" / owner).mkdir(parents=True)
    (tmp_path / "more" / owner / "eo.ftl").write_text("XX-A-1 = Faru.\nsection-A = { -term }", "utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "more"))
    rules, sections = load_rules(owner)
    assert [rules["XX-A-1"].text(language) for language in ("en", "eo", "fr")] == ["Do.", "Faru.", "Faites."]
    assert sections["A"].keys() == {"en", "fr"}  # a rule is plain text: another is said in English


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (GOOD_RULES.replace("XX-A-1", "XX-B-1"), "XX-B-1: no section B"),
        (GOOD_RULES.replace("XX-A-1", "XX-A-2"), "XX-A-2: missing"),
        (GOOD_RULES.replace("XX-R1", "XX-R3"), "XX-R3: missing"),
        (GOOD_RULES + '[examples]\nXX-R2 = ["XX-A-2"]', "XX-R2: no rule XX-A-2"),
        ('sections = ["A"]', "rules: expected a table"),
        ('sections = ["A"]\n[rules]\nXX-A-1 = 3', "XX-A-1: expected a table"),
        ("[rules]", "sections: missing"),
    ],
)
def test_faulty_rules_are_named(package: str, text: str, problem: str) -> None:
    Path(package, "rules.toml").write_text(text, "utf-8")
    with pytest.raises(RulesError, match=problem):
        load_rules(module(package))


def test_what_is_plain_text_is_read_as_fluent_reads_it() -> None:
    """Without any package, and for all languages at once: the same as sentence by sentence."""
    for game_id in rotonde.games():
        rotonde.game(game_id)
    for owner in owners():
        texts = texts_of(owner)
        for name in (each for each in texts.sources["en"] if each[0] != "-"):
            for language, said in plain_texts(texts, name).items():
                values = dict.fromkeys(NAMED.findall(texts.sources[language][name]), "x")
                assert catalogue(owner).sentence(name, values, language) == said, name


def plain_texts(texts: Texts, name: str) -> dict[str, str]:
    values = dict.fromkeys(NAMED.findall(texts.sources["en"][name]), "x")
    try:
        return texts.filled(name, **values)
    except RulesError:
        assert re.search(r"->|NUMBER|\{ -", texts.sources["en"][name])
        return {}


def test_a_part_that_nobody_knows_is_named(package: str) -> None:
    Path(package, "words.toml").write_text('seat = ["seat"]', "utf-8")
    with pytest.raises(RulesError, match="seat: expected one of seats, sides"):
        load_words(module(package))


def test_the_page_is_sent_the_sentences_that_it_fills_in(package: str) -> None:
    words: Any = load_words(module(package), {"city": {"bern": {"en": "Bern"}}})
    sent = entries(words["texts"]["en"])
    assert {"action-take", "value-dice-red", "ask-roll-you", "-strip"} <= set(sent)
    assert not {"XX-A-1", "section-A", "explain-safe"} & set(sent)
    assert entries(words["texts"]["fr"])["board-supply"].strip() == "board-supply = Réserve"
    assert known_values(words) == {"city": ["bern"], "colour": ["red", "dark-red"], "strip": ["red"]}


def test_a_game_may_say_how_a_turn_is_told(package: str) -> None:
    assert load_words(module(package))["story"] == {}
    Path(package, "story.toml").write_text(GOOD_STORY, "utf-8")
    story: Any = load_words(module(package))["story"]
    assert story["heavy"] == {"rolled": "gain"}
    assert story["sums"] == {"drew": "count"}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("trifles = []", 'trifles = ["slept"]', r"trifles\.slept: no such event"),
        ("trifles = []", 'trifles = ["rolled"]', r"heavy\.rolled: is a trifle, too"),
        ("trifles", "dull", "dull: unknown"),
        ('"gain"', '"loud"', r"heavy\.rolled: expected one of"),
        ("drew = ", "slept = ", r"sums\.slept: no such event"),
        ('"dice"', '"drums"', r"sounds\.rolled: expected one of"),
    ],
)
def test_a_faulty_story_is_named(package: str, old: str, new: str, problem: str) -> None:
    Path(package, "story.toml").write_text(GOOD_STORY.replace(old, new), "utf-8")
    with pytest.raises(RulesError, match=problem):
        load_words(module(package))


def test_a_speaker_says_actions_events_and_questions(package: str) -> None:
    words = load_words(module(package))
    english, french = (Speaker(words, language, ["Anna", "Ben"]) for language in ("en", "fr"))
    assert french.action("take", {"colour": "red", "length": 3}) == "Prendre rouge 3"
    assert english.action("take", {"colour": "mauve", "length": 3}) == "Take mauve 3"
    told = {"type": "rolled", "seat": 1, "dice": "red red blue"}
    assert english.event(told) == "Ben rolls 2 red and 1 blue"
    assert french.event(told) == "Ben lance 2 rouges et 1 bleu"
    assert french.value("dice", "red red blue") == "2 rouges et 1 bleu"
    assert french.asks("roll", 0, you=True) == "lancez"
    assert french.asks("roll", 0, you=False) == "Anna lance"
    assert french.explains("safe", {"dice": "blue"}) == "rien n’est perdu avec 1 bleu"
    assert french.board("supply") == "Réserve"


def test_a_value_is_said_by_its_name_its_number_or_as_it_is(package: str) -> None:
    words = load_words(module(package), {"city": {"bern": {"en": "Bern", "fr": "Berne"}}})
    speaker = Speaker(words, "fr", [])
    assert [speaker.value("city", each) for each in ("bern", "oz")] == ["Berne", "oz"]
    assert speaker.value("colour", "dark red") == "dark red"  # the French lack it
    fell = [{"type": "fell", "strip": "red", "cells": count} for count in (1, 2)]
    assert Speaker(words, "en", []).log(fell) == ["Red strip falls by 1 cell", "Red strip falls by 2 cells"]


def test_a_side_is_said_by_the_names_of_its_players(package: str) -> None:
    speaker = Speaker(load_words(module(package)), "en", ["Anna", "Ben", "Cléa"], [[0, 2], [1]])
    assert [speaker.action("against", {"side": side}) for side in (0, 1)] == [
        "Against Anna & Cléa",
        "Against Ben",
    ]


def test_people_count_from_one(package: str) -> None:
    assert Speaker(load_words(module(package)), "en", []).action("stop", {"train": 0}) == "Stop 1"


def test_a_run_of_events_is_told_in_one_sentence(package: str) -> None:
    speaker = Speaker(load_words(module(package)), "en", ["Anna", "Ben"])
    dealt = [{"type": "dealt", "seat": seat, "card": "red"} for seat in (0, 1, 0)]
    drew = [{"type": "drew", "seat": seat} for seat in (0, 1, 1)]
    assert speaker.log([*dealt, *drew, {"type": "won"}, {"type": "won"}]) == [
        "3 cards are dealt",
        "Anna draws",
        "Ben draws 2",
        "It is over",
        "It is over",
    ]


def test_what_has_no_words_is_named(package: str) -> None:
    speaker = Speaker(load_words(module(package)), "en", [])
    with pytest.raises(CannotSay, match="no sentence action-fly"):
        speaker.action("fly", {})


@pytest.mark.parametrize("name", [path.parent.name for path in sorted(GAMES.glob("*/rules.toml"))])
def test_french_is_set_with_its_own_signs(name: str) -> None:
    """No straight apostrophe, and no space at which a line could break before : ; ! ? and ».

    Where a name follows, as in "{seat} : ", it is the same.
    """
    text = re.sub(r"\{.*?\}", "x", (GAMES / name / "texts" / "fr.ftl").read_text("utf-8"))
    for line in text.splitlines():
        if not line.startswith("#"):
            assert "'" not in line, line
            assert not re.search(r" [:;!?»%]|« ", line), line
