"""How much anyone may say at once."""

from time import monotonic
from typing import Final

HTTP_BYTES: Final = 64 * 1024
MATERIAL_BYTES: Final = 512 * 1024  # of a call that may bring a map, a board or a deck
LIVE_BYTES: Final = 8 * 1024
LIVE_FRAME: Final = 1024 * 1024  # past this the connection is closed instead of answered


class Bucket:
    """Holds `burst` tokens and gains `rate` a second; each message takes one."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = monotonic()

    def take(self) -> bool:
        """Whether there was a token left."""
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def is_full(self) -> bool:
        return self._tokens + (monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """One bucket for each address that speaks to us; those at rest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._buckets) > 10_000:
            self._buckets = {who: each for who, each in self._buckets.items() if not each.is_full()}
        return self._buckets.setdefault(address, Bucket(self._rate, self._burst)).take()
