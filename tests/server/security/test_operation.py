"""Looking after a server: signs of life, measurements, and an end that loses nothing."""

import json
import re
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Barrier

import httpx
import prometheus_client
import pytest
from websockets.exceptions import ConnectionClosed

from rotonde.server.ops.metrics import Histogram, exposition, gauge, gauge_by
from tests.server.account_holders import in_store
from tests.server.harness import BOT, ME, OVER, PATIENCE, PLAIN, Message, Person, Server, eager
from tests.server.server_start import free_port, refused_start

PLAYERS = 4


@pytest.mark.parametrize("path", ["/health", "/healthz", "/ready"])
def test_signs_of_life(anna: Person, path: str) -> None:
    assert anna.get(path) == {"status": "ok"}


def test_measurements_are_at_an_address_of_their_own(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    with Server(tmp_path / "data", {"ROTONDE_METRICS": address}) as server, Person(server) as person:
        table = person.open_table(ME, BOT)["table"]["id"]
        person.act(table, 0, 10_000, "stop", 409)
        with person.live(table) as live:
            state = live.hear_until(lambda told: told["type"] == "state" and bool(told["legal"]))
            live.act(state, eager(state))
            live.hear_until(lambda told: told["type"] == "state" and told["n"] > state["n"])
            told = httpx.get(f"http://{address}/metrics", verify=PLAIN, timeout=PATIENCE).text
        assert httpx.get(f"http://{address}/secrets", verify=PLAIN, timeout=PATIENCE).status_code == 404
        assert "rotonde_moves_total" not in person.http.get("/metrics").text
    found = re.findall(r"^(\w+(?:\{.*\})?) (\S+)$", told, re.MULTILINE)
    values = {name: float(value) for name, value in found}
    assert not [name for name in values if name.endswith("_created")]
    assert values['rotonde_refusals_total{code="stale"}'] == 1
    assert values["rotonde_moves_total"] >= 1
    assert values["rotonde_move_seconds_count"] == values["rotonde_moves_total"]
    assert values["rotonde_sockets"] == values["rotonde_tables_in_memory"] == 1
    assert values['rotonde_tables{status="running"}'] == 1
    assert values['rotonde_tables{status="over"}'] == values['rotonde_notices_waiting{kind="turn"}'] == 0
    assert {"rotonde_bots_asked", "rotonde_bot_seconds_sum", "rotonde_bot_wait_seconds_sum"} <= set(values)
    assert {"rotonde_writes_waiting", "rotonde_bots_waiting"} <= set(values), "the queues"
    under_way = values["rotonde_batch_writes_count"] - values["rotonde_batch_seconds_count"]
    assert under_way in (0, 1), "one may just be on its way to the disk"
    assert values["rotonde_batch_seconds_count"] > 0
    assert values["rotonde_batch_writes_sum"] >= values["rotonde_commit_seconds_count"]
    assert values["rotonde_commit_seconds_count"] >= values["rotonde_moves_total"]
    assert table not in told


def test_measurements_are_off_where_the_host_says_nothing(anna: Person) -> None:
    assert anna.http.get("/metrics").text.startswith("<!doctype html>"), "an address of the page's"


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:x", "127.0.0.1:70000", "192.0.2.1:9"])
def test_an_address_that_cannot_be(tmp_path: Path, address: str) -> None:
    assert address in refused_start("--data", str(tmp_path), ROTONDE_METRICS=address)


def test_gauges_are_those_of_one_scrape() -> None:
    """A second server in a process finds nothing of the first one's."""
    first = exposition([gauge_by("rotonde_tables", "By status.", "status", {"over": 2, "open": 1})])
    assert first.endswith(b'rotonde_tables{status="open"} 1.0\nrotonde_tables{status="over"} 2.0\n')
    assert exposition([gauge("rotonde_sockets", "Now.", 7)]).endswith(b"gauge\nrotonde_sockets 7.0\n")
    assert b"rotonde_tables" not in exposition([])


@dataclass
class Heard:
    """A player's last news."""

    n: int = 0
    code: int = 0
    refusals: list[str] = field(default_factory=list)


def play(person: Person, table: str, ready: Barrier) -> Heard:
    """Moves as fast as it goes, until the server hangs up."""
    heard = Heard()
    try:
        with person.live(table) as live:
            state = live.hear_type("state")
            ready.wait()
            while state["to_act"] != OVER:
                heard.n = int(state["n"])
                live.act(state, eager(state))
                told = live.hear_until(lambda told: told["type"] in ("state", "refused"))
                if told["type"] == "refused":
                    heard.refusals.append(str(told["error"]))
                    live.hear_end()
                    live.hear()
                state = told
            return heard
    except ConnectionClosed as closed:
        heard.code = closed.rcvd.code if closed.rcvd else 0
    return heard


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_under_traffic_a_server_ends_with_everything_told(tmp_path: Path, how: signal.Signals) -> None:
    """The disk has what people were sent; they come back to another process and play on."""
    with Server(tmp_path / "data") as server:
        people = [Person(server) for _ in range(PLAYERS)]
        tables = [str(each.open_table(ME, ME)["table"]["id"]) for each in people]
        ready = Barrier(PLAYERS + 1)
        with ThreadPoolExecutor(PLAYERS) as pool:
            games = [pool.submit(play, *each, ready) for each in zip(people, tables, strict=True)]
            ready.wait()
            while in_store(server, "SELECT count(*) FROM action")[0][0] < 12 * PLAYERS:
                assert server.process.poll() is None
            assert server.stop(how) in (0, -signal.SIGTERM)
            heard = [each.result() for each in games]
        cookies = [each.cookie for each in people]
        for each in people:
            each.close()
        assert "unexpected error" not in server.log()
    check_kept(server, tables, heard)
    with Server(tmp_path / "data") as again:
        for table, cookie in zip(tables, cookies, strict=True):
            with Person(again, cookie=cookie) as person:
                state = person.state(table)
                person.act(table, state["seat"], state["n"], eager(state))


def check_kept(server: Server, tables: list[str], heard: list[Heard]) -> None:
    for table, message in zip(tables, heard, strict=True):
        stored = in_store(server, "SELECT count(*) FROM action WHERE table_id = ?", table)[0][0]
        assert stored == message.n, "every move on disk was told, and every move told is on disk"
        assert message.code in (0, 1012)
        assert set(message.refusals) <= {"closing"}


def test_a_server_that_closes_begins_nothing(tmp_path: Path) -> None:
    """Readiness ends first, then the process."""
    with Server(tmp_path / "data") as server, Person(server) as person:
        table = person.open_table(ME, ME)["table"]["id"]
        server.process.send_signal(signal.SIGTERM)
        answers: list[Message] = []
        said = {"seat": 0, "text": "x", "key": "1"}
        with suppress(httpx.TransportError):
            while True:
                answers.append(person.http.post(f"/api/tables/{table}/chat", json=said).json())
        assert {each.get("error", "said") for each in answers} <= {"closing", "said", "busy"}
        server.reap()
        lines = [json.loads(line)["message"] for line in server.log().splitlines()]
        assert "closing" in lines


def test_a_histogram_reads_like_the_librarys() -> None:
    name, help_, bounds = "rotonde_test_seconds", "Time.", (0.001, 0.5, 2)
    ours = Histogram(name, help_, bounds)
    theirs = prometheus_client.Histogram(name, help_, buckets=bounds, registry=None)
    for value in (0.0, 0.001, 0.0011, 0.5, 1, 2, 2.25):
        ours.observe(value)
        theirs.observe(value)
    assert exposition(ours.collect()) == exposition(theirs.collect())
