"""Hints: what the strongest bot would do in one's place, asked as fairly as any bot."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import rotonde
from rotonde.server.bots.fair_queue import NOBODY
from rotonde.server.bots.hints import Hints
from rotonde.server.bots.pool import BotPool
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables.service import Tables
from rotonde.table.refusal import Refusal
from tests.server.bot_questions import command, question
from tests.server.harness import ME, OPEN, Message, Person, Server
from tests.server.refusals import is_shape
from tests.server.table_calls import play, table_of


def hint(person: Person, table: str, state: Message, status: int = 200, **changes: object) -> Message:
    body = {"seat": state["seat"], "n": state["n"], **changes}
    return person.post(f"/api/tables/{table}/hint", body, status)


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


@pytest.mark.parametrize("game", ["wurfel", "convoi"])
def test_a_rated_game_of_two_people_has_no_hints(anna: Person, ben: Person, game: str) -> None:
    """Nobody makes it unrated alone: neither who loses, nor who spoils a win that all share."""
    table = table_of(anna, ben, game=game)
    mover = (anna, ben)[anna.state(table)["to_act"]]
    assert is_shape(hint(mover, table, mover.state(table), 409), "rated_without_hints")
    told = anna.get(f"/api/tables/{table}")
    assert (told["hints"], told["rated"]) == (False, True)


def test_a_table_that_is_opened_with_hints_has_them_and_is_not_rated(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, OPEN, hints=True)["table"]
    assert (opened["hints"], opened["rated"]) == (True, False), "who comes can see it before"
    table = opened["id"]
    ben.post(f"/api/tables/{table}/join", {"invitation": opened["invitation"]})
    mover = (anna, ben)[anna.state(table)["to_act"]]
    assert hint(mover, table, mover.state(table))["action"]
    anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert (again["hints"], again["rated"]) == (True, False)


def test_who_agree_that_it_is_not_rated_may_ask(anna: Person, ben: Person) -> None:
    table = table_of(anna, ben, firstPlayer=0)
    play([anna, ben], table, 1)
    anna.post(f"/api/tables/{table}/ask", {"seat": 0, "what": "back", "to": anna.state(table)["last_own"]})
    ben.post(f"/api/tables/{table}/answer", {"seat": 1, "yes": True})
    assert anna.get(f"/api/tables/{table}")["unrated_reason"] == "back"
    mover = (anna, ben)[anna.state(table)["to_act"]]
    assert hint(mover, table, mover.state(table))["action"]


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
        pool = BotPool(1, command("raise SystemExit(1)"))
        asked = Hints(Tables(store), pool, 30)
        for _ in range(2):
            with pytest.raises(Refusal, match="no_hint"):
                await asked._think(("t", 0), question(), NOBODY)
        await pool.close()
        await store.close()

    asyncio.run(work())


def test_every_game_has_an_answer(anna: Person) -> None:
    for game in rotonde.games():
        opened = anna.http.post("/api/tables", json={"game": game, "seats": [ME, ME]})
        if opened.status_code == 201:  # a game that only the tests have found is not the server's
            table = opened.json()["table"]["id"]
            assert hint(anna, table, anna.state(table))["reasons"]["fr"]
