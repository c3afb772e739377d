"""What is told of a review."""

from msgspec import field

from rotonde.server.messages import LegalAction, Said, Told


class Judged(Told):
    """A decision at step `at`: the seat's chance to win with the best choice known, and what its own cost.

    Where that is much, `better` is the best choice, with the reasons for it in each language.
    """

    at: int
    seat: int
    taken: LegalAction
    worth: float
    loss: float
    better: LegalAction | None = None
    reasons: Said = field(default_factory=dict)


class Reviewed(Told):
    """What is known from decision number `known` on, of so many; `complete` where nothing more will come."""

    known: int
    total: int
    decisions: list[Judged]
    complete: bool
