"""The seed of a table: drawn before anything, promised by its hash, opened when the game is over.

A seed is 128 bits, written as 32 lower-case hexadecimal digits. The commitment is the SHA-256 of those
32 characters, in hexadecimal: `printf %s SEED | sha256sum` checks it.
"""

import secrets
from hashlib import sha256


def new_seed() -> str:
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    return sha256(seed.encode("ascii")).hexdigest()


def as_number(seed: str) -> int:
    """The seed as `rotonde.Chance` takes it; nothing is drawn in a game that was brought."""
    return int(seed or "0", 16)


def bot_seed(seed: str, n: int) -> str:
    """What a bot's own chance begins with at action `n`: repeatable, and telling nothing of the table's."""
    return sha256(f"{seed} bot {n}".encode("ascii")).hexdigest()[:32]
