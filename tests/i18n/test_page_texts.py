"""Texts of the page and the boards: used, with the same parameters, and whole unless they say otherwise."""

import re

import pytest

from rotonde.cli.page_texts import catalogues, idle, page_reports
from rotonde.i18n.catalogue import Catalogue
from tests.cli.harness import run

WRONG_SPACE = re.compile(r"\w [;:!?»%]|« |\w'\w")


def test_the_page_and_every_board_are_there() -> None:
    owners = {one.owner for one, _ in catalogues()}
    assert owners == {"page", "convoi board", "express board", "tee board", "wurfel board"}


def test_they_are_sound_and_used() -> None:
    for each in page_reports():
        assert each.is_sound, each
        assert each.unused == (), (each.owner, each.language)


@pytest.mark.parametrize("one", [one for one, _ in catalogues()], ids=lambda one: str(one.owner))
def test_french_keeps_a_sign_with_its_word(one: Catalogue) -> None:
    said = re.sub(r"\{.*?\}", "", "\n".join(one.texts("fr"))).splitlines()
    assert [line for line in said if WRONG_SPACE.search(line) and not line.startswith("#")] == []


def test_what_no_script_names_is_found() -> None:
    scripts = ["t('hall'), t(`level-${name}`)", "'other'"]
    assert idle(scripts, ["hall", "level-strong", "level", "lost"]) == {"level", "lost"}


def test_the_command_line_shows_them() -> None:
    shown = run("languages").stdout
    assert re.search(r"fr +page +\d{3} +0 +0 +0", shown)
    assert re.search(r"en +wurfel board +\d+ +0 +0 +0", shown)
