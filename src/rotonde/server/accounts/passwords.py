"""Passwords: hashed with argon2id, in a thread, a few at a time, and never known again."""

import asyncio
from secrets import token_urlsafe
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from rotonde.server.identity.names import spelled
from rotonde.table.refusal import Refusal

SHORTEST: Final = 8
LONGEST: Final = 200
# 19 MiB and two rounds: what OWASP asks for at least, about 40 ms of a small machine.
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
AT_ONCE: Final = 2  # so that a crowd at the door takes neither all memory nor all cores


def checked(password: str, name: str) -> str:
    """A password that is long enough to be one."""
    if not SHORTEST <= len(password) <= LONGEST or spelled(password) == spelled(name):
        raise Refusal("bad_password", least=SHORTEST, most=LONGEST)
    return password


class Passwords:
    """Password hashes; checking an unknown name takes as long as checking a known one."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._nobodys = HASHER.hash(token_urlsafe())

    async def hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, password: str, stored: str) -> bool:
        """Whether the password matches the stored hash; "" never does."""
        async with self._turn:
            same = await asyncio.to_thread(_verify, stored or self._nobodys, password)
        return same and bool(stored)


def _verify(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except (VerifyMismatchError, InvalidHashError):
        return False
