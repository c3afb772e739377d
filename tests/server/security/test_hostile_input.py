"""Deep, long, strange or invisible: input is bounded and read safely, and says what it says."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import pytest

from rotonde.server.identity.sanitize import clean
from tests.server.harness import ME, PATIENCE, Message, Person, Server
from tests.server.refusals import is_shape

DEEP = 50_000
UPGRADE = (
    b"\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
)
WRONG: tuple[object, ...] = (None, True, 0, -1, 10**30, 1.5, "x", "", [], [[]], {}, {"a": {}})


class Schemas:
    """The schemas of the API's description."""

    def __init__(self, api: Message) -> None:
        self._known = api["components"]["schemas"]

    def resolved(self, schema: Message) -> Message:
        """The schema itself: of a reference or a choice, the first that is not null."""
        while "$ref" in schema or "oneOf" in schema or "anyOf" in schema:
            if "$ref" in schema:
                schema = self._known[schema["$ref"].rpartition("/")[2]]
            else:
                choices = schema.get("oneOf") or schema["anyOf"]
                schema = next(each for each in choices if each.get("type") != "null")
        return schema

    def sample(self, schema: Message) -> Any:
        """Something of that schema, with all that it requires."""
        found = self.resolved(schema)
        if "enum" in found or "const" in found:
            return found.get("const", next(iter(found.get("enum", [None]))))
        if found.get("type") == "object":
            needed = set(found.get("required", ()))
            return {
                name: self.sample(inner)
                for name, inner in found.get("properties", {}).items()
                if name in needed
            }
        plain = {"string": "wurfel", "integer": 1, "number": 1.0, "boolean": True, "array": []}
        return plain.get(found.get("type", ""))


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
    with socket.create_connection((place.hostname, place.port), timeout=PATIENCE) as line:
        with suppress(OSError):  # it may have hung up before all of it was sent
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


@pytest.fixture(scope="module")
def eve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Person at a server of her own, without limits, whose log must stay calm."""
    limits = ("HTTP_RATE", "HTTP_BURST", "SIGN_IN_BURST", "UPLOAD_BURST", "COSTLY_BURST", "CHAT_BURST")
    unlimited = {f"ROTONDE_{each}": "1000000" for each in limits}
    data = tmp_path_factory.mktemp("inputs") / "data"
    with Server(data, {**unlimited, "ROTONDE_HOOKS": "off"}) as server, Person(server) as person:
        yield person
        assert "unexpected error" not in server.log()


def test_a_wrong_type_in_any_field_of_any_body_is_refused(eve: Person) -> None:
    """Every body that the description has, each of its fields in turn, inner ones too."""
    api = eve.get("/api/openapi.json")
    known = {"game": "wurfel", "table_id": str(eve.open_table(ME, ME)["table"]["id"]), "number": "0"}
    tried = 0
    for path, calls in api["paths"].items():
        for method, call in calls.items():
            content = call.get("requestBody", {}).get("content", {})
            where = re.sub(r"\{(\w+)\}", lambda name: known.get(name[1], "x"), path)
            for schema in (each["schema"] for each in content.values()):
                for body in wrong_bodies(Schemas(api), schema):
                    tried += 1
                    answer = eve.http.request(method, where, json=body)
                    assert answer.status_code < 500, (method, path, body, answer.text)
    assert tried > 500


@pytest.mark.parametrize("hints", ["x", {}, []])
def test_hints_are_true_false_or_null(eve: Person, hints: object) -> None:
    body = {"game": "wurfel", "seats": [ME, ME], "hints": hints}
    assert is_shape(eve.post("/api/tables", body, 400), "malformed")


def wrong_bodies(schemas: Schemas, schema: Message) -> Iterator[object]:
    """Samples of the schema with one value of another type, at every place in it."""
    yield from WRONG
    whole, found = schemas.sample(schema), schemas.resolved(schema)
    for name, inner in found.get("properties", {}).items():
        for value in wrong_bodies(schemas, inner):
            yield {**whole, name: value}
    if "items" in found:
        for value in wrong_bodies(schemas, found["items"]):
            yield [value]


@pytest.mark.parametrize(
    "host", ["a:99999", "a:b", "a:-1", "[::1", "[::1]x", "[zz]", "a/b", "a@b", "a b", "a,b", "\xe9", "a:1:2"]
)
def test_a_host_header_that_is_no_host(eve: Person, host: str) -> None:
    calls = [
        ("POST", "/api/account/passkeys/ask", b'{"what": "enter"}'),
        ("GET", "/api/me", b""),
        ("GET", "/", b""),
        ("POST", "/api/tables", b'{"game": "wurfel", "seats": [{"kind": "me"}, {"kind": "me"}]}'),
    ]
    for method, path, body in calls:
        assert b" 400 " in _said(eve, method, path, host.encode("latin-1"), body).partition(b"\r\n")[0]
    live = host.encode("latin-1") + UPGRADE
    assert b" 403 " in _said(eve, "GET", "/api/tables/0123456789ab/live", live, b"").partition(b"\r\n")[0]


@pytest.mark.parametrize("host", ["localhost", "a.example:8443", "[::1]:80", "127.0.0.1:1", "a_b", ""])
def test_a_host_header_that_is_one(eve: Person, host: str) -> None:
    assert b" 200 " in _said(eve, "GET", "/api/me", host.encode(), b"").partition(b"\r\n")[0]


def _said(person: Person, method: str, path: str, host: bytes, body: bytes) -> bytes:
    """The answer to a call whose Host header is just that."""
    place = urlsplit(person.server.url)
    head = f"{method} {path} HTTP/1.1\r\nContent-Length: {len(body)}\r\nHost: ".encode()
    end = b"" if host.endswith(UPGRADE) else b"\r\nConnection: close"
    with socket.create_connection((place.hostname, place.port), timeout=PATIENCE) as line:
        line.sendall(head + host + end + b"\r\nContent-Type: application/json\r\n\r\n" + body)
        return line.recv(1000)


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
