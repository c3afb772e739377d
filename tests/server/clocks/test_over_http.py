"""Clocks as clients meet them: a real server, short times, and events that are waited for."""

from pathlib import Path

from tests.server.account_holders import in_store
from tests.server.harness import BOT, ME, OPEN, Message, Person, Server
from tests.server.refusals import is_shape

LONG = 3600  # seconds for a turn: more than a busy machine takes for a whole test
OUTAGE = 5 * LONG * 1000  # milliseconds


def opened(person: Person, *seats: Message, pace: Message, status: int = 201) -> Message:
    body = {"game": "wurfel", "seats": list(seats), "options": {"firstPlayer": 0}, "pace": pace}
    answer = person.http.post("/api/tables", json=body)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def together(anna: Person, ben: Person, pace: Message) -> str:
    table = opened(anna, ME, OPEN, pace=pace)["table"]
    ben.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    return str(table["id"])


def test_time_runs_out_and_the_others_are_told(anna: Person, ben: Person) -> None:
    table = together(anna, ben, {"kind": "turn", "seconds": 1, "zero": "forfeit"})
    with ben.live(table) as live:
        received = live.hear_until(lambda message: message.get("table", {}).get("status") == "over")["table"]
    assert (received["winners"], received["ending"], received["seats"][0]["late"]) == ([1], "resigned", True)


def test_the_clock_is_told_as_time_that_is_left(anna: Person, ben: Person) -> None:
    table = together(anna, ben, {"kind": "live", "seconds": 300, "increment": 5, "zero": "nothing"})
    clock = ben.state(table)["clock"]
    assert clock["pace"] == {"kind": "live", "seconds": 300, "increment": 5, "zero": "nothing", "level": ""}
    assert (clock["seat"], clock["left"][1]) == (0, 300_000)
    assert 0 < clock["left"][0] <= 300_000
    (mine,) = (each for each in anna.list("/api/tables") if each["id"] == table)
    assert (mine["clock"]["seat"], mine["clock"]["left"][1]) == (0, 300_000)


def test_a_bot_helps_out(anna: Person, ben: Person) -> None:
    table = together(anna, ben, {"kind": "turn", "seconds": 1, "zero": "bot", "level": "novice"})
    with ben.live(table) as live:
        live.hear_until(lambda message: message["type"] == "state" and message["to_act"] == 1)


def test_without_a_clock_the_list_says_whose_turn_it_is(anna: Person) -> None:
    table = anna.open_table(ME, BOT, firstPlayer=0)["table"]
    assert table["clock"]["pace"]["kind"] == "none"
    assert (table["clock"]["seat"], table["clock"]["left"]) == (0, [])
    waiting = anna.open_table(ME, OPEN)["table"]
    assert waiting["clock"]["seat"] is None


def test_once_more_at_the_same_pace(anna: Person, ben: Person) -> None:
    table = together(anna, ben, {"kind": "turn", "seconds": 60, "zero": "forfeit", "level": "novice"})
    anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert again["clock"]["pace"]["seconds"] == 60
    assert again["clock"]["left"] == [60_000, 60_000]


def test_a_wrong_pace_is_refused(anna: Person) -> None:
    for pace in (
        {"kind": "live"},
        {"kind": "turn", "seconds": 10**9},
        {"kind": "x"},
        {"kind": "turn", "y": 1},
    ):
        assert is_shape(opened(anna, ME, BOT, pace=pace, status=400), "malformed"), pace
    wizard = {"kind": "turn", "seconds": 60, "zero": "bot", "level": "wizard"}
    assert is_shape(opened(anna, ME, BOT, pace=wizard, status=422), "bad_option")


def test_a_power_cut_costs_nobody_time(tmp_path: Path) -> None:
    """However long it is: what is stored is moved into the past, as if hours had gone by since."""
    with Server(tmp_path / "data") as first, Person(first) as anna, Person(first) as ben:
        table = together(anna, ben, {"kind": "turn", "seconds": LONG, "zero": "forfeit"})
        cookie = ben.cookie
        first.kill()
    in_store(first, "UPDATE clock SET since = since - ?, deadline = deadline - ?", OUTAGE, OUTAGE)
    in_store(first, "UPDATE pulse SET at = at - ?", OUTAGE)
    with Server(tmp_path / "data") as second, Person(second, cookie=cookie) as ben:
        clock = ben.state(table)["clock"]
        assert clock["seat"] == 0
        assert clock["left"][0] > LONG * 1000 // 2, "what it ran before it was cut and since, and no more"
