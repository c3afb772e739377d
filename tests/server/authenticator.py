"""A passkey in software: makes keys and signs, as a telephone would."""

import json
from hashlib import sha256
from secrets import token_bytes
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url, encode_cbor

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """Holds one key for one site; `flags`, `origin` and the counter can be bent to see what is refused."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.host = origin.split("//")[1].split(":")[0]
        self.id = token_bytes(16)
        self.counter = 0
        self.flags = PRESENT | VERIFIED
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, question: dict[str, Any]) -> dict[str, Any]:
        """Answers navigator.credentials.create."""
        numbers = self._key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + encode_cbor(cose)
        data = self._data(ATTESTED) + attested
        told = {"fmt": "none", "attStmt": {}, "authData": data}
        client = self._client("webauthn.create", question)
        return self._answer({"clientDataJSON": _text(client), "attestationObject": _text(encode_cbor(told))})

    def enter(self, question: dict[str, Any]) -> dict[str, Any]:
        """Answers navigator.credentials.get."""
        self.counter += 1
        client, data = self._client("webauthn.get", question), self._data()
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._answer({name: _text(each) for name, each in parts.items()})

    def _data(self, more: int = 0) -> bytes:
        head = sha256(self.host.encode()).digest() + bytes([self.flags | more])
        return head + self.counter.to_bytes(4, "big")

    def _client(self, kind: str, question: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": question["challenge"], "origin": self.origin}
        return json.dumps(told).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = _text(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


def _text(part: bytes) -> str:
    return str(bytes_to_base64url(part))
