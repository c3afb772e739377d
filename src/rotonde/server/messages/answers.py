"""Answers that any call may give."""

from typing import Literal

from rotonde.server.messages.base import Said, Told


class Health(Told):
    status: Literal["ok"]


class Error(Told):
    error: str
    message: Said
    rule: str
    n: int | None
