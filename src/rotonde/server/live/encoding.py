"""Encoding of live messages as JSON."""

from typing import Final

import msgspec

from rotonde.server.http.messages import FromServer

encode: Final = msgspec.json.Encoder().encode


def encoded(message: FromServer) -> bytes:
    return encode(message)
