"""Messages that any call may answer with."""

from typing import Literal

from rotonde.server.http.message_types import ServerMessage, Translated


class Health(ServerMessage):
    status: Literal["ok"]


class Error(ServerMessage):
    error: str
    message: Translated
    rule: str
    n: int | None
