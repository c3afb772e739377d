# rotonde: compiled
"""One watcher at one table, from the first message to the last."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket

from rotonde.server.audience import Watcher
from rotonde.server.errors import Refusal
from rotonde.server.limits import LIVE_BYTES, Bucket
from rotonde.server.line import AHEAD, Line
from rotonde.server.messages import (
    Act,
    AskState,
    AskTempo,
    AskWhy,
    FromClient,
    Look,
    Point,
    Pong,
    TableMessage,
    TakeBack,
    WhyMessage,
)
from rotonde.server.refusals import as_refusal, refused
from rotonde.server.show import info_for
from rotonde.server.store import StorageError
from rotonde.server.tables import Tables, checked_since
from rotonde.server.telling import sheets
from rotonde.server.wire import encoded

CLOSE_REFUSED: Final = 4000  # the last message says why
CLOSE_SLOW: Final = 1013
CLOSE_FLOOD: Final = 1008
PATIENCE: Final = 100  # messages too many that are answered before we hang up

_decoder: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


class Visit:
    """Listens to one connection and sends what its watcher is told."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        table_id: str,
        tables: Tables,
        watcher: Watcher,
        bucket: Bucket,
    ) -> None:
        self._socket = socket
        self._table_id = table_id
        self._tables = tables
        self._watcher = watcher
        self._bucket = bucket
        self._patience = PATIENCE
        self._said: deque[str | bytes] = deque()  # and not yet heard
        self._hearing: asyncio.Task[None] | None = None
        self._loop = asyncio.get_running_loop()  # to ask for it again costs a call of the system
        self._caught_up: Callable[[], None] = lambda: None
        self._code = CLOSE_SLOW  # why we hang up, if we do

    async def enter(self, since: str | None) -> None:
        """The first messages: the table and, once it has begun, the state."""
        async with self._tables.seen(self._table_id, self._watcher.asker) as place:
            table, asker = place.table, self._watcher.asker
            first = checked_since(_number(since), table.n)
            present = place.audience.present() | frozenset(table.seats_of(asker))
            self._watcher.tell(encoded(TableMessage(info_for(table, asker, present))))
            if table.match is not None:
                seat = table.watched_seat(table.seats_of(asker))
                self._watcher.tell(sheets(table, [seat], first, {})[0].whole())
            place.audience.admit(self._watcher, table)
            if self._watcher.seats and table.has_bots() and not table.is_bots_turn():
                self._tables.person_is_due(table)

    async def stay(self, line: Line | None) -> None:
        """Until the connection ends; a watcher that reads too slowly is let go."""
        tasks = [asyncio.create_task(self._send_all()), asyncio.create_task(self._hang_up_when_lost())]
        if line is not None:
            self._caught_up = line.go_on
            line.listen(self.hear)
        try:
            await self._listen()
        finally:
            for task in tasks:
                task.cancel()
            await self._heard()
            await self._leave()

    async def send(self, text: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "text": text.decode(), "bytes": None})

    async def _send_all(self) -> None:
        with suppress(OSError):  # the other side is gone: the listener sees it too
            while True:
                await self.send(await self._watcher.outbox.get())
                self._watcher.sent()

    async def _hang_up_when_lost(self) -> None:
        await self._watcher.lost.wait()
        await self._leave()
        with suppress(OSError):
            await self._socket.close(code=self._code)

    async def _leave(self) -> None:
        try:
            async with self._tables.registry.use(self._table_id) as place:
                place.audience.dismiss(self._watcher, place.table)
        except (Refusal, StorageError):  # it is gone, or cannot be read
            self._tables.registry.drop(self._table_id, self._watcher)

    async def _listen(self) -> None:
        """Hears what does not come by the line's short way, until the connection ends."""
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            if self.hear(event.get("text") or event.get("bytes") or b"") >= AHEAD:
                await self._heard()

    def hear(self, said: str | bytes) -> int:
        """Hears it after all that was said before; how much waits. A task lives only while something does."""
        if self._patience:
            self._said.append(said)
        if self._hearing is None:
            self._hearing = self._loop.create_task(self._hear_all())
        return len(self._said)

    async def _heard(self) -> None:
        """Until all that was said is heard."""
        if self._hearing is not None:
            await asyncio.wait([self._hearing])

    async def _hear_all(self) -> None:
        while self._said and self._patience:
            await self._hear(self._said.popleft())
        if self._patience:
            self._hearing = None
            self._caught_up()
        else:
            self._code = CLOSE_FLOOD
            self._watcher.lost.set()

    async def _hear(self, said: str | bytes) -> None:
        """Answers one message; whatever it is, the connection and the server live on."""
        action: str | None = None
        try:
            message = self._understood(said)
            action = getattr(message, "action", None)
            await self._answer(message)
        except Exception as error:
            self._watcher.tell(encoded(refused(as_refusal(error), action)))

    def _understood(self, said: str | bytes) -> FromClient:
        self._patience -= 1
        self._bucket.check()
        self._patience = PATIENCE
        message = said.encode() if isinstance(said, str) else said
        if len(message) > LIVE_BYTES:
            raise Refusal("too_large", most=LIVE_BYTES)
        return _decoder.decode(message)

    async def _answer(self, message: FromClient) -> None:
        asker = self._watcher.asker
        if isinstance(message, Act):
            done = await self._tables.act(self._table_id, asker, message.seat, message.n, message.action)
            if done.repeat:
                await self._tell_state(message.n)
        elif isinstance(message, TakeBack):
            done = await self._tables.undo(self._table_id, asker, message.seat, message.n, message.to)
            if done.repeat:
                await self._tell_state(message.n)
        elif isinstance(message, Point):
            await self._tables.point(self._table_id, asker, message.seat, message.at)
        elif isinstance(message, Look):
            self._watcher.is_looking = message.looking
            self._tables.registry.looked(self._table_id)
        elif isinstance(message, AskTempo):
            self._watcher.tempo = message.tempo
            self._tables.registry.looked(self._table_id)
        elif isinstance(message, AskWhy):
            why = await self._tables.why(self._table_id, asker, message.seat, message.action, message.n)
            self._watcher.tell(encoded(WhyMessage(message.n, why.action, why.rule)))
        elif isinstance(message, AskState):
            await self._tell_state(message.since)
        else:
            self._watcher.tell(encoded(Pong()))

    async def _tell_state(self, since: int) -> None:
        state = await self._tables.state(self._table_id, self._watcher.asker, None, since)
        self._watcher.tell(encoded(state))


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    try:
        return int(text)
    except ValueError as error:
        raise Refusal("malformed", problem=f"since={text[:20]!r}") from error
