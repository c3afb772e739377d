"""Checks of catalogues: ours are whole and sound; what is wrong in one is found."""

import re
from pathlib import Path

import pytest

from rotonde.cli.languages import all_reports, sources
from rotonde.core.texts import Texts, entries
from rotonde.i18n.catalogue import Catalogue, catalogue
from rotonde.i18n.catalogue_checks import Uses, read, reports

ENGLISH = """
both = Both { $a }
# $sex is there for languages that need it.
offered = Offered
lost = Lost
"""
SOURCE = '''
"""idle words"""
say("both"), say(f"off{word}-x"), say(f"{kind}-{word}"), ("lo", "st", "offered")
word: str = "x"
'''


def test_ours_are_whole_and_used() -> None:
    for each in all_reports():
        assert each.is_sound, each
        assert each.unused == (), (each.owner, each.language)


def test_what_the_sources_name_is_there() -> None:
    named = re.compile(r'(?:Message\(|sentence\(|\.say\(|messages\(|sentence = )"([a-z_-]+)"')
    found = {name for source in sources() for name in named.findall(source)}
    assert len(found) > 150
    assert found - read("\n".join(catalogue().texts("en"))).entries.keys() == set()


def test_each_sentence_is_found_alone_as_in_the_whole_file() -> None:
    for language in catalogue().languages:
        text = "\n".join(catalogue().texts(language))
        assert entries(text).keys() == read(text).entries.keys()


def test_french_keeps_a_sign_with_its_word() -> None:
    text = re.sub(r"\{.*?\}", "", "\n".join(catalogue().texts("fr")))
    said = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in said if re.search(r"\w [;:!»]|« |\w'\w", line)] == []


def language(folder: Path, text: str) -> Catalogue:
    (folder / "en.ftl").write_text(ENGLISH, "utf-8")
    (folder / "xx.ftl").write_text(text, "utf-8")
    return Catalogue(Texts("small", [folder]))


def test_what_is_wrong_is_found(tmp_path: Path) -> None:
    xx = "both = Ambaux { $b }\noffered = { $sex }\nmore = Plu\n= ne\n"
    found = reports(language(tmp_path, xx), Uses.of(['"both offered"', '"both", "offered"']).unused)[1]
    assert (found.owner, found.language, found.sentences) == ("small", "xx", 3)
    assert (found.missing, found.unused) == (("lost",), ("more",))
    assert (found.other_parameters, found.unreadable) == (("both",), ("= ne",))
    assert not found.is_sound


@pytest.mark.parametrize(("head", "sound"), [("", False), ("### whole\n", False), ("### incomplete\n", True)])
def test_a_language_that_says_so_may_lack_sentences(tmp_path: Path, head: str, sound: bool) -> None:
    found = reports(language(tmp_path, f"{head}\n-term = x\nboth = {{ $a }}\n"), Uses.of([]).unused)[1]
    assert found.missing == ("lost", "offered")
    assert found.is_sound is sound


def test_what_nobody_says_is_found() -> None:
    assert Uses.of([SOURCE]).unused(["both", "idle", "lo-st", "lo-nothing", "offered", "offer-x"]) == {
        "idle",
        "lo-nothing",
        "offer-x",
    }
