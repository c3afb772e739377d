# rotonde: compiled
"""Token buckets: rate limits with a burst."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Final

from rotonde.table.refusal import Refusal

HTTP_BYTES: Final = 64 * 1024
MATERIAL_BYTES: Final = 512 * 1024  # of a call that may bring a map, a board or a deck
LIVE_BYTES: Final = 8 * 1024
LIVE_FRAME: Final = 1024 * 1024  # past this the connection is closed instead of answered
DAY: Final = 24 * 3600
ADDRESS: Final = 5  # as many times what one guest or connection may: a club sits behind one address


class Bucket:
    """Holds `burst` tokens and gains `rate` a second; a message takes one, what costs more takes several."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = monotonic()

    def take(self, tokens: float = 1) -> bool:
        """Whether there were so many tokens left."""
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    def seconds(self, tokens: float = 1) -> int:
        """After how many seconds there are so many, at least one and at most a day."""
        missing = tokens - self._tokens
        return max(1, ceil(min(DAY, missing / self._rate if self._rate else DAY)))

    def check(self, tokens: float = 1, code: str = "busy") -> None:
        """Refuses, saying when to come again, where there are not so many."""
        if not self.take(tokens):
            raise Refusal(code, seconds=self.seconds(tokens))

    def check_work(self, tokens: float) -> None:
        """The same for work of any size: more than the burst costs all of it."""
        self.check(min(tokens, self._burst))

    def is_full(self) -> bool:
        return self._tokens + (monotonic() - self._at) * self._rate >= self._burst


class Buckets:
    """One bucket for each guest or address that speaks to us; those at rest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def check(self, who: str, tokens: float = 1, code: str = "busy") -> None:
        self._of(who).check(tokens, code)

    def take(self, who: str, tokens: float = 1) -> bool:
        """Whether there were so many tokens left."""
        return self._of(who).take(tokens)

    def _of(self, who: str) -> Bucket:
        if len(self._buckets) > 10_000:
            self._buckets = {who: each for who, each in self._buckets.items() if not each.is_full()}
        found = self._buckets.get(who)
        if found is None:
            found = self._buckets[who] = Bucket(self._rate, self._burst)
        return found


@lru_cache(maxsize=1024)
def household(address: str) -> str:
    """Household of an address: a home has a whole /64 of IPv6, and could change it at every call."""
    try:
        found = ip_address(address)
    except ValueError:  # a socket without an address
        return address
    if isinstance(found, IPv6Address) and not found.ipv4_mapped:
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found.ipv4_mapped if isinstance(found, IPv6Address) else found)
