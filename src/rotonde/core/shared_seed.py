"""Shared seed: the server's part and a contribution of each person, so that nobody chooses it alone."""

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from rotonde.core.chance import Chance, KeyedChance, drawn_anew
from rotonde.core.errors import SharedSeedError

LABEL: Final = "rotonde shared seed 1"
NONE: Final = "-"  # written where a seat contributed nothing
PART_DIGITS: Final = 64
LEAST_DIGITS: Final = 32
MOST_DIGITS: Final = 64
DIGITS: Final = "0123456789abcdef"


class SharedSeed:
    """The server's part, 64 lower-case hexadecimal digits, and each seat's contribution, 32 to 64 or none.

    `commitment` is the SHA-256 of the part's 64 characters. `key` is the SHA-256 of these lines, each ended
    by a line feed: the label, the part, and seat by seat the contribution, or "-". It never changes.
    """

    def __init__(self, part: str, contributions: Sequence[str]) -> None:
        if not is_hex(part, PART_DIGITS, PART_DIGITS):
            raise SharedSeedError(value=part)
        for each in contributions:
            if each and not is_hex(each, LEAST_DIGITS, MOST_DIGITS):
                raise SharedSeedError(value=each)
        self.part = part
        self.contributions = tuple(contributions)

    @property
    def commitment(self) -> str:
        return sha256(self.part.encode("ascii")).hexdigest()

    @property
    def key(self) -> bytes:
        lines = [LABEL, self.part, *(each or NONE for each in self.contributions)]
        return sha256("".join(f"{line}\n" for line in lines).encode("ascii")).digest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SharedSeed):
            return False
        return self.part == other.part and self.contributions == other.contributions

    def __hash__(self) -> int:
        return hash((self.part, self.contributions))


Seed = int | SharedSeed


def is_hex(text: str, least: int, most: int) -> bool:
    """Whether it is so many lower-case hexadecimal digits."""
    return least <= len(text) <= most and all(each in DIGITS for each in text)


def checked_seed(seed: object) -> Seed:
    """The seed, if it is one: SeedError otherwise."""
    return seed if isinstance(seed, SharedSeed) else Chance(seed).seed


def chance_of(seed: Seed, times: int = 0) -> Chance:
    """The chance of a seed, or the one begun anew when the table has gone back for the `times`th time."""
    if not isinstance(seed, SharedSeed):
        return Chance(drawn_anew(seed, times) if times else seed)
    key = seed.key
    if times:
        key = hmac.digest(key, f"rotonde again {times}".encode("ascii"), "sha256")
    return KeyedChance(key)


def commitment_of(seed: Seed) -> str:
    """The commitment that was published for a seed; a number is written as 32 hexadecimal digits."""
    if isinstance(seed, SharedSeed):
        return seed.commitment
    return sha256(f"{seed:032x}".encode("ascii")).hexdigest()
