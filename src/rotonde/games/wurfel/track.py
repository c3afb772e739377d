"""A player's track: strips from the rear, next to the marker, to the front."""

from rotonde.games.wurfel.material import colour_of, length_of


class Track:
    """`off` cells lie behind the marker; the strips follow it, rear to front."""

    def __init__(self, off: int, strips: list[int]) -> None:
        self.off = off
        self.strips = strips

    def clone(self) -> "Track":
        return Track(self.off, self.strips.copy())

    def front(self) -> int:
        """The cell that the track has reached."""
        reached = self.off
        for strip in self.strips:
            reached += length_of(strip)
        return reached

    def has(self, colour: int) -> bool:
        for strip in self.strips:  # noqa: SIM110  # a generator would triple the cost of the hottest question
            if colour_of(strip) == colour:
                return True
        return False

    def push_front(self, strip: int) -> None:
        self.strips.append(strip)

    def pop_front(self) -> int:
        return self.strips.pop()

    def pop_rear(self) -> int:
        return self.strips.pop(0)
