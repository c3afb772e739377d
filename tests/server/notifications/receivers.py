"""Receivers of notifications on this machine: a push service that decrypts, a hook, a mail server."""

import json
import os
import queue
import socketserver
import struct
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from rotonde.server.notifications.push import CURVE, coded, point

PATIENCE = 120
T = TypeVar("T")


class Browser:
    """A browser's half of a push subscription: it alone can read what is sent there."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)

    def keys(self) -> dict[str, str]:
        return {"p256dh": coded(point(self.key)), "auth": coded(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypts as RFC 8291 says."""
        salt, (record, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= record
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\0" + point(self.key) + theirs
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        content = AESGCM(key).decrypt(nonce, sealed, None)
        assert content.endswith(b"\x02"), "the last record"
        return dict(json.loads(content[:-1]))


class Received:
    """One POST."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class Receiver(Generic[T]):
    """A server on this machine, in a thread of its own, and what it got."""

    def __init__(self, server: socketserver.TCPServer) -> None:
        self.got: queue.SimpleQueue[T] = queue.SimpleQueue()
        self._server = server
        threading.Thread(target=server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._server.server_address[1]}"

    def next(self) -> T:
        return self.got.get(timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()


class Web(Receiver[Received]):
    """Web server that takes POSTs, and answers with given statuses."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        web = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = web.answers.pop(0) if web.answers else 201
                self.send_response(status)
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()
                web.got.put(Received(self.path, headers, body))

            def log_message(self, format: str, *args: object) -> None:
                pass

        super().__init__(ThreadingHTTPServer(("127.0.0.1", 0), Handler))

    @property
    def url(self) -> str:
        return f"http://{self.address}"


class Mail(Receiver[EmailMessage]):
    """A mail server that knows just enough, and may refuse an address."""

    def __init__(self) -> None:
        self.refuse = b""
        mail = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                for line in self.rfile:
                    word = line[:4].upper()
                    if word == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        mail.take(list(iter(self.rfile.readline, b".\r\n")))
                    if word == b"RCPT" and mail.refuse:
                        self.wfile.write(mail.refuse + b" no\r\n")
                    elif word == b"QUIT":
                        self.wfile.write(b"221 bye\r\n")
                        return
                    else:
                        self.wfile.write(b"250 yes\r\n")

        socketserver.ThreadingTCPServer.daemon_threads = True
        super().__init__(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler))

    def take(self, lines: list[bytes]) -> None:
        message = message_from_bytes(b"".join(lines), policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.got.put(message)


def settings_with(mail: Mail) -> dict[str, str]:
    """Settings of a server that notifies at once, by that mail server, and may call this machine."""
    return {
        "ROTONDE_HOOKS": "any",
        "ROTONDE_HTTP_RATE": "100000",
        "ROTONDE_NOTICE_SECONDS": "0",
        "ROTONDE_MAIL_SERVER": mail.address,
        "ROTONDE_MAIL_SECURITY": "none",
        "ROTONDE_MAIL_FROM": "rotonde@example.org",
        "ROTONDE_SITE": "https://rotonde.example",
    }
