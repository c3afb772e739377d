"""Hints: what the strongest bot would do in one's place, asked as fairly as any bot."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import rotonde
from rotonde.server.errors import Refusal
from rotonde.server.hints import Hints
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables import Tables
from rotonde.server.thinkers import Thinkers
from tests.server.harness import ME, Message, Person, Server
from tests.server.test_bots_at_tables import command, question
from tests.server.test_refusals import is_shape


def hint(person: Person, table: str, state: Message, status: int = 200, **changes: object) -> Message:
    wish = {"seat": state["seat"], "n": state["n"], **changes}
    return person.post(f"/api/tables/{table}/hint", wish, status)


@pytest.fixture
def table(anna: Person) -> str:
    return str(anna.open_table(ME, ME)["table"]["id"])


def test_a_hint_is_legal_and_says_why_in_both_languages(anna: Person, table: str) -> None:
    state = anna.state(table)
    answer = hint(anna, table, state)
    assert answer["n"] == state["n"]
    assert answer["action"] in [each["action"] for each in state["legal"]]
    assert answer["reasons"]["en"]
    assert answer["reasons"]["en"] != answer["reasons"]["fr"]
    assert anna.state(table) == state


def test_only_for_ones_own_decision_that_is_due(anna: Person, ben: Person, table: str) -> None:
    state = anna.state(table)
    assert is_shape(hint(ben, table, state, 403), "not_yours")
    assert is_shape(hint(anna, table, state, 409, seat=1 - state["seat"]), "not_your_turn")
    assert is_shape(hint(anna, table, state, 409, n=state["n"] + 1), "stale")
    assert is_shape(hint(anna, table, state, 404, seat=7), "unknown_seat")


def test_a_table_may_play_without_hints(anna: Person) -> None:
    opened = anna.post("/api/tables", {"game": "wurfel", "seats": [ME, ME], "hints": False}, 201)["table"]
    assert not opened["hints"]
    assert is_shape(hint(anna, opened["id"], anna.state(opened["id"]), 409), "hints_off")


def test_one_at_a_time_for_a_seat(anna: Person, server: Server, table: str) -> None:
    state = anna.state(table)
    body = {"seat": state["seat"], "n": state["n"]}
    with ThreadPoolExecutor(6) as pool:
        found = list(pool.map(lambda _: anna.http.post(f"/api/tables/{table}/hint", json=body), range(6)))
    assert {each.status_code for each in found} <= {200, 429}
    assert 200 in {each.status_code for each in found}
    assert len({each.json()["action"] for each in found if each.status_code == 200}) == 1


def test_a_bot_that_dies_is_no_answer_and_the_next_question_is_free(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqlStore(tmp_path / "rotonde.sqlite")
        thinkers = Thinkers(1, command("raise SystemExit(1)"))
        asked = Hints(Tables(store), thinkers, 30)
        for _ in range(2):
            with pytest.raises(Refusal, match="no_hint"):
                await asked._think(("t", 0), question())
        await thinkers.close()
        await store.close()

    asyncio.run(work())


def test_every_game_has_an_answer(anna: Person) -> None:
    for game in rotonde.games():
        opened = anna.http.post("/api/tables", json={"game": game, "seats": [ME, ME]})
        if opened.status_code == 201:  # a game that only the tests have found is not the server's
            table = opened.json()["table"]["id"]
            assert hint(anna, table, anna.state(table))["reasons"]["fr"]
