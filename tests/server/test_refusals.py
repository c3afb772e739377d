"""Whatever is said wrongly gets a clear answer, changes nothing, and never ends the process."""

import ast
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import rotonde
from rotonde import server
from rotonde.i18n.catalogue import catalogue, languages
from rotonde.i18n.catalogue_checks import Entry, read
from rotonde.server.http.errors import STATUS
from tests.server.harness import BOT, ME, OPEN, Message, Person, Server, eager
from tests.server.refusals import is_shape


@pytest.fixture
def table(anna: Person) -> str:
    return str(anna.open_table(ME, ME)["table"]["id"])


def wrong(state: Message, **changes: object) -> Message:
    return {"seat": state["seat"], "n": state["n"], "action": state["legal"][0]["action"], **changes}


@pytest.mark.parametrize(
    ("changes", "code", "status"),
    [
        ({"action": "fly to the moon"}, "bad_notation", 422),
        ({"action": ""}, "bad_notation", 422),
        ({"action": "x" * 1001}, "malformed", 400),
        ({"action": None}, "malformed", 400),
        ({"n": "one"}, "malformed", 400),
        ({"n": 10**30}, "stale", 409),
        ({"n": 0}, "stale", 409),
        ({"n": 10_000}, "stale", 409),
        ({"n": -1}, "stale", 409),
        ({"seat": 2}, "unknown_seat", 404),
        ({"seat": -1}, "unknown_seat", 404),
        ({"colour": "red"}, "malformed", 400),
        ({"action": "begins 1"}, "illegal", 422),
    ],
)
def test_a_wrong_action_changes_nothing(
    anna: Person, table: str, changes: Message, code: str, status: int
) -> None:
    before = anna.state(table)
    answer = anna.post(f"/api/tables/{table}/actions", wrong(before, **changes), status)
    assert is_shape(answer, code)
    assert anna.state(table) == before


def test_an_illegal_action_names_its_rule_in_both_languages(anna: Person, table: str) -> None:
    state = anna.state(table)
    answer = anna.act(table, state["seat"], state["n"], "done", 422)
    rule = rotonde.game("wurfel").rules[answer["rule"]]
    assert is_shape(answer, "illegal")
    assert answer["message"] == {"en": rule.en, "fr": rule.fr}


def test_why_answers_for_ones_own_seat_only(anna: Person, ben: Person, table: str) -> None:
    state = anna.state(table)
    path = f"/api/tables/{table}/why?seat={state['seat']}&action="
    assert anna.get(path + "done")["rule"].startswith("WX-")
    assert anna.get(path + str(state["legal"][0]["action"]))["rule"] == ""
    assert is_shape(ben.get(path + "done", 403), "not_yours")
    assert is_shape(anna.get(path + "hop", 422), "bad_notation")


def test_out_of_turn(anna: Person, table: str) -> None:
    state = anna.state(table)
    answer = anna.act(table, 1 - state["seat"], state["n"], state["legal"][0]["action"], 409)
    assert is_shape(answer, "not_your_turn")
    assert answer["rule"] == "WX-PLAY-1"


def test_an_action_at_an_old_n(anna: Person, table: str) -> None:
    state = anna.state(table)
    action = eager(state)
    first = anna.act(table, state["seat"], state["n"], action)
    assert first["repeat"] is False
    assert anna.act(table, state["seat"], state["n"], action)["repeat"] is True
    assert anna.act(table, state["seat"], state["n"], f"  {action.upper()} ")["repeat"] is True
    other = next(each["action"] for each in state["legal"] if each["action"] != action)
    late = anna.act(table, state["seat"], state["n"], other, 409)
    assert is_shape(late, "stale")
    assert late["n"] == first["n"] == anna.state(table)["n"]
    assert is_shape(anna.act(table, 1 - state["seat"], state["n"], action, 409), "stale")


def test_nobody_acts_or_sees_for_another(anna: Person, ben: Person) -> None:
    seated = anna.open_table(ME, ME)
    table = seated["table"]["id"]
    state = anna.state(table)
    assert is_shape(ben.act(table, state["seat"], state["n"], eager(state), 403), "not_yours")
    assert is_shape(ben.get(f"/api/tables/{table}/state?seat=0", 403), "not_yours")
    seen = ben.state(table)
    assert seen["seat"] is None
    assert seen["legal"] == []
    info = ben.get(f"/api/tables/{table}")
    assert info["invitation"] is None
    assert not info["host"]
    assert not any(seat["mine"] for seat in info["seats"])
    other = 1 - state["seat"]
    with Person(anna.server, secret=seated["secrets"][str(other)]) as holder:
        assert holder.state(table)["seat"] == other
        assert is_shape(holder.act(table, state["seat"], state["n"], eager(state), 403), "not_yours")
        assert is_shape(holder.get(f"/api/tables/{table}/state?seat={state['seat']}", 403), "not_yours")


def test_secrets_and_cookies_that_are_not_ours(anna: Person, table: str) -> None:
    with Person(anna.server, secret="guessed") as thief:
        assert is_shape(thief.get(f"/api/tables/{table}", 403), "not_yours")
    guest = anna.cookie.split(".")[0]
    for forged in (guest, f"{guest}.", f"{guest}.{'0' * 64}", f".{anna.cookie.split('.')[1]}"):
        with Person(anna.server, cookie=forged) as thief:
            assert thief.state(table)["seat"] is None
            assert thief.cookie != anna.cookie


@pytest.mark.parametrize(
    ("body", "code", "status"),
    [
        ({"game": "chess", "seats": [ME, ME]}, "unknown_game", 404),
        ({"game": "wurfel", "seats": [ME]}, "bad_option", 422),
        ({"game": "wurfel", "seats": [ME] * 7}, "bad_option", 422),
        ({"game": "wurfel", "seats": [ME] * 101}, "malformed", 400),
        ({"game": "wurfel", "seats": [ME, {"kind": "bot", "level": "wizard"}]}, "bad_option", 422),
        ({"game": "wurfel", "seats": [ME, {"kind": "cat"}]}, "malformed", 400),
        ({"game": "wurfel", "seats": [ME, {"kind": "me", "name": "x" * 41}]}, "malformed", 400),
        ({"game": "wurfel", "seats": [ME, ME], "options": {"freeShorter": "maybe"}}, "bad_option", 422),
        ({"game": "wurfel", "seats": [ME, ME], "options": {"speed": 9}}, "bad_option", 422),
        ({"game": "wurfel", "seats": [ME, ME], "options": []}, "malformed", 400),
        ({"game": "wurfel", "seats": [BOT, BOT]}, "no_person", 422),
        ({"seats": [ME, ME]}, "malformed", 400),
        ([], "malformed", 400),
        (None, "malformed", 400),
    ],
)
def test_a_table_that_cannot_be(anna: Person, body: Any, code: str, status: int) -> None:
    before = anna.http.get("/api/tables").json()
    answer = anna.post("/api/tables", body, status)
    assert is_shape(answer, code)
    assert anna.http.get("/api/tables").json() == before


def test_a_bad_option_says_what_is_allowed(anna: Person) -> None:
    body = {"game": "wurfel", "seats": [ME, ME], "options": {"freeShorter": "maybe"}}
    answer = anna.post("/api/tables", body, 422)
    assert "freeShorter" in answer["message"]["en"]
    assert "true, false" in answer["message"]["en"]


def test_bots_are_not_started_alone(anna: Person) -> None:
    opened = anna.open_table(OPEN, BOT)["table"]
    assert is_shape(anna.post(f"/api/tables/{opened['id']}/start", status=422), "no_person")
    assert anna.get(f"/api/tables/{opened['id']}") == opened


def test_a_guest_has_so_many_unfinished_tables(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {"ROTONDE_TABLES_PER_GUEST": "2"}) as server, Person(server) as person:
        first, body = person.open_table(ME, ME)["table"]["id"], {"game": "wurfel", "seats": [ME, OPEN]}
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(lambda _: person.http.post("/api/tables", json=body), range(4)))
        assert sorted(each.status_code for each in answers) == [201, 409, 409, 409]
        refused = next(each.json() for each in answers if each.status_code == 409)
        assert is_shape(refused, "too_many_tables")
        assert "2" in refused["message"]["fr"]
        with Person(server) as other:
            other.open_table(ME, ME)
        state = person.state(first)
        while state["to_act"] != rotonde.OVER:
            person.act(first, state["seat"], state["n"], eager(state))
            state = person.state(first)
        person.open_table(ME, ME)


def test_oversized_bodies(anna: Person, table: str) -> None:
    answer = anna.http.post(f"/api/tables/{table}/actions", content=b"x" * 100_000)
    assert answer.status_code == 413
    assert is_shape(answer.json(), "too_large")


def given(call: ast.Call) -> set[str]:
    """Parameters of a refusal: those that `Refusal(code, …)` names, or the engine's by `Refusal.of`."""
    named = {each.arg for each in call.keywords if each.arg} | {"n"}
    return named | ({"problem"} if isinstance(call.func, ast.Attribute) else set())


def sentences(language: str) -> dict[str, Entry]:
    return read("\n".join(catalogue().texts(language))).entries


def test_every_refusal_is_made_with_all_that_its_sentences_say() -> None:
    calls = [
        (call, call.args[0].value)
        for file in Path(server.__file__).parent.rglob("*.py")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func) in ("Refusal", "Refusal.of")
        if isinstance(call.args[0], ast.Constant)
    ]
    assert len(calls) > 50
    english = sentences("en")
    for call, code in calls:
        assert english[f"refused-{code!s}"].used <= given(call), ast.unparse(call)


def test_unknown_addresses(anna: Person) -> None:
    assert is_shape(anna.get("/api/nothing", 404), "unknown_path")
    assert is_shape(anna.get("/api/tables/0123456789ab", 404), "unknown_table")
    assert is_shape(anna.get("/api/tables/0123456789ab/state", 404), "unknown_table")
    assert is_shape(anna.get("/api/games/chess", 404), "unknown_game")
    assert is_shape(anna.http.delete("/api/tables").json(), "unknown_path")
    assert is_shape(anna.http.post("/t/abc").json(), "unknown_path")


def test_before_the_start_and_after_the_end(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, OPEN)["table"]
    path = f"/api/tables/{opened['id']}"
    assert is_shape(anna.get(f"{path}/state", 409), "not_started")
    assert is_shape(anna.get(f"{path}/record", 409), "not_over")
    assert is_shape(anna.act(opened["id"], 0, 0, "stop", 409), "not_started")
    assert is_shape(ben.post(f"{path}/start", None, 403), "not_host")
    anna.post(f"{path}/start")
    assert is_shape(anna.post(f"{path}/start", None, 409), "already_started")
    assert is_shape(anna.get(f"{path}/record", 409), "not_over")


def test_invitations(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, OPEN, OPEN, BOT)["table"]
    path = f"/api/tables/{opened['id']}/join"
    invitation = opened["invitation"]
    assert is_shape(ben.post(path, {"invitation": "please"}, 403), "bad_invitation")
    assert is_shape(ben.post(path, {"invitation": invitation, "seat": 9}, 404), "unknown_seat")
    assert is_shape(ben.post(path, {"invitation": invitation, "seat": 0}, 409), "no_open_seat")
    seated = ben.post(path, {"invitation": invitation, "seat": 2, "name": " Ben\n B. "})
    assert list(seated["secrets"]) == ["2"]
    assert seated["table"]["seats"][2]["name"] == "Ben B."
    assert seated["table"]["seats"][2]["mine"]
    assert seated["table"]["status"] == "open"
    ben.post(path, {"invitation": invitation})
    assert anna.get(f"/api/tables/{opened['id']}")["status"] == "running"
    assert is_shape(ben.post(path, {"invitation": invitation}, 409), "no_open_seat")


def test_since_must_be_a_place_in_the_game(anna: Person, table: str) -> None:
    for since in ("-1", "100000"):
        assert is_shape(anna.get(f"/api/tables/{table}/state?since={since}", 400), "malformed")
    assert is_shape(anna.get(f"/api/tables/{table}/state?since=soon", 400), "malformed")


def test_every_refusal_has_a_status_and_a_sentence_in_each_language() -> None:
    for language in languages():
        said = {each for each in sentences(language) if each.startswith("refused-")}
        assert said == {f"refused-{code}" for code in STATUS}
