"""Lobby: public tables, tables by link and private ones; leaving, being removed, and playing once more."""

from collections.abc import Iterator

import pytest

from rotonde.table.game.sides import turned
from tests.server.harness import BOT, ME, OPEN, OVER, Message, Person, Server, eager
from tests.server.refusals import is_shape


@pytest.fixture
def eve(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


def listed(person: Person, table: str) -> Message | None:
    return next((each for each in person.list("/api/tables/public") if each["id"] == table), None)


def join(person: Person, table: Message, status: int = 200, **wish: object) -> Message:
    return person.post(f"/api/tables/{table['id']}/join", wish, status)


def vacate(person: Person, table: Message, seat: object, status: int = 200) -> Message:
    return person.post(f"/api/tables/{table['id']}/vacate", {"seat": seat}, status)


def test_a_public_table_is_listed_and_joined_in_one_call(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, OPEN, access="public")["table"]
    shown = listed(ben, opened["id"])
    assert shown is not None
    assert (shown["invitation"], shown["host"], shown["seats"][1]["kind"]) == (None, False, "open")
    seated = join(ben, opened)
    assert seated["table"]["status"] == "running"
    running = listed(ben, opened["id"])
    assert running is not None, "it can be watched"
    assert running["status"] == "running"


def test_what_is_not_public_or_is_over_is_not_listed(anna: Person) -> None:
    by_link, private = (
        anna.open_table(ME, OPEN)["table"],
        anna.open_table(ME, OPEN, access="private")["table"],
    )
    finished = anna.open_table(ME, ME, access="public")["table"]
    assert listed(anna, by_link["id"]) is listed(anna, private["id"]) is None
    assert listed(anna, finished["id"]) is not None
    anna.play_to_the_end(finished["id"])
    assert listed(anna, finished["id"]) is None


def test_a_private_table_is_seen_only_by_who_belongs_there(anna: Person, ben: Person, eve: Person) -> None:
    opened = anna.open_table(ME, OPEN, access="private")["table"]
    path, invited = f"/api/tables/{opened['id']}", f"?invitation={opened['invitation']}"
    for each in ("", "/state", "/game", "/material", "/record"):
        assert is_shape(ben.get(path + each, 403), "private_table")
    assert is_shape(vacate(ben, opened, 0, 403), "private_table")
    with ben.live(opened["id"]) as live:
        assert is_shape(live.hear(), "private_table")
    with ben.live(opened["id"], invited) as live:
        assert live.hear_type("table")["table"]["access"] == "private"
    assert ben.get(path + invited)["seats"][1]["kind"] == "open"
    assert is_shape(join(eve, opened, 403), "bad_invitation")
    join(ben, opened, invitation=opened["invitation"])
    assert ben.get(path)["status"] == "running"
    assert ben.state(opened["id"])["seat"] == 1
    assert is_shape(eve.get(path, 403), "private_table")


def test_somebody_stands_up_and_sits_down_again(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, OPEN, OPEN)["table"]
    secret = join(ben, opened, invitation=opened["invitation"])["secrets"]["1"]
    assert is_shape(vacate(ben, opened, 0, 403), "not_yours")
    with Person(anna.server, secret=secret) as device, anna.live(opened["id"]) as live:
        live.hear_type("table")
        assert vacate(device, opened, 1)["seats"][1] == {**opened["seats"][1], "seat": 1}
        assert live.hear_type("table")["table"]["seats"][1]["kind"] == "open"
        assert is_shape(device.get(f"/api/tables/{opened['id']}", 403), "not_yours"), (
            "the secret has gone too"
        )
    assert join(ben, opened, invitation=opened["invitation"])["table"]["seats"][1]["mine"]


def test_the_host_removes_a_person_who_then_stays_away(anna: Person, ben: Person, eve: Person) -> None:
    opened = anna.open_table(ME, OPEN, BOT, OPEN, access="public")["table"]
    join(ben, opened)
    with ben.live(opened["id"]) as live:
        live.hear_type("table")
        assert vacate(anna, opened, 1)["seats"][1]["kind"] == "open"
        assert not live.hear_type("table")["table"]["seats"][1]["mine"]
    assert is_shape(join(ben, opened, 403), "removed")
    assert is_shape(join(ben, opened, 403, invitation=opened["invitation"]), "removed")
    assert vacate(anna, opened, 2)["seats"][2]["kind"] == "open", "a bot goes without ceremony"
    assert join(eve, opened)["table"]["seats"][1]["mine"]


def test_a_person_removed_from_a_private_table_sees_it_no_longer(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, OPEN, OPEN, access="private")["table"]
    join(ben, opened, invitation=opened["invitation"])
    with ben.live(opened["id"]) as live:
        live.hear_type("table")
        vacate(anna, opened, 1)
        live.hear_end()
    query = f"?invitation={opened['invitation']}"
    assert is_shape(ben.get(f"/api/tables/{opened['id']}{query}", 403), "private_table")


def test_a_game_begins_with_who_is_there(anna: Person, ben: Person) -> None:
    body = {"game": "wurfel", "seats": [ME, OPEN, OPEN, OPEN], "pace": {"kind": "live", "seconds": 300}}
    opened = anna.post("/api/tables", body, 201)["table"]
    assert opened["host_name"] == anna.get("/api/me")["name"]
    start = f"/api/tables/{opened['id']}/start"
    assert is_shape(anna.post(start, {"here": True}, 422), "bad_option")  # alone
    join(ben, opened, invitation=opened["invitation"])
    begun = anna.post(start, {"here": True})
    assert (begun["status"], len(begun["seats"]), len(begun["clock"]["left"])) == ("running", 2, 2)
    found = anna.get(f"/api/tables/{opened['id']}")["seats"]
    assert [(each["seat"], each["name"]) for each in found] == [
        (each["seat"], each["name"]) for each in begun["seats"]
    ]
    assert ben.get(f"/api/tables/{opened['id']}/state")["seat"] == 1


def test_no_free_seat_lies_between_who_begins(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, OPEN, OPEN)["table"]
    join(ben, opened, invitation=opened["invitation"], seat=2)
    path = f"/api/tables/{opened['id']}"
    assert is_shape(anna.post(f"{path}/start", {"here": True}, 409), "seat_between")
    assert anna.get(path)["status"] == "open"


def test_what_cannot_be_vacated(anna: Person) -> None:
    opened = anna.open_table(ME, OPEN, OPEN)["table"]
    assert is_shape(vacate(anna, opened, 1, 409), "free_already")
    assert is_shape(vacate(anna, opened, 3, 404), "unknown_seat")
    assert is_shape(vacate(anna, opened, -1, 404), "unknown_seat")
    assert is_shape(vacate(anna, opened, "best", 400), "malformed")
    assert anna.get(f"/api/tables/{opened['id']}") == opened
    anna.post(f"/api/tables/{opened['id']}/start")
    assert is_shape(vacate(anna, opened, 0, 409), "already_started")


def test_teams_are_chosen_by_seat(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, OPEN, OPEN, OPEN, game="express")["table"]
    assert opened["sides"] == [[0, 2], [1, 3]]
    assert join(ben, opened, invitation=opened["invitation"], seat=2)["table"]["seats"][2]["mine"]
    games = {each["id"]: each for each in anna.list("/api/games")}
    assert games["express"]["sides"]["4"] == [[0, 2], [1, 3]]
    assert games["wurfel"]["sides"]["3"] == [[0], [1], [2]]


@pytest.mark.parametrize(
    ("sides", "by"),
    [
        ([[0], [1], [2]], 1),
        ([[0, 2], [1, 3]], 1),
        ([[0, 1], [2, 3]], 2),
        ([[0, 1, 2]], 1),
        ([[0], [1, 2]], 0),
    ],
)
def test_who_moves_on_keeps_their_partner(sides: list[list[int]], by: int) -> None:
    assert turned(sides) == by


def test_a_rematch_moves_seats_on_and_keeps_them_for_the_others(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, OPEN, access="private")["table"]
    join(ben, opened, invitation=opened["invitation"], name="Ben")
    path = f"/api/tables/{opened['id']}/rematch"
    assert is_shape(anna.post(path, status=409), "not_over")
    finish(anna, ben, opened["id"])
    with ben.live(opened["id"]) as live:
        live.hear_type("table")
        fresh = anna.post(path)["table"]
        assert [seat["name"] for seat in fresh["seats"]] == ["Ben", opened["seats"][0]["name"]]
        assert (fresh["seats"][0]["kind"], fresh["seats"][0]["kept_for"]) == ("open", "another")
        assert (fresh["access"], fresh["host"], fresh["status"]) == ("private", True, "open")
        assert live.hear_type("table")["table"]["next"] == fresh["id"]
    assert ben.get(f"/api/tables/{fresh['id']}")["seats"][0]["kept_for"] == "me"
    assert fresh["id"] in [each["id"] for each in ben.list("/api/tables")]
    came = ben.post(path)
    assert (came["table"]["id"], came["table"]["status"], list(came["secrets"])) == (
        fresh["id"],
        "running",
        ["0"],
    )
    again = anna.post(path)
    assert (timeless(again["table"]), again["secrets"]) == (
        timeless(anna.get(f"/api/tables/{fresh['id']}")),
        {},
    )


def timeless(table: Message) -> Message:
    """The table without how long people have been away, which depends on the time."""
    times = ("lend_in", "abandon_in")
    seats = [{name: each[name] for name in each if name not in times} for each in table["seats"]]
    return {**table, "seats": seats}


def finish(anna: Person, ben: Person, table: str) -> None:
    state = anna.state(table)
    while state["to_act"] != OVER:
        person = (anna, ben)[state["to_act"]]
        state = person.state(table)
        person.act(table, state["seat"], state["n"], eager(state))
        state = anna.state(table)


def test_a_kept_seat_is_for_nobody_else_until_it_is_freed(anna: Person, ben: Person, eve: Person) -> None:
    opened = anna.open_table(ME, OPEN, access="public")["table"]
    join(ben, opened)
    finish(anna, ben, opened["id"])
    path = f"/api/tables/{opened['id']}/rematch"
    assert is_shape(eve.post(path, status=403), "not_yours")
    fresh = anna.post(path)["table"]
    assert listed(eve, fresh["id"]) is None, "no seat is free there"
    assert is_shape(join(eve, fresh, 409), "no_open_seat")
    assert is_shape(join(eve, fresh, 409, seat=0), "no_open_seat")
    vacate(anna, fresh, 0)
    assert join(eve, fresh)["table"]["status"] == "running"


def test_a_rematch_on_one_screen_begins_at_once(anna: Person) -> None:
    opened = anna.open_table(ME, {"kind": "me", "name": "Zoé"})
    anna.play_to_the_end(opened["table"]["id"])
    with Person(anna.server, secret=opened["secrets"]["0"]) as device:
        fresh = device.post(f"/api/tables/{opened['table']['id']}/rematch")
    assert fresh["table"]["seats"][0]["kept_for"] == "another", "the device spoke for one seat only"
    assert anna.post(f"/api/tables/{opened['table']['id']}/rematch")["table"]["status"] == "running"


def test_the_secret_of_a_seat_moves_that_seat_only(anna: Person, ben: Person) -> None:
    """However often it asks, it gets no other seat of its guest, nor the host's rights."""
    opened = anna.open_table(ME, ME, OPEN)
    joined = join(ben, opened["table"], invitation=opened["table"]["invitation"])
    for person, seat in ((anna, 0), (anna, 1)):
        person.post(f"/api/tables/{opened['table']['id']}/resign", {"seat": seat})
    path = f"/api/tables/{opened['table']['id']}/rematch"
    with Person(anna.server, secret=joined["secrets"]["2"]) as device:
        first = device.post(path)
        assert list(first["secrets"]) == ["0"]
    with Person(anna.server, secret=opened["secrets"]["0"]) as device:
        came, again = device.post(path), device.post(path)
    fresh = came["table"]
    assert (list(came["secrets"]), again["secrets"]) == (["1"], {})
    assert [seat["mine"] for seat in fresh["seats"]] == [False, True, False]
    assert [seat["kind"] for seat in fresh["seats"]] == ["person", "person", "open"]
    assert not any(told["host"] for told in (first["table"], fresh, again["table"]))
    assert (again["table"]["invitation"], again["table"]["status"]) == (None, "open")
    with Person(anna.server, secret=came["secrets"]["1"]) as device:
        start = f"/api/tables/{fresh['id']}/start"
        assert is_shape(device.post(start, {}, 403), "not_host")
    assert ben.get(f"/api/tables/{fresh['id']}")["host"], "the guest of the seat that asked first"
    assert list(anna.post(path)["secrets"]) == ["2"], "the seat that was kept for her"


def test_who_opens_a_rematch_by_a_secret_is_not_its_host(anna: Person, ben: Person) -> None:
    opened = anna.open_table(ME, ME, OPEN, access="private")
    join(ben, opened["table"], invitation=opened["table"]["invitation"])
    for seat in (0, 1):
        anna.post(f"/api/tables/{opened['table']['id']}/resign", {"seat": seat})
    path = f"/api/tables/{opened['table']['id']}/rematch"
    with Person(anna.server, secret=opened["secrets"]["0"]) as device:
        first = device.post(path)
        assert is_shape(device.post(path, status=403), "private_table"), "the old secret opens it no more"
    assert (list(first["secrets"]), first["table"]["host"]) == (["1"], False)
    assert [seat["kept_for"] for seat in first["table"]["seats"]] == ["another", None, "another"]
    came = anna.post(path)
    assert (list(came["secrets"]), came["table"]["host"]) == (["2"], True)
