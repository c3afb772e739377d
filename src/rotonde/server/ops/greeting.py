"""Greeting at startup: the server's address for this machine and for others, with a QR code."""

import io
import socket
import sys
from typing import Final

import segno

from rotonde import compiled
from rotonde.i18n.catalogue import sentence

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  # compared, not bound
ELSEWHERE: Final = "192.0.2.1"  # of nobody (RFC 5737): asked for the way there, nothing is sent


def greeting(listener: socket.socket, language: str) -> str:
    """Address of the server, and which engine it uses."""
    lines = [sentence("greeting-at", {"address": address(listener)}, language)]
    host, port = listener.getsockname()[:2]
    others = network_address() if host in EVERYWHERE else ""
    if others:
        lines.append(sentence("greeting-others", {"address": f"http://{others}:{port}/"}, language))
        if sys.stdout.isatty():
            lines.append(picture(f"http://{others}:{port}/"))
    engine = "greeting-compiled" if compiled else "greeting-interpreted"
    return "\n".join([*lines, sentence(engine, {}, language)])


def picture(link: str) -> str:
    """The link as a QR code of half blocks, for the cameras of phones."""
    drawn = io.StringIO()
    segno.make(link, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")


def address(listener: socket.socket) -> str:
    """The address to type; a server on every interface is also on this machine."""
    host, port = listener.getsockname()[:2]
    if host in EVERYWHERE:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def network_address() -> str:
    """This machine's own address on its network, "" where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((ELSEWHERE, 9))
            found = str(asking.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") else found
