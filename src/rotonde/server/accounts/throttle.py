"""Rate limits of sign-in attempts: guessing is slow, and nobody is locked out by the guesses of others.

Tries are counted by name and address, by address, and by name over all addresses; the last bucket is large,
since whoever fills it keeps the owner from signing in at a device that is new. A device that the account has
signed in from before has a bucket of its own, and none of the others.
"""

from typing import Final

from rotonde.server.http.token_bucket import Buckets, household
from rotonde.server.identity.names import folded
from rotonde.server.ops.settings import Settings

ADDRESS: Final = 5  # as many times the tries for one name there: a club sits behind one address
NAME: Final = 20  # as many times the same, from all addresses together


class AttemptLimits:
    """Token buckets of attempts, taken before a password is hashed, so that a flood costs little."""

    def __init__(self, settings: Settings) -> None:
        rate, burst = settings.sign_in_rate, settings.sign_in_burst
        self._known = Buckets(rate, burst)
        self._pairs = Buckets(rate, burst)
        self._addresses = Buckets(ADDRESS * rate, ADDRESS * burst)
        self._names = Buckets(NAME * rate, NAME * burst)

    def check(self, address: str, name: str = "") -> None:
        """Counts an attempt from an unknown device."""
        home = household(address)
        self._addresses.check(home, code="guessing")
        if name:
            self._pairs.check(f"{home} {folded(name)}", code="guessing")
            self._names.check(folded(name), code="guessing")

    def check_known(self, device: str, name: str) -> None:
        """Counts an attempt from a known device."""
        self._known.check(f"{device} {folded(name)}", code="guessing")
