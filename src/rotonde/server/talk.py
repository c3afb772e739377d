"""What people say to each other at a table: kept, bounded, and said once."""

import logging
from time import time
from typing import Final

from rotonde.server.errors import Refusal
from rotonde.server.identity import Asker
from rotonde.server.limits import Buckets
from rotonde.server.messages import ChatLine, ChatTold, SaidMessage, Say
from rotonde.server.place import Place
from rotonde.server.plain import clean
from rotonde.server.settings import Settings
from rotonde.server.store import Line
from rotonde.server.tables import Tables

MOST: Final = 1000  # lines at one table
log = logging.getLogger("rotonde.server")


class Talk:
    """Who sits at the table speaks; who may look at it reads."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._store = tables.store
        self._buckets = Buckets(settings.chat_rate, settings.chat_burst)

    async def read(self, table_id: str, asker: Asker) -> ChatTold:
        async with self._tables.seen(table_id, asker) as place:
            lines = await self._store.chat(place.id)
            return ChatTold([told(each) for each in lines], await self._store.muted(place.id, asker.guest))

    async def say(self, table_id: str, asker: Asker, said: Say) -> ChatLine:
        """Says it to everyone; a repeat is answered and not said again."""
        async with self._tables.registry.use(table_id) as place:
            place.table.check_mine(asker, said.seat)
            lines = await self._store.chat(place.id)
            again = [each for each in lines if (each.seat, each.key) == (said.seat, said.key)]
            return told(again[0]) if again else await self._add(place, said, len(lines))

    async def _add(self, place: Place, said: Say, number: int) -> ChatLine:
        sitter, text = place.table.stored.seats[said.seat], clean(said.text)
        if not text:
            raise Refusal("malformed", problem="text: 1 … 300")
        if number >= MOST:
            raise Refusal("chat_full", most=MOST)
        self._buckets.check(sitter.guest)
        line = Line(number, said.seat, sitter.name, text, said.key, int(time()), sitter.guest)
        await self._store.say(place.id, line)
        place.audience.tell_all(SaidMessage(told(line)))
        return told(line)

    async def mute(self, table_id: str, asker: Asker, seat: int, *, muted: bool) -> ChatTold:
        """Keeps for a guest whose words they do not want to read."""
        async with self._tables.seen(table_id, asker) as place:
            place.table.check_seat(seat)
            if not asker.guest:
                raise Refusal("not_yours")
            await self._store.mute(place.id, asker.guest, seat, muted=muted)
        return await self.read(table_id, asker)

    async def report(self, table_id: str, asker: Asker, number: int, reason: str) -> ChatLine:
        """Keeps a complaint for the server's host; its words are not in the log."""
        async with self._tables.seen(table_id, asker) as place:
            lines = await self._store.chat(place.id)
            if not asker.guest:
                raise Refusal("not_yours")
            if not 0 <= number < len(lines):
                raise Refusal("unknown_line")
            await self._store.report(place.id, number, asker.guest, clean(reason))
            log.warning("a line was reported", extra={"table": place.id, "line": number})
            return told(lines[number])


def told(line: Line) -> ChatLine:
    """A line as people see it; one that the host of the server has hidden is empty."""
    return ChatLine(line.number, line.seat, line.name, line.text, line.at)
