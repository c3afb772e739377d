"""Scratch board: a position on which strips are taken and given back (make and undo)."""

from typing import Final

from rotonde.games.wurfel.actions import STEAL, TAKE
from rotonde.games.wurfel.material import colour_of, length_of
from rotonde.games.wurfel.state import Wurfel

COLOUR_OF: Final = [colour_of(strip) for strip in range(30)]
LENGTH_OF: Final = [length_of(strip) for strip in range(30)]


class ScratchBoard:
    """The tracks with their fronts and colours, the supply, and who has the lantern this turn."""

    def __init__(self, state: Wurfel) -> None:
        self.seats = state.seats
        self.turn = state.turn
        self.supply = state.supply
        self.lanterns = state.lanterns
        self.strips: list[list[int]] = [track.strips.copy() for track in state.tracks]
        self.fronts: list[int] = [track.front() for track in state.tracks]
        self.colours: list[int] = [_colours(track.strips) for track in state.tracks]

    def gain(self, a: int) -> int:
        """The one whose turn it is takes or steals a strip: which one?"""
        if a < STEAL:
            strip = a - TAKE
            self.supply ^= 1 << strip
        else:
            strip = self._lose_rear(a - STEAL)
        self.strips[self.turn].append(strip)
        self.fronts[self.turn] += LENGTH_OF[strip]
        self.colours[self.turn] |= 1 << COLOUR_OF[strip]
        return strip

    def undo(self, a: int) -> None:
        """Undoes `gain(a)`, the last one that was done."""
        strip = self.strips[self.turn].pop()
        self.fronts[self.turn] -= LENGTH_OF[strip]
        self.colours[self.turn] ^= 1 << COLOUR_OF[strip]
        if a < STEAL:
            self.supply ^= 1 << strip
        else:
            self._regain_rear(a - STEAL, strip)

    def _lose_rear(self, victim: int) -> int:
        strip = self.strips[victim].pop(0)
        self.colours[victim] ^= 1 << COLOUR_OF[strip]
        if not self.lanterns >> victim & 1:  # WX-STEAL-5: the last one keeps its place
            self.fronts[victim] -= LENGTH_OF[strip]
        return strip

    def _regain_rear(self, victim: int, strip: int) -> None:
        self.strips[victim].insert(0, strip)
        self.colours[victim] |= 1 << COLOUR_OF[strip]
        if not self.lanterns >> victim & 1:
            self.fronts[victim] += LENGTH_OF[strip]


def _colours(strips: list[int]) -> int:
    mask = 0
    for strip in strips:
        mask |= 1 << COLOUR_OF[strip]
    return mask
