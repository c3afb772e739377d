"""The parts of notices by themselves: encryption, quiet hours, which addresses may be called."""

import json
import socket
from datetime import UTC, datetime

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from hypothesis import given
from hypothesis import strategies as st

from rotonde.server.notices.mail import is_address
from rotonde.server.notices.push import CURVE, Sender, are_keys, coded, decoded, encrypted
from rotonde.server.notices.quiet import quiet_until, zone_of
from rotonde.server.notices.reach import Unreachable, is_allowed, post
from rotonde.server.notices.store import Wish
from rotonde.server.notices.words import heading, text_of
from tests.server.notices.receivers import Browser

# RFC 8291, appendix A.
SAID = b"When I grow up, I want to be a watermelon"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
    "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out() -> None:
    own = ec.derive_private_key(int.from_bytes(decoded(OWN), "big"), CURVE)
    sealed = encrypted(SAID, decoded(THEIRS), decoded(AUTH), own, decoded(SALT))
    assert coded(sealed) == SEALED


def test_only_the_browser_can_read_it_and_never_twice_the_same() -> None:
    browser = Browser()
    keys = {name: decoded(value) for name, value in browser.keys().items()}
    first, second = (encrypted(b'{"a": 1}', keys["p256dh"], keys["auth"]) for _ in range(2))
    assert browser.read(first) == browser.read(second) == {"a": 1}
    assert first != second


def test_the_server_says_who_it_is() -> None:
    sender = Sender(b"k" * 32, "mailto:host@example.org")
    headers = sender.headers("https://push.example:8443/x/y", "t1", 1_000_000)
    token, key = headers["Authorization"].removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(decoded(claims))
    assert told == {"aud": "https://push.example:8443", "exp": 44_200, "sub": "mailto:host@example.org"}
    assert key == sender.public == Sender(b"k" * 32, "").public
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    raw = decoded(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(signed, b"something else", ec.ECDSA(SHA256()))


def test_what_is_no_key_is_none() -> None:
    keys = Browser().keys()
    assert are_keys(**keys)
    assert not are_keys(keys["p256dh"], "short")
    assert not are_keys("BAAA", keys["auth"])
    assert not are_keys("é", keys["auth"])


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("zone", "hours", "now", "until"),
    [
        ("Europe/Paris", (22, 7), "2026-01-10T20:59", "2026-01-10T20:59"),
        ("Europe/Paris", (22, 7), "2026-01-10T21:00", "2026-01-11T06:00"),
        ("Europe/Paris", (22, 7), "2026-01-11T05:59", "2026-01-11T06:00"),
        ("Europe/Paris", (22, 7), "2026-01-11T06:00", "2026-01-11T06:00"),
        ("America/New_York", (13, 14), "2026-07-01T17:30", "2026-07-01T18:00"),
        ("Europe/Paris", (22, 7), "2026-03-28T23:00", "2026-03-29T05:00"),  # summer time begins that night
        ("Mars/Olympus", (22, 7), "2026-01-10T23:00", "2026-01-11T07:00"),  # a zone that was there once
        ("UTC", (8, 8), "2026-01-10T08:00", "2026-01-10T08:00"),  # none at all
    ],
)
def test_quiet_hours_are_those_of_ones_own_wall(
    zone: str, hours: tuple[int, int], now: str, until: str
) -> None:
    wish = Wish(zone, hours[0] * 60, hours[1] * 60)
    assert quiet_until(wish, at(now)) == at(until)


@given(
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.integers(0, 4 * 10**12),
    st.sampled_from(["UTC", "Asia/Tokyo"]),
)
def test_after_the_quiet_it_is_not_quiet(begin: int, end: int, now: int, zone: str) -> None:
    wish = Wish(zone, begin, end)
    until = quiet_until(wish, now)
    assert now <= until <= now + 24 * 3600 * 1000
    assert quiet_until(wish, until) == until


def test_zones_are_names_and_no_paths() -> None:
    assert zone_of("Europe/Paris")
    assert zone_of("UTC") is UTC
    assert not any(zone_of(each) for each in ("Paris", "../../etc/passwd", "/etc/passwd", "", "a\0b"))


@pytest.mark.parametrize(
    ("url", "public", "anywhere"),
    [
        ("https://example.org/hook?a=1", True, True),
        ("http://example.org/", False, True),
        ("https://me:secret@example.org/", False, False),
        ("ftp://example.org/", False, False),
        ("file:///etc/passwd", False, False),
        ("https://exa mple.org/", False, False),
        ("https://example.org/\r\nX: y", False, False),
        ("https://[::1", False, False),
        ("https://example.org:99999/", False, False),
        ("https://example.org/" + "a" * 2000, False, False),
        ("nonsense", False, False),
    ],
)
def test_which_addresses_may_be_given(url: str, public: bool, anywhere: bool) -> None:
    assert (is_allowed(url, "public"), is_allowed(url, "any"), is_allowed(url, "off")) == (
        public,
        anywhere,
        False,
    )


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.7", "192.168.1.1", "169.254.169.254", "0.0.0.0", "::1", "fe80::1", "fc00::1",
     "::ffff:127.0.0.1", "2002:7f00:1::", "224.0.0.1", "100.64.0.1"],
)  # fmt: skip
def test_nobody_nearby_is_called_whatever_the_name_says(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    found = [
        (family, socket.SOCK_STREAM, 0, "", ("93.184.216.34", 443)),
        (family, socket.SOCK_STREAM, 0, "", (address, 443)),
    ]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("it was called"))
    with pytest.raises(Unreachable, match="public"):
        post("https://innocent.example/", b"", {}, "public")


def test_which_mail_addresses_there_can_be() -> None:
    assert is_address("anna@example.org")
    wrong = (
        "anna",
        "anna@",
        "@example.org",
        "a b@example.org",
        "anna@example",
        "a@b.c,d@e.f",
        "a@b.c\nBcc: x",
        "<a@b.c>",
    )
    assert not any(is_address(each) for each in wrong)


def test_what_is_said() -> None:
    assert heading("turn", "wurfel", "fr") == "À vous : Würfel Express"
    assert heading("turn", "gone", "en") == "Your turn: gone"
    assert text_of("turn", ["Ben"], "en") == "At the table with Ben."
    assert text_of("turn", ["Ben", "Eve", "Zoe"], "fr") == "À la table avec Ben, Eve et Zoe."
    assert text_of("turn", [], "en") == "The bots are waiting."
