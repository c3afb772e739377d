"""Takes notices out: from turns that nobody was told of into the outbox, and from there to people.

A turn is collected in one transaction with its notices, and a notice is claimed by a conditional update for
as long as sending may take: a server that is killed loses none, and what it had just sent is sent again at
worst once it is not ours any more, with the same id (at least once; a mail's Message-ID, a push's topic and
tag, a hook's `id` let the receiver know).
"""

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from rotonde.server.notices.quiet import quiet_until
from rotonde.server.notices.store import Channel, Notice, NoticeStore, Untold, Wish

SECOND: Final = 1000
LEASE: Final = 60 * SECOND  # sending takes less: then another may try
GIVE_UP: Final = 24 * 3600 * SECOND
FIRST_WAIT: Final = 30 * SECOND
LONGEST_WAIT: Final = 3600 * SECOND
AT_ONCE: Final = 20
LOOK: Final = 2  # seconds between two looks
log = logging.getLogger("rotonde.notices")


class Gone(Exception):
    """That channel is there no more."""


class Carrier(Protocol):
    """Brings a notice to its channel; raises Gone, or anything else where it should be tried again."""

    async def carry(self, notice: Notice, channel: Channel, wish: Wish) -> None: ...


class Post:
    """One for each server process; `is_looking` says whether a guest looks at a table just now."""

    def __init__(
        self,
        store: NoticeStore,
        carrier: Carrier,
        now: Callable[[], int],
        is_looking: Callable[[str, str], bool],
        delay: float,
    ) -> None:
        self._store = store
        self._carrier = carrier
        self._now = now
        self._is_looking = is_looking
        self._delay = int(delay * SECOND)
        self._called = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="notices")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def call(self) -> None:
        """There is something to send now."""
        self._called.set()

    async def _run(self) -> None:
        while True:
            self._called.clear()
            try:
                await self.round()
            except Exception:
                log.exception("notices cannot be sent, it is tried again")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), LOOK)

    async def round(self) -> None:
        for turn in await self._store.untold(self._now() - self._delay, AT_ONCE):
            await self._collect(turn)
        found = await self._store.outbox(self._now(), AT_ONCE)
        outcomes = await asyncio.gather(*(self._deliver(each) for each in found), return_exceptions=True)
        for fault in outcomes:  # one that fails is no reason to keep the others
            if isinstance(fault, Exception):
                log.error("a notice cannot be handled", exc_info=fault)
            elif fault is not None:
                raise fault

    async def _collect(self, turn: Untold) -> None:
        """Who looks at the table knows already."""
        channels = [] if self._is_looking(turn.table, turn.guest) else await self._store.channels(turn.guest)
        body = json.dumps({"game": turn.game, "others": turn.others})
        now = self._now()
        key, until = f"{turn.table}.{turn.since}", now + GIVE_UP
        notices = [
            Notice(f"{key}.{each.id[:12]}", each.id, turn.table, "turn", body, now, until)
            for each in channels
            if each.is_confirmed
        ]
        await self._store.tell(turn, notices)

    async def _deliver(self, notice: Notice) -> None:
        now, channel = self._now(), await self._store.channel(notice.channel)
        if channel is None or not await self._is_wanted(notice, channel):
            await self._store.done(notice.id)
            return
        wish = await self._store.wish(channel.guest)
        quiet = quiet_until(wish, now) if notice.kind == "turn" else now
        if quiet > now:
            await self._store.claim(notice, quiet, notice.tries)
        elif await self._store.claim(notice, now + LEASE, notice.tries + 1):
            await self._send(notice, channel, wish)

    async def _is_wanted(self, notice: Notice, channel: Channel) -> bool:
        """A turn that was played meanwhile needs no notice."""
        if notice.kind != "turn":
            return True
        return channel.is_confirmed and await self._store.still_asked(notice.table, channel.guest)

    async def _send(self, notice: Notice, channel: Channel, wish: Wish) -> None:
        try:
            await self._carrier.carry(notice, channel, wish)
        except Gone:
            log.info("a channel is gone", extra={"kind": channel.kind})
            await self._store.drop_channel(channel.id)
            await self._store.done(notice.id)
        except Exception as error:
            await self._try_later(notice, channel, error)
        else:
            await self._store.done(notice.id)

    async def _try_later(self, notice: Notice, channel: Channel, error: Exception) -> None:
        now = self._now()
        later = now + min(FIRST_WAIT * 2**notice.tries, LONGEST_WAIT)
        reason = f"{type(error).__name__}: {error}"
        details = {"kind": channel.kind, "reason": reason, "tries": notice.tries + 1}
        if later > notice.until:
            log.warning("a notice is given up", extra=details)
            await self._store.done(notice.id)
        else:
            log.info("a notice is tried again later", extra=details)
            await self._store.postpone(notice.id, later)
