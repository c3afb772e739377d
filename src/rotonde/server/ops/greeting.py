"""Greeting at startup: the server's address for this machine and for others, with a QR code."""

import io
import socket
import sys
from typing import Final

import segno

from rotonde import compiled

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  # compared, not bound
ELSEWHERE: Final = "192.0.2.1"  # of nobody (RFC 5737): asked for the way there, nothing is sent
TEXTS: Final = {
    "en": {
        "at": "Rotonde is at {address}",
        "others": "For others on your network: {address}",
        "engine": "The engine is {engine}. Ctrl-C stops the server.",
        "compiled": "compiled",
        "interpreted": "interpreted, five to seven times slower than compiled",
    },
    "fr": {
        "at": "Rotonde est à l'adresse {address}",
        "others": "Pour les autres sur votre réseau : {address}",
        "engine": "Le moteur est {engine}. Ctrl-C arrête le serveur.",
        "compiled": "compilé",
        "interpreted": "interprété, cinq à sept fois plus lent que compilé",
    },
}


def greeting(listener: socket.socket, language: str) -> str:
    """Address of the server, and which engine it uses."""
    texts = TEXTS[language]
    lines = [texts["at"].format(address=address(listener))]
    host, port = listener.getsockname()[:2]
    others = network_address() if host in EVERYWHERE else ""
    if others:
        lines.append(texts["others"].format(address=f"http://{others}:{port}/"))
        if sys.stdout.isatty():
            lines.append(picture(f"http://{others}:{port}/"))
    engine = texts["compiled" if compiled else "interpreted"]
    return "\n".join([*lines, texts["engine"].format(engine=engine)])


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
