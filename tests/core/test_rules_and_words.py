"""Rules and words in both languages: read, checked, and said."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

import rotonde
from rotonde.core.errors import RulesError
from rotonde.core.rules import load_rules
from rotonde.core.texts import VARIABLE, Texts, owners, texts_of
from rotonde.i18n.catalogue import catalogue
from rotonde.i18n.speaker import Speaker, load_words

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
XX-R1 = Loud?
XX-R2 =
    Soft?
# a comment
"""
FRENCH = """
section-A = Premier
XX-A-1 = Faites.
"""
GOOD_WORDS = """
[words]
seats = ["seat"]
[params.colour]
red = { en = "red", fr = "rouge" }
[params.dice]
list = true
red = { en = ["red", "red"], fr = ["rouge", "rouges"] }
blue = { en = ["blue", "blue"], fr = ["bleu", "bleus"] }
[actions]
take = { en = "Take {colour} {length}", fr = "Prendre {colour} {length}" }
[events]
rolled = { en = "{seat} rolls {dice}", fr = "{seat} lance {dice}" }
[asks.roll]
you = { en = "roll", fr = "lancez" }
other = { en = "{seat} rolls", fr = "{seat} lance" }
[explains]
safe = { en = "nothing is lost with {dice}", fr = "rien n'est perdu avec {dice}" }
[board]
supply = { en = "Supply", fr = "Réserve" }
"""
GOOD_STORY = """
begins = ["rolled"]
trifles = []
[heavy]
rolled = "gain"
[short]
rolled = { en = "{seat} rolled {dice}", fr = "{seat} a lancé {dice}" }
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
        for name in texts.sources["en"]:
            for language, said in plain_texts(texts, name).items():
                values = dict.fromkeys(NAMED.findall(texts.sources[language][name]), "x")
                assert catalogue(owner).sentence(name, values, language) == said, name


def plain_texts(texts: Texts, name: str) -> dict[str, str]:
    values = dict.fromkeys(NAMED.findall(texts.sources["en"][name]), "x")
    try:
        return texts.filled(name, **values)
    except RulesError:
        assert "->" in texts.sources["en"][name]
        return {}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('fr = "Réserve"', 'fr = ""', "board.supply: no text in fr"),
        ("Prendre {colour}", "Prendre {couleur}", "actions.take: en and fr name different things"),
        ('supply = { en = "Supply", fr = "Réserve" }', "supply = 3", "board.supply: expected en and fr"),
    ],
)
def test_faulty_words_are_named(package: str, old: str, new: str, problem: str) -> None:
    Path(package, "words.toml").write_text(GOOD_WORDS.replace(old, new), "utf-8")
    with pytest.raises(RulesError, match=problem):
        load_words(module(package))


def test_a_game_may_say_how_a_turn_is_told(package: str) -> None:
    assert load_words(module(package))["story"] == {}
    Path(package, "story.toml").write_text(GOOD_STORY, "utf-8")
    story: Any = load_words(module(package))["story"]
    assert story["heavy"] == {"rolled": "gain"}
    assert story["short"]["rolled"]["fr"] == "{seat} a lancé {dice}"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("trifles = []", 'trifles = ["won"]', r"trifles\.won: no such event"),
        ("trifles = []", 'trifles = ["rolled"]', r"heavy\.rolled: is a trifle, too"),
        ("trifles", "dull", "dull: unknown"),
        ('"gain"', '"loud"', r"heavy\.rolled: expected one of"),
        ("a lancé {dice}", "a lancé", r"short\.rolled: en and fr name different things"),
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
    assert english.event(told) == "Ben rolls 2 red, 1 blue"
    assert french.event(told) == "Ben lance 2 rouges, 1 bleu"
    assert french.asks("roll", 0, you=True) == "lancez"
    assert french.asks("roll", 0, you=False) == "Anna lance"
    assert french.explains("safe", {"dice": "blue"}) == "rien n'est perdu avec 1 bleu"
    assert french.board("supply") == "Réserve"


def test_a_side_is_said_by_the_names_of_its_players() -> None:
    said: dict[str, object] = {"en": "Against {side}", "fr": "Contre {side}"}
    words: dict[str, object] = {"words": {"sides": ["side"]}, "actions": {"against": said}}
    speaker = Speaker(words, "en", ["Anna", "Ben", "Cléa"], [[0, 2], [1]])
    assert [speaker.action("against", {"side": side}) for side in (0, 1)] == [
        "Against Anna & Cléa",
        "Against Ben",
    ]


def said(english: str) -> dict[str, str]:
    return {"en": english, "fr": english}


def test_people_count_from_one() -> None:
    words: dict[str, object] = {"words": {"numbered": ["train"]}, "actions": {"stop": said("Stop {train}")}}
    assert Speaker(words, "en", []).action("stop", {"train": 0}) == "Stop 1"


def test_a_run_of_events_is_told_in_one_sentence() -> None:
    events = {"dealt": said("{seat} gets {card}"), "drew": said("{seat} draws"), "won": said("It is over")}
    runs = {"dealt": said("{count} cards are dealt"), "drew": said("{seat} draws {count}")}
    speaker = Speaker({"words": {"seats": ["seat"]}, "events": events, "runs": runs}, "en", ["Anna", "Ben"])
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
    with pytest.raises(RulesError, match=r"actions\.fly: missing"):
        speaker.action("fly", {})
    with pytest.raises(RulesError, match=r"asks\.roll\.you\.loud: missing"):
        speaker._template("asks", "roll", "you", "loud")


@pytest.mark.parametrize("name", [path.parent.name for path in sorted(GAMES.glob("*/rules.toml"))])
def test_french_is_set_with_its_own_signs(name: str) -> None:
    """No straight apostrophe, and no space at which a line could break before : ; ! ? and ».

    Where a name follows, as in "{seat} : ", it is the same.
    """
    for file in ("texts/fr.ftl", "words.toml"):
        for line in (GAMES / name / file).read_text("utf-8").splitlines():
            french = line.rpartition("fr = " if file == "words.toml" else " = ")[2]
            french = "" if line.startswith("#") or french == line else french
            assert "'" not in french, f"{file}: {french}"
            assert not re.search(r" [:;!?»]|« ", french), f"{file}: {french}"
