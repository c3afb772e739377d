"""A real server reaches real receivers, all on this machine."""

import hmac
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.harness import BOT, ME, OPEN, PATIENCE, Message, Person, Server
from tests.server.notifications.receivers import Browser, Mail, Web, settings_with
from tests.server.refusals import is_shape

CHANNELS = "/api/me/notices/channels"


@pytest.fixture(scope="module")
def mail() -> Iterator[Mail]:
    with Mail() as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mail: Mail) -> Iterator[Server]:
    """A server whose host has set everything, and which may call this machine."""
    with Server(tmp_path_factory.mktemp("notices") / "data", settings_with(mail)) as running:
        yield running


@pytest.fixture
def eve(house: Server) -> Iterator[Person]:
    with Person(house) as person:
        yield person


@pytest.fixture
def web() -> Iterator[Web]:
    with Web() as running:
        yield running


def put(person: Person, body: Message, status: int = 200) -> Message:
    answer = person.http.put("/api/me/notices", json=body)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def test_a_push_service_gets_what_only_the_browser_can_read(eve: Person, web: Web) -> None:
    browser = Browser()
    answer = eve.post(CHANNELS, {"kind": "push", "address": f"{web.url}/push/1", **browser.keys()})
    (channel,) = answer["channels"]
    put(eve, {"zone": "Europe/Paris", "quiet_from": 0, "quiet_to": 0, "language": "fr"})
    table = eve.open_table(ME, BOT, firstPlayer=0)["table"]["id"]
    got = web.next()
    assert (got.path, got.headers["content-encoding"], got.headers["ttl"]) == (
        "/push/1",
        "aes128gcm",
        "86400",
    )
    assert got.headers["authorization"].endswith(f"k={answer['push_key']}")
    assert browser.read(got.body) == {
        "title": "À vous\u00a0: Würfel Express",
        "body": "Les robots attendent.",
        "url": f"/t/{table}",
        "tag": f"turn-{table}",
    }
    web.answers = [410]
    eve.post(f"{CHANNELS}/{channel['id']}/test")
    assert browser.read(web.next().body)["title"] == "Rotonde vous atteint"


def test_a_subscription_that_was_ended_is_dropped(eve: Person, web: Web) -> None:
    web.answers = [410]
    body = {"kind": "push", "address": f"{web.url}/push/2", **Browser().keys()}
    (channel,) = eve.post(CHANNELS, body)["channels"]
    eve.post(f"{CHANNELS}/{channel['id']}/test")
    web.next()
    while eve.get("/api/me/notices")["channels"]:
        pass  # until the answer is noted
    assert is_shape(eve.post(f"{CHANNELS}/{channel['id']}/test", None, 404), "unknown_channel")


def test_a_hook_knows_who_calls(eve: Person, web: Web) -> None:
    (channel,) = eve.post(CHANNELS, {"kind": "hook", "address": f"{web.url}/hook?to=me"})["channels"]
    table = eve.open_table(ME, BOT, firstPlayer=0)["table"]["id"]
    got = web.next()
    at, signature = re.fullmatch(r"t=(\d+),v1=(\w+)", got.headers["rotonde-signature"]).groups()  # type: ignore[union-attr]
    signed = hmac.new(channel["secret"].encode(), at.encode() + b"." + got.body, "sha256").hexdigest()
    assert signature == signed
    said = json.loads(got.body)
    assert (said["type"], said["table"], said["game"]) == ("turn", table, "wurfel")
    assert (said["url"], got.path) == (f"https://rotonde.example/t/{table}", "/hook?to=me")


def test_a_redirect_is_not_followed(eve: Person, web: Web) -> None:
    web.answers = [302]
    (channel,) = eve.post(CHANNELS, {"kind": "hook", "address": f"{web.url}/moved"})["channels"]
    eve.post(f"{CHANNELS}/{channel['id']}/test")
    assert web.next().path == "/moved"
    eve.post(f"{CHANNELS}/{channel['id']}/test")
    assert web.next().path == "/moved", "and nothing was asked elsewhere in between"


def test_mail_is_confirmed_then_comes_and_is_ended_by_its_link(eve: Person, mail: Mail) -> None:
    info = eve.post(CHANNELS, {"kind": "mail", "address": "eve@example.org"})
    assert info["channels"][0]["confirmed"] is False
    assert info["channels"][0]["secret"] is None
    asked = mail.next()
    assert asked["Subject"] == "Rotonde: is this your address?"
    secret = re.search(r"https://rotonde.example/notices/confirm/(\S+)", asked.get_content())
    assert secret is not None
    assert is_shape(eve.post("/api/notices/confirm/guess", None, 404), "unknown_channel")
    eve.post(f"/api/notices/confirm/{secret.group(1)}")
    assert eve.get("/api/me/notices")["channels"][0]["confirmed"] is True
    table = eve.open_table(ME, BOT, firstPlayer=0)["table"]["id"]
    letter = mail.next()
    assert (letter["Subject"], letter["To"]) == ("Your turn: Würfel Express", "eve@example.org")
    assert f"https://rotonde.example/t/{table}" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = letter["List-Unsubscribe"].strip("<> ").removeprefix("https://rotonde.example")
    answer = httpx.post(eve.server.url + stop, data={"List-Unsubscribe": "One-Click"}, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    assert eve.get("/api/me/notices")["channels"] == []


def test_an_address_that_does_not_exist_is_dropped(eve: Person, mail: Mail) -> None:
    mail.refuse = b"550"
    eve.post(CHANNELS, {"kind": "mail", "address": "nobody@example.org"})
    while eve.get("/api/me/notices")["channels"]:
        pass  # until the refusal is noted
    mail.refuse = b""


def test_who_looks_is_not_told_and_who_looks_away_is(eve: Person, web: Web) -> None:
    with Person(eve.server) as ben:
        ben.post(CHANNELS, {"kind": "hook", "address": f"{web.url}/ben"})
        opened = eve.open_table(ME, OPEN, firstPlayer=1)["table"]
        with ben.live(opened["id"]) as live:
            live.say(type="look", looking=False)
            live.say(type="ping")
            live.hear_type("pong")
            ben.post(f"/api/tables/{opened['id']}/join", {"invitation": opened["invitation"], "seat": 1})
            assert json.loads(web.next().body)["table"] == opened["id"]


def test_nobody_has_anothers_channels(eve: Person) -> None:
    (channel,) = eve.post(CHANNELS, {"kind": "hook", "address": "http://example.org/"})["channels"]
    with Person(eve.server) as mallory:
        assert mallory.get("/api/me/notices")["channels"] == []
        assert is_shape(mallory.post(f"{CHANNELS}/{channel['id']}/test", None, 404), "unknown_channel")
        answer = mallory.http.delete(f"{CHANNELS}/{channel['id']}")
        assert is_shape(answer.json(), "unknown_channel")
        mallory.http.cookies.clear()
        assert is_shape(
            mallory.post(CHANNELS, {"kind": "hook", "address": "http://a.org/"}, 403), "not_yours"
        )
        assert mallory.get("/api/me/notices")["channels"] == []
    assert eve.http.delete(f"{CHANNELS}/{channel['id']}").json()["channels"] == []


def test_what_cannot_be_is_refused(eve: Person) -> None:
    wrong: list[Message] = [
        {"kind": "hook", "address": "ftp://example.org"},
        {"kind": "mail", "address": "eve"},
        {"kind": "push", "address": "https://example.org", "p256dh": "x", "auth": "y"},
    ]
    for each in wrong:
        assert is_shape(eve.post(CHANNELS, each, 422), "bad_channel"), each
    assert is_shape(eve.post(CHANNELS, {"kind": "pigeon", "address": "x"}, 400), "malformed")
    assert is_shape(
        put(eve, {"zone": "Mars", "quiet_from": 0, "quiet_to": 0, "language": "en"}, 400), "malformed"
    )
    assert is_shape(
        put(eve, {"zone": "UTC", "quiet_from": 1440, "quiet_to": 0, "language": "en"}, 400), "malformed"
    )
    for number in range(10):
        eve.post(CHANNELS, {"kind": "hook", "address": f"http://example.org/{number}"})
    eleventh = {"kind": "hook", "address": "http://example.org/10"}
    assert is_shape(eve.post(CHANNELS, eleventh, 409), "too_many_channels")
    assert len(eve.post(CHANNELS, {"kind": "hook", "address": "http://example.org/9"})["channels"]) == 10


def test_we_are_nobodys_loudspeaker(eve: Person, web: Web) -> None:
    (channel,) = eve.post(CHANNELS, {"kind": "hook", "address": f"{web.url}/loud"})["channels"]
    answers = [eve.http.post(f"{CHANNELS}/{channel['id']}/test").status_code for _ in range(6)]
    assert answers == [200] * 5 + [429]


def test_without_the_hosts_word_only_the_open_internet_is_called(anna: Person) -> None:
    answer = anna.get("/api/me/notices")
    assert (answer["mail"], answer["hooks"], len(answer["push_key"])) == (False, "public", 87)
    assert is_shape(
        anna.post(CHANNELS, {"kind": "hook", "address": "http://example.org/"}, 422), "bad_channel"
    )
    assert is_shape(anna.post(CHANNELS, {"kind": "mail", "address": "a@example.org"}, 422), "bad_channel")


def test_without_hooks_no_other_endpoint_is_a_push_service(tmp_path: Path) -> None:
    settings = {"ROTONDE_HOOKS": "off", "ROTONDE_PUSH_SERVICES": "push.example.org"}
    with Server(tmp_path / "data", settings) as closed, Person(closed) as anna:
        keys = Browser().keys()
        for address in ("https://evil.example/push", "https://93.184.216.34/"):
            body = {"kind": "push", "address": address, **keys}
            assert is_shape(anna.post(CHANNELS, body, 422), "bad_channel")
        for address in ("https://fcm.googleapis.com/fcm/send/1", "https://push.example.org/1"):
            answer = anna.post(CHANNELS, {"kind": "push", "address": address, **keys})
        assert len(answer["channels"]) == 2


def test_a_notice_outlives_the_server_that_made_it(tmp_path: Path, web: Web) -> None:
    settings = {"ROTONDE_HOOKS": "any", "ROTONDE_NOTICE_SECONDS": "1"}
    with Server(tmp_path / "data", settings) as first, Person(first) as anna:
        anna.post(CHANNELS, {"kind": "hook", "address": f"{web.url}/later"})
        table = anna.open_table(ME, BOT, firstPlayer=0)["table"]["id"]
        first.kill()
    with Server(tmp_path / "data", settings):
        assert json.loads(web.next().body)["table"] == table
