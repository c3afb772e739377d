"""Commitments handed out before a table is opened: its opener contributes after the server has chosen.

A ticket names a table to be, and until when it may be opened. The server's part is derived from it by the
signing key: nothing is stored, any process of the server knows it again. A table is opened once, and so is
what follows from its name used once.
"""

import hmac
import secrets
from collections.abc import Callable
from typing import Final

from rotonde.core.shared_seed import PART_DIGITS
from rotonde.server.http.messages import Commitment
from rotonde.server.identity.signing import new_table
from rotonde.server.tables.clocks.wall_clock import wall_clock
from rotonde.table.clock import SECOND
from rotonde.table.game.seeds import commitment
from rotonde.table.refusal import Refusal

LIFE: Final = 600 * SECOND


def new_part() -> str:
    """A new server's part of a seed."""
    return secrets.token_hex(PART_DIGITS // 2)


class Commitments:
    """Makes tickets, and takes them for new tables."""

    def __init__(self, key: bytes = b"", now: Callable[[], int] = wall_clock) -> None:
        self._key = key or secrets.token_bytes(32)
        self._now = now

    def offer(self) -> Commitment:
        named = f"{new_table()}.{self._now() + LIFE}"
        part, signature = self._derived("part", named), self._derived("ticket", named)
        return Commitment(commitment(part), f"{named}.{signature}")

    def take(self, ticket: str, contribution: str) -> tuple[str, str]:
        """The ID and the server's part of a new table; who contributes there needs a ticket."""
        if not ticket and not contribution:
            return new_table(), new_part()
        named, _, signature = ticket.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._derived("ticket", named).encode()):
            raise Refusal("bad_ticket")
        table, _, until = named.partition(".")
        if int(until) < self._now():
            raise Refusal("bad_ticket")
        return table, self._derived("part", named)

    def _derived(self, what: str, named: str) -> str:
        return hmac.digest(self._key, f"{what}:{named}".encode(), "sha256").hex()
