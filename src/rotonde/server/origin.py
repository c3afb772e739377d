"""Where a game comes from that was not begun at its own table."""

from typing import Literal

import msgspec


class Origin(msgspec.Struct, frozen=True):
    """A moment of another table, or a record that somebody brought, with what its header says of chance."""

    kind: Literal["upload", "branch"]
    table: str = ""
    at: int = 0
    seed: str | None = None  # a number as text: JSON's own are shorter
    redrawn: dict[str, int] = {}
    given: int = 0


def write_origin(origin: Origin) -> str:
    return msgspec.json.encode(origin).decode()


def read_origin(written: str) -> Origin | None:
    """None where the game was begun at its table."""
    return msgspec.json.decode(written, type=Origin) if written else None
