"""One POST to an address that somebody gave us, without becoming their tool against others.

The host decides: `public` (the default) means addresses of the open internet by TLS; `any` also allows
plain HTTP and machines nearby. The name is resolved once, and what was checked is what is connected to.
No redirect is followed, little is read, and nothing lasts long.
"""

import http.client
import ipaddress
import socket
import ssl
import threading
from contextlib import suppress
from typing import Final, Literal
from urllib.parse import SplitResult, urlsplit

Reach = Literal["public", "any", "off"]
TIMEOUT: Final = 10  # seconds for one step, and twice that for all
LONGEST: Final = 2000  # characters of an address


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


def post(url: str, body: bytes, headers: dict[str, str], reach: Reach) -> int:
    """The status of the answer."""
    if not is_allowed(url, reach):
        raise Unreachable("the address is not allowed")
    parts = urlsplit(url)
    try:
        with _connected(parts, reach) as line:
            watch = threading.Timer(2 * TIMEOUT, _cut, [line])
            watch.start()
            try:
                return _say(parts, line, body, headers)
            finally:
                watch.cancel()
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(type(error).__name__) from error


def _connected(parts: SplitResult, reach: Reach) -> socket.socket:
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    address = _address(host, port, reach)
    line = socket.create_connection((address, port), TIMEOUT)
    if parts.scheme == "https":
        try:
            return ssl.create_default_context().wrap_socket(line, server_hostname=host)
        except BaseException:
            line.close()
            raise
    return line


def _address(host: str, port: int, reach: Reach) -> str:
    """What the name means, where that may be called; one forbidden meaning forbids all."""
    found = {str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if reach != "any" and not all(_is_public(each) for each in found):
        raise Unreachable("not a public address")
    return sorted(found)[0]


def _is_public(address: str) -> bool:
    ip = ipaddress.ip_address(address.split("%")[0])
    inner = getattr(ip, "ipv4_mapped", None) or getattr(ip, "sixtofour", None)
    return ip.is_global and not ip.is_multicast and (inner is None or inner.is_global)


def _say(parts: SplitResult, line: socket.socket, body: bytes, headers: dict[str, str]) -> int:
    call = http.client.HTTPConnection(parts.hostname or "", timeout=TIMEOUT)
    call.sock = line
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    call.request("POST", path, body, {"Host": parts.netloc, "Connection": "close", **headers})
    return call.getresponse().status


def _cut(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
