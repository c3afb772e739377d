"""What was told before, beside what it was made from: as long as that stands, the very same thing is told."""


class Kept:
    """One part of a view or of help. Who asks compares the basis and makes the part anew where it differs.

    The basis holds all that the part is made from, as numbers or as things that never change. What is handed
    out is never changed either, so several may be told the same thing, and it need be written only once.
    """

    def __init__(self) -> None:
        self.basis: object = None
        self.part: object = None

    def keep(self, basis: object, part: object) -> None:
        """The part on that basis; where it came out as before, it stays the thing that it was."""
        self.basis = basis
        if self.part != part:
            self.part = part
