"""Whatever is wrong with somebody's map, board or deck is said in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rotonde
from rotonde.core import rules
from rotonde.core.faults import in_french
from rotonde.core.rules import has_table

GAMES = Path(__file__).parents[2] / "src" / "rotonde" / "games"
SNAPSHOTS = ("restoring.py",)  # read snapshots, which programs write


def sentences(file: Path) -> Iterator[str]:
    """What a file says about faults, with an x in every hole."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "fault":
                yield from said(node.args[-1])
            if name == "MaterialError":
                yield from (
                    text for word in node.keywords if word.arg == "problem" for text in said(word.value)
                )
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "problem":
            yield from said(node.value)


def said(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "x" for part in value.values)


@pytest.mark.parametrize("game", ["tee", "convoi"])
def test_every_sentence_about_a_fault_is_said_in_french(game: str) -> None:
    files = [file for file in (GAMES / game).glob("*.py") if file.name not in SNAPSHOTS]
    found = [text for file in files for text in sentences(file) if "Reader" not in text]
    assert len(found) > 30
    for text in found:
        text = text.replace("the x cannot", "the capital cannot").replace("no x x", "no station x")
        assert in_french(text) != text, text


def test_a_refusal_says_it_whole() -> None:
    with pytest.raises(rotonde.MaterialError) as refused:
        rotonde.game("tee").with_material({"map": {"format": "tee-map/1"}})
    assert refused.value.text("en") == "material, at map: starts is missing"
    assert refused.value.text("fr") == "matériel, à map : starts manque"
    assert in_french("something else") == "something else"


def test_a_game_without_a_folder_has_no_tables() -> None:
    assert not has_table("rotonde.core.rules", "rules.toml")
    assert has_table("rotonde.games.tee", "rules.toml")
    assert rules.LANGUAGES == ("en", "fr")
