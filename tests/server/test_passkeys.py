"""Passkeys: made, used, refused where anything about them is not ours."""

from typing import Any

import pytest

from tests.server.account_holders import PASSWORD, call, fresh_name, guest_of, in_store, make_account
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.harness import ME, Message, Person
from tests.server.refusals import is_shape


def asked(person: Person, what: str, name: str = "", status: int = 200) -> Message:
    return person.post("/api/account/passkeys/ask", {"what": what, "name": name}, status)


def enter(person: Person, key: Authenticator, status: int = 200) -> Message:
    answer = key.enter(asked(person, "enter"))
    return person.post("/api/account/passkeys/enter", {"passkey": answer}, status)


def account_by(person: Person, key: Authenticator, name: str = "") -> Message:
    chosen = name or fresh_name()
    answer = key.make(asked(person, "make", chosen))
    return person.post("/api/account", {"name": chosen, "passkey": answer})


@pytest.fixture
def key(anna: Person) -> Authenticator:
    return Authenticator(anna.server.url)


def test_an_account_by_passkey_alone(anna: Person, ben: Person, key: Authenticator) -> None:
    table = str(anna.open_table(ME, ME)["table"]["id"])
    told = account_by(anna, key)["account"]
    assert (told["password"], len(told["passkeys"])) == (False, 1)
    entered = enter(ben, key)["account"]
    assert entered["name"] == told["name"]
    assert [each["id"] for each in ben.list("/api/tables")] == [table]
    only = f"/api/account/passkeys/{told['passkeys'][0]['id']}"
    assert is_shape(call(anna, "DELETE", only, status=409), "last_key")
    call(anna, "PUT", "/api/account/password", {"password": PASSWORD})
    assert call(anna, "DELETE", only)["passkeys"] == []
    assert is_shape(call(anna, "DELETE", only, status=404), "unknown_passkey")
    ben.post("/api/account/sign-out")
    assert is_shape(enter(ben, key, 403), "bad_passkey")


def test_a_question_is_for_discoverable_keys_and_good_once(anna: Person, key: Authenticator) -> None:
    question = asked(anna, "make", fresh_name())
    chosen = question["authenticatorSelection"]
    assert (chosen["residentKey"], chosen["userVerification"]) == ("required", "required")
    account_by(anna, key)
    anna.post("/api/account/sign-out")
    question = asked(anna, "enter")
    assert question.get("allowCredentials", []) == []
    answer = key.enter(question)
    anna.post("/api/account/passkeys/enter", {"passkey": answer})
    anna.post("/api/account/sign-out")
    assert is_shape(anna.post("/api/account/passkeys/enter", {"passkey": answer}, 403), "bad_passkey")


def bent_origin(key: Authenticator) -> None:
    key.origin = "https://elsewhere.example"


def bent_host(key: Authenticator) -> None:
    key.host = "elsewhere.example"


def bent_flags(key: Authenticator) -> None:
    key.flags = PRESENT


def bent_counter(key: Authenticator) -> None:
    key.counter = -1


@pytest.mark.parametrize("bend", [bent_origin, bent_host, bent_flags, bent_counter])
def test_a_passkey_that_is_not_as_it_should_be(anna: Person, ben: Person, bend: Any) -> None:
    key = Authenticator(anna.server.url)
    key.counter = 7
    account_by(anna, key)
    bend(key)
    assert is_shape(enter(ben, key, 403), "bad_passkey")
    assert ben.get("/api/me")["account"] is False


@pytest.mark.parametrize("answer", [{}, {"response": {}}, {"response": {"clientDataJSON": "e30"}}, {"id": 7}])
def test_answers_that_are_none(anna: Person, answer: Message) -> None:
    assert is_shape(anna.post("/api/account/passkeys/enter", {"passkey": answer}, 403), "bad_passkey")
    body = {"name": fresh_name(), "passkey": answer}
    assert is_shape(anna.post("/api/account", body, 403), "bad_passkey")


def test_a_question_to_one_guest_is_not_answered_by_another(anna: Person, ben: Person) -> None:
    key, name = Authenticator(anna.server.url), fresh_name()
    answer = key.make(asked(anna, "make", name))
    assert is_shape(ben.post("/api/account", {"name": name, "passkey": answer}, 403), "bad_passkey")
    with Person(anna.server) as stranger:
        stranger.http.cookies.clear()
        assert is_shape(asked(stranger, "make", name, 403), "no_account")


def test_more_passkeys_and_proof_by_one(anna: Person, ben: Person, key: Authenticator) -> None:
    make_account(anna)
    answer = key.make(asked(anna, "make"))
    info = anna.post("/api/account/passkeys", {"passkey": answer, "title": "  telephone "})
    assert [each["title"] for each in info["passkeys"]] == ["telephone"]
    again = key.make(asked(anna, "make"))
    assert is_shape(anna.post("/api/account/passkeys", {"passkey": again}, 403), "bad_passkey")
    in_store(anna.server, "UPDATE session SET proved = 0 WHERE guest = ?", guest_of(anna))
    assert is_shape(asked(anna, "make", status=403), "prove_first")
    bens = Authenticator(anna.server.url)
    account_by(ben, bens)
    foreign = bens.enter(asked(anna, "enter"))
    assert is_shape(anna.post("/api/account/prove", {"passkey": foreign}, 403), "bad_passkey")
    proof = key.enter(asked(anna, "enter"))
    assert anna.post("/api/account/prove", {"passkey": proof})["fresh"] is True


def test_an_account_has_so_many_passkeys(anna: Person) -> None:
    make_account(anna)
    rows = [(f"k{number}", guest_of(anna)) for number in range(20)]
    for id_, guest in rows:
        in_store(anna.server, "INSERT INTO passkey VALUES (?, ?, '', 0, '', 0)", id_, guest)
    answer = Authenticator(anna.server.url).make({"challenge": "x"})
    assert is_shape(anna.post("/api/account/passkeys", {"passkey": answer}, 409), "too_many_passkeys")
