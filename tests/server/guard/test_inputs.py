"""Deep, long, strange or invisible: input is bounded and read safely, and says what it says."""

import json
import re
import socket
from urllib.parse import urlsplit

import pytest

from rotonde.server.plain import clean
from tests.server.harness import ME, Person
from tests.server.test_refusals import is_shape

DEEP = 50_000


@pytest.fixture
def table(anna: Person) -> str:
    return str(anna.open_table(ME, ME)["table"]["id"])


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", '{"game": "wurfel", "seats": [], "options": ' + "[" * DEEP + "]" * DEEP + "}"),
        ("/api/tables", '{"game": "wurfel", "seats": [], "material": ' + '{"a":' * 1000 + "1" + "}" * 1001),
        ("/api/games/tee/material", '{"material": {"map": ' + "[" * DEEP + "]" * DEEP + "}}"),
        ("/api/account/passkeys/enter", '{"passkey": ' + '{"a":' * 9000 + "1" + "}" * 9001),
        ("/api/records", '{"record": ' + "[" * DEEP),
    ],
)
def test_nesting_ends_somewhere(anna: Person, path: str, body: str) -> None:
    answer = anna.http.post(path, content=body, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text
    assert is_shape(answer.json(), answer.json()["error"])
    assert len(answer.text) < 2000


def test_nesting_ends_somewhere_on_the_socket(anna: Person, table: str) -> None:
    with anna.live(table) as live:
        live.hear_type("state")
        live.socket.send('{"type": "ping", "x": ' + "[" * 4000 + "]" * 4000 + "}")
        assert is_shape(live.hear(), "malformed")


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/games/tee/material"])
def test_the_largest_bodies_are_bounded_too(anna: Person, path: str) -> None:
    answer = anna.http.post(path, content=b" " * (512 * 1024 + 1))
    assert answer.status_code == 413
    assert is_shape(answer.json(), "too_large")


@pytest.mark.parametrize("beginning", [b"GET /", b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: "])
def test_so_are_addresses_and_headers(anna: Person, beginning: bytes) -> None:
    place = urlsplit(anna.server.url)
    with socket.create_connection((place.hostname, place.port), timeout=60) as line:
        line.sendall(beginning + b"x" * 100_000)
        assert line.recv(1000).startswith(b"HTTP/1.1 400 ")
    assert anna.get("/healthz") == {"status": "ok"}


@pytest.mark.parametrize("query", ["seat=" + "9" * 5000, "since=" + "9" * 5000, "seat=%00", "seat="])
def test_numbers_that_are_none(anna: Person, table: str, query: str) -> None:
    answer = anna.http.get(f"/api/tables/{table}/state?{query}")
    assert answer.status_code == 400
    assert is_shape(answer.json(), "malformed")


@pytest.mark.parametrize("number", [10**22, -(10**22)])
def test_no_number_in_an_address_is_too_large(anna: Person, table: str, number: int) -> None:
    """Every number that any call takes in its path or query, as the description has it."""
    known = {"game": "wurfel", "table_id": table}
    tried = 0
    for path, calls in anna.get("/api/openapi.json")["paths"].items():
        for method, call in calls.items():
            for each in call.get("parameters", []):
                if "integer" in json.dumps(each["schema"]):
                    tried += 1
                    where = re.sub(r"\{(\w+)\}", lambda name: str(known.get(name[1], number)), path)
                    answer = anna.http.request(method, where, params={each["name"]: number}, json={})
                    assert 400 <= answer.status_code < 500, (path, each["name"], answer.text)
    assert tried > 5


@pytest.mark.parametrize("text", [r'"\ud800"', '"\x00"', r'"\u0000\u001b[31m"'])
def test_texts_that_are_none(anna: Person, text: str) -> None:
    body = f'{{"name": {text}}}'
    answer = anna.http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (200, 400)
    assert "\x1b" not in answer.text
    assert "\x00" not in json.dumps(answer.json(), ensure_ascii=False)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna\u202eannA", "Anna annA"),  # would turn the rest of the line around
        ("\u2066Ben\u2069", "Ben"),
        ("A\u200bn\u200dn\ufeffa", "A n n a"),  # zero wide
        ("\u3164\u115f\u2800", ""),  # printable, and nothing to see
        ("Eve\u3164", "Eve"),
        ("A\U000e0041\U000e007f", "A"),  # tags
        ("e\u0301te\u0301", "été"),
        ("Z" + "\u0335" * 30 + "o", "Z" + "\u0335" * 3 + "o"),
        ("\u0301\u0302", ""),
        ("a\r\nb\tc\x00d", "a b c d"),
        ("<b>Zoé & Cie</b>", "<b>Zoé & Cie</b>"),  # text, which the page shows as such
        ("李 Łukasz Ñandú ق", "李 Łukasz Ñandú ق"),
        (None, ""),
    ],
)
def test_what_cannot_be_seen_is_not_kept(typed: str | None, shown: str) -> None:
    assert clean(typed) == shown


def test_nobody_has_an_invisible_name_or_says_invisible_things(anna: Person, table: str) -> None:
    answer = anna.http.put("/api/me", json={"name": "\u3164\u200b"})
    assert is_shape(answer.json(), "malformed")
    path = f"/api/tables/{table}/chat"
    assert is_shape(anna.post(path, {"seat": 0, "text": "\u2800\u202e", "key": "1"}, 400), "malformed")
    assert anna.post(path, {"seat": 0, "text": "ab\u202ecd", "key": "2"})["text"] == "ab cd"
