"""Quota: bytes that one person, and one household, may have written to disk in a day (UTC)."""

import hmac
from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from typing import Final

from rotonde.server.admin.quota_store import QuotaExceeded, QuotaStore
from rotonde.table.refusal import Refusal

HOUSEHOLD: Final = 5  # as many times what one person may: a club sits behind one address
DAY: Final = 24 * 3600 * 1000
ENTRY: Final = 200  # bytes that a row takes besides its text
REMEMBERED: Final = 100_000  # guests


class Households:
    """The household that each guest last called from, in memory; "" where it is not known."""

    def __init__(self) -> None:
        self._households: OrderedDict[str, str] = OrderedDict()

    def note(self, guest: str, home: str) -> None:
        if guest and home:
            self._households[guest] = home
            self._households.move_to_end(guest)
            if len(self._households) > REMEMBERED:
                self._households.popitem(last=False)

    def of(self, guest: str) -> str:
        return self._households.get(guest, "")

    def client(self, guest: str) -> tuple[str, str]:
        """Client of the guest in a fair queue: household and guest."""
        return self.of(guest), guest


class Quota:
    """Charges bytes before they are written; names are stored as keyed hashes, so no address is stored."""

    def __init__(
        self, store: QuotaStore, households: Households, now: Callable[[], int], most: int, key: bytes = b""
    ) -> None:
        self._store = store
        self._households = households
        self._now = now
        self._most = most
        self._key = key

    async def charge(self, guest: str, size: int, entries: int = 1) -> None:
        """Counts so many bytes in so many rows; refuses, saying when to come again, where it is too much."""
        now, home = self._now(), self._households.of(guest)
        limits = {self._name("guest", guest): self._most} if guest else {}
        if home:
            limits[self._name("home", home)] = HOUSEHOLD * self._most
        try:
            await self._store.charge(now // DAY, size + ENTRY * entries, limits)
        except QuotaExceeded as error:
            seconds = ceil((DAY - now % DAY) / 1000)
            raise Refusal("stored_enough", hours=ceil(seconds / 3600), seconds=seconds) from error

    def _name(self, kind: str, who: str) -> str:
        return hmac.new(self._key, f"{kind} {who}".encode(), "sha256").hexdigest()[:32]
