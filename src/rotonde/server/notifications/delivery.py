"""Delivery worker: from pending turns into the outbox, and from there to people's channels.

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

from rotonde.server.notifications.delivery_limits import Full, Lanes
from rotonde.server.notifications.quiet_hours import quiet_until
from rotonde.server.notifications.store import (
    Channel,
    Notice,
    NoticeKind,
    NotificationStore,
    PendingTurn,
    Preferences,
)
from rotonde.table.rows import TableRow

SECOND: Final = 1000
LEASE: Final = 60 * SECOND  # sending takes less: then another may try
GIVE_UP: Final = 24 * 3600 * SECOND
FIRST_WAIT: Final = 30 * SECOND
LONGEST_WAIT: Final = 3600 * SECOND
AT_ONCE: Final = 20  # that are read from the outbox besides those under way
PUT_OFF: Final = 10 * SECOND  # where a person or a host has many waiting
ABOUT_TABLES: Final = ("turn", "lent")  # what quiet hours hold back, and what may be out of date
LOOK: Final = 2  # seconds between two looks
log = logging.getLogger("rotonde.notices")


class Gone(Exception):
    """The channel no longer exists."""


class Sending(Protocol):
    """Sends a notice to its channel; raises Gone, or anything else where it should be tried again."""

    async def carry(self, notice: Notice, channel: Channel, preferences: Preferences) -> None: ...

    def close(self) -> None: ...


class DeliveryWorker:
    """Delivery worker of a process; `is_looking`: whether a guest looks at a table just now, `home_of`:
    the household of a guest, "" where it is not known.
    """

    def __init__(
        self,
        store: NotificationStore,
        carrier: Sending,
        now: Callable[[], int],
        is_looking: Callable[[str, str], bool],
        delay: float,
        home_of: Callable[[str], str],
    ) -> None:
        self._store = store
        self._carrier = carrier
        self._now = now
        self._is_looking = is_looking
        self._delay = int(delay * SECOND)
        self._called = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._lanes = Lanes(home_of)
        self._under_way: dict[str, asyncio.Task[None]] = {}  # by notice

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="notices")

    async def close(self) -> None:
        tasks = [*([self._task] if self._task else []), *self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._carrier.close()

    def call(self) -> None:
        """Wakes the worker: there is something to send."""
        self._called.set()

    async def _run(self) -> None:
        while True:
            self._called.clear()
            try:
                await self.look()
            except Exception:
                log.exception("notices cannot be sent, it is tried again")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):  # wait_for of 3.11 may swallow a cancellation
                    await self._called.wait()

    async def round(self) -> None:
        """One poll of the outbox, and all that it sends."""
        for outcome in await asyncio.gather(*await self.look(), return_exceptions=True):
            if outcome is not None:
                raise outcome

    async def look(self) -> list[asyncio.Task[None]]:
        """Polls the outbox: begins what is due and not under way; no receiver waits for another."""
        for turn in await self._store.untold(self._now() - self._delay, AT_ONCE):
            await self._collect(turn)
        found = await self._store.outbox(self._now(), AT_ONCE + len(self._under_way))
        begun = [self._begin(each) for each in found if each.id not in self._under_way]
        if len(begun) >= AT_ONCE:
            self._called.set()  # there may be others behind them, who need not wait
        return begun

    def _begin(self, notice: Notice) -> asyncio.Task[None]:
        task = asyncio.create_task(self._deliver(notice), name=f"notice {notice.id}")
        self._under_way[notice.id] = task
        task.add_done_callback(lambda _: self._under_way.pop(notice.id, None))
        return task

    async def _collect(self, turn: PendingTurn) -> None:
        """Puts pending turns into the outbox; who looks at the table knows already."""
        channels = [] if self._is_looking(turn.table, turn.guest) else await self._store.channels(turn.guest)
        body = json.dumps({"game": turn.game, "others": turn.others})
        key = f"{turn.table}.{turn.since}"
        await self._store.tell(turn, self._to_all(channels, turn.table, key, "turn", body))

    async def lent(self, table: TableRow, seat: int, n: int) -> list[Notice]:
        """The notices to the person of a seat that a bot plays from row `n` on, where they do not look."""
        guest = table.seats[seat].guest
        channels = [] if self._is_looking(table.id, guest) else await self._store.channels(guest)
        return self._to_all(
            channels, table.id, f"{table.id}.lent.{n}", "lent", json.dumps({"game": table.game})
        )

    def _to_all(
        self, channels: list[Channel], table: str, key: str, kind: NoticeKind, body: str
    ) -> list[Notice]:
        now = self._now()
        return [
            Notice(f"{key}.{each.id[:12]}", each.id, table, kind, body, now, now + GIVE_UP)
            for each in channels
            if each.is_confirmed
        ]

    async def _deliver(self, notice: Notice) -> None:
        """Waits for a lane, then sends; a failure does not hold back others."""
        try:
            channel = await self._store.channel(notice.channel)
            if channel is None:
                await self._store.done(notice.id)
                return
            try:
                async with self._lanes.use(channel):
                    await self._attempt(notice, channel)
            except Full:
                await self._store.claim(notice, self._now() + PUT_OFF, notice.tries)
            self._called.set()  # there is room for another
        except Exception:
            log.exception("a notice cannot be handled")

    async def _attempt(self, notice: Notice, channel: Channel) -> None:
        now = self._now()
        if not await self._is_wanted(notice, channel):
            await self._store.done(notice.id)
            return
        preferences = await self._store.preferences(channel.guest)
        quiet = quiet_until(preferences, now) if notice.kind in ABOUT_TABLES else now
        if quiet > now:
            await self._store.claim(notice, quiet, notice.tries)
        elif await self._store.claim(notice, now + LEASE, notice.tries + 1):
            await self._send(notice, channel, preferences)

    async def _is_wanted(self, notice: Notice, channel: Channel) -> bool:
        """Whether a notice still matters: not where the turn was played or the seat taken back meanwhile."""
        if notice.kind not in ABOUT_TABLES:
            return True
        still = self._store.still_asked if notice.kind == "turn" else self._store.still_lent
        return channel.is_confirmed and await still(notice.table, channel.guest)

    async def _send(self, notice: Notice, channel: Channel, preferences: Preferences) -> None:
        try:
            await self._carrier.carry(notice, channel, preferences)
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
