"""Several processes serve one PostgreSQL database: any client on any process, and it is one house."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from time import monotonic

import pytest

import rotonde
from tests.server.harness import BOT, ME, OPEN, OVER, PATIENCE, Live, Message, Person, Server, eager
from tests.server.postgres import Postgres
from tests.server.refusals import is_shape
from tests.server.server_processes import hurried, serving

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rotonde'"
PEOPLE = (0, 1, 2)
RAN_OUT = "SELECT table_id, seat, kind, count(*) FROM action WHERE kind <> 'action' GROUP BY 1, 2, 3"
MANY = 40  # tables whose time runs out in the long run


@pytest.fixture(scope="module")
def three(databases: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    address, folder = databases.database(), tmp_path_factory.mktemp("three")
    with ThreadPoolExecutor(3) as pool, ExitStack() as stack:
        started = list(pool.map(lambda name: serving(address, folder, name), "abc"))
        yield [stack.enter_context(each) for each in started]


@pytest.fixture
def people(three: list[Server]) -> Iterator[list[Person]]:
    """A person on each process."""
    with ExitStack() as stack:
        yield [stack.enter_context(Person(each)) for each in three]


@pytest.fixture
def anna(three: list[Server]) -> Iterator[list[Person]]:
    """One person, who is on every process at once."""
    with ExitStack() as stack:
        first = stack.enter_context(Person(three[0]))
        others = [stack.enter_context(Person(each, cookie=first.cookie)) for each in three[1:]]
        yield [first, *others]


def seated(people: list[Person], *more: Message) -> str:
    """A private table at which each has a seat."""
    host, *others = people
    opened = host.open_table(ME, *[OPEN] * len(others), *more, access="private")["table"]
    for each in others:
        each.post(f"/api/tables/{opened['id']}/join", {"invitation": opened["invitation"]})
    return str(opened["id"])


def state_from(live: Live, n: int) -> Message:
    return live.hear_until(lambda message: message["type"] == "state" and message["n"] >= n)


def test_a_whole_game_across_three_processes(people: list[Person]) -> None:
    """Each hears every move on the process that they are connected to, and answers there."""
    table = seated(people, BOT)
    with ExitStack() as stack:
        lives = [stack.enter_context(each.live(table)) for each in people]
        states, n = [state_from(each, 0) for each in lives], 0
        while states[0]["to_act"] != OVER:
            n = max(state["n"] for state in states)
            states = [
                state if state["n"] == n else state_from(live, n)
                for state, live in zip(states, lives, strict=True)
            ]
            if any(state["n"] > n for state in states):
                continue  # a bot was faster
            mover = states[0]["to_act"]
            if mover in PEOPLE:
                lives[mover].act(states[mover], eager(states[mover]))
            if mover != OVER:
                states[0] = state_from(lives[0], n + 1)
        records = {each.http.get(f"/api/tables/{table}/record").text for each in people}
    assert len(records) == 1
    assert rotonde.Record.parse(records.pop()).verify()


def test_what_one_has_done_here_is_so_there_at_once(anna: list[Person]) -> None:
    """No process waits for news: each answers what is stored."""
    table, moves = str(anna[0].open_table(ME, ME)["table"]["id"]), 0
    while moves < 30 and (state := anna[moves % 3].state(table))["to_act"] != OVER:
        anna[(moves + 1) % 3].act(table, state["seat"], state["n"], eager(state))
        moves += 1
    assert moves > 5


def test_of_those_who_race_one_is_heard(anna: list[Person]) -> None:
    table = str(anna[0].open_table(ME, ME)["table"]["id"])
    with ThreadPoolExecutor(3) as pool:
        for _ in range(12):
            state = anna[0].state(table)
            legal = [each["action"] for each in state["legal"]]
            if not legal:
                break
            ways = [{"seat": state["seat"], "n": state["n"], "action": legal[i % len(legal)]} for i in PEOPLE]
            path = f"/api/tables/{table}/actions"
            sent = [pool.submit(who.http.post, path, json=way) for who, way in zip(anna, ways, strict=True)]
            answers = [each.result() for each in sent]
            accepted = [each.json() for each in answers if each.status_code == 200]
            assert [each["repeat"] for each in accepted].count(False) == 1
            now = anna[0].state(table)["n"]
            late = [each.json() for each in answers if each.status_code != 200]
            assert all(is_shape(each, "stale") and each["n"] == now for each in late)


def test_who_is_there_what_is_said_and_shown(people: list[Person]) -> None:
    table, ben = seated(people), people[1]
    with people[0].live(table) as first:
        first.hear_type("state")
        with ben.live(table) as second:
            second.hear_type("state")
            first.hear_until(lambda each: each["type"] == "table" and each["table"]["seats"][1]["present"])
            ben.post(f"/api/tables/{table}/chat", {"seat": 1, "text": "bonsoir", "key": "1"})
            assert first.hear_type("said")["line"]["text"] == "bonsoir"
            second.say(type="point", seat=1, at="supply")
            assert first.hear_type("pointed")["at"] == "supply"
            ben.post(f"/api/tables/{table}/resign", {"seat": 1})
            first.hear_until(lambda each: each["type"] == "table" and each["table"]["seats"][1]["resigned"])
        first.hear_until(lambda each: each["type"] == "table" and not each["table"]["seats"][1]["present"])


def test_news_that_were_missed_are_made_up_for(people: list[Person], databases: Postgres) -> None:
    """All database connections are cut during a move; watchers elsewhere hear of it all the same."""
    table = seated(people)
    with ExitStack() as stack:
        lives = [stack.enter_context(each.live(table)) for each in people]
        states = [state_from(each, 0) for each in lives]
        for _ in range(3):
            databases.run(CUT)
            mover = states[0]["to_act"]
            lives[mover].act(states[mover], eager(states[mover]))
            states = [state_from(each, states[mover]["n"] + 1) for each in lives]


def test_when_a_process_dies_another_plays_for_its_bots(databases: Postgres, tmp_path: Path) -> None:
    address = databases.database()
    with serving(address, tmp_path, "b") as second, serving(address, tmp_path, "a") as first:
        with Person(first) as anna:
            table, cookie = str(anna.open_table(ME, BOT, firstPlayer=1)["table"]["id"]), anna.cookie
            first.kill()
        with Person(second, cookie=cookie) as anna, anna.live(table) as live:
            live.hear_until(lambda each: each["type"] == "state" and each["to_act"] == 0)


def test_a_clock_that_three_processes_watch_strikes_once(people: list[Person], three: list[Server]) -> None:
    """Two in turn let their time run out, each before the eyes of all three."""
    table = hurried(people, 1)
    with ExitStack() as stack:
        for live in [stack.enter_context(each.live(table)) for each in people]:
            over = live.hear_until(lambda each: each["type"] == "table" and each["table"]["status"] == "over")
            assert over["table"]["winners"] == [2]
            assert [seat["late"] for seat in over["table"]["seats"]] == [True, True, False]
    deadline = monotonic() + PATIENCE
    while (struck := strikes(three, table)) < 2:  # people are told first, the log afterwards
        assert monotonic() < deadline
    assert struck == 2


def strikes(servers: list[Server], table: str) -> int:
    lines = [line for each in servers for line in each.log().splitlines() if table in line]
    return sum("time ran out" in line for line in lines)


@pytest.mark.soak
def test_clocks_strike_once_though_processes_die(databases: Postgres, tmp_path: Path) -> None:
    address = databases.database()
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(address, tmp_path, name)) for name in "abc"]
        people = [stack.enter_context(Person(each)) for each in servers[:2]]
        tables = [hurried(people, 1 + number % 5) for number in range(MANY)]
        for victim in (2, 2, 2):
            servers[victim].kill()
            servers[victim] = stack.enter_context(serving(address, tmp_path, "c"))
        for table in tables:
            with people[1].live(table) as live:
                live.hear_until(lambda each: each["type"] == "table" and each["table"]["status"] == "over")
    struck = databases.ask(address, RAN_OUT)
    assert sorted(struck) == sorted((table, 0, kind, 1) for table in tables for kind in ("late", "resign"))


def test_absence_is_shared(people: list[Person]) -> None:
    """A person connected to another process is here; on leaving there the grace period runs everywhere."""
    table = seated(people)
    path = f"/api/tables/{table}"
    with people[0].live(table) as watching:
        with people[1].live(table) as live:
            live.hear_type("state")
            watching.hear_until(
                lambda message: message["type"] == "table" and message["table"]["seats"][1]["present"]
            )
            assert is_shape(people[0].post(f"{path}/lend", {"seat": 1}, 409), "present")
        received = watching.hear_until(
            lambda message: message["type"] == "table" and not message["table"]["seats"][1]["present"]
        )
        assert received["table"]["seats"][1]["lend_in"] > 0
        for each in (people[0], people[2]):
            assert is_shape(each.post(f"{path}/lend", {"seat": 1}, 409), "too_soon")
