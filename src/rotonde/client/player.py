"""Player: our seats at one table, live; answers each decision once, reconnects when cut off."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from time import monotonic
from types import TracebackType
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

import rotonde
from rotonde.client import errors
from rotonde.client.http_calls import HttpCalls
from rotonde.client.turn import Turn
from rotonde.server.http.messages import (
    Act,
    AskState,
    FromClient,
    FromServer,
    JsonObject,
    Refused,
    StateMessage,
    TableInfo,
    TableMessage,
)

PATIENCE: Final = 120.0  # seconds for which a server that is away is called again
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0
MOVED_ON: Final = ("stale", "not_your_turn", "over")  # the decision is no longer ours: hear how it stands
LATER: Final = ("busy", "storage", "closing")  # nothing changed: the same may be said again
_decoder: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)


class Player:
    """Live player, open inside `async with`; several seats of ours at the table are played in turn."""

    def __init__(self, wire: HttpCalls, table: str, patience: float = PATIENCE) -> None:
        self._wire = wire
        self._id = table
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._pending: Act | None = None  # sent, and not yet answered
        self._answered = -1  # up to which `n` decisions are done
        self.table: TableInfo | None = None
        self.state: StateMessage | None = None
        self.events: list[JsonObject] = []

    async def __aenter__(self) -> "Player":
        await self._connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.hang_up()

    async def hang_up(self) -> None:
        """Closes the connection; the next message opens another."""
        if self._socket is not None:
            await self._socket.close()

    async def turns(self) -> AsyncIterator[Turn]:
        """Each decision of ours as it comes, until the game is over."""
        while self.state is None or self.state.to_act != rotonde.OVER:
            state = self.state
            if state is not None and state.legal and state.due > self._answered:
                yield Turn(self, state, self.events)
            else:
                await self._hear()

    async def answer(self, turn: Turn, action: str) -> None:
        """Sends an action until the server has it; however often it is sent, it is done once."""
        self._pending = Act(turn.seat, turn.n, action)
        await self._say(self._pending)
        while self._pending is not None:
            await self._hear()

    async def _hear(self) -> None:
        """The next message; reconnects where the connection was lost, and repeats what was not answered."""
        assert self._socket is not None, "a player hears inside `async with`"
        try:
            message = _decoder.decode(await self._socket.recv())
        except ConnectionClosed:
            await self._connect()
            return
        if isinstance(message, StateMessage):
            await self._take(message)
        elif isinstance(message, TableMessage):
            self.table = message.table
        elif isinstance(message, Refused):
            await self._refused(message)

    async def _take(self, message: StateMessage) -> None:
        """Stores the new state; where events were missed, asks for them."""
        known = self.state.n if self.state is not None else 0
        if message.since > known:
            await self._say(AskState(known))
            return
        self.events = [each for each in self.events if each["step"] < message.kept] + message.events
        self.state = message
        if self._pending is not None and message.due > self._pending.n:
            self._done(self._pending.n)

    async def _refused(self, message: Refused) -> None:
        pending = self._pending
        if pending is None or message.action not in (None, pending.action):
            return
        if message.error in LATER:
            await asyncio.sleep(FIRST_PAUSE * 4)
            await self._say(pending)
        elif message.error in MOVED_ON:
            self._done(-1)
            self.state, self.events = None, []
            await self._say(AskState(0))
        else:
            self._done(-1)
            raise errors.refused(message.error, message.message, message.rule)

    def _done(self, n: int) -> None:
        self._pending = None
        self._answered = n

    async def _say(self, message: FromClient) -> None:
        assert self._socket is not None, "a player speaks inside `async with`"
        with suppress(ConnectionClosed):  # the next read reports that it is closed
            await self._socket.send(msgspec.json.encode(message).decode())

    async def _connect(self) -> None:
        """Connects, with retries until the time limit."""
        end, pause = monotonic() + self._patience, FIRST_PAUSE
        while True:
            try:
                await self._open()
                return
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                if _is_final(error):
                    await self._wire.call("GET", f"/api/tables/{self._id}", TableInfo)  # it says why
                if monotonic() > end or _is_final(error):
                    raise errors.Unreachable(url=self._wire.url, reason=str(error)) from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _open(self) -> None:
        """The first message is the table, or says why there is none for us."""
        await self.hang_up()
        since = self.state.n if self.state is not None else 0
        url = f"{self._wire.live_url}/api/tables/{self._id}/live?since={since}"
        self._socket = await connect(url, additional_headers=self._wire.headers(), max_size=None)
        message = _decoder.decode(await self._socket.recv())
        if isinstance(message, Refused):
            await self.hang_up()
            raise errors.refused(message.error, message.message, message.rule)
        assert isinstance(message, TableMessage), "the server greets with the table"
        self.table = message.table
        if self._pending is not None:
            await self._say(self._pending)


def _is_final(error: Exception) -> bool:
    """Whether retrying is of no use."""
    return isinstance(error, InvalidStatus) and error.response.status_code in (401, 403, 404)
