# rotonde: compiled
"""Whose turn it is to use something: one at a time, in the order in which they came."""

import asyncio
from collections import deque


class Turn:
    """As `asyncio.Lock`, but whoever finds it free takes it without a coroutine, as nearly all do."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Whether it was free; then it is ours until we pass it on."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    async def wait(self) -> None:
        """Until it was passed on to us."""
        passed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(passed)
        try:
            await passed
        except BaseException:
            if passed.done() and not passed.cancelled():
                self.pass_on()  # to the next: we left when it had just become ours
            raise

    def pass_on(self) -> None:
        while self._waiting:
            passed = self._waiting.popleft()
            if not passed.done():  # else they have left
                passed.set_result(None)
                return
        self._is_taken = False
