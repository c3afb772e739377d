"""Store of the quota: interface for counting stored bytes and removing tables never begun."""

from collections.abc import Mapping
from typing import Protocol


class QuotaExceeded(Exception):
    """The quota of the day is used up."""


class QuotaStore(Protocol):
    """Interface of the quota store; counts are in the database, for all processes and through restarts."""

    async def charge(self, day: int, size: int, limits: Mapping[str, int]) -> None:
        """Counts bytes for each name; TooMuch, and nothing counted, where one would pass its limit."""

    async def forget_days(self, before: int) -> None:
        """Drops the counts of earlier days."""

    async def sweep_tables(self, opened: int, brought: int, most: int) -> list[str]:
        """Removes tables never begun that were opened before `opened`, and uploaded records that were brought
        before `brought` (seconds since 1970); at most so many. Running servers notify those who watch them.
        """
