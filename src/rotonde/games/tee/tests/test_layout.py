"""The map as the board on the page learns it."""

import json
from typing import cast

import rotonde
from rotonde.core.state import Json
from rotonde.games.tee.material_files import in_the_box

GAME = rotonde.game("tee")


def stations(game: rotonde.Game = GAME) -> dict[str, Json]:
    return {str(each["id"]): each for each in cast(list[Json], game.layout["stations"])}


def test_every_station_says_what_its_disc_shows() -> None:
    assert stations()["vienna"] == {
        "id": "vienna",
        "place": [16.37, 48.21],
        "networks": ["violet", "tee"],
        "capital": "blue",
        "start": False,
    }
    assert stations()["dublin"]["capital"] == "red"
    assert stations()["cork"]["capital"] is None
    assert stations()["cork"]["start"] is True


def test_every_edge_is_told_once() -> None:
    edges = cast(list[list[str]], GAME.layout["edges"])
    drawn = cast(list[dict[str, str]], cast(Json, in_the_box()["map"])["edges"])
    assert sorted([net, *sorted([a, b])] for net, a, b in edges) == sorted(
        [each["network"], *sorted([each["a"], each["b"]])] for each in drawn
    )
    assert json.loads(json.dumps(GAME.layout)) == GAME.layout


def test_a_map_without_places_is_told_all_the_same() -> None:
    brought = cast(Json, in_the_box()["map"])
    for each in cast(list[Json], brought["stations"]):
        del each["lon"], each["lat"]
    other = GAME.with_material({"map": brought})
    assert stations(other)["paris"]["place"] is None
