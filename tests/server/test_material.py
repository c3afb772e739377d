"""Tables on a player's own map, board or deck."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import rotonde
from rotonde.server.http.token_bucket import MATERIAL_BYTES
from rotonde.table.game.material import known_game, new_game, written
from rotonde.table.refusal import Refusal
from tests.server.harness import BOT, ME, Message, Person, Server
from tests.server.refusals import is_shape


def file_of(game: str, name: str) -> Any:
    return json.loads((files(f"rotonde.games.{game}") / name).read_text("utf-8"))


def renamed_map() -> Any:
    """Our map, on which one station has another name."""
    own = file_of("tee", "map.json")
    own["stations"][0]["name"] = "Nowhere-on-Sea"
    return own


def opening(game: str, material: Message, *seats: Message) -> Message:
    return {"game": game, "seats": list(seats), "material": material}


def test_a_game_says_which_files_it_takes(anna: Person) -> None:
    games = {each["id"]: each for each in anna.http.get("/api/games").json()}
    assert set(games["tee"]["materials"]) == {"map", "hasard"}
    assert games["convoi"]["materials"]["board"] == {"en": "Board", "fr": "Plateau"}
    assert games["wurfel"]["materials"] == {}


def test_a_game_says_what_its_files_look_like(anna: Person) -> None:
    schemas = anna.http.get("/api/games/tee/material").json()
    assert schemas["map"]["properties"]["format"] == {"const": "tee-map/1"}
    assert anna.http.get("/api/games/wurfel/material").json() == {}
    assert anna.http.get("/api/games/chess/material").status_code == 404


def test_a_file_is_looked_at_before_a_table_is_opened(anna: Person) -> None:
    board = file_of("convoi", "boards/north-america.json")
    found = anna.post("/api/games/convoi/material", {"material": {"board": board}})
    assert found["options"]["properties"]["board"]["enum"] == ["north-america"]
    board["id"] = 7
    fault = anna.post("/api/games/convoi/material", {"material": {"board": board}}, 422)
    assert is_shape(fault, "bad_material")
    assert "id" in fault["message"]["en"]


def test_a_whole_game_on_ones_own_map_through_a_power_cut(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as first, Person(first) as anna:
        seated = anna.post("/api/tables", opening("tee", {"map": renamed_map()}, ME, BOT), 201)
        table, cookie = seated["table"]["id"], anna.cookie
        assert seated["table"]["own"]
        names = anna.get(f"/api/tables/{table}/game")["words"]["names"]["station"]
        assert "Nowhere-on-Sea" in [each["en"] for each in names.values()]
        first.kill()
    with Server(tmp_path / "data") as second, Person(second, cookie=cookie) as anna, anna.live(table) as live:
        state = live.hear_type("state")
        for _ in range(12):  # the bot's moves come between ours
            while not state["legal"]:
                state = live.hear_type("state")
            live.act(state, state["legal"][0]["action"])
            state = live.hear_type("state")
        assert anna.get(f"/api/tables/{table}/material")["map"]["stations"][0]["name"] == "Nowhere-on-Sea"
        assert "a bot failed" not in second.log()


def test_what_is_in_the_box_is_no_material(anna: Person) -> None:
    table = anna.open_table(ME, ME)["table"]
    assert not table["own"]
    assert anna.get(f"/api/tables/{table['id']}/material") == {}
    assert anna.get(f"/api/tables/{table['id']}/game") == anna.get("/api/games/wurfel")


@pytest.mark.parametrize(
    ("game", "material", "names"),
    [
        ("tee", {"map": {}}, "map"),
        ("tee", {"map": [[[[]]]]}, "map"),
        ("tee", {"atlas": {}}, "atlas"),
        ("tee", {"map": {"format": "tee-map/1", "stations": "all"}}, "map"),
        ("convoi", {"board": 3}, "board"),
        ("wurfel", {"dice": {}}, "no exchangeable material"),
    ],
)
def test_faulty_material_is_named_and_opens_no_table(
    anna: Person, game: str, material: Message, names: str
) -> None:
    before = anna.http.get("/api/tables").json()
    answer = anna.post("/api/tables", opening(game, material, ME, ME), 422)
    assert is_shape(answer, "bad_material")
    assert names in answer["message"]["en"]
    assert anna.http.get("/api/tables").json() == before


def test_material_is_bounded_in_size_and_depth(anna: Person) -> None:
    large = json.dumps(opening("tee", {"map": "x" * MATERIAL_BYTES}, ME, ME)).encode()
    headers = {"content-type": "application/json"}
    answer = anna.http.post("/api/tables", content=large, headers=headers)
    assert is_shape(answer.json(), "too_large")
    assert str(MATERIAL_BYTES) in answer.json()["message"]["en"]
    deep = b'{"material": {"map": ' + b"[" * 100_000 + b"]" * 100_000 + b"}}"
    answer = anna.http.post("/api/games/tee/material", content=deep, headers=headers)
    assert is_shape(answer.json(), "malformed")


def test_the_record_carries_its_material(tmp_path: Path) -> None:
    deck = file_of("convoi", "deck.json")
    with Server(tmp_path / "data") as server, Person(server) as anna:
        body = {**opening("convoi", {"deck": deck}, ME, ME), "options": {"removed": 12, "tokens": 7}}
        table = anna.post("/api/tables", body, 201)["table"]["id"]
        state = anna.state(table)
        while state["to_act"] != rotonde.OVER:
            anna.act(table, state["seat"], state["n"], state["legal"][0]["action"])
            state = anna.state(table)
        record = rotonde.Record.parse(anna.http.get(f"/api/tables/{table}/record").text)
        assert record.game.material == {"deck": deck}
        assert record.verify()


@pytest.mark.parametrize(
    ("game", "name", "path"), [("convoi", "board", "boards/north-america.json"), ("tee", "map", "map.json")]
)
def test_a_table_of_before_may_have_keys_that_nothing_reads(game: str, name: str, path: str) -> None:
    """New tables may not; those that were stored go on."""
    own = file_of(game, path)
    plain = known_game(game, written({name: own}))
    own["comment"] = "drawn at the kitchen table"
    with pytest.raises(Refusal):
        new_game(game, written({name: own}))
    assert known_game(game, written({name: own})).space.text(0) == plain.space.text(0)
    with pytest.raises(Refusal):
        known_game(game, written({name: {"comment": "nothing else"}}))
