"""Who is asking: guests by signed cookie, seats by secret, tables by invitation."""

import hmac
import os
import secrets
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

COOKIE: Final = "rotonde"
COOKIE_AGE: Final = 400 * 24 * 3600  # the longest that browsers keep one
_SCHEME: Final = "Seat "
_BEARER: Final = "Bearer "


def signing_key(path: Path) -> bytes:
    """The server's key, made once; only its owner may read the file."""
    try:
        return bytes.fromhex(path.read_text())
    except FileNotFoundError:
        key = secrets.token_bytes(32)
        fresh = path.with_suffix(".new")
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(key.hex())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
        return key


def new_guest() -> str:
    """Letters and digits only: a host may have to type it, and no command takes it for a flag."""
    return secrets.token_hex(12)


def new_table() -> str:
    """A name that cannot be guessed and is short enough for a link."""
    return secrets.token_hex(6)


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is stored of a seat's secret; it is random and long, so one hash is enough."""
    return sha256(secret.encode()).hexdigest()


class Signer:
    """Knows the guests to whom this server gave a cookie."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def cookie(self, guest: str) -> str:
        """A cookie for a guest or, written `guest:token`, for a device of somebody who has an account."""
        return f"{guest}.{self._signature(guest)}"

    def guest(self, cookie: str | None) -> str:
        """Whose cookie this is, as it was given to `cookie`; "" where it is none of ours."""
        guest, _, signature = (cookie or "").rpartition(".")
        known = hmac.compare_digest(signature.encode(), self._signature(guest).encode())
        return guest if guest and known else ""

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, b"guest:" + guest.encode(), sha256).hexdigest()


def secret_of(authorization: str | None) -> str:
    """The seat secret of an Authorization header, "" where there is none."""
    return _after(_SCHEME, authorization or "")


def token_of(authorization: str | None) -> str:
    """The bot's token of an Authorization header, "" where there is none."""
    return _after(_BEARER, authorization or "")


def _after(scheme: str, given: str) -> str:
    return given[len(scheme) :].strip() if given.startswith(scheme) else ""


def default_name(guest: str) -> str:
    """A name, the same in both languages, for a guest who gave none."""
    return f"Wagon {int.from_bytes(sha256(guest.encode()).digest()[:4], 'big') % 900 + 100}"


@dataclass(frozen=True, slots=True)
class Asker:
    """A guest, or the holder of one seat's secret: where there is a secret, it alone speaks."""

    guest: str = ""
    secret_hash: str = ""
    invitation: str = ""  # of the address that was opened
    session: str = ""  # of the device, where the guest has an account
