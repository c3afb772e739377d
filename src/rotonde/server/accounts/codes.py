"""Recovery codes: ten, good once each, shown once, stored as hashes."""

import secrets
from typing import Final

from rotonde.server.identity.signing import hashed

COUNT: Final = 10
LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"  # none that reads like another
GROUPS: Final = 4
SIZE: Final = 4  # four groups of four letters: 78 bits, so one hash is enough


def new_codes() -> list[str]:
    return ["-".join(_group() for _ in range(GROUPS)) for _ in range(COUNT)]


def _group() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(SIZE))


def hash_of(guest: str, code: str) -> str:
    """Hash of a code, however it was typed; only this is stored."""
    return hashed(f"{guest}:{''.join(c for c in code.lower() if c.isalnum())}")
