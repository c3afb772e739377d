"""Guessing is slow: so many tries for a name, and so many from an address."""

from typing import Final

from rotonde.server.accounts.names import folded
from rotonde.server.errors import Refusal
from rotonde.server.limits import Buckets
from rotonde.server.settings import Settings

ADDRESS: Final = 5  # as many times the tries for one name: a club sits behind one address


class Tries:
    """Counts before a password is even looked at, so that a storm costs nothing."""

    def __init__(self, settings: Settings) -> None:
        rate, burst = settings.sign_in_rate, settings.sign_in_burst
        self._names = Buckets(rate, burst)
        self._addresses = Buckets(ADDRESS * rate, ADDRESS * burst)

    def check(self, address: str, name: str = "") -> None:
        if not self._addresses.take(address) or (name and not self._names.take(folded(name))):
            raise Refusal("guessing")
