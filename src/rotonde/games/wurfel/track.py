"""Track of a player: strips from the rear, next to the marker, to the front."""

from rotonde.games.wurfel.dice import at
from rotonde.games.wurfel.material import colour_of, length_of


class Track:
    """Track: `off` cells lie behind the marker; the strips follow it, rear to front.

    `colours` and `length` are of the strips together: they are asked for all the time.
    """

    def __init__(self, off: int, strips: list[int]) -> None:
        self.off = off
        self.strips = strips
        self.colours = 0
        self.length = 0
        for strip in strips:
            self.colours |= at(colour_of(strip))
            self.length += length_of(strip)

    def clone(self) -> "Track":
        return Track(self.off, self.strips.copy())

    def front(self) -> int:
        """The cell that the track has reached."""
        return self.off + self.length

    def has(self, colour: int) -> bool:
        return self.colours & at(colour) != 0

    def push_front(self, strip: int) -> None:
        self.strips.append(strip)
        self.colours |= at(colour_of(strip))
        self.length += length_of(strip)

    def pop_front(self) -> int:
        return self._popped(self.strips.pop())

    def pop_rear(self) -> int:
        return self._popped(self.strips.pop(0))

    def _popped(self, strip: int) -> int:
        self.colours ^= at(colour_of(strip))
        self.length -= length_of(strip)
        return strip
