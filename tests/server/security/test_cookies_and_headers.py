"""Cookies, other sites, headers, and faults of our own."""

import ast
import json
import re
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from rotonde import server
from rotonde.server.accounts.codes import COUNT, new_codes
from rotonde.server.identity import signing
from tests.server.account_holders import in_store, make_account
from tests.server.harness import ME, PATIENCE, Person, Server
from tests.server.refusals import is_shape

TLS = {"X-Forwarded-Proto": "https"}


@pytest.mark.parametrize(("proxies", "is_secure"), [("", False), ("192.0.2.1", False), ("127.0.0.1", True)])
def test_a_cookie_is_kept_to_tls_where_a_proxy_of_ours_says_so(
    tmp_path: Path, proxies: str, is_secure: bool
) -> None:
    with Server(tmp_path / "data", {"ROTONDE_PROXIES": proxies}) as server, Person(server) as person:
        for answer in (
            person.http.get("/api/me", headers=TLS),
            person.http.post("/api/tables", json={"game": "wurfel", "seats": [ME, ME]}, headers=TLS),
        ):
            cookie = answer.headers["set-cookie"].lower()
            assert ("secure" in cookie) == is_secure
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "domain" not in cookie


def test_a_cookie_is_signed_with_this_servers_key() -> None:
    ours, theirs = signing.Signer(bytes(32)), signing.Signer(bytes([1]) * 32)
    assert ours.guest(ours.cookie("anna")) == "anna"
    assert ours.guest(theirs.cookie("anna")) == ""
    assert ours.guest(ours.cookie("anna").replace("anna", "ben")) == ""


def test_secrets_are_long() -> None:
    """A byte of urandom is eight bits; the parts of a secret that carry none are not counted."""
    assert len(signing.new_secret()) * 6 >= 128
    assert len({signing.new_secret() for _ in range(100)}) == 100
    assert len(new_codes()[0].replace("-", "")) == 16
    assert len(set(new_codes())) == COUNT


def test_no_secret_is_compared_letter_by_letter() -> None:
    """Secrets are looked up by their hash, or compared by `hmac.compare_digest`."""
    compared = [
        ast.unparse(each)
        for file in Path(server.__file__).parent.rglob("*.py")
        for each in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(each, ast.Compare) and isinstance(each.ops[0], ast.Eq | ast.NotEq | ast.In | ast.NotIn)
    ]
    assert len(compared) > 100
    assert [each for each in compared if re.search("secret|invitation|signature|hashed", each)] == []


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_another_sites_page_changes_nothing(anna: Person, method: str) -> None:
    for origin in ("https://elsewhere.example", "null", anna.server.url + ".elsewhere.example"):
        answer = anna.http.request(method, "/api/account", json={}, headers={"Origin": origin})
        assert is_shape(answer.json(), "bad_origin")
    assert "access-control-allow-origin" not in anna.http.options("/api/me").headers


# What our proxy says (None: nobody is believed), the page's scheme, and whether it may act.
SCHEMES = [
    ("https", "https", True),
    ("https", "http", False),
    ("http", "http", True),
    ("http", "https", True),
    (None, "http", True),
    (None, "https", True),
]


@pytest.mark.parametrize(("proxy", "page", "acts"), SCHEMES)
def test_a_page_of_plain_http_does_not_act_where_tls_is_spoken(
    anna: Person, behind: Person, proxy: str | None, page: str, acts: bool
) -> None:
    """By call and by live connection; where the proxy is not known, its TLS cannot be either."""
    person = anna if proxy is None else behind
    host = person.server.url.removeprefix("http://")
    headers = {"Origin": f"{page}://{host}", "X-Forwarded-Proto": proxy or "https"}
    answer = person.http.put("/api/me", json={"name": "Eve"}, headers=headers)
    assert answer.status_code == (200 if acts else 403)
    assert ("strict-transport-security" in answer.headers) == (proxy == "https")
    if not acts:
        assert is_shape(answer.json(), "bad_origin")
    table = str(person.open_table(ME, ME)["table"]["id"])
    cookie = {"Cookie": f"rotonde={person.cookie}"}
    url = f"ws://{host}/api/tables/{table}/live"
    with nullcontext() if acts else pytest.raises(InvalidStatus, match="403"):  # noqa: SIM117
        with connect(url, additional_headers={**headers, **cookie}, open_timeout=PATIENCE) as socket:
            assert socket.recv(PATIENCE)


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Person at a server whose proxy is on this machine."""
    folder = tmp_path_factory.mktemp("behind")
    with Server(folder / "data", {"ROTONDE_PROXIES": "127.0.0.1"}) as server, Person(server) as person:
        yield person


def test_browsers_keep_to_tls_where_it_is_spoken(anna: Person, behind: Person) -> None:
    """The page, its files and refusals too; of this name alone, and in no browser's built-in list."""
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        answer = behind.http.get(path, headers=TLS).headers["strict-transport-security"]
        assert answer == "max-age=15552000"
        for other in (behind.http.get(path), anna.http.get(path, headers=TLS)):
            assert "strict-transport-security" not in other.headers


def test_what_is_told_to_one_is_kept_by_no_cache(anna: Person) -> None:
    answer = anna.http.get("/api/me")
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert answer.headers["x-request-id"] != anna.http.get("/api/me").headers["x-request-id"]


def test_a_page_runs_no_script_but_its_own(anna: Person) -> None:
    policy = anna.http.get("/").headers["content-security-policy"]
    assert {"default-src 'self'", "script-src 'self'", "object-src 'none'"} <= set(policy.split("; "))
    assert "*" not in policy
    assert policy == anna.http.get("/api/me").headers["content-security-policy"]


def test_the_page_has_no_script_in_its_text_or_attributes() -> None:
    text = (Path(__file__).parents[3] / "web" / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r"<script[^>]*>([^<]*)</script>", text)
    assert [each.strip() for each in scripts] == [""]
    assert not re.search(r"\son\w+\s*=|javascript:", text)


def test_a_fault_of_ours_is_told_calmly_and_found_by_its_number(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Person(server) as person:
        broken, whole = (str(person.open_table(ME, ME)["table"]["id"]) for _ in range(2))
        in_store(server, "UPDATE action SET notation = 'nonsense' WHERE table_id = ? AND n = 0", broken)
        answer = person.http.get(f"/api/tables/{broken}/state")
        assert answer.status_code == 500
        assert is_shape(answer.json(), "internal")
        with person.live(broken) as live:
            message = live.hear()
        assert is_shape(message, "internal")
        assert "nonsense" not in answer.text + json.dumps(message)
        lines = [json.loads(line) for line in server.log().splitlines()]
        found = {line["id"]: line for line in lines if line["message"] == "unexpected error"}
        for info in (answer.json(), message):
            number = info["message"]["en"].split()[-1].rstrip(".")
            assert number in info["message"]["fr"]
            assert "BrokenTable" in found[number]["trace"]
        call = next(line for line in lines if line.get("status") == 500)
        assert call["call"] == answer.headers["x-request-id"] in {line["call"] for line in found.values()}
        assert person.state(whole)["n"] > 0


def test_accounts_have_their_own_cookie_per_device(anna: Person) -> None:
    before = anna.cookie
    make_account(anna)
    assert anna.cookie != before
    assert ":" in anna.cookie.rpartition(".")[0]
