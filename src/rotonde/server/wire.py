"""Messages as they go over a live line."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from rotonde.core import pen
from rotonde.server.messages import FromServer, StateMessage
from rotonde.server.messages.base import Told

_encode: Final = msgspec.json.Encoder().encode


def encoded(message: FromServer) -> bytes:
    return _encode(message)


def written(part: Told) -> bytes:
    """Part of a message."""
    return _encode(part)


class Pen:
    """Writes what is told at one table: views and help with what stayed in them as it was written before."""

    def __init__(self) -> None:
        self._views = pen.Pen(_encode, msgspec.Raw)
        self._helps = pen.Pen(_encode, msgspec.Raw)

    def written(self, told: Sequence[StateMessage]) -> list[bytes]:
        """What several are told of one moment."""
        readers = [each.seat for each in told]
        views: list[Any] = self._views.marked(readers, [each.view for each in told])
        helps: list[Any] = self._helps.marked(readers, [each.aids for each in told])
        for each, view, aids in zip(told, views, helps, strict=True):
            each.view, each.aids = view, aids
        return [_encode(each) for each in told]
