"""Known devices: a signed cookie that survives signing out lists the accounts a browser has signed in to.

It opens nothing. It only lets the owner of a name try their password while others guesses at it.
"""

import hmac
import re
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex
from typing import Final

COOKIE: Final = "rotonde_device"
MOST: Final = 8  # accounts of one browser, the latest first
_FORM: Final = re.compile(r"[\w-]+(:[\w-]+)*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Device:
    """A browser by its random id, and the guests whose accounts it knows."""

    id: str = ""
    guests: tuple[str, ...] = ()

    def with_guest(self, guest: str) -> "Device":
        others = [each for each in self.guests if each != guest]
        return Device(self.id or token_hex(12), (guest, *others)[:MOST])

    def without(self, guest: str) -> "Device":
        return Device(self.id, tuple(each for each in self.guests if each != guest))


class Devices:
    """Reads and writes the cookie."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def read(self, cookie: str | None) -> Device:
        """The device of a cookie that we signed; else a new one without accounts."""
        text, _, signature = (cookie or "").rpartition(".")
        if not _FORM.fullmatch(text) or not hmac.compare_digest(
            signature.encode(), self._signature(text).encode()
        ):
            return Device()
        id_, *guests = text.split(":")
        return Device(id_, tuple(guests))

    def written(self, device: Device) -> str:
        text = ":".join((device.id, *device.guests))
        return f"{text}.{self._signature(text)}"

    def _signature(self, text: str) -> str:
        return hmac.new(self._key, b"device:" + text.encode(), sha256).hexdigest()
