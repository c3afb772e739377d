"""The fields of a state of Draisine, as a snapshot writes and reads them."""

from typing import Any, Final

from rotonde.core.codecs import Choice, ListOf, Seat, Whole, phase_names, seat_count
from rotonde.core.fields import Derived, Field, Fields
from rotonde.core.seats import CHANCE, OVER

MOST: Final = 999  # cells


def _to_act(state: Any) -> int:
    return (state.turn, CHANCE, OVER)[state.phase]


FIELDS: Final = Fields(
    Field("phase", Choice(phase_names)),
    Field("turn", Seat()),
    Field("cells", ListOf(Whole(0, MOST), seat_count, seat_count)),
    Field("way", Whole(0, MOST)),
    Derived("to_act", _to_act),
)
