"""A table's time control as it is sent."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from rotonde.table.clock import TimeControl

WEEK: Final = 7 * 24 * 3600


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """Pace of a table: `seconds` is the bank of a live clock, or the time for one decision.

    At `zero` a bot of `level` plays, or the seat is forfeited, or nothing: the overrun is only shown.
    """

    kind: Literal["none", "live", "turn"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=WEEK)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    zero: Literal["bot", "forfeit", "nothing"] = "nothing"
    level: Annotated[str, Meta(max_length=40)] = ""

    def control(self) -> TimeControl:
        return TimeControl(self.kind, self.seconds, self.increment, self.zero, self.level)


UNHURRIED: Final = Pace()
