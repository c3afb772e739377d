"""Messages as they go over a live line."""

from typing import Final

import msgspec

from rotonde.server.messages import FromServer

encode: Final = msgspec.json.Encoder().encode


def encoded(message: FromServer) -> bytes:
    return encode(message)
