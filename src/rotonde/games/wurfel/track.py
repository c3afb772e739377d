"""A player's track: strips from the rear, next to the marker, to the front."""

from rotonde.games.wurfel.material import colour_of, length_of


class Track:
    """`off` cells lie behind the marker; the strips follow it, rear to front; `colours` is their mask."""

    def __init__(self, off: int, strips: list[int]) -> None:
        self.off = off
        self.strips = strips
        self.colours = 0
        for strip in strips:
            self.colours |= 1 << colour_of(strip)

    def clone(self) -> "Track":
        return Track(self.off, self.strips.copy())

    def front(self) -> int:
        """The cell that the track has reached."""
        reached = self.off
        for strip in self.strips:
            reached += length_of(strip)
        return reached

    def has(self, colour: int) -> bool:
        return self.colours >> colour & 1 == 1

    def push_front(self, strip: int) -> None:
        self.strips.append(strip)
        self.colours |= 1 << colour_of(strip)

    def pop_front(self) -> int:
        return self._pop(-1)

    def pop_rear(self) -> int:
        return self._pop(0)

    def _pop(self, i: int) -> int:
        strip = self.strips.pop(i)
        self.colours ^= 1 << colour_of(strip)
        return strip
