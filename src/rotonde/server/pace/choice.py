"""The pace that somebody wishes for, checked and made whole."""

from typing import Final

import msgspec

import rotonde
from rotonde.server.errors import Refusal
from rotonde.server.pace.clock import UNHURRIED, Pace
from rotonde.server.seating import seat_bot

_decoder: Final = msgspec.json.Decoder(Pace)


def checked(wish: Pace, game: str) -> Pace:
    """What cannot be is refused; what does not matter is left out, so that like paces are equal."""
    if wish.kind == "none":
        return UNHURRIED
    if wish.seconds < 1:
        raise Refusal("malformed", problem="pace: seconds: 1 …")
    levels = rotonde.levels(game)
    level = ""
    if wish.zero != "nothing":
        level = seat_bot(0, game, wish.level or levels[len(levels) // 2]).level
    return Pace(wish.kind, wish.seconds, wish.increment if wish.kind == "live" else 0, wish.zero, level)


def written(pace: Pace) -> str:
    return msgspec.json.encode(pace).decode()


def read(text: str) -> Pace:
    return _decoder.decode(text)
