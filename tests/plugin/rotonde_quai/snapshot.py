"""The snapshot of Quai: every field of its state, with how it is written and read."""

from typing import Any

from rotonde.core.codecs import Choice, Codec, ListOf, Seat, Whole, phase_names, seat_count
from rotonde.core.fields import Derived, Field, Fields
from rotonde.core.seats import CHANCE, OVER

HEAVIEST = 99


class Look(Codec[tuple[int, int]]):
    """Pair of seats: who looked at whose wagon."""

    def __init__(self) -> None:
        self._pair = ListOf(Seat(), 2, 2)

    def write(self, state: Any, value: tuple[int, int]) -> object:
        return list(value)

    def read(self, state: Any, value: object, where: str) -> tuple[int, int]:
        looker, at = self._pair.read(state, value, where)
        return looker, at


FIELDS = Fields(
    Field("phase", Choice(phase_names)),
    Field("turn", Whole(0, seat_count)),
    Field("held", ListOf(Whole(0, HEAVIEST), 0, seat_count)),
    Field("gone", ListOf(Whole(1, HEAVIEST))),
    Field("swapped", ListOf(Seat())),
    Field("looked", ListOf(Look())),
    Derived("to_act", lambda state: (CHANCE, state.turn, CHANCE, OVER)[state.phase]),
    constants=("wagons",),
)
