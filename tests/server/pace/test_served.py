"""Clocks as clients meet them: a real server, short times, and events that are waited for."""

from pathlib import Path

from tests.server.harness import BOT, ME, OPEN, Message, Person, Server
from tests.server.test_refusals import is_shape


def opened(person: Person, *seats: Message, pace: Message, status: int = 201) -> Message:
    wish = {"game": "wurfel", "seats": list(seats), "options": {"firstPlayer": 0}, "pace": pace}
    answer = person.http.post("/api/tables", json=wish)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def together(anna: Person, ben: Person, pace: Message) -> str:
    table = opened(anna, ME, OPEN, pace=pace)["table"]
    ben.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    return str(table["id"])


def test_time_runs_out_and_the_others_are_told(anna: Person, ben: Person) -> None:
    table = together(anna, ben, {"kind": "turn", "seconds": 1, "zero": "forfeit"})
    with ben.live(table) as live:
        told = live.hear_until(lambda message: message.get("table", {}).get("status") == "over")["table"]
    assert (told["winners"], told["ending"], told["seats"][0]["late"]) == ([1], "resigned", True)


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


def test_a_clock_goes_on_after_a_power_cut(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as first, Person(first) as anna, Person(first) as ben:
        table = together(anna, ben, {"kind": "turn", "seconds": 3, "zero": "forfeit"})
        cookie = ben.cookie
        first.kill()
    with Server(tmp_path / "data") as second, Person(second, cookie=cookie) as ben, ben.live(table) as live:
        told = live.hear_until(lambda message: message.get("table", {}).get("status") == "over")["table"]
        assert told["winners"] == [1]
