# rotonde: compiled
"""Connection: one WebSocket at one table, from the first message to the last."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket

from rotonde.server.http.error_handlers import as_refusal, refused
from rotonde.server.http.long_answers import ROWS, price
from rotonde.server.http.messages import (
    Act,
    AskState,
    AskTempo,
    AskWhy,
    FromClient,
    Look,
    Point,
    Pong,
    TakeBack,
    WhyMessage,
)
from rotonde.server.http.token_bucket import LIVE_BYTES, Bucket
from rotonde.server.live.broadcast import Subscriber
from rotonde.server.live.encoding import encode, encoded
from rotonde.server.live.protocol import AHEAD, CLOSE_FLOOD, ShortWay
from rotonde.server.storage.contract import StorageError
from rotonde.server.tables.service import Tables, checked_since
from rotonde.table.messages.info import table_message
from rotonde.table.messages.state import seat_messages
from rotonde.table.refusal import Refusal
from rotonde.table.table import Table

CLOSE_REFUSED: Final = 4000  # the last message says why
CLOSE_SLOW: Final = 1013
PATIENCE: Final = 100.0  # messages too many that are answered before we hang up
PATIENCE_RATE: Final = 1.0  # and so many a second more

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


class Connection:
    """Reads the messages of one connection and sends those of its subscriber."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        table_id: str,
        tables: Tables,
        subscriber: Subscriber,
        bucket: Bucket,
    ) -> None:
        self._socket = socket
        self._table_id = table_id
        self._tables = tables
        self._subscriber = subscriber
        self._bucket = bucket
        self._patience = Bucket(PATIENCE_RATE, PATIENCE)
        self._is_flood = False
        self._queue: deque[str | bytes] = deque()  # and not yet heard
        self._hearing: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()  # to ask for it again costs a call of the system
        self._caught_up: Callable[[], None] = lambda: None
        self._short_way: ShortWay | None = None
        self._code = CLOSE_SLOW  # why we hang up, if we do

    async def enter(self, since: str | None) -> None:
        """The first messages: the table and, once it has begun, the state."""
        async with self._tables.registry.use(self._table_id) as slot:
            table, caller = slot.table, self._subscriber.caller
            table.check_seen(caller)
            first = checked_since(_number(since), table.n)
            present = slot.broadcast.present() | frozenset(table.seats_of(caller))
            self._subscriber.tell(encode(table_message(table, caller, present, slot.now())))
            if table.match is not None:
                seat = table.watched_seat(table.seats_of(caller))
                self._subscriber.tell(await self._first_state(table, seat, first))
            slot.broadcast.admit(self._subscriber, table)
            if self._subscriber.seats and table.has_bots() and not table.is_bots_turn():
                self._tables.person_is_due(table)

    async def _first_state(self, table: Table, seat: int | None, first: int) -> bytes:
        """Sends the first state; a long list of missed events is charged and made in pieces."""
        rows = table.n - first
        if rows < ROWS:
            return seat_messages(table, [seat], first, {}, self._tables.now(), encode)[0].whole()
        self._tables.long_answers.charge(self._subscriber.caller, price(rows), self._bucket)
        return await self._tables.written_state(table, seat, first)

    async def stay(self, short_way: ShortWay | None) -> None:
        """Serves the connection to its end; a subscriber that reads too slowly is let go."""
        tasks = [asyncio.create_task(self._send_all()), asyncio.create_task(self._hang_up_when_lost())]
        if short_way is not None:
            self._short_way = short_way
            self._caught_up = short_way.go_on
            short_way.listen(self.hear)
        try:
            await self._listen()
        finally:
            for task in tasks:
                task.cancel()
            await self._answer_queued()
            await self._leave()

    async def send(self, text: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "text": text.decode(), "bytes": None})

    async def _send_all(self) -> None:
        with suppress(OSError):  # the other side is gone: the listener sees it too
            while True:
                text = await self._subscriber.outbox.get()
                await self.send(text)
                self._subscriber.sent(text)

    async def _hang_up_when_lost(self) -> None:
        await self._subscriber.lost.wait()
        await self._leave()
        if self._short_way is not None and self._short_way.let_go(self._code):
            return
        with suppress(OSError):
            await self._socket.close(code=self._code)

    async def _leave(self) -> None:
        try:
            async with self._tables.registry.use(self._table_id) as slot:
                slot.broadcast.dismiss(self._subscriber, slot.table)
        except (Refusal, StorageError):  # it is gone, or cannot be read
            self._tables.registry.drop(self._table_id, self._subscriber)

    async def _listen(self) -> None:
        """Reads messages that come through ASGI, until the connection ends."""
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            if self.hear(event.get("text") or event.get("bytes") or b"") >= AHEAD:
                await self._answer_queued()

    def hear(self, raw: str | bytes) -> int:
        """Queues a message; returns how many wait. The task that answers them lives only while some wait."""
        if not self._is_flood:
            self._queue.append(raw)
        if self._hearing is None:
            self._hearing = self._loop.create_task(self._hear_all())
        return len(self._queue)

    async def _answer_queued(self) -> None:
        """Answers queued messages until none is left."""
        if self._hearing is not None:
            await asyncio.wait([self._hearing])

    async def _hear_all(self) -> None:
        while self._queue and not self._is_flood:
            await self._hear(self._queue.popleft())
        if self._is_flood:
            self._code = CLOSE_FLOOD
            self._subscriber.lost.set()
        else:
            self._hearing = None
            self._caught_up()

    async def _hear(self, raw: str | bytes) -> None:
        """Answers one message; whatever it is, the connection and the server live on."""
        action: str | None = None
        try:
            message = self._understood(raw)
            action = getattr(message, "action", None)
            await self._answer(message)
        except Exception as error:
            self._subscriber.tell(encoded(refused(as_refusal(error), action)))

    def _understood(self, raw: str | bytes) -> FromClient:
        if not self._bucket.take():
            self._is_flood = not self._patience.take()
            raise Refusal("busy", seconds=self._bucket.seconds())
        message = raw.encode() if isinstance(raw, str) else raw
        if len(message) > LIVE_BYTES:
            raise Refusal("too_large", most=LIVE_BYTES)
        return _decoder.decode(message)

    async def _answer(self, message: FromClient) -> None:
        caller = self._subscriber.caller
        if isinstance(message, Act):
            done = await self._tables.act(self._table_id, caller, message.seat, message.n, message.action)
            if done.repeat:
                await self._tell_state(message.n)
        elif isinstance(message, TakeBack):
            done = await self._tables.undo(self._table_id, caller, message.seat, message.n, message.to)
            if done.repeat:
                await self._tell_state(message.n)
        elif isinstance(message, Point):
            await self._tables.point(self._table_id, caller, message.seat, message.at)
        elif isinstance(message, Look):
            self._subscriber.is_looking = message.looking
            self._tables.registry.looked(self._table_id)
        elif isinstance(message, AskTempo):
            self._subscriber.tempo = message.tempo
            self._tables.registry.looked(self._table_id)
        elif isinstance(message, AskWhy):
            why = await self._tables.why(self._table_id, caller, message.seat, message.action, message.n)
            self._subscriber.tell(encoded(WhyMessage(message.n, why.action, why.rule)))
        elif isinstance(message, AskState):
            await self._tell_state(message.since)
        else:
            self._subscriber.tell(encoded(Pong()))

    async def _tell_state(self, since: int) -> None:
        caller = self._subscriber.caller
        self._subscriber.tell(
            await self._tables.state_text(self._table_id, caller, None, since, self._bucket)
        )


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    try:
        return int(text)
    except ValueError as error:
        raise Refusal("malformed", problem=f"since={text[:20]!r}") from error
