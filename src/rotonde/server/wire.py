"""Messages as they go over a live line."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from rotonde.server.messages import FromServer, Json, StateMessage

_encode: Final = msgspec.json.Encoder().encode


def encoded(message: FromServer) -> bytes:
    return _encode(message)


class Pen:
    """Writes what is told at one table: what all are shown is written once, and so is each part of the help
    that is the very same thing as last time. What a game has told it never changes, it makes another.
    """

    def __init__(self) -> None:
        self._before: dict[int, tuple[object, msgspec.Raw | None]] = {}  # parts of the last help, by id
        self._now: dict[int, tuple[object, msgspec.Raw | None]] = {}

    def written(self, told: Sequence[StateMessage]) -> list[bytes]:
        """What several are told of one moment."""
        self._before, self._now = self._now, {}
        views: list[Any] = [each.view for each in told]
        helps: list[Any] = [each.aids for each in told]
        if _is_one(views):
            views = [msgspec.Raw(_encode(views[0]))] * len(told)
        if _is_one(helps):
            helps = [msgspec.Raw(_encode(self._help(helps[0])))] * len(told)
        else:
            self._share(helps)
            helps = [self._help(each) for each in helps]
        for each, view, aids in zip(told, views, helps, strict=True):
            each.view, each.aids = view, aids
        return [_encode(each) for each in told]

    def _share(self, helps: Sequence[Json]) -> None:
        """Looks ahead to what is the very same thing in the first two: it will be written once."""
        if len(helps) < 2:
            return
        second = helps[1]
        for key, part in helps[0].items():
            if isinstance(part, (dict, list)) and second.get(key) is part:
                self._before.setdefault(id(part), (part, None))

    def _help(self, aids: Json) -> Json:
        shown: Json = {}
        for key, part in aids.items():
            if part and isinstance(part, (dict, list)):
                shown[key] = self._part(part)
            else:
                shown[key] = part
        return shown

    def _part(self, part: object) -> object:
        """Written, where it was there before; who comes for the first time may never come again."""
        number = id(part)
        known = self._now.get(number) or self._before.get(number)
        if known is None:
            self._now[number] = (part, None)
            return part
        text = known[1] or msgspec.Raw(_encode(part))
        self._now[number] = (part, text)
        return text


def _is_one(shown: list[Any]) -> bool:
    """Whether several are shown the very same thing."""
    if len(shown) < 2:
        return False
    first = shown[0]
    for each in shown:  # noqa: SIM110  # every move passes here, and a generator costs more than this
        if each is not first:
            return False
    return True
