"""Signed cookies: of this release, of releases before it, and forged ones."""

from pathlib import Path

import pytest

from rotonde.server.identity.signing import Signer
from tests.server.harness import Person, Server

KEY = bytes(range(32))
DEVICE = "0123456789abcdef01234567:token"
# Signed with KEY by the last release before itsdangerous.
FIRST_FORM = {
    "0123456789abcdef01234567": "1cdeceddf9db53b2af7afef6346ac289a1731cb597ba4a6c9b1c6b5f82b951ac",
    DEVICE: "efee1d3c2668f417e60601baf26324d43110a6e5056ae7ef19ade30139a582b8",
}


@pytest.mark.parametrize("guest", FIRST_FORM)
def test_a_signed_cookie_is_read(guest: str) -> None:
    assert Signer(KEY).guest(Signer(KEY).cookie(guest)) == guest


@pytest.mark.parametrize("guest", FIRST_FORM)
def test_a_cookie_of_an_earlier_release_is_read(guest: str) -> None:
    assert Signer(KEY).guest(f"{guest}.{FIRST_FORM[guest]}") == guest


@pytest.mark.parametrize(
    "cookie",
    [
        None,
        "",
        ".",
        DEVICE,
        f"{DEVICE}.",
        f"{DEVICE}.é",
        f"other.{FIRST_FORM[DEVICE]}",
        f"{DEVICE}.{FIRST_FORM[DEVICE].upper()}",
        Signer(bytes(32)).cookie(DEVICE),
        Signer(KEY).cookie(DEVICE).replace("token", "taken"),
        Signer(KEY).cookie(DEVICE)[:-1],
    ],
)
def test_any_other_cookie_is_nobodys(cookie: str | None) -> None:
    assert Signer(KEY).guest(cookie) == ""


def test_a_guest_of_an_earlier_release_stays_and_is_signed_anew(tmp_path: Path) -> None:
    guest = next(iter(FIRST_FORM))
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "key").write_text(KEY.hex())
    with (
        Server(tmp_path / "data") as server,
        Person(server, cookie=f"{guest}.{FIRST_FORM[guest]}") as anna,
    ):
        anna.get("/api/me")
        assert anna.cookie == Signer(KEY).cookie(guest)
