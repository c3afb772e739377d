"""Whole games without a server, by messages alone."""

import json
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

import rotonde
from rotonde.core.state import Json
from rotonde.table.bot_questions import answered
from rotonde.table.refusal import Refusal
from rotonde.table.seating import Guest, Issued
from rotonde.table.session import BotTask, Outbox, Session
from rotonde.table.table import Table

GUESTS = ("anna", "ben")
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot"}
MOST = 3000  # messages in a game
BLOCKED = ("msgspec", "litestar", "asyncio", "uvicorn", "sqlite3")
IMPORT_ALL = """
import importlib.abc, pkgutil, sys
class Block(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ImportError(name + " is blocked")
sys.meta_path.insert(0, Block())
before = set(sys.modules)
import rotonde.table
modules = [each.name for each in pkgutil.walk_packages(rotonde.table.__path__, "rotonde.table.")]
for module in modules:
    __import__(module)
found = {{name.partition(".")[0] for name in set(sys.modules) - before}} - sys.stdlib_module_names
print(*sorted(found), *modules)
"""


class Issuer:
    """Issues IDs and seeds, the same in every run."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self) -> Issued:
        self.count += 1
        return Issued(f"table {self.count}", str(self.count % 10) * 32, "key")


def opened(game: str, *seats: Json, **options: object) -> Session:
    """Anna's table, as she asks for it by a message."""
    message: Json = {"game": game, "seats": [*seats], "options": options, "hints": True}
    return Session.open(Guest("anna", "Anna"), message, Issuer(), 0)


def begun(game: str, **options: object) -> tuple[Session, Outbox]:
    """Anna has opened a table and Ben has sat down; and the messages of when he did."""
    session = opened(game, ME, OPEN, **options)
    out = session.receive("ben", {"type": "join", "name": "Ben", "invitation": "key"}, 0)
    return session, out


def think(session: Session, level: str = "novice") -> tuple[BotTask, Outbox]:
    """Has a bot answer what is asked of it next."""
    task = session.bot_task()
    assert task is not None
    return task, session.answer(task, answered(replace(task.question, level=level)), 0)


def seats_in(message: Any) -> Any:
    return message["table"]["seats"]


def states(out: Outbox) -> dict[str, Any]:
    found = {guest: [each for each in messages if each["type"] == "state"] for guest, messages in out.items()}
    return {guest: each[-1] for guest, each in found.items() if each}


def play_on(session: Session, seen: dict[str, Any]) -> dict[str, Any]:
    """Plays to the end by messages: people do what a hint says, bots what they are asked for."""
    for now in range(MOST):
        task = session.bot_task()
        if task is not None:
            out = session.answer(task, answered(replace(task.question, level="novice", why=False)), now)
            if task.kind == "hint":
                (hint,) = [each for each in out[task.guest] if each["type"] == "hint"]
                act = {"type": "act", "seat": task.question.seat, "n": task.n, "action": hint["action"]}
                out = session.receive(task.guest, act, now)
            seen |= states(out)
            continue
        acting = next((guest for guest, each in seen.items() if each["legal"]), None)
        if acting is None:
            return seen
        wish = {"type": "hint", "seat": seen[acting]["seat"], "n": seen[acting]["n"]}
        assert session.receive(acting, wish, now) == {}
    raise AssertionError("the game does not end")


def first(state: Any) -> str:
    return str(state["legal"][state["n"] % len(state["legal"])]["action"])


@pytest.mark.parametrize("game", ["convoi", "express", "tee", "wurfel"])
def test_a_whole_game_by_messages_alone(game: str) -> None:
    """Opened, joined, begun with a bot, played with undo, request and hints to the end, reviewed, rematch."""
    session = opened(game, ME, OPEN, OPEN)
    sat = session.receive("ben", {"type": "join", "name": "Ben", "invitation": "key", "seat": 2}, 0)
    assert [each["kind"] for each in seats_in(sat["anna"][0])] == ["person", "open", "person"]
    seen = states(session.receive("anna", {"type": "start", "level": "novice"}, 0))
    assert [each.kind for each in session.table.stored.seats] == ["person", "bot", "person"]
    asked = session.receive("ben", {"type": "ask", "seat": 2, "what": "end"}, 0)
    assert states(asked)["anna"]["asking"]["waiting"] == [0]
    assert session.receive("anna", {"type": "answer", "seat": 0, "yes": False}, 0)

    seen = play_on(session, seen)
    assert all(each["to_act"] == rotonde.OVER for each in seen.values())
    assert [each["winners"] for each in seen.values()] == [session.table.running().state.winners()] * 2
    stored = session.table.stored
    assert (stored.status, list(stored.winners)) == ("over", seen["anna"]["winners"])
    assert stored.hinted == 0b101
    again = Table(stored, session.table.history.rows)
    assert again.running().state.snapshot() == session.table.running().state.snapshot()

    assert session.receive("ben", {"type": "review"}, 0) == {}
    task, out = think(session)
    judged: Any = out["ben"][0]
    assert (judged["type"], judged["at"], judged["seat"]) == ("review", task.n, task.question.seat)
    assert judged["taken"]["action"] == task.question.taken

    rematch(session)


def rematch(session: Session) -> None:
    """The first to ask opens the next table, and the other finds a seat kept there; then it begins."""
    out = session.receive("ben", {"type": "rematch"}, 0)
    following = session.next
    assert following is not None
    news: Any = out["anna"][0]
    assert news["table"]["next"] == following.table.stored.id == "table 2"
    old, new = session.table.stored, following.table.stored
    assert (new.status, new.host, new.hinted, new.winners) == ("open", "ben", 0, ())
    by = next(seat.seat for seat in new.seats if seat.guest == "ben") - 2
    kept = [(each.name, each.guest) for each in old.seats]
    assert [(new.seats[(i + by) % 3].name, new.seats[(i + by) % 3].guest) for i in range(3)] == kept
    assert session.receive("carl", {"type": "rematch"}, 0)["carl"][0]["error"] == "not_yours"
    seen = states(session.receive("anna", {"type": "rematch"}, 0))
    assert following.table.stored.status == "running"
    assert {each["seat"] for each in seen.values()} == {by % 3, (2 + by) % 3}


def test_undo_by_messages() -> None:
    """A move that nobody has seen yet is taken back, and can be decided again."""
    session, out = begun("convoi")
    seen = states(out)
    for now in range(60):
        guest = next(guest for guest, each in seen.items() if each["legal"])
        state = seen[guest]
        act = {"type": "act", "seat": state["seat"], "n": state["n"], "action": first(state)}
        before, seen = state, states(session.receive(guest, act, now))
        if seen[guest]["back"]:
            break
    assert seen[guest]["back"], "something can be taken back in the first moves"
    to = seen[guest]["back"][-1]
    undo = {"type": "undo", "seat": before["seat"], "n": seen[guest]["n"], "to": to}
    undone = states(session.receive(guest, undo, 61))[guest]
    assert undone["taken_back_by"] == before["seat"]
    assert undone["view"] == before["view"]
    assert undone["legal"] == before["legal"]


def test_seats_before_the_game_begins() -> None:
    """Rights to sit down, stand up, remove and start; what is refused changes nothing."""
    session = opened("wurfel", ME, OPEN, OPEN)

    def refused(guest: str, message: Json) -> Any:
        before = session.table.stored
        (answer,) = session.receive(guest, message, 0)[guest]
        assert session.table.stored is before
        return answer["error"]

    assert refused("ben", {"type": "join"}) == "bad_invitation"
    assert refused("ben", {"type": "join", "invitation": "key", "seat": 3}) == "unknown_seat"
    assert refused("ben", {"type": "join", "invitation": "key", "seat": 0}) == "no_open_seat"
    assert refused("ben", {"type": "start"}) == "not_host"
    assert refused("ben", {"type": "vacate", "seat": 0}) == "not_yours"
    assert refused("anna", {"type": "vacate", "seat": 1}) == "free_already"
    assert refused("anna", {"type": "act", "seat": 0, "n": 0, "action": "stop"}) == "not_started"
    assert refused("anna", {"type": "rematch"}) == "not_over"
    assert refused("anna", {"type": "review"}) == "not_over"
    session.receive("ben", {"type": "join", "name": "Ben", "invitation": "key"}, 0)
    session.receive("carl", {"type": "join", "name": "Carl", "invitation": "key", "seat": 2}, 0)
    assert session.table.stored.status == "running", "the last seat begins the game"
    assert refused("carl", {"type": "vacate", "seat": 2}) == "already_started"
    assert refused("anna", {"type": "start"}) == "already_started"


def test_whom_the_host_removes_may_not_come_back_who_stands_up_may() -> None:
    session = opened("wurfel", ME, OPEN, OPEN)
    join: Json = {"type": "join", "invitation": "key"}
    session.receive("ben", join, 0)
    session.receive("ben", {"type": "vacate", "seat": 1}, 0)
    back = session.receive("ben", join, 0)
    assert seats_in(back["ben"][0])[1]["mine"]
    session.receive("anna", {"type": "vacate", "seat": 1}, 0)
    assert session.receive("ben", join, 0)["ben"][0]["error"] == "removed"


def test_a_table_is_seen_by_who_may() -> None:
    session = opened("wurfel", ME, OPEN)
    assert [each["type"] for each in session.enter("carl", 0)["carl"]] == ["table"]
    out = session.receive("ben", {"type": "join", "invitation": "key"}, 0)
    assert states(out)["carl"]["seat"] is None
    message: Json = {"game": "wurfel", "seats": [ME, OPEN], "access": "private"}
    private = Session.open(Guest("anna", "Anna"), message, Issuer(), 0)
    assert private.enter("carl", 0)["carl"][0]["error"] == "private_table"
    assert private.enter("carl", 0, "key")["carl"][0]["type"] == "table"


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({"game": "chess", "seats": [ME, OPEN]}, "unknown_game"),
        ({"game": "wurfel", "seats": [BOT, BOT]}, "no_person"),
        ({"game": "wurfel", "seats": [ME]}, "bad_option"),
        ({"game": "wurfel", "seats": [ME, BOT], "options": {"wings": 1}}, "bad_option"),
        ({"game": "wurfel", "seats": [ME, {"kind": "bot", "level": "god"}]}, "bad_option"),
        ({"game": "wurfel", "seats": [ME, {"kind": "cat"}]}, "malformed"),
        ({"game": "wurfel", "seats": "two"}, "malformed"),
        ({"game": "wurfel", "seats": [ME, OPEN], "access": "secret"}, "malformed"),
        ({"game": "wurfel", "seats": [ME, OPEN], "hints": "x"}, "malformed"),
        ({"game": "wurfel", "seats": [ME, OPEN], "options": []}, "malformed"),
        ({"seats": [ME, OPEN]}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(message: Json, error: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Session.open(Guest("anna", "Anna"), message, Issuer(), 0)
    assert refusal.value.code == error


def test_two_seats_of_express_are_not_sent_each_others_cards() -> None:
    """Each hand is sent to its own seat, and every message to a seat is what that seat knows."""
    session, out = begun("express")
    for now in range(60):
        state, seen = session.table.running().state, states(out)
        for seat, guest in enumerate(GUESTS):
            assert seen[guest]["seat"] == seat
            assert seen[guest]["view"] == json.loads(json.dumps(state.view(seat)))
            assert seen[guest]["view"] != json.loads(json.dumps(state.view(1 - seat)))
            assert seen[guest]["events"] == json.loads(json.dumps(state.events(seen[guest]["kept"], seat)))
        guest = GUESTS[state.to_act]
        act = {"type": "act", "seat": state.to_act, "n": session.table.n, "action": first(seen[guest])}
        out = session.receive(guest, act, now)


def test_what_is_refused_goes_to_who_asked_and_changes_nothing() -> None:
    session, _ = begun("wurfel", firstPlayer=0)
    n, before = session.table.n, session.table.running().state.snapshot()
    for message, error in (
        ({"type": "act", "seat": 1, "n": n, "action": "stop"}, "not_your_turn"),
        ({"type": "act", "seat": 0, "n": n, "action": "stop"}, "not_yours"),
        ({"type": "act", "seat": 1, "n": n, "action": "fly"}, "bad_notation"),
        ({"type": "act", "seat": 1, "n": n}, "malformed"),
        ({"type": "sing", "seat": 1}, "malformed"),
        ({"type": "answer", "seat": 1, "yes": True}, "nothing_asked"),
        ({"type": "ask", "seat": 1, "what": "a favour"}, "malformed"),
        ({"type": "lend", "seat": 0, "level": None}, "present"),
        ({"type": "return", "seat": 1}, "not_lent"),
        ({"type": "undo", "seat": 1, "n": n, "to": 0}, "no_undo"),
    ):
        out = session.receive("ben", message, 0)
        assert [each["error"] for each in out["ben"]] == [error], message
        assert list(out) == ["ben"]
    illegal = session.receive("anna", {"type": "act", "seat": 0, "n": n, "action": "done"}, 0)["anna"][0]
    assert (illegal["error"], illegal["rule"]) == ("illegal", "WX-TURN-1")
    why = session.receive("anna", {"type": "why", "seat": 0, "action": "done"}, 0)["anna"][0]
    assert why["rule"] == illegal["rule"]
    assert session.table.running().state.snapshot() == before


def test_requests_among_players_by_messages() -> None:
    session, out = begun("wurfel", firstPlayer=0)
    start = states(out)
    act = {"type": "act", "seat": 0, "n": start["anna"]["n"], "action": first(start["anna"])}
    assert session.receive("anna", act, 1)
    assert session.receive("anna", act, 2) == {}, "the same once more"
    pace = {"kind": "turn", "seconds": 60, "increment": 0, "zero": "nothing", "level": ""}
    asked = states(session.receive("ben", {"type": "ask", "seat": 1, "what": "pace", "pace": pace}, 3))
    assert asked["anna"]["asking"]["waiting"] == [0]
    agreed = states(session.receive("anna", {"type": "answer", "seat": 0, "yes": True}, 4))
    assert agreed["anna"]["asking"] is None
    assert agreed["anna"]["clock"]["left"] == [60_000, 60_000]
    lent = session.receive("ben", {"type": "lend", "seat": 1, "level": "novice"}, 5)
    assert seats_in(lent["anna"][0])[1]["stand_in"] == "novice"
    back = session.receive("ben", {"type": "return", "seat": 1}, 6)
    assert seats_in(back["anna"][0])[1]["stand_in"] is None
    over = session.receive("ben", {"type": "resign", "seat": 1}, 7)
    assert session.table.stored.ending == "resigned"
    assert states(over)["anna"]["winners"] == [0]


def test_a_bot_is_asked_and_its_answer_is_played() -> None:
    session = opened("wurfel", ME, BOT, firstPlayer=1)
    task, out = think(session)
    assert (task.kind, task.question.seat) == ("move", 1)
    moved = states(out)["anna"]
    assert moved["n"] == session.table.n
    assert moved["frames"]


def test_nothing_but_the_standard_library_is_imported() -> None:
    script = IMPORT_ALL.format(blocked=BLOCKED)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = [name for name in done.stdout.split() if not name.endswith("__mypyc")]  # of a compiled build
    assert {"rotonde.table.session", "rotonde.table.messages.state"} <= set(found), "all of it was imported"
    foreign = {name for name in found if name.partition(".")[0] != "rotonde"}
    assert foreign <= {"mypy_extensions"}
