"""Web Push: encryption for a browser, keys, and the server's signature."""

import json

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from rotonde.server.notifications.push import CURVE, Sender, are_keys, coded, decoded, encrypted
from tests.server.notifications.receivers import Browser

# RFC 8291, appendix A.
CONTENT = b"When I grow up, I want to be a watermelon"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6"
    "PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out() -> None:
    own = ec.derive_private_key(int.from_bytes(decoded(OWN), "big"), CURVE)
    sealed = encrypted(CONTENT, decoded(THEIRS), decoded(AUTH), own, decoded(SALT))
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
    token, key = headers["Authorization"].removeprefix("vapid t=").split(",k=")
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
