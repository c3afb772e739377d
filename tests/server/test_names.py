"""The name of an account is its own: nobody else is called, sits down or talks like it."""

import pytest

from rotonde.server.accounts.names import folded
from tests.server.harness import BOT, ME, OPEN, Person
from tests.server.members import PASSWORD, call, fresh_name, in_store, make_account, sign_in
from tests.server.test_refusals import is_shape


@pytest.mark.parametrize(
    "other",
    ["anna lund", "ANNA LUND", "Аnna Lund", "Anna  Lund", "AnnaLund", "anna-1und", "Anna Iund", "Ａnna Lund"],
)
def test_names_that_look_the_same(other: str) -> None:
    assert folded(other) == folded("Anna Lund")


@pytest.mark.parametrize("other", ["Anne Lund", "Änna Lund", "Anna Lund 2", "Anna", "-"])
def test_names_that_do_not(other: str) -> None:
    assert folded(other) != folded("Anna Lund")


def test_a_guest_is_not_called_like_an_account(anna: Person, ben: Person) -> None:
    name = fresh_name("Clara")
    make_account(anna, name)
    before = ben.get("/api/me")["name"]
    refusal = call(ben, "PUT", "/api/me", {"name": name.upper().replace("A", "А")}, 409)  # a Cyrillic A
    assert is_shape(refusal, "name_of_account")
    assert name in refusal["message"]["fr"]
    assert ben.get("/api/me")["name"] == before
    free = f"{name} 2"
    assert is_shape(refused := call(ben, "PUT", "/api/me", {"name": name}, 409), "name_of_account")
    assert free in refused["message"]["en"]
    assert call(ben, "PUT", "/api/me", {"name": free})["name"] == free


def test_the_name_that_is_suggested_is_free(anna: Person, ben: Person) -> None:
    name = fresh_name("Félix")
    make_account(anna, name)
    with Person(anna.server) as second:
        make_account(second, f"{name} 2")
    refusal = call(ben, "PUT", "/api/me", {"name": name}, 409)
    assert f"{name} 3" in refusal["message"]["en"]


def test_nobody_sits_down_under_the_name_of_an_account(anna: Person, ben: Person) -> None:
    name = fresh_name("Dora")
    make_account(anna, name)
    opened = anna.open_table(ME, OPEN, OPEN)["table"]
    wish = {"invitation": opened["invitation"], "name": name.lower()}
    assert is_shape(ben.post(f"/api/tables/{opened['id']}/join", wish, 409), "name_of_account")
    seats = [{"kind": "me", "name": name}, BOT]
    choice = {"game": "wurfel", "seats": seats}
    assert is_shape(ben.post("/api/tables", choice, 409), "name_of_account")
    assert call(anna, "POST", "/api/tables", choice, 201)["table"]["seats"][0]["account"] is True


def test_a_name_that_somebody_takes_later_must_be_changed_for_the_next_table(
    anna: Person, ben: Person
) -> None:
    name = fresh_name("Emil")
    call(ben, "PUT", "/api/me", {"name": name})
    table = ben.open_table(ME, ME)["table"]
    make_account(anna, name)
    assert ben.get(f"/api/tables/{table['id']}")["seats"][0]["name"] == name  # what was begun goes on
    refusal = ben.post("/api/tables", {"game": "wurfel", "seats": [ME, BOT]}, 409)
    assert is_shape(refusal, "name_of_account")


def test_a_seat_says_whether_its_name_has_a_page(anna: Person, ben: Person) -> None:
    name = fresh_name("Gina")
    make_account(anna, name)
    opened = anna.open_table(ME, {"kind": "me", "name": "My sister"}, OPEN)["table"]
    seated = ben.post(f"/api/tables/{opened['id']}/join", {"invitation": opened["invitation"]})["table"]
    assert [each["account"] for each in seated["seats"]] == [True, False, False]
    assert ben.get(f"/api/people/{name}")["name"] == name
    call(anna, "PUT", "/api/me", {"name": fresh_name("Gina")})
    listed = next(each for each in ben.list("/api/tables") if each["id"] == opened["id"])
    assert [each["account"] for each in listed["seats"]] == [False, False, False]  # the page has moved


def test_a_rematch_knows_who_has_a_page(anna: Person, ben: Person) -> None:
    name = fresh_name("Hugo")
    make_account(anna, name)
    make_account(ben, fresh_name("Ida"))
    opened = anna.open_table(ME, OPEN)["table"]
    ben.post(f"/api/tables/{opened['id']}/join", {"invitation": opened["invitation"]})
    anna.post(f"/api/tables/{opened['id']}/resign", {"seat": 0})
    fresh = anna.post(f"/api/tables/{opened['id']}/rematch")["table"]
    assert [(each["kind"], each["account"]) for each in fresh["seats"]] == [("open", True), ("person", True)]
    along = ben.post(f"/api/tables/{opened['id']}/rematch")["table"]
    assert [each["account"] for each in along["seats"]] == [True, True]


def test_an_account_that_was_made_before_look_alikes_were_known(anna: Person, ben: Person) -> None:
    """Such a one is kept under its plain spelling; it signs in, and keeps its name."""
    name = fresh_name("Lili")
    make_account(anna, name)
    in_store(anna.server, "UPDATE account SET folded = ? WHERE folded = ?", name.lower(), folded(name))
    assert sign_in(ben, name)["account"]["name"] == name
    with Person(anna.server) as third:
        taken = {"name": name, "password": PASSWORD}
        assert is_shape(third.post("/api/account", taken, 409), "name_taken")
