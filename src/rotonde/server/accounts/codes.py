"""Recovery codes: ten, good once each, shown once, kept as hashes."""

import secrets
from typing import Final

from rotonde.server.identity import hashed

COUNT: Final = 10
LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"  # none that reads like another
GROUPS: Final = 4
SIZE: Final = 4  # four groups of four letters: 78 bits, so one hash is enough


def new_codes() -> list[str]:
    return ["-".join(_group() for _ in range(GROUPS)) for _ in range(COUNT)]


def _group() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(SIZE))


def kept(guest: str, code: str) -> str:
    """What is stored of a code, however it was typed."""
    return hashed(f"{guest}:{''.join(c for c in code.lower() if c.isalnum())}")
