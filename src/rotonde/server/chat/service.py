"""Chat service: lines are stored, bounded in number, and sent once."""

import logging
from time import time
from typing import Final

from rotonde.server.http.messages import ChatHistory, ChatLine, SaidMessage, Say
from rotonde.server.http.token_bucket import Buckets
from rotonde.server.identity.sanitize import clean
from rotonde.server.ops.settings import Settings
from rotonde.server.storage.contract import ChatRow
from rotonde.server.tables.registry import Slot
from rotonde.server.tables.service import Tables
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal

MOST: Final = 1000  # lines at one table
log = logging.getLogger("rotonde.server")


class ChatService:
    """Chat of a table: its seats write, everyone who may look at it reads."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._store = tables.store
        self._buckets = Buckets(settings.chat_rate, settings.chat_burst)

    async def read(self, table_id: str, caller: Caller) -> ChatHistory:
        async with self._tables.seen(table_id, caller) as slot:
            lines = await self._store.chat(slot.id)
            return ChatHistory(
                [chat_line(each) for each in lines], await self._store.muted(slot.id, caller.guest)
            )

    async def say(self, table_id: str, caller: Caller, message: Say) -> ChatLine:
        """Stores and broadcasts a line; a repeat is answered and not stored again."""
        async with self._tables.registry.use(table_id) as slot:
            slot.table.check_mine(caller, message.seat)
            self._tables.registry.touch(slot, (message.seat,))
            lines = await self._store.chat(slot.id)
            again = [each for each in lines if (each.seat, each.key) == (message.seat, message.key)]
            return chat_line(again[0]) if again else await self._add(slot, message, len(lines))

    async def _add(self, slot: Slot, message: Say, number: int) -> ChatLine:
        sitter, text = slot.table.stored.seats[message.seat], clean(message.text)
        if not text:
            raise Refusal("malformed", problem="text: 1 … 300")
        if number >= MOST:
            raise Refusal("chat_full", most=MOST)
        self._buckets.check(sitter.guest)
        await self._tables.quota.charge(sitter.guest, len(text.encode()))
        line = ChatRow(number, message.seat, sitter.name, text, message.key, int(time()), sitter.guest)
        await self._store.say(slot.id, line)
        slot.broadcast.send_all(SaidMessage(chat_line(line)))
        return chat_line(line)

    async def mute(self, table_id: str, caller: Caller, seat: int, *, muted: bool) -> ChatHistory:
        """Stores which seats a guest has muted."""
        async with self._tables.seen(table_id, caller) as slot:
            slot.table.check_seat(seat)
            if not caller.guest:
                raise Refusal("not_yours")
            await self._tables.quota.charge(caller.guest, 0)
            await self._store.mute(slot.id, caller.guest, seat, muted=muted)
        return await self.read(table_id, caller)

    async def report(self, table_id: str, caller: Caller, number: int, reason: str) -> ChatLine:
        """Stores a report for the host of the server; its words are not logged."""
        async with self._tables.seen(table_id, caller) as slot:
            lines = await self._store.chat(slot.id)
            if not caller.guest:
                raise Refusal("not_yours")
            if not 0 <= number < len(lines):
                raise Refusal("unknown_line")
            await self._tables.quota.charge(caller.guest, len(reason.encode()))
            await self._store.report(slot.id, number, caller.guest, clean(reason))
            log.warning("a line was reported", extra={"table": slot.id, "line": number})
            return chat_line(lines[number])


def chat_line(line: ChatRow) -> ChatLine:
    """Message of a line; one that the host has hidden is empty."""
    return ChatLine(line.number, line.seat, line.name, line.text, line.at)
