"""The page, the terminal and the laboratory call a level the same."""

from pathlib import Path

import pytest

from rotonde.bots.level_names import level_name, translated_level
from rotonde.bots.levels import levels
from rotonde.core.texts import Texts
from rotonde.i18n.catalogue import Catalogue

TEXTS = Path(__file__).parents[2] / "web" / "texts"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_levels_are_called_as_on_the_page(language: str) -> None:
    page = Catalogue(Texts("page", [TEXTS]))
    assert all(
        level_name(each, language) == page.sentence(f"level-{each}", {}, language)
        for each in levels("express")
    )


def test_the_name_to_type_is_said_where_it_is_another() -> None:
    assert translated_level("master", "fr") == "master (maître)"
    assert translated_level("master", "en") == "master"
    assert translated_level("somebody-else", "fr") == "somebody-else"
