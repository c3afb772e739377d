"""Whatever is said on live connections, in any order and from several at once: it is answered or refused, the
game stands as it was, and the server goes on.

What is nearly right is made from the message types themselves, so that a new message is tried too.
`make soak` tries a hundred times as much.
"""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rotonde.server.http.messages import FromClient
from tests.server.harness import ME, OPEN, Live, Message, Person, Server

ANSWERS = {"refused", "why", "state", "pong", "pointed", "table"}
NOT_LEGAL = ("", "begins 0", "rolls red", "nonsense", "take red 99", "\u202e")
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
likely: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.integers(-2, 3),
    "n": st.integers(-2, 50),
    "to": st.integers(-2, 50),
    "since": st.integers(-2, 50),
    "action": st.sampled_from(NOT_LEGAL),
    "at": st.text(max_size=120),
    "looking": st.booleans(),
    "tempo": st.sampled_from(["at_once", "calm", "never"]),
}


def nearly(message: Any) -> st.SearchStrategy[Message]:
    """A message of that type: whole, or with something missing, wrong or too much."""
    fields = {name: likely.get(name, anything) | anything for name in message.__struct_fields__}
    return st.fixed_dictionaries(
        {"type": st.just(message.__struct_config__.tag)}, optional={**fields, "more": anything}
    )


said = st.one_of(
    st.one_of([nearly(each) for each in get_args(FromClient)]).map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
)


class Party:
    """Two who play and one who looks on, each on a line of their own."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        self._people = [stack.enter_context(Person(server)) for _ in range(3)]
        seated = self._people[0].open_table(ME, OPEN, access="public")
        self.table = str(seated["table"]["id"])
        self._people[1].post(f"/api/tables/{self.table}/join", {})
        self.lines = [stack.enter_context(each.live(self.table)) for each in self._people]

    def state(self) -> list[Message]:
        return [each.state(self.table, "?since=0") for each in self._people]


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    limits = {f"ROTONDE_{each}": "100000000" for each in ("LIVE_BURST", "HTTP_BURST")}
    with Server(tmp_path_factory.mktemp("fuzz") / "data", limits) as server, ExitStack() as stack:
        yield Party(server, stack)
        assert "unexpected error" not in server.log()


@given(talk=st.lists(st.tuples(st.integers(0, 2), said), max_size=15))
def test_no_talk_moves_the_game_or_ends_a_line(party: Party, talk: list[tuple[int, str | bytes]]) -> None:
    before = party.state()
    for who, message in talk:
        party.lines[who].socket.send(message)
    for line in party.lines:
        line.say(type="ping")
    for number, line in enumerate(party.lines):
        pings = sum(is_ping(message) for who, message in talk if who == number)
        heard = list(until_pong(line, pings + 1))
        assert {received["type"] for received in heard} <= ANSWERS
        assert all(received["error"] != "internal" for received in heard if received["type"] == "refused")
    assert party.state() == before


def is_ping(message: str | bytes) -> bool:
    try:
        return bool(json.loads(message) == {"type": "ping"})
    except (ValueError, RecursionError):
        return False


def until_pong(line: Live, pongs: int) -> Iterator[Message]:
    while pongs:
        message = line.hear()
        pongs -= message["type"] == "pong"
        yield message
