"""Information state of a seat as a digest: two games that it cannot tell apart have the same.

Few callers need it, and a view costs more than a move: so a decision stores the state and digests it lazily.
"""

import json
from hashlib import sha256
from typing import Optional

from rotonde.core.state import State


def view_text(view: object) -> str:
    """A view as text, equal where it is equal."""
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


class SeatDecision:
    """A decision of a seat: what it saw, what it did, and its decision before.

    The stored state is never changed: play goes on in a copy.
    """

    def __init__(self, before: Optional["SeatDecision"], state: State, a: int) -> None:
        self._before = before
        self._state: State | None = state
        self._seat = state.to_act
        self._a = a
        self._digest = ""

    @classmethod
    def read(cls, digest: str) -> "SeatDecision":
        """A decision of which only the digest is left."""
        decision = cls.__new__(cls)
        decision._before = decision._state = None
        decision._digest = digest
        return decision

    def digest(self) -> str:
        """A fingerprint of this decision and of all that the seat decided before."""
        unread: list[SeatDecision] = []
        decision: SeatDecision | None = self
        while decision is not None and not decision._digest:
            unread.append(decision)
            decision = decision._before
        digest = decision._digest if decision else ""
        for each in reversed(unread):
            digest = each._read(digest)
        return digest

    def _read(self, before: str) -> str:
        assert self._state is not None
        text = f"{before} {view_text(self._state.view(self._seat))} {self._a}"
        self._digest = sha256(text.encode()).hexdigest()[:16]
        self._state = self._before = None  # they have told what they knew
        return self._digest
