"""Live messages: what, to whom, and in which order."""

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.typing import Origin

import rotonde
from tests.server.harness import BOT, ME, OPEN, PATIENCE, Live, Person, Server, eager


@pytest.fixture(params=["server", "plain_server"])
def served(request: pytest.FixtureRequest) -> Server:
    """Both ways of reading WebSockets: our protocols, and uvicorn's own."""
    server: Server = request.getfixturevalue(request.param)
    return server


@pytest.fixture
def anna(served: Server) -> Iterator[Person]:
    with Person(served) as person:
        yield person


@pytest.fixture
def ben(served: Server) -> Iterator[Person]:
    with Person(served) as person:
        yield person


def test_a_watcher_sees_presence_and_the_start(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, OPEN)["table"]
    with anna.live(opened["id"]) as first:
        seats = first.hear_type("table")["table"]["seats"]
        assert [seat["present"] for seat in seats] == [True, False]
        ben.post(f"/api/tables/{opened['id']}/join", {"invitation": opened["invitation"]})
        assert first.hear()["table"]["status"] == "running"
        assert first.hear()["since"] == 0
        with ben.live(opened["id"]):
            assert [seat["present"] for seat in first.hear_type("table")["table"]["seats"]] == [True, True]
        assert [seat["present"] for seat in first.hear_type("table")["table"]["seats"]] == [True, False]


def test_a_bystander_who_takes_a_seat_is_shown_it(anna: Person, ben: Person) -> None:
    opened = anna.open_table(OPEN, BOT)["table"]
    with ben.live(opened["id"]) as live:
        assert not live.hear_type("table")["table"]["seats"][0]["mine"]
        ben.post(f"/api/tables/{opened['id']}/join", {"invitation": opened["invitation"]})
        assert live.hear_type("table")["table"]["seats"][0]["mine"]
        assert live.hear_type("state")["seat"] == 0


def test_coming_back_with_since_brings_what_was_missed(anna: Person) -> None:
    table = anna.open_table(ME, ME)["table"]["id"]
    with anna.live(table) as live:
        state = live.hear_type("state")
        assert state["events"] == []
        n = state["n"]
        for _ in range(3):
            live.act(state, eager(state))
            state = live.hear_type("state")
    with anna.live(table, f"?since={n}") as live:
        caught_up = live.hear_type("state")
        assert caught_up["since"] == n
        assert caught_up["n"] == state["n"]
        assert [event["step"] for event in caught_up["events"]] == sorted(
            event["step"] for event in anna.state(table, "?since=0")["events"] if event["step"] >= n
        )
        live.say(type="state", since=0)
        assert live.hear_type("state")["events"][0]["step"] == 0


def test_a_repeat_is_answered_and_a_late_one_is_stale(anna: Person) -> None:
    table = anna.open_table(ME, ME)["table"]["id"]
    with anna.live(table) as live:
        first = live.hear_type("state")
        action = eager(first)
        live.act(first, action)
        second = live.hear_type("state")
        live.act(first, action)
        again = live.hear()
        assert (again["type"], again["n"], again["since"]) == ("state", second["n"], first["n"])
        live.act(first, next(each["action"] for each in first["legal"] if each["action"] != action))
        late = live.hear()
        assert (late["type"], late["error"], late["n"]) == ("refused", "stale", second["n"])


def test_why_over_the_socket(anna: Person, ben: Person) -> None:
    table = anna.open_table(ME, ME)["table"]["id"]
    with anna.live(table) as live:
        state = live.hear_type("state")
        live.say(type="why", seat=state["seat"], n=state["n"], action="done")
        assert live.hear() == {"type": "why", "n": state["n"], "action": "done", "rule": "WX-TURN-1"}
        live.say(type="why", seat=state["seat"], n=state["n"] - 1, action="done")
        assert live.hear()["error"] == "stale"
    with ben.live(table) as live:
        live.hear_type("state")
        live.say(type="why", seat=state["seat"], n=state["n"], action="done")
        assert live.hear_type("refused")["error"] == "not_yours"
        live.say(type="act", seat=state["seat"], n=state["n"], action=eager(state))
        assert live.hear_type("refused")["error"] == "not_yours"


def test_a_seat_secret_may_stand_in_the_header(anna: Person, ben: Person) -> None:
    seated = anna.open_table(ME, ME)
    url = f"{anna.server.url.replace('http', 'ws', 1)}/api/tables/{seated['table']['id']}/live"
    headers = {"Authorization": f"Seat {seated['secrets']['1']}"}
    for who in ({}, {"Cookie": f"rotonde={anna.cookie}"}, {"Cookie": f"rotonde={ben.cookie}"}):
        with connect(url, additional_headers={**headers, **who}, open_timeout=PATIENCE) as socket:
            table = json.loads(socket.recv(PATIENCE))["table"]
            assert [seat["mine"] for seat in table["seats"]] == [False, True]
            assert not table["host"]
            assert json.loads(socket.recv(PATIENCE))["seat"] == 1


def test_beside_a_seat_secret_the_cookie_counts_for_no_table(anna: Person) -> None:
    seated = anna.open_table(ME, ME)
    table, secret = seated["table"]["id"], {"Authorization": f"Seat {seated['secrets']['1']}"}
    info = anna.http.get(f"/api/tables/{table}", headers=secret).json()
    assert [seat["mine"] for seat in info["seats"]] == [False, True]
    assert not info["host"]
    assert anna.http.get(f"/api/tables/{table}/state?seat=0", headers=secret).json()["error"] == "not_yours"
    cookie = anna.cookie
    assert anna.http.get("/api/tables", headers=secret).json()[0]["host"], "my own list is the guest's"
    anna.http.get("/api/me", headers=secret)
    assert anna.cookie == cookie, "a guest is not lost over a secret"


@pytest.mark.parametrize(
    ("table", "query", "code"),
    [
        ("0123456789ab", "", "unknown_table"),
        ("", "?secret=guessed", "not_yours"),
        ("", "?since=soon", "malformed"),
        ("", "?since=-3", "malformed"),
    ],
)
def test_a_connection_that_cannot_be_says_why(anna: Person, table: str, query: str, code: str) -> None:
    with anna.live(table or anna.open_table(ME, ME)["table"]["id"], query) as live:
        refused = live.hear()
        assert (refused["type"], refused["error"]) == ("refused", code)
        with pytest.raises(ConnectionClosed) as closed:
            live.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4000


def test_another_sites_page_is_not_let_in(anna: Person) -> None:
    table = anna.open_table(ME, ME)["table"]["id"]
    url = f"{anna.server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("https://elsewhere.example")):
        pass
    host = anna.server.url.removeprefix("http://")
    with connect(url, origin=Origin(f"http://{host}"), open_timeout=PATIENCE) as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "table"
    answer = anna.http.post("/api/tables", json={}, headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["error"]) == (403, "bad_origin")


@pytest.mark.parametrize("origin", ["http://[", "null", "http://[::1", "nonsense"])
def test_an_origin_that_is_no_address_is_another_site(anna: Person, origin: str) -> None:
    answer = anna.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "bad_origin")
    assert "content-security-policy" in answer.headers
    table = anna.open_table(ME, ME)["table"]["id"]
    url = f"{anna.server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin(origin), open_timeout=PATIENCE):
        pass
    assert refused.value.response.status_code == 403


def test_oversized_messages_are_refused_and_huge_ones_end_the_connection(anna: Person) -> None:
    table = anna.open_table(ME, ME)["table"]["id"]
    with anna.live(table) as live:
        live.hear_type("state")
        for message in ("x" * 10_000, b"x" * 10_000, "é" * 5_000):
            live.socket.send(message)
            assert live.hear()["error"] == "too_large"
        live.say(type="ping")
        assert live.hear() == {"type": "pong"}
        with suppress(ConnectionClosed):  # a busy machine has hung up before all of it was sent
            live.socket.send("x" * 3_000_000)
        with pytest.raises(ConnectionClosed):
            live.hear()
    assert anna.get("/healthz") == {"status": "ok"}


@pytest.mark.parametrize("served", ["server"], indirect=True)  # uvicorn's own counts no frames
def test_a_flood_of_control_frames_is_hung_up_on_and_others_are_answered(anna: Person) -> None:
    table = anna.open_table(ME, ME)["table"]["id"]
    with anna.live(table) as rude, anna.live(table) as other:
        other.hear_type("state")
        with suppress(OSError):  # it may have hung up before all of it was sent
            rude.socket.socket.sendall(Frame(Opcode.PING, b"").serialize(mask=True) * 170_000)
        other.say(type="ping")
        other.hear_type("pong")
        with pytest.raises(ConnectionClosed):
            rude.hear_type("nothing: it has hung up")


FLOOD = 5000  # messages as fast as they are answered


@pytest.mark.parametrize("rate", ["0.001", "50"])  # messages that are answered meanwhile buy no patience
def test_a_flood_is_refused_and_then_hung_up(rate: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = {"ROTONDE_LIVE_RATE": rate, "ROTONDE_LIVE_BURST": "3"}
    data = tmp_path_factory.mktemp("flood") / "data"
    with Server(data, limits) as strict, Person(strict) as person:
        table = person.open_table(ME, ME)["table"]["id"]
        with person.live(table) as live:
            live.hear_type("state")
            answers = list(islice(pings(live), FLOOD))
    assert answers[:3] == ["pong"] * 3
    assert "refused" in answers
    assert len(answers) < FLOOD


def pings(live: Live) -> Iterator[str]:
    """Answers to pings, until the server hangs up."""
    with suppress(ConnectionClosed):
        while True:
            live.say(type="ping")
            yield str(live.hear()["type"])


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets a test say as much as it likes."""
    limits = {"ROTONDE_LIVE_BURST": "1000000", "ROTONDE_HTTP_BURST": "1000000"}
    with Server(tmp_path_factory.mktemp("patient") / "data", limits) as running:
        yield running


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
nearly = st.fixed_dictionaries(
    {"type": st.sampled_from(["act", "why", "state", "ping", "pong", "table"]) | anything},
    optional={
        "seat": st.integers(-3, 8) | anything,
        "n": st.integers(-3, 200) | anything,
        "action": st.sampled_from(["done", "rolls red", "take red 9", "begins 0"]) | anything,
        "since": st.integers(-3, 200) | anything,
        "extra": anything,
    },
)


@given(
    said=st.lists(
        st.one_of(nearly.map(json.dumps), anything.map(json.dumps), st.text(), st.binary()), max_size=20
    )
)
@settings(max_examples=40)
def test_no_message_ends_the_connection_or_moves_the_game(patient: Server, said: list[str | bytes]) -> None:
    with Person(patient) as person:
        table = person.open_table(ME, ME)["table"]["id"]
        before = person.state(table)
        with person.live(table) as live:
            live.hear_type("state")
            for message in said:
                live.socket.send(message)
                assert live.hear()["type"] in ("refused", "why", "state", "pong")
            live.say(type="ping")
            assert live.hear() == {"type": "pong"}
        assert person.state(table) == before


def test_a_finished_game_can_be_seen_again(anna: Person) -> None:
    table = anna.open_table(ME, BOT)["table"]["id"]
    with anna.live(table) as live:
        state = live.hear_type("state")
        while state["to_act"] != rotonde.OVER:
            if state["legal"]:
                live.act(state, eager(state))
            state = live.hear_type("state")
    with anna.live(table, "?since=0") as live:
        info = live.hear()["table"]
        assert info["seed"]
        state = live.hear()
        assert state["winners"] == info["winners"]
        live.say(type="act", seat=0, n=state["n"], action="stop")
        assert live.hear()["error"] == "over"
