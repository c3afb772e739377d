"""A catalogue: languages found by looking, sentences filled in, English where one is missing."""

import pickle
from pathlib import Path

import pytest
from fluent.runtime.types import fluent_number

from rotonde.core.errors import SnapshotError
from rotonde.core.message import Message, Translated, as_data, plain
from rotonde.core.rules import Rule, Ruling
from rotonde.core.texts import Texts
from rotonde.i18n.arguments import argument, listed, locale_of, printable
from rotonde.i18n.catalogue import CannotSay, Catalogue
from rotonde.i18n.translations import text_in

ENGLISH = """
### A small catalogue.

hello = Hello { $name }
tables =
    { $count ->
        [one] One table
       *[other] { $count } tables
    }
-brand = Rotonde
about = { -brand }: { hello-all }
hello-all = hello all
with = With { $names }
attributes =
    .title = only this
seed = Seed { $seed }, { NUMBER($most, useGrouping: "always") }
"""
FRENCH = """
hello = Bonjour { $name }
tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
with = Avec { $names }
seed = Graine { $seed }, { NUMBER($most, useGrouping: "always") }
about = { nowhere }
"""


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    (tmp_path / "en.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / "fr.ftl").write_text(FRENCH, "utf-8")
    return Catalogue(Texts("small", [tmp_path]))


def test_languages_are_found_by_looking_english_first(catalogue: Catalogue, tmp_path: Path) -> None:
    assert catalogue.languages == ("en", "fr")
    (tmp_path / "eo.ftl").write_text("hello = Saluton { $name }", "utf-8")
    found = Catalogue(Texts("small", [tmp_path]))
    assert found.languages == ("en", "eo", "fr")
    assert found.sentence("hello", {"name": "Ana"}, "eo") == "Saluton Ana"


def test_plurals_and_lists_follow_the_language(catalogue: Catalogue) -> None:
    said = [catalogue.sentence("tables", {"count": count}, each) for each in ("en", "fr") for count in (0, 1)]
    assert said == ["0 tables", "One table", "0 table", "1 table"]
    names = {"names": ["Ana", "Ben", "Zoe"]}
    assert catalogue.sentence("with", names, "en") == "With Ana, Ben, and Zoe"
    assert catalogue.sentence("with", names, "fr") == "Avec Ana, Ben et Zoe"


def test_an_argument_may_be_long(catalogue: Catalogue) -> None:
    assert catalogue.sentence("hello", {"name": "x" * 5000}, "en") == "Hello " + "x" * 5000


def test_no_mark_is_put_around_what_is_filled_in(catalogue: Catalogue) -> None:
    assert catalogue.sentence("hello", {"name": "Ana"}, "fr") == "Bonjour Ana"


def test_numbers_are_grouped_where_the_sentence_asks_for_it(catalogue: Catalogue) -> None:
    given = {"seed": 2**100, "most": 12345}
    assert catalogue.sentence("seed", given, "en") == f"Seed {2**100}, 12,345"
    assert catalogue.sentence("seed", {"seed": 12345, "most": 12345}, "fr") == "Graine 12345, 12\u202f345"


def test_a_missing_sentence_is_said_in_english_and_counted(catalogue: Catalogue) -> None:
    assert catalogue.sentence("hello-all", {}, "fr") == "hello all"
    assert catalogue.sentence("hello-all", {}, "de") == "hello all"
    assert catalogue.fallbacks == {"fr": 1, "de": 1}


def test_a_sentence_that_cannot_be_filled_in_is_said_in_english(catalogue: Catalogue) -> None:
    assert catalogue.sentence("about", {}, "fr") == "Rotonde: hello all"
    assert catalogue.fallbacks == {"fr": 1}


@pytest.mark.parametrize("name", ["nothing", "attributes", "hello"])
def test_what_english_cannot_say_is_a_fault_of_ours(catalogue: Catalogue, name: str) -> None:
    with pytest.raises(CannotSay, match=name):
        catalogue.sentence(name, {}, "en")


def test_a_later_folder_counts_before_an_earlier_one(catalogue: Catalogue, tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "fr.ftl").write_text("hello = Salut { $name }", "utf-8")
    both = Catalogue(Texts("small", [tmp_path, tmp_path / "more"]))
    assert both.sentence("hello", {"name": "Ana"}, "fr") == "Salut Ana"
    assert both.sentence("with", {"names": ["Ana"]}, "fr") == "Avec Ana"


def test_arguments() -> None:
    assert argument(True, "en") == "true"
    assert str(argument(2.5, "fr")) == "2.5"
    assert argument(float("inf"), "en") == "inf"
    assert argument(Message("value-missing"), "fr") == "absent"
    assert argument(Rule("X-1", "Do.", "Faites."), "fr") == "Faites."
    number = fluent_number(0.5, style="percent")
    assert argument(number, "en") is number
    assert argument("a\x1b[2J\u00a0b", "en") == "a\\x1b[2J\u00a0b"
    assert printable("é\n") == "é\\n"
    assert listed([], "fr") == ""
    assert locale_of("xx-nowhere") == locale_of("en")


def test_an_error_within_an_error_is_said_in_the_same_language() -> None:
    error = SnapshotError(where="dice", problem=Message("value-not-flag", found="7"))
    assert error.text("fr") == "instantané, à dice\u00a0: il faut true ou false, et non 7"
    assert str(pickle.loads(pickle.dumps(error))) == "snapshot, at dice: expected true or false, found 7"


def test_messages_as_data_for_whoever_has_sentences_of_their_own() -> None:
    error = SnapshotError(where="dice", problem=Message("value-not-flag", found=7))
    inner = {"message": "value-not-flag", "arguments": {"found": 7}}
    assert as_data(error) == {"message": "error-snapshot", "arguments": {"where": "dice", "problem": inner}}
    assert as_data([None, True, Path("a"), Rule("X-1", "Do.", "Faites.")]) == [None, True, "a", "Do."]


def test_without_sentences_the_data_are_said() -> None:
    said = plain("value-unknown", {"known": Translated({"en": "red", "fr": "rouge"}), "n": 2}, "fr")
    assert said == "value-unknown known=rouge n=2"
    assert Translated({"en": "red"}).text("fr") == "red"


def test_a_game_answers_in_english_where_it_has_no_other_language() -> None:
    assert text_in({"en": "Supply", "fr": "Réserve"}, "eo") == "Supply"


def test_a_rule_says_itself() -> None:
    ruling = Ruling("X-R1", "So.", "Ainsi.")
    assert [ruling.text(each) for each in ("en", "fr", "eo")] == ["So.", "Ainsi.", "So."]
