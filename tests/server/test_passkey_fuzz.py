"""Passkey ceremonies: any answer of a browser or an attacker is accepted or refused."""

import asyncio
from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor, parse_cbor

from rotonde.server.accounts.passkeys import Passkeys, RelyingParty
from rotonde.server.accounts.store import PasskeyRow
from rotonde.table.refusal import Refusal
from tests.server.authenticator import Authenticator

SITE = RelyingParty("here.example", "here.example")
FORMATS = ("none", "packed", "tpm", "android-key", "android-safetynet", "fido-u2f", "apple", "nothing")
PARTS = ("alg", "sig", "x5c", "ver", "certInfo", "pubArea", "response", "ecdaaKeyId")
SMALL = st.one_of(
    st.none(), st.booleans(), st.integers(-300, 300), st.binary(max_size=80), st.text(max_size=9)
)
VALUES = st.one_of(
    SMALL, st.lists(SMALL, max_size=3), st.dictionaries(st.text(max_size=5), SMALL, max_size=2)
)


class Store:
    """Knows one passkey and takes every question for its own."""

    def __init__(self, passkey: PasskeyRow | None = None) -> None:
        self._passkey = passkey

    async def use_pass(self, name: str, purpose: str, now: int) -> str:
        return "anna" if purpose == "make" else ""

    async def passkey(self, id_: str) -> PasskeyRow | None:
        return self._passkey

    async def use_passkey(self, id_: str, before: int, after: int) -> None: ...


def made(answer: dict[str, Any]) -> PasskeyRow | None:
    try:
        return asyncio.run(Passkeys(Store()).made(SITE, "anna", answer, ""))  # type: ignore[arg-type]
    except Refusal:
        return None


def entered(answer: dict[str, Any], known: PasskeyRow) -> str:
    try:
        return asyncio.run(Passkeys(Store(known)).entered(SITE, answer))  # type: ignore[arg-type]
    except Refusal:
        return ""


@st.composite
def bent(draw: st.DrawFn, answer: dict[str, Any]) -> dict[str, Any]:
    """The answer with one of its parts replaced, or one byte of it changed."""
    answer = deepcopy(answer)
    place = draw(st.sampled_from(("response", "top")))
    part = answer["response"] if place == "response" else answer
    name = draw(st.sampled_from(sorted(part)))
    if isinstance(part[name], str) and place == "response" and draw(st.booleans()):
        data = bytearray(base64url_to_bytes(part[name]))
        data[draw(st.integers(0, len(data) - 1))] ^= draw(st.integers(1, 255))
        part[name] = bytes_to_base64url(bytes(data))
    else:
        part[name] = draw(VALUES.filter(lambda each: not isinstance(each, bytes)))
    return answer


KEY = Authenticator("https://here.example")
MADE = KEY.make({"challenge": "eA"})
ROW = made(MADE)
ENTERED = KEY.enter({"challenge": "eA"})


def test_as_it_should_be() -> None:
    assert ROW is not None
    assert entered(ENTERED, ROW) == "anna"


@given(st.sampled_from(FORMATS), st.dictionaries(st.sampled_from(PARTS), VALUES, max_size=4))
def test_any_attestation_is_answered(form: str, statement: dict[str, Any]) -> None:
    answer = deepcopy(MADE)
    info = parse_cbor(base64url_to_bytes(answer["response"]["attestationObject"]))
    changed = encode_cbor({**info, "fmt": form, "attStmt": statement})
    answer["response"]["attestationObject"] = bytes_to_base64url(changed)
    assert made(answer) is None or form == "none", "a statement that nothing has signed"


@given(bent(MADE))
def test_a_new_passkey_with_one_thing_wrong(answer: dict[str, Any]) -> None:
    passkey = made(answer)
    assert passkey is None or passkey.guest == "anna"


@given(bent(ENTERED))
def test_nobody_enters_with_one_thing_wrong(answer: dict[str, Any]) -> None:
    assert ROW is not None
    if answer["response"] != ENTERED["response"]:
        assert entered(answer, ROW) == ""
