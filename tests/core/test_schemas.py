"""Formats of maps, boards and decks: every file has its schema, which ours and the samples fit."""

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import rotonde
from rotonde.analysis.checks import checks
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


def places(
    value: object, where: tuple[str | int, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], object]]:
    """Values of a file with their places, of a list the first entry of each shape."""
    yield where, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*where, key))
    if isinstance(value, list):
        shapes = {tuple(sorted(each)) if isinstance(each, dict) else (): i for i, each in enumerate(value)}
        for i in shapes.values():
            yield from places(value[i], (*where, i))


def changed(table: object, where: tuple[str | int, ...], value: object) -> Any:
    """A copy in which something else is at that place."""
    if not where:
        return value
    assert isinstance(table, dict | list)
    inner = table[where[0]]  # type: ignore[index]  # keys of objects, numbers of lists
    copy = dict(table) if isinstance(table, dict) else list(table)
    copy[where[0]] = changed(inner, where[1:], value)  # type: ignore[index]
    return copy


@pytest.mark.parametrize(("game", "kind", "name"), BOX)
def test_a_key_that_nothing_reads_is_refused_wherever_it_is(game: str, kind: str, name: str) -> None:
    table = json.loads((GAMES / game / name).read_text("utf-8"))
    objects = [(where, found) for where, found in places(table) if isinstance(found, dict)]
    assert objects
    for where, found in objects:
        wrong = changed(table, where, {**found, "unread": "x" * 100_000})
        with pytest.raises(rotonde.MaterialError, match="unread") as caught:
            rotonde.game(game).with_material({kind: wrong})
        assert max(len(caught.value.text(each)) for each in ("en", "fr")) < 900
        assert faults(game, kind, wrong)


@pytest.mark.parametrize(("game", "kind", "name"), BOX[:3] + BOX[4:])
def test_no_text_in_a_file_is_long(game: str, kind: str, name: str) -> None:
    table = json.loads((GAMES / game / name).read_text("utf-8"))
    texts = [where for where, found in places(table) if not isinstance(found, dict | list)]
    long = "x" * 100_000
    for where, value in [(texts[i], long if i % 2 else [long]) for i in range(len(texts))]:
        with pytest.raises(rotonde.MaterialError) as caught:
            rotonde.game(game).with_material({kind: changed(table, where, value)})
        assert len(str(caught.value)) < 900, where
    for where in texts[::2]:
        with pytest.raises(rotonde.MaterialError):
            rotonde.game(game).with_material({kind: changed(table, where, long)})


@pytest.mark.parametrize("game", rotonde.games())
def test_a_file_that_no_game_knows_is_refused(game: str) -> None:
    with pytest.raises(rotonde.MaterialError) as caught:
        rotonde.game(game).with_material({"x" * 100_000: {}})
    assert len(str(caught.value)) < 900


def in_box(name: str) -> Any:
    return json.loads((GAMES / name).read_text("utf-8"))


def test_what_is_for_the_eye_may_be_left_out() -> None:
    board, plain = in_box("convoi/boards/central-europe.json"), in_box("tee/map.json")
    del board["routes"][0]["nodes"], plain["note"]
    del plain["stations"][0]["lon"], plain["stations"][0]["lat"]
    assert rotonde.game("convoi").with_material({"board": board})
    assert rotonde.game("tee").with_material({"map": plain})
    del board["routes"]
    assert rotonde.game("convoi").with_material({"board": board})


def test_what_is_there_twice_is_named() -> None:
    deck = in_box("convoi/deck.json")
    with pytest.raises(rotonde.MaterialError, match="twice"):
        rotonde.game("convoi").with_material({"deck": deck, "instructionDeck": deck})
    named, served = in_box("tee/map.json"), in_box("tee/map.json")
    edge = next(each for each in named["edges"] if each.get("lines"))
    edge["lines"] = edge["lines"][:1] * 2
    served["stations"][0]["networks"] *= 2
    for wrong in (named, served):
        with pytest.raises(rotonde.MaterialError, match="twice"):
            rotonde.game("tee").with_material({"map": wrong})
