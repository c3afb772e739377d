"""Rate limits: costs are counted, by guest and by address, and a refusal says when to come again."""

from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from rotonde.server.app import PARTS
from rotonde.server.http.token_bucket import Bucket, Buckets, household
from rotonde.server.identity.signing import hashed
from rotonde.table.refusal import Refusal
from tests.server.account_holders import guest_of, in_store, make_account
from tests.server.harness import ME, OPEN, Person, Server

TABLE = {"game": "wurfel", "seats": [ME, OPEN]}
COSTLY = {
    "/api/tables",
    "/api/tables/{table_id:str}/join",
    "/api/tables/{table_id:str}/rematch",
    "/api/tables/{table_id:str}/branch",
    "/api/tables/{table_id:str}/hint",
    "/api/tables/{table_id:str}/review",
    "/api/games/{game:str}/material",
    "/api/games/{game:str}/examples/{example_id:str}",
    "/api/records",
    "/api/account",
    "/api/account/export",
    "/api/account/passkeys",
    "/api/account/passkeys/ask",
    "/api/account/passkeys/enter",
    "/api/account/tokens",
    "/api/me/notices/channels",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Ten tokens for a guest, fifty for an address, and hardly any more later."""
    limits = {
        "ROTONDE_COSTLY_RATE": "0.0001",
        "ROTONDE_COSTLY_BURST": "10",
        "ROTONDE_LIVE_PER_ADDRESS": "3",
        "ROTONDE_UPLOAD_RATE": "0.0001",
        "ROTONDE_UPLOAD_BURST": "1",
        "ROTONDE_PROXIES": "127.0.0.1",
    }
    with Server(tmp_path_factory.mktemp("strict") / "data", limits) as running:
        yield running


def come_from(address: str, server: Server) -> Person:
    person = Person(server)
    person.http.headers["x-forwarded-for"] = address
    return person


def test_one_guest_opens_so_many_tables_at_once(strict: Server) -> None:
    with come_from("192.0.2.1", strict) as greedy, come_from("192.0.2.1", strict) as modest:
        answers = [greedy.http.post("/api/tables", json=TABLE) for _ in range(6)]
        assert [each.status_code for each in answers] == [201] * 5 + [429]
        answer, seconds = answers[-1].json(), answers[-1].headers["retry-after"]
        assert answer["error"] == "busy"
        assert 19_000 < int(seconds) <= 20_000
        assert answer["message"]["en"].endswith(f"come again in {seconds} s.")
        assert answer["message"]["fr"].endswith(f"revenez dans {seconds} s.")
        assert modest.http.post("/api/tables", json=TABLE).status_code == 201


@pytest.mark.parametrize("address", ["192.0.2.2", "2001:db8::{}"])
def test_one_address_opens_so_many_whoever_asks(strict: Server, address: str) -> None:
    """A home with IPv6 has many addresses, and is counted as one."""
    statuses = []
    for number in range(1, 27):
        with come_from(address.format(number), strict) as guest:
            statuses.append(guest.http.post("/api/tables", json=TABLE).status_code)
    assert statuses == [201] * 25 + [429]


def test_records_by_guest_too(strict: Server) -> None:
    with come_from("192.0.2.3", strict) as person:
        assert person.http.post("/api/records", json={"record": "?"}).json()["error"] == "bad_record"
        person.http.headers["x-forwarded-for"] = "192.0.2.4"
        assert person.http.post("/api/records", json={"record": "?"}).json()["error"] == "busy"


def test_bots_of_an_account_are_counted_with_it(strict: Server) -> None:
    """An account costs all that its guest had: its bot has nothing left, where a stranger has."""
    with come_from("192.0.2.5", strict) as person:
        make_account(person)
        add = "INSERT INTO token (id, guest, title, made, seen) VALUES (?, ?, 'Bot', 1, 1)"
        in_store(strict, add, hashed("a bot's key"), guest_of(person))
        person.http.cookies.clear()
        bearer = {"authorization": "Bearer a bot's key"}
        assert person.http.post("/api/tables", json=TABLE, headers=bearer).status_code == 429
        assert person.http.post("/api/tables", json=TABLE).status_code == 201


def test_so_many_live_connections_from_one_address(strict: Server) -> None:
    with Person(strict) as person:
        table = person.open_table(ME, ME)["table"]["id"]
        with person.live(table) as first, person.live(table), person.live(table):
            first.hear_type("state")
            with pytest.raises(InvalidStatus), person.live(table):
                pass
            first.say(type="ping")
            first.hear_type("pong")
        with person.live(table) as again:
            again.hear_type("state")


def test_what_costs_is_counted() -> None:
    found: set[str] = set()
    for handler in [call for part in PARTS for call in part.CALLS]:
        found |= set(handler.paths) if handler.opt.get("cost") else set()
    assert found == COSTLY


def test_a_bucket_says_when() -> None:
    bucket = Bucket(0.001, 3)
    assert all(bucket.take() for _ in range(3))
    assert not bucket.take()
    assert 900 < bucket.seconds() <= 1000 == bucket.seconds(2) - bucket.seconds()
    assert Bucket(0, 0).seconds() == 24 * 3600, "never, as far as anyone can wait"


def test_buckets_at_rest_are_forgotten() -> None:
    buckets = Buckets(1e9, 2)
    for who in range(10_050):
        buckets.check(str(who))
    assert len(buckets._buckets) < 100
    full: dict[str, Any] = {"rate": 0, "burst": 0}
    with pytest.raises(Refusal, match="guessing"):
        Buckets(**full).check("me", code="guessing")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("a socket of this machine", "a socket of this machine"),
    ],
)
def test_whom_an_address_is_counted_with(address: str, counted: str) -> None:
    assert household(address) == counted
