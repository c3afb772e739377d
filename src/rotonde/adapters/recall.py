"""What a seat has seen and done so far, as a digest: two games that it cannot tell apart have the same.

Few ever ask, and looking costs more than playing: so a moment keeps the state and looks when asked.
"""

import json
from hashlib import sha256
from typing import Optional

from rotonde.core.state import State


def on_paper(view: object) -> str:
    """A view as text, equal where it is equal."""
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


class Moment:
    """A decision of a seat: what it saw, what it did, and its decision before.

    The state is kept as it is: whoever goes on from it goes on in a copy.
    """

    def __init__(self, before: Optional["Moment"], state: State, a: int) -> None:
        self._before = before
        self._state: State | None = state
        self._seat = state.to_act
        self._a = a
        self._digest = ""

    @classmethod
    def read(cls, digest: str) -> "Moment":
        """A moment of which only the digest is left."""
        moment = cls.__new__(cls)
        moment._before = moment._state = None
        moment._digest = digest
        return moment

    def digest(self) -> str:
        """A fingerprint of this decision and of all that the seat decided before."""
        unread: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and not moment._digest:
            unread.append(moment)
            moment = moment._before
        digest = moment._digest if moment else ""
        for each in reversed(unread):
            digest = each._read(digest)
        return digest

    def _read(self, before: str) -> str:
        assert self._state is not None
        text = f"{before} {on_paper(self._state.view(self._seat))} {self._a}"
        self._digest = sha256(text.encode()).hexdigest()[:16]
        self._state = self._before = None  # they have told what they knew
        return self._digest
