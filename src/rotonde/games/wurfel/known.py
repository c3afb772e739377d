"""What was told at a table last, each part beside what it was made from; a copy has none."""

from typing import TYPE_CHECKING

from rotonde.core.kept import Kept

if TYPE_CHECKING:
    from rotonde.games.wurfel.state import Wurfel


class Known:
    """Parts of the view, then of the help."""

    def __init__(self, seats: int) -> None:
        self.each_track = [Kept() for _ in range(seats)]
        self.tracks = Kept()
        self.supply = Kept()
        self.removed = Kept()
        self.colours = Kept()
        self.odds = Kept()


def known_at(state: "Wurfel") -> Known:
    """What the state remembers."""
    found = state.known
    if found is None:
        found = state.known = Known(state.seats)
    return found
