"""Web Push: encryption for one browser (RFC 8291, 8188), and this server's signature (RFC 8292, py-vapid).

Encryption composes primitives of `cryptography`: http-ece, which pywebpush uses too, is published as sources
only, and pywebpush brings two HTTP clients that would pass by our checks of addresses.
"""

import base64
import hmac
import os
import struct
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD: Final = 4096
HOURS: Final = 3600
TTL: Final = 24 * HOURS  # how long a push service may keep it


def coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of base64url, with or without padding; a ValueError for anything else."""
    bare = text.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars=b"-_", validate=True)


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether these are valid keys of a push subscription."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(
    content: bytes,
    p256dh: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """One record for the browser that has these keys; key and salt are fresh each time, but in a test."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh))
    secret = _derived(shared, auth, b"WebPush: info\0" + p256dh + point(own), 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, 65) + point(own)
    return head + AESGCM(key).encrypt(nonce, content + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Sender:
    """The server's VAPID key, derived from its signing key: one backup restores both."""

    def __init__(self, key: bytes, contact: str) -> None:
        number = int.from_bytes(hmac.digest(key, b"web push", "sha256"), "big") % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, CURVE)
        self._vapid = Vapid02(self._key, {"no-strict": True})  # a site's address may be the contact too
        self._contact = contact

    @property
    def public(self) -> str:
        """Public key with which a browser subscribes."""
        return coded(point(self._key))

    def headers(self, endpoint: str, topic: str, now: int) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now // 1000 + 12 * HOURS,
            "sub": self._contact,
        }
        return {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(TTL),
            "Urgency": "high",
            "Topic": coded(sha256(topic.encode()).digest())[:32],  # a later notice replaces an unread one
            **self._vapid.sign(claims),
        }
