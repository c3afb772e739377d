"""Messages of a review."""

from msgspec import field

from rotonde.server.http.messages import LegalAction, ServerMessage, Translated


class ReviewedChoice(ServerMessage):
    """A decision at step `at`: the seat's chance to win with the best choice known, and what its own cost.

    Where that is much, `better` is the best choice, with the reasons for it in each language.
    """

    at: int
    seat: int
    taken: LegalAction
    worth: float
    loss: float
    better: LegalAction | None = None
    reasons: Translated = field(default_factory=dict)


class ReviewPart(ServerMessage):
    """Part of a review, from decision number `known` on; `complete` where nothing more will come."""

    known: int
    total: int
    decisions: list[ReviewedChoice]
    complete: bool
