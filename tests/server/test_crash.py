"""A power cut at any moment: the game goes on, and every acknowledged move is there."""

import os
import random
import select
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import rotonde
from tests.server.harness import BOT, ME, PATIENCE, Live, Message, Person, Server, eager

CUTS = 15


class Diary:
    """Moves that the server acknowledged."""

    def __init__(self) -> None:
        self.moves: dict[int, str] = {}
        self.n = 0

    def told(self, state: Message) -> None:
        assert state["n"] >= self.n, "an acknowledged move is gone"
        self.n = state["n"]


def play_some(live: Live, diary: Diary, moves: int) -> Message:
    """Plays until `moves` of ours are acknowledged or the game is over."""
    state = live.hear_type("state")
    diary.told(state)
    while state["to_act"] != rotonde.OVER and moves:
        if state["legal"]:
            action, n = eager(state), state["n"]
            live.act(state, action)
            diary.moves[n] = action
            moves -= 1
        state = live.hear_type("state")
        diary.told(state)
    return state


def send_and_cut(live: Live, server: Server, state: Message) -> None:
    """Sends a move and kills the server: it may or may not have arrived."""
    if state["legal"]:
        live.act(state, eager(state))
    server.kill()


@pytest.mark.parametrize("seed", [1])
def test_killed_again_and_again_the_game_goes_on(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    diary = Diary()
    server = Server(tmp_path / "data")
    with Person(server) as person:
        table = person.open_table(ME, ME, BOT)["table"]["id"]
        cookie = person.cookie
    for _ in range(CUTS):
        with server, Person(server, cookie=cookie) as person, person.live(table, f"?since={diary.n}") as live:
            state = play_some(live, diary, chance.randrange(4))
            assert state["to_act"] != rotonde.OVER, "the game ended before the cuts did"
            try:
                if chance.random() < 0.5:
                    send_and_cut(live, server, state)
            except ConnectionClosed:
                pass  # the cut was faster
        server = Server(tmp_path / "data")
    with server, Person(server, cookie=cookie) as person, person.live(table, f"?since={diary.n}") as live:
        play_some(live, diary, 10_000)
        record = rotonde.Record.parse(person.http.get(f"/api/tables/{table}/record").text)
    assert record.verify()
    assert {n: record.actions[n] for n in diary.moves} == diary.moves


def test_a_move_that_http_has_answered_survives_the_cut_that_follows(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Person(server) as person:
        table, cookie = person.open_table(ME, ME)["table"]["id"], person.cookie
        state = person.state(table)
        accepted = person.act(table, state["seat"], state["n"], eager(state))
        server.kill()
    with Server(tmp_path / "data") as server, Person(server, cookie=cookie) as person:
        assert person.state(table)["n"] == accepted["n"]
        again = person.act(table, state["seat"], state["n"], eager(state))
        assert again["repeat"], "the same action at the same n is not taken twice"


def test_bots_wake_when_the_server_does(tmp_path: Path) -> None:
    """The server is killed on a bot's turn; nobody asks, and the bot still moves."""
    with Server(tmp_path / "data") as server, Person(server) as person:
        table, cookie = person.open_table(ME, BOT, firstPlayer=1)["table"]["id"], person.cookie
        server.kill()
    with (
        Server(tmp_path / "data") as server,
        Person(server, cookie=cookie) as person,
        person.live(table) as live,
    ):
        live.hear_until(lambda message: message["type"] == "state" and message["to_act"] == 0)


def test_no_bot_outlives_a_killed_server(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Person(server) as person:
        table = person.open_table(ME, BOT)["table"]["id"]
        with person.live(table) as live:
            state = live.hear_type("state")
            while not (children := _children(server.process.pid)):
                if state["legal"]:
                    live.act(state, eager(state))
                state = live.hear_type("state")
            ends = [os.pidfd_open(child) for child in children]
            server.kill()
        for end in ends:
            assert select.select([end], [], [], PATIENCE)[0], "a bot's process is still there"
            os.close(end)


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_a_clean_stop_says_nothing_bad(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Person(server) as person:
        table = person.open_table(ME, BOT)["table"]["id"]
        with person.live(table) as live:
            live.hear_type("state")
            assert server.stop() == 0
        assert "Traceback" not in server.log()
        assert '"level": "error"' not in server.log()
        with pytest.raises(httpx.ConnectError):
            person.get("/healthz")
