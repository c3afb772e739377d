"""Who receives notices, on this machine: a push service that decrypts, a hook, and a mail server."""

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
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from rotonde.server.notices.push import CURVE, coded, point

PATIENCE = 60


class Browser:
    """A browser's half of a push subscription: it alone can read what is sent there."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)

    def keys(self) -> dict[str, str]:
        return {"p256dh": coded(point(self.key)), "auth": coded(self.auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        """As RFC 8291 says, from the other side."""
        salt, (record, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= record
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\0" + point(self.key) + theirs
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        said = AESGCM(key).decrypt(nonce, sealed, None)
        assert said.endswith(b"\x02"), "the last record"
        return dict(json.loads(said[:-1]))


class Received:
    """One POST."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class Web:
    """Takes POSTs, and answers what it is told to."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.got: queue.SimpleQueue[Received] = queue.SimpleQueue()
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

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def next(self) -> Received:
        return self.got.get(timeout=PATIENCE)

    def __enter__(self) -> "Web":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()


class Mail:
    """A mail server that knows just enough, and may refuse an address."""

    def __init__(self) -> None:
        self.refuse = b""
        self.got: queue.SimpleQueue[EmailMessage] = queue.SimpleQueue()
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
        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def take(self, lines: list[bytes]) -> None:
        message = message_from_bytes(b"".join(lines), policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.got.put(message)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._server.server_address[1]}"

    def next(self) -> EmailMessage:
        return self.got.get(timeout=PATIENCE)

    def __enter__(self) -> "Mail":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
