"""Material errors of maps, boards and decks, in both languages."""

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rotonde
from rotonde.core import rules
from rotonde.core.faults import Fault, french
from rotonde.core.rules import has_table, load_table

GAMES = Path(__file__).parents[2] / "src" / "rotonde" / "games"
HOLE = re.compile(r"\{(\w+)\}")
CHOSEN = {"the capital cannot be reached from {start}", "the station cannot be reached from {start}"}


def sentences(file: Path) -> Iterator[str]:
    """Fault sentences of a file, beyond those of shapes."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "fault":
                yield from said(node.args[1])
            if name == "Fault":
                yield from said(node.args[0])
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "problem":
            yield from said(node.value)


def said(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value


@pytest.mark.parametrize("game", ["tee", "convoi"])
def test_every_sentence_about_a_fault_is_said_in_french(game: str) -> None:
    found = {text for file in (GAMES / game).glob("*.py") for text in sentences(file)}
    table = load_table(f"rotonde.games.{game}", "faults.toml")["faults"]
    assert isinstance(table, list)
    assert found == {english for english, _ in table} - CHOSEN


def test_both_languages_have_the_same_holes() -> None:
    assert set(french()) >= CHOSEN
    for english, in_french in french().items():
        assert set(HOLE.findall(english)) == set(HOLE.findall(in_french)), english


def test_a_refusal_says_it_whole() -> None:
    with pytest.raises(rotonde.MaterialError) as refused:
        rotonde.game("tee").with_material({"map": {"format": "tee-map/1"}})
    assert refused.value.text("en") == "material, at map.starts: missing"
    assert refused.value.text("fr") == "matériel, à map.starts\u00a0: absent"


def test_a_sentence_is_filled_in_in_both_languages() -> None:
    fault = rotonde.MaterialError("map.red[0]", Fault("no station {name}", name="oz"))
    assert str(fault) == fault.text("en") == "material, at map.red[0]: no station oz"
    assert fault.text("fr") == "matériel, à map.red[0]\u00a0: pas de gare oz"
    assert pickle.loads(pickle.dumps(fault)).text("fr") == fault.text("fr")
    assert Fault("something else").text("fr") == "something else"
    assert len(str(Fault("no station {name}", name="x" * 10_000))) < 900


def test_a_game_without_material_says_so() -> None:
    with pytest.raises(rotonde.MaterialError) as refused:
        rotonde.game("wurfel").with_material({"map": {}})
    assert refused.value.text("fr") == "matériel, à map\u00a0: wurfel n’a pas de matériel à échanger"


def test_a_game_without_a_folder_has_no_tables() -> None:
    assert not has_table("rotonde.core.rules", "rules.toml")
    assert has_table("rotonde.games.tee", "rules.toml")
    assert rules.LANGUAGES == ("en", "fr")
