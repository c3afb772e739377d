"""Messages as they go over a live line."""

from collections.abc import Sequence
from typing import Final

import msgspec

from rotonde.server.messages import FromServer, Json, StateMessage

_encode: Final = msgspec.json.Encoder().encode


def encoded(message: FromServer) -> str:
    return _encode(message).decode()


def encoded_together(told: Sequence[StateMessage]) -> list[str]:
    """What several are told of one moment; what all of them are shown is written once."""
    views, aids = once([each.view for each in told]), once([each.aids for each in told])
    for each, view, helps in zip(told, views, aids, strict=True):
        each.view, each.aids = view, helps
    return [encoded(each) for each in told]


def once(shown: Sequence[Json]) -> list[Json]:
    """The same with those parts already written that are the very same thing in all of them."""
    if len(shown) < 2:
        return list(shown)
    first, others = shown[0], shown[1:]
    written = {
        key: msgspec.Raw(_encode(value))
        for key, value in first.items()
        if isinstance(value, (dict, list)) and all(each.get(key) is value for each in others)
    }
    return [{**each, **written} for each in shown]
