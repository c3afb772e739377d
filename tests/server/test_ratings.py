"""Every finished game counts once, for whom it should, also after a power cut."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.account_holders import call, fresh_name, guest_of, in_store, make_account, sign_in
from tests.server.harness import BOT, ME, OPEN, PATIENCE, Message, Person, Server
from tests.server.refusals import is_shape
from tests.server.table_calls import table_of, undo

NOVICE = {**BOT, "level": "novice"}


def resign(person: Person, table: str, seat: int = 0) -> None:
    person.post(f"/api/tables/{table}/resign", {"seat": seat})


def until(ask: Callable[[], Any]) -> Any:
    """Asks until there is an answer: games are counted beside the moves, a moment later."""
    deadline = time.monotonic() + PATIENCE
    while not (found := ask()):
        assert time.monotonic() < deadline, "it is not counted"
    return found


def judged(server: Server, table: str) -> list[tuple[Any, ...]]:
    """The results of a table, seat by seat, once it is judged."""
    until(lambda: in_store(server, "SELECT 1 FROM game_table WHERE id = ? AND judged = 1", table))
    return in_store(server, "SELECT guest, won, mu FROM result WHERE table_id = ? ORDER BY seat", table)


def line(told: Message, name: str) -> Message:
    return next(dict(each) for each in told["lines"] if each["name"] == name)


def test_two_people_are_rated_and_stand_on_the_board(anna: Person, ben: Person) -> None:
    names = fresh_name("Anna"), fresh_name("Ben")
    for person, name in zip((anna, ben), names, strict=True):
        make_account(person, name)
    table = table_of(anna, ben)
    resign(anna, table)
    assert [won for _, won, _ in judged(anna.server, table)] == [0, 1]
    answer = ben.get("/api/standing/wurfel?seats=2")
    loser, winner = (line(answer, name) for name in names)
    assert winner["rating"]["value"] > 1500 > loser["rating"]["value"]
    assert (winner["rating"]["provisional"], winner["me"], loser["me"]) == (True, True, False)
    assert (winner["games"], winner["won"], loser["won"]) == (1, 1, 0)
    assert answer["played"]["2"] >= 1
    mine = ben.get("/api/me/results")
    assert mine == {**ben.get(f"/api/people/{names[1].upper()}"), "me": True}
    (chapter,) = mine["chapters"]
    assert (chapter["game"], chapter["seats"], len(chapter["curve"])) == ("wurfel", 2, 1)
    assert mine["recent"][0]["table"] == table
    assert anna.get(f"/api/people/{names[1]}")["recent"][0]["table"] is None, "it was by link"


def test_bots_are_rated_and_guests_are_not_shown(anna: Person) -> None:
    table = str(anna.open_table(ME, NOVICE, NOVICE)["table"]["id"])
    resign(anna, table)
    assert [guest for guest, *_ in judged(anna.server, table)][1:] == ["bot:novice"] * 2
    answer = anna.get("/api/standing/wurfel?seats=3")
    assert "novice" in [each["level"] for each in answer["lines"]]
    assert guest_of(anna) not in str(answer)
    assert not [each for each in answer["lines"] if not each["level"] and not each["name"]]
    assert anna.get("/api/me/results")["chapters"][0]["games"] == 1


def agreed(person: Person, table: str) -> None:
    person.post(f"/api/tables/{table}/ask", {"seat": 0, "what": "end"})


def test_what_does_not_count(anna: Person) -> None:
    alone = str(anna.open_table(ME, ME)["table"]["id"])
    resign(anna, alone)
    ended = str(anna.open_table(ME, NOVICE)["table"]["id"])
    agreed(anna, ended)
    assert judged(anna.server, alone) == [], "against oneself"
    assert judged(anna.server, ended) == [], "by agreement"


def rated(person: Person, table: str) -> tuple[bool, str | None]:
    answer = person.get(f"/api/tables/{table}")
    return answer["rated"], answer["unrated_reason"]


def test_a_game_with_a_hint_is_not_rated_also_by_a_seats_secret(tmp_path: Path) -> None:
    """Watchers are notified, and a kill forgets nothing."""
    with Server(tmp_path / "data") as first, Person(first) as anna:
        opened = anna.open_table(ME, NOVICE, firstPlayer=0)
        table, secret, cookie = str(opened["table"]["id"]), opened["secrets"]["0"], anna.cookie
        assert rated(anna, table) == (True, None)
        body = {"seat": 0, "n": anna.state(table)["n"]}
        with anna.live(table) as live, Person(first, secret=secret) as other:
            other.post(f"/api/tables/{table}/hint", body)
            live.hear_until(lambda told: told.get("table", {}).get("unrated_reason") == "hinted")
        first.kill()
    with Server(tmp_path / "data") as second, Person(second, cookie=cookie) as anna:
        assert rated(anna, table) == (False, "hinted")
        assert [each["rated"] for each in anna.list("/api/tables")] == [False]
        resign(anna, table)
        assert judged(second, table) == []


def test_a_game_that_went_back_is_not_rated(anna: Person) -> None:
    table = str(anna.open_table(ME, NOVICE, firstPlayer=0)["table"]["id"])
    state = anna.state(table)
    anna.act(table, 0, state["n"], state["legal"][0]["action"])
    assert rated(anna, table) == (True, None)
    anna.post(f"/api/tables/{table}/ask", {"seat": 0, "what": "back", "to": anna.state(table)["last_own"]})
    assert rated(anna, table) == (False, "back")
    resign(anna, table)
    assert judged(anna.server, table) == []


def test_what_was_open_may_be_taken_back_in_a_rated_game(anna: Person) -> None:
    table = str(anna.open_table(ME, ME, game="convoi")["table"]["id"])
    state = anna.state(table)
    while not state["back"]:
        anna.act(table, state["seat"], state["n"], state["legal"][0]["action"])
        state = anna.state(table)
    undo(anna, table, state, state["back"][-1])
    assert rated(anna, table) == (True, None)


def test_whoever_gave_up_is_last_even_if_a_bot_wins_for_them(server: Server) -> None:
    with Person(server) as anna, Person(server) as ben:
        opened = anna.open_table(ME, OPEN, NOVICE)["table"]
        table = str(opened["id"])
        ben.post(f"/api/tables/{table}/join", {"invitation": opened["invitation"]})
        resign(anna, table)
        resign(ben, table, 1)
        results = judged(server, table)
        assert [won for _, won, _ in results] == [0, 0, 1]
        assert results[2][2] > results[0][2]


def test_a_table_that_wins_or_loses_together_counts_by_difficulty(anna: Person) -> None:
    name = fresh_name("Cleo")
    make_account(anna, name)
    for tokens in (7, 10):
        table = str(anna.open_table(ME, ME, game="convoi", tokens=tokens)["table"]["id"])
        resign(anna, table)
        resign(anna, table, 1)
        assert [mu for *_, mu in judged(anna.server, table)] == [None, None]
    answer = anna.get("/api/standing/convoi?seats=2")
    mine = [each for each in answer["lines"] if each["name"] == name]
    assert answer["together"] is True
    assert sorted(each["difficulty"]["tokens"] for each in mine) == [7, 10]
    assert {(each["games"], each["won"], each["rating"]) for each in mine} == {(1, 0, None)}
    (chapter,) = anna.get("/api/me/results")["chapters"]
    assert (chapter["games"], len(chapter["shares"]), chapter["rating"]) == (2, 2, None)
    assert "firstSeat" not in chapter["shares"][0]["difficulty"]


def test_a_kill_counts_no_game_twice_and_none_never(tmp_path: Path) -> None:
    tables: list[str] = []
    with Server(tmp_path / "data") as first, Person(first) as anna:
        make_account(anna, "Anna")
        cookie = anna.cookie
        for _ in range(6):
            tables.append(str(anna.open_table(ME, NOVICE)["table"]["id"]))
            resign(anna, tables[-1])
        first.kill()
    with Server(tmp_path / "data") as second, Person(second, cookie=cookie) as anna:
        for table in tables:
            assert len(judged(second, table)) == 2
        answer = anna.get("/api/standing/wurfel?seats=2")
        assert line(answer, "Anna")["games"] == 6
        in_store(second, "UPDATE game_table SET judged = 0 WHERE id = ?", tables[0])
        seventh = str(anna.open_table(ME, NOVICE)["table"]["id"])
        resign(anna, seventh)
        assert len(judged(second, seventh)) == 2, "one that cannot be counted again stops no other"
        assert line(anna.get("/api/standing/wurfel?seats=2"), "Anna")["games"] == 7
        assert "a game cannot be judged" in second.log()


def test_what_a_guest_played_comes_along_and_goes_with_them(server: Server) -> None:
    with Person(server) as anna, Person(server) as phone:
        name = fresh_name("Dora")
        make_account(anna, name)
        table = str(phone.open_table(ME, NOVICE)["table"]["id"])
        resign(phone, table)
        judged(server, table)
        sign_in(phone, name, bring=True)
        assert anna.get(f"/api/people/{name}")["chapters"][0]["games"] == 1
        guest = guest_of(anna)
        call(anna, "DELETE", "/api/account")
        assert in_store(server, "SELECT 1 FROM result WHERE guest = ?", guest) == []
        assert in_store(server, "SELECT 1 FROM rating WHERE guest = ?", guest) == []
        assert [who for who, *_ in judged(server, table)] == [f"gone:{table}", "bot:novice"]
        assert is_shape(phone.get(f"/api/people/{name}", 404), "unknown_person")


@pytest.mark.parametrize("path", ["/api/standing/nothing", "/api/people/Nobody at all"])
def test_boards_and_people_that_are_not_there(anna: Person, path: str) -> None:
    assert "error" in anna.get(path, 404)
    assert anna.get("/api/standing/wurfel?seats=99")["lines"] == []
