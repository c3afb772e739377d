"""Absence over HTTP and WebSocket: notices of it, and taking the seat back."""

from pathlib import Path

from tests.server.harness import ME, OPEN, Message, Person, Server
from tests.server.presence_table import DAY, GRACE


def test_a_person_who_is_away_for_a_moment_is_not_replaced(anna: Person, ben: Person) -> None:
    """A page that is loaded again, by cookie and by secret: there is neither a bot nor an end."""
    opened = anna.open_table(ME, OPEN)["table"]
    path = f"/api/tables/{opened['id']}"
    joined = ben.post(f"{path}/join", {"invitation": opened["invitation"]})
    with anna.live(opened["id"]) as watching:
        for query in ("", f"?secret={joined['secrets']['1']}"):
            with ben.live(opened["id"], query) as live:
                live.hear_type("state")
                assert anna.post(f"{path}/lend", {"seat": 1}, 409)["error"] == "present"
            received = watching.hear_until(lambda message: is_away(message, 1))["table"]["seats"][1]
            assert 0 < received["lend_in"] <= GRACE * 1000 < received["abandon_in"] <= DAY * 1000
            assert anna.post(f"{path}/lend", {"seat": 1}, 409)["error"] == "too_soon"
        anna.post(f"{path}/ask", {"seat": 0, "what": "end"})
        asking = watching.hear_until(lambda message: bool(message.get("asking")))["asking"]
        assert asking["waiting"] == [1]
    assert anna.get(path)["status"] == "running"


def is_away(message: Message, seat: int) -> bool:
    return message["type"] == "table" and message["table"]["seats"][seat]["lend_in"] is not None


def test_who_was_replaced_is_told_and_takes_the_seat_back_at_once(tmp_path: Path) -> None:
    settings = {"ROTONDE_ABSENCE_SECONDS": "0", "ROTONDE_ABANDON_SECONDS": "0"}
    with Server(tmp_path / "data", settings) as server, Person(server) as anna, Person(server) as ben:
        opened = anna.open_table(ME, OPEN, firstPlayer=0)["table"]
        path = f"/api/tables/{opened['id']}"
        secret = ben.post(f"{path}/join", {"invitation": opened["invitation"]})["secrets"]["1"]
        for device in (ben, Person(server, secret)):
            assert anna.post(f"{path}/lend", {"seat": 1})["seats"][1]["replaced"]
            assert anna.post(f"{path}/ask", {"seat": 0, "what": "end"}, 409)["error"] == "replaced"
            with ben.live(opened["id"], f"?secret={secret}") as live:
                seat = live.hear_type("table")["table"]["seats"][1]
                assert (seat["stand_in"], seat["replaced"]) == ("regular", True)
                assert (
                    anna.post(f"{path}/ask", {"seat": 0, "what": "abandon"}, 409)["error"] == "not_abandoned"
                )
                device.post(f"{path}/return", {"seat": 1})
                seat = live.hear_type("table")["table"]["seats"][1]
                assert (seat["stand_in"], seat["replaced"]) == (None, False)
            device.close()
        anna.post(f"{path}/ask", {"seat": 0, "what": "abandon"})
        answer = anna.get(path)
        assert (answer["ending"], answer["winners"]) == ("abandoned", [])
