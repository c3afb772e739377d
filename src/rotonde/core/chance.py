"""Random generators behind every deal and every die: small, exact in both builds, frozen."""

import hmac
from hashlib import sha256
from typing import Final

from rotonde.core.errors import SeedError

WORD: Final = 0xFFFF_FFFF
SPAN: Final = 0x1_0000_0000
SEED_BITS: Final = 128
WARM_UP: Final = 12
LABEL: Final = b"rotonde chance 1"
KEYED_LABEL: Final = b"rotonde chance 2"


class Chance:
    """sfc32, its state the first three words of SHA-256(label + seed), its counter the fourth.

    The seed is hashed as 16 bytes, big end first; the words are read big end first; the first
    twelve draws are thrown away. Records are checked against this: it never changes.
    """

    def __init__(self, seed: object) -> None:
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << SEED_BITS:
            raise SeedError(seed=seed)
        self.seed: int = seed
        digest = sha256(LABEL + seed.to_bytes(16, "big")).digest()
        self._a = int.from_bytes(digest[0:4], "big")
        self._b = int.from_bytes(digest[4:8], "big")
        self._c = int.from_bytes(digest[8:12], "big")
        self._counter = int.from_bytes(digest[12:16], "big")
        self._warm_up()

    def _warm_up(self) -> None:
        for _ in range(WARM_UP):
            self._word()

    def _word(self) -> int:
        drawn = (self._a + self._b + self._counter) & WORD
        self._counter = (self._counter + 1) & WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & WORD
        self._c = ((((self._c << 21) | (self._c >> 11)) & WORD) + drawn) & WORD
        return drawn

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if n < 1:
            raise ValueError(f"below({n}): there is nothing to choose from")
        if n > SPAN:
            return self._below_large(n)
        limit = SPAN - SPAN % n  # draws from here on would favour the small numbers
        drawn = self._word()
        while drawn >= limit:
            drawn = self._word()
        return drawn % n

    def _below_large(self, n: int) -> int:
        words = (n.bit_length() + 31) // 32
        span = 1 << (32 * words)
        limit = span - span % n
        while True:
            drawn = 0
            for _ in range(words):
                drawn = (drawn << 32) | self._word()
            if drawn < limit:
                return drawn % n


class KeyedChance(Chance):
    """HMAC-SHA256 in counter mode: without the key, draws reveal nothing of the draws to come.

    Block k, counted from 0, is the HMAC of the label followed by k as 8 bytes, big end first; its 32 bytes
    are eight words, read big end first. `below` takes words as sfc32's are taken. Frozen, too.
    """

    def __init__(self, key: bytes) -> None:
        super().__init__(0)  # of sfc32 nothing is used
        self._key = key
        self._blocks = 0
        self._block = b""
        self._at = 0

    def _warm_up(self) -> None:
        """Discards no word: the keyed stream needs none of it."""

    def _word(self) -> int:
        if self._at == len(self._block):
            counter = self._blocks.to_bytes(8, "big")
            self._block = hmac.digest(self._key, KEYED_LABEL + counter, "sha256")
            self._blocks += 1
            self._at = 0
        word = int.from_bytes(self._block[self._at : self._at + 4], "big")
        self._at += 4
        return word


def drawn_anew(seed: int, times: int) -> int:
    """The seed of what is drawn after a table has gone back for the `times`th time; frozen like the rest."""
    return int.from_bytes(sha256(f"{seed} again {times}".encode("ascii")).digest()[:16], "big")
