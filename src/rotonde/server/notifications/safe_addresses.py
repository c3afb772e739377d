"""Safe addresses: those of the open internet may be called, unless the host allows more.

The host decides: `public` (the default) means addresses of the open internet by TLS; `any` also allows
plain HTTP and machines nearby; `off` means no hooks, and push to known push services only.
"""

from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, Literal
from urllib.parse import urlsplit

Reach = Literal["public", "any", "off"]
LONGEST: Final = 2000  # characters of an address
PUSH_SERVICES: Final = (
    "fcm.googleapis.com",  # Chrome, Edge on Android, Opera, Samsung Internet, Brave
    "push.services.mozilla.com",  # Firefox
    "notify.windows.com",  # Edge on Windows
    "push.apple.com",  # Safari
)
# IPv6 ranges behind which an IPv4 address or a machine nearby may be, whatever `is_global` says of them.
_NEARBY: Final = tuple(
    ip_network(each)
    for each in (
        "::/96",  # IPv4-compatible (RFC 4291, 2.5.5.1)
        "::ffff:0:0:0/96",  # IPv4-translated (RFC 2765)
        "64:ff9b::/96",  # NAT64 (RFC 6052)
        "64:ff9b:1::/48",  # NAT64 of one network (RFC 8215)
        "fec0::/10",  # site-local (RFC 3879)
    )
)


class Unreachable(Exception):
    """Nobody answered, or the address is not one that may be called."""


def is_allowed(url: str, reach: Reach) -> bool:
    """Whether such an address may be called at all; whom its name means is checked at each call."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return False
    if reach == "off" or not parts.hostname or parts.username or len(url) > LONGEST or not url.isascii():
        return False
    if any(c.isspace() or not c.isprintable() for c in url):
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and reach == "any")


def is_push_allowed(url: str, reach: Reach, more: str = "") -> bool:
    """Whether a browser's push endpoint may be called: without hooks only where push services are.

    `more` are hosts that the server's host adds, with commas.
    """
    if reach == "any":
        return is_allowed(url, "any")
    if not is_allowed(url, "public"):
        return False
    known = (*PUSH_SERVICES, *(each.strip().lower() for each in more.split(",") if each.strip()))
    host = urlsplit(url).hostname or ""
    return reach == "public" or any(host == each or host.endswith(f".{each}") for each in known)


def is_public(address: str) -> bool:
    """Whether an address is on the open internet, and so is each that it leads to."""
    ip = ip_address(address.split("%")[0])
    if not ip.is_global or ip.is_multicast:
        return False
    if isinstance(ip, IPv4Address):
        return True
    return not any(ip in each for each in _NEARBY) and all(inner.is_global for inner in _embedded(ip))


def _embedded(ip: IPv6Address) -> Iterator[IPv4Address]:
    """The IPv4 addresses inside: mapped, 6to4, and both of Teredo."""
    if ip.ipv4_mapped:
        yield ip.ipv4_mapped
    if ip.sixtofour:
        yield ip.sixtofour
    yield from ip.teredo or ()
