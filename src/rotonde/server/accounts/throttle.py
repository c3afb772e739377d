"""Guessing is slow: so many tries for a name, and so many from an address."""

from typing import Final

from rotonde.server.accounts.names import folded
from rotonde.server.limits import Buckets, household
from rotonde.server.settings import Settings

ADDRESS: Final = 5  # as many times the tries for one name: a club sits behind one address


class Tries:
    """Counts before a password is even looked at, so that a storm costs nothing."""

    def __init__(self, settings: Settings) -> None:
        rate, burst = settings.sign_in_rate, settings.sign_in_burst
        self._names = Buckets(rate, burst)
        self._addresses = Buckets(ADDRESS * rate, ADDRESS * burst)

    def check(self, address: str, name: str = "") -> None:
        self._addresses.check(household(address), code="guessing")
        if name:
            self._names.check(folded(name), code="guessing")
