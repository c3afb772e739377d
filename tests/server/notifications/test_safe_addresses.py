"""Safe addresses: which hooks and push services may be called."""

import asyncio
import json
import socket
from contextlib import nullcontext

import pytest

from rotonde.server.notifications.channels import ChannelSender
from rotonde.server.notifications.delivery import Gone
from rotonde.server.notifications.mail import Mailer
from rotonde.server.notifications.outbound_http import Outbound
from rotonde.server.notifications.push import Sender
from rotonde.server.notifications.safe_addresses import Unreachable, is_allowed, is_public, is_push_allowed
from rotonde.server.notifications.store import Channel, Notice, Preferences
from rotonde.server.ops.settings import Settings
from tests.server.notifications.receivers import Browser

PUSH_SERVICE = "https://fcm.googleapis.com/fcm/send/abc"


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
     "::ffff:127.0.0.1", "2002:7f00:1::", "2002:c0a8:101::1", "224.0.0.1", "100.64.0.1",
     "64:ff9b::7f00:1", "64:ff9b::5db8:d822", "64:ff9b:1::a00:1", "::7f00:1", "::5db8:d822",
     "::ffff:0:7f00:1", "fec0::1", "feff:ffff::1", "2001:0:5db8:d822::80ff:fffe"],
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
    monkeypatch.setattr(asyncio, "open_connection", lambda *_, **__: pytest.fail("it was called"))
    with pytest.raises(Unreachable, match="public"):
        asyncio.run(Outbound().post("https://innocent.example/", b"", {}, "public"))


def test_the_open_internet_is_public() -> None:
    assert all(is_public(each) for each in ("93.184.216.34", "2606:4700::1111", "2002:5db8:d822::1"))


@pytest.mark.parametrize(
    ("url", "without_hooks", "public"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True, True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True, True),
        ("https://wns2-par02p.notify.windows.com/w/?token=abc", True, True),
        ("https://web.push.apple.com/abc", True, True),
        ("https://push.example.org/abc", True, True),
        ("https://a.push.example.org/abc", True, True),
        ("https://evil.example/fcm.googleapis.com", False, True),
        ("https://fcm.googleapis.com.evil.example/", False, True),
        ("https://evilfcm.googleapis.com/", False, True),
        ("http://fcm.googleapis.com/fcm/send/abc", False, False),
    ],
)
def test_without_hooks_push_goes_to_push_services_only(url: str, without_hooks: bool, public: bool) -> None:
    assert is_push_allowed(url, "off", "push.example.org, ") == without_hooks
    assert is_push_allowed(url, "public") == public
    assert is_push_allowed(url, "any")


@pytest.mark.parametrize(("hooks", "reach"), [("off", "public"), ("public", "public"), ("any", "any")])
def test_a_subscription_from_before_hooks_were_off_is_given_up(
    monkeypatch: pytest.MonkeyPatch, hooks: str, reach: str
) -> None:
    """Addresses are checked once more when called, with what the host allows by then."""
    called: list[tuple[str, str]] = []

    async def post(_: Outbound, url: str, body: bytes, headers: dict[str, str], within: str) -> int:
        called.append((url, within))
        return 201

    monkeypatch.setattr(Outbound, "post", post)
    settings = Settings(hooks=hooks)
    channels = ChannelSender(Sender(b"k", "mailto:a@b.c"), Mailer(settings), settings, lambda: 10**12)
    notice = Notice("n", "c", "", "test", "{}", 0, 2 * 10**12)
    keys = json.dumps(Browser().keys())

    def carry(address: str) -> None:
        asyncio.run(channels.carry(notice, Channel("c", "anna", "push", address, keys), Preferences()))

    carry(PUSH_SERVICE)
    with pytest.raises(Gone) if hooks == "off" else nullcontext():
        carry("https://elsewhere.example/push")
    channels.close()
    assert (
        called == [(PUSH_SERVICE, reach), ("https://elsewhere.example/push", reach)][: 1 + (hooks != "off")]
    )
