"""Signing key, signed guest cookies, seat secrets and random ids."""

import hmac
import os
import re
import secrets
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import itsdangerous

from rotonde.core.errors import RotondeError
from rotonde.server.ops import private_files

COOKIE: Final = "rotonde"
COOKIE_AGE: Final = 400 * 24 * 3600  # the longest that browsers keep one
_SCHEME: Final = "Seat "
_BEARER: Final = "Bearer "
_KEY: Final = re.compile("[0-9a-fA-F]{64}")  # 32 bytes


class BadKey(RotondeError, ValueError):
    sentence = "error-bad-key"


class CannotReadKey(RotondeError):
    sentence = "error-cannot-read-key"


def checked_key(written: str, where: object) -> bytes:
    """A key as it is stored, 32 bytes in hexadecimal; `where` it is stands in the refusal."""
    if not _KEY.fullmatch(written.strip()):
        raise BadKey(where=where)
    return bytes.fromhex(written)


def stored_key(path: Path) -> bytes:
    """The key in a file; raises FileNotFoundError where there is none."""
    try:
        return checked_key(path.read_text("ascii", "replace"), path)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise CannotReadKey(file=path, why=error.strerror or error) from error


def signing_key(path: Path) -> bytes:
    """The server's key, made once; only its owner may read the file."""
    try:
        key = stored_key(path)
        private_files.narrow(path)
        return key
    except FileNotFoundError:
        key, fresh = secrets.token_bytes(32), path.with_suffix(".new")
        with os.fdopen(private_files.replace(fresh, heir=path.parent), "w") as file:
            file.write(key.hex())
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
        return key


def new_guest() -> str:
    """New guest id: letters and digits only, since a host may have to type it as an argument."""
    return secrets.token_hex(12)


def new_table() -> str:
    """New table id: cannot be guessed, and is short enough for a link."""
    return secrets.token_hex(6)


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """Hash of a seat's secret, for the store; it is random and long, so one hash is enough."""
    return sha256(secret.encode()).hexdigest()


class Signer:
    """Signs the cookies of guests, and reads those that this server signed."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._signer = itsdangerous.Signer(key, salt="guest", key_derivation="hmac", digest_method=sha256)
        self._read = lru_cache(maxsize=1024)(self._verified)  # a page sends the same cookie with all it asks

    def cookie(self, guest: str) -> str:
        """A cookie for a guest or, written `guest:token`, for a session of an account."""
        return self._signer.sign(guest).decode()

    def guest(self, cookie: str | None) -> str:
        """The guest that was given to `cookie`; "" where the signature is not ours."""
        return self._read(cookie or "")

    def _verified(self, cookie: str) -> str:
        try:
            return self._signer.unsign(cookie).decode()
        except itsdangerous.BadSignature:
            return self._first_form(cookie)

    def _first_form(self, cookie: str) -> str:
        """The guest of a cookie signed by a release before itsdangerous; the next response replaces it."""
        guest, _, signature = cookie.rpartition(".")
        own = hmac.new(self._key, b"guest:" + guest.encode(), sha256).hexdigest()
        return guest if guest and hmac.compare_digest(signature.encode(), own.encode()) else ""


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
