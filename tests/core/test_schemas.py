"""Formats of maps, boards and decks: every file has its schema, which ours and the samples fit."""

import json
from importlib.resources import files
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import rotonde
from rotonde.core.checks import checks
from rotonde.core.material import schemas

SAMPLES = Path(__file__).parents[2] / "examples" / "material"
GAMES = files("rotonde.games")
BOX = [
    ("tee", "map", "map.json"),
    ("tee", "hasard", "hasard.json"),
    ("convoi", "board", "boards/central-europe.json"),
    ("convoi", "board", "boards/north-america.json"),
    ("convoi", "deck", "deck.json"),
]


def faults(game: str, kind: str, table: object) -> list[str]:
    validator = Draft202012Validator(schemas(rotonde.game(game))[kind])
    return [error.json_path for error in validator.iter_errors(table)]


def test_every_file_has_its_schema_and_its_check() -> None:
    known = {(game, check.file) for game, check in checks()}
    for game_id in rotonde.games():
        game = rotonde.game(game_id)
        assert set(schemas(game)) == set(game.materials)
        for kind, schema in schemas(game).items():
            Draft202012Validator.check_schema(schema)
            assert (game_id, kind) in known


@pytest.mark.parametrize(("game", "kind", "name"), BOX)
def test_what_is_in_the_box_fits(game: str, kind: str, name: str) -> None:
    assert faults(game, kind, json.loads((GAMES / game / name).read_text("utf-8"))) == []


def test_the_samples_fit_and_can_be_played() -> None:
    for game_id in ("tee", "convoi"):
        game = rotonde.game(game_id)
        texts = {kind: (SAMPLES / f"{game_id}-{kind}.json").read_text("utf-8") for kind in game.materials}
        material = {kind: json.loads(text) for kind, text in texts.items()}
        assert all(faults(game_id, kind, table) == [] for kind, table in material.items())
        state = game.with_material(material).new(game.seats[0])
        assert state.to_act == rotonde.CHANCE


@pytest.mark.parametrize(
    ("game", "kind", "name", "where", "value", "path"),
    [
        ("tee", "map", "map.json", ("stations", 3, "networks"), ["canal"], "$.stations[3].networks[0]"),
        ("tee", "hasard", "hasard.json", ("cards", 2, "effect"), {"op": "fly"}, "$.cards[2].effect"),
        ("convoi", "board", "boards/central-europe.json", ("size",), [3], "$.size"),
        ("convoi", "deck", "deck.json", ("cards", 0, "move"), ["pink"], "$.cards[0].move[0]"),
    ],
)
def test_schema_and_game_refuse_the_same(
    game: str, kind: str, name: str, where: tuple[str | int, ...], value: object, path: str
) -> None:
    table = json.loads((GAMES / game / name).read_text("utf-8"))
    inner = table
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = value
    assert faults(game, kind, table) == [path]
    with pytest.raises(rotonde.MaterialError):
        rotonde.game(game).with_material({kind: table})
