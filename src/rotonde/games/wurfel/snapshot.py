"""Snapshot of Würfel Express: every field of its state, with how it is written and read."""

from typing import TYPE_CHECKING, Any, Final

from rotonde.core.codecs import (
    Choice,
    Codec,
    ListOf,
    Mask,
    OrNull,
    Record,
    Seat,
    Whole,
    phase_names,
    seat_count,
)
from rotonde.core.fields import Derived, Field, Fields
from rotonde.core.seats import CHANCE, OVER
from rotonde.games.wurfel import taking
from rotonde.games.wurfel.dice import listed, packed
from rotonde.games.wurfel.material import ALL_STRIPS, COLOURS, DICE, GOAL, MOST_STRIPS, STRIPS, THROWS
from rotonde.games.wurfel.phases import ENDED, EVALUATE, NOBODY, REMOVAL, START, THROW
from rotonde.games.wurfel.track import Track

if TYPE_CHECKING:
    from rotonde.games.wurfel.state import Wurfel

SEATS: Final = Mask(Seat())
TRACK: Final = Record(Track, off=Whole(0, GOAL), strips=ListOf(Choice(STRIPS), 0, MOST_STRIPS))


class Dice(Codec[int]):
    """Packed dice, written one by one as their colours."""

    def __init__(self) -> None:
        self._colours = ListOf(Choice(COLOURS), 0, DICE)

    def write(self, state: Any, value: int) -> object:
        return listed(value)

    def read(self, state: Any, value: object, where: str) -> int:
        return packed(tuple(self._colours.read(state, value, where)))


class Lanterns(Codec[int]):
    """Seats, written only while strips change hands; before that they follow from the tracks."""

    def write(self, state: "Wurfel", value: int) -> object:
        return SEATS.write(state, value) if state.phase in (EVALUATE, ENDED) else None

    def read(self, state: "Wurfel", value: object, where: str) -> int:
        if value is None and state.phase not in (EVALUATE, ENDED):
            return 0 if state.turn == NOBODY else state.last_ones()
        return SEATS.read(state, value, where)


def _supply(state: "Wurfel") -> int:
    """The supply is what is nowhere else."""
    supply = ALL_STRIPS & ~state.removed
    for track in state.tracks:
        for strip in track.strips:
            supply &= ~(1 << strip)
    return supply


def _to_act(state: "Wurfel") -> int:
    if state.phase == ENDED:
        return OVER
    return CHANCE if state.phase in (REMOVAL, START, THROW) else state.turn


def _choices(state: "Wurfel") -> list[int]:
    if state.phase == EVALUATE:
        taking.offer(state)
    return state.choices


FIELDS: Final = Fields(
    Field("phase", Choice(phase_names)),
    Field("turn", OrNull(Seat(), NOBODY)),
    Field("tracks", ListOf(TRACK, seat_count, seat_count)),
    Field("removed", Mask(Choice(STRIPS))),
    Field("given_up", Whole(0, MOST_STRIPS - 1)),
    Field("dice", Dice()),
    Field("throws", Whole(0, THROWS)),
    Field("lanterns", Lanterns()),
    Field("robbed", SEATS),
    Field("gained", Whole(0, MOST_STRIPS)),
    Derived("supply", _supply),
    Derived("to_act", _to_act),
    Derived("choices", _choices, read_only=True),
    constants=("free_shorter",),
    caches=("view_cache",),
)
