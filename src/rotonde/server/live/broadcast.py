# rotonde: compiled
"""Broadcast of a table: who is subscribed, and what is sent to them."""

import asyncio
from collections.abc import Callable
from typing import Final

from rotonde.core.frames import StepViews
from rotonde.core.state import Json
from rotonde.server.http.messages import FromServer, Tempo
from rotonde.server.live.encoding import encode, encoded
from rotonde.table.caller import Caller
from rotonde.table.messages.info import table_message
from rotonde.table.messages.state import SeatMessage, SentState, SentStates, seat_messages
from rotonde.table.refusal import Refusal
from rotonde.table.rows import TableRow
from rotonde.table.table import Table

Write = Callable[[bytes], bool]  # whether it was taken
PAUSES: Final[dict[Tempo, float]] = {"at_once": 0.0, "brisk": 0.8, "calm": 2.5}  # seconds a decision
BACKLOG: Final = 200  # messages that a slow reader may leave waiting before we hang up
BACKLOG_BYTES: Final = 1024 * 1024  # and bytes of them; one message may be longer


class Subscriber:
    """Subscriber: one live connection, the seats it sees as, and its outbox."""

    def __init__(self, caller: Caller, write: Write | None = None, *, wants_changes: bool = False) -> None:
        self.caller = caller
        self._wants_changes = wants_changes
        self._sent: SentState | None = None  # what of the game it has, where it only wants what changes
        self.seats: tuple[int, ...] = ()
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()  # for when it cannot be written at once
        self._write = write
        self._waiting = 0  # messages that are not yet on their way
        self._bytes = 0  # of these
        self.is_looking = True  # a page in the background says that it is not
        self.tempo: Tempo = "at_once"  # tempo of bots for this page
        self.lost = asyncio.Event()  # it reads too slowly: it may reconnect and ask for the rest

    def tell(self, text: bytes) -> None:
        if self._write is not None and not self._waiting and self._write(text):
            return
        if self.lost.is_set():
            return
        if self._waiting >= BACKLOG or (self._waiting and self._bytes + len(text) > BACKLOG_BYTES):
            self.lost.set()
            return
        self.outbox.put_nowait(text)
        self._waiting += 1
        self._bytes += len(text)

    def show(self, message: SeatMessage) -> None:
        """Sends a state: a delta, where that was asked for and the last sent state is known."""
        knows = self._sent is not None and self._sent is message.before
        self.tell(message.delta() if knows else message.whole())
        if self._wants_changes:
            self._sent = message.sent

    def sent(self, text: bytes) -> None:
        """A message out of the outbox is on its way."""
        self.outbox.task_done()
        self._waiting -= 1
        self._bytes -= len(text)


class Broadcast:
    """Broadcast of one table: its subscribers, and what each was sent last."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._subscribers: list[Subscriber] = []
        self._last: SentStates = {}  # last sent state of each seat
        self._sent_rows = -1  # the rows of the table when that was
        self.is_stirred = False  # subscribers or seats may have changed
        self.elsewhere: frozenset[int] = frozenset()  # seats whose people are connected to another process

    def __len__(self) -> int:
        return len(self._subscribers)

    async def sent(self) -> None:
        """Waits until all outboxes are empty."""
        for subscriber in list(self._subscribers):
            if not subscriber.lost.is_set():
                await subscriber.outbox.join()

    def is_empty(self) -> bool:
        return not self._subscribers

    def present(self) -> frozenset[int]:
        return self.here() | self.elsewhere

    def here(self) -> frozenset[int]:
        return frozenset(seat for subscriber in self._subscribers for seat in subscriber.seats)

    def looking(self) -> frozenset[str]:
        """The guests of seats whose page is visible."""
        return frozenset(each.caller.guest for each in self._subscribers if each.is_looking and each.seats)

    def pause(self) -> float:
        """Pause of a bot before it acts: the longest that a seated subscriber asks for."""
        return max((PAUSES[each.tempo] for each in self._subscribers if each.seats), default=0.0)

    def admit(self, subscriber: Subscriber, table: Table) -> None:
        """Adds a subscriber, and broadcasts the new presence."""
        before = self.present()
        self.is_stirred = True
        subscriber.seats = table.seats_of(subscriber.caller)
        self._subscribers.append(subscriber)
        if self.present() != before:
            self.send_table(table, but=subscriber)

    def dismiss(self, subscriber: Subscriber, table: Table) -> None:
        """Removes a subscriber, and broadcasts the new presence."""
        before = self.present()
        self.drop(subscriber)
        if self.present() != before:
            self.send_table(table)

    def drop(self, subscriber: Subscriber) -> None:
        self.is_stirred = True
        self._subscribers = [each for each in self._subscribers if each is not subscriber]

    def hang_up(self, sessions: frozenset[str]) -> None:
        """Closes the connections of signed-out devices."""
        for subscriber in self._subscribers:
            if subscriber.caller.session in sessions:
                subscriber.lost.set()

    def send_table(self, table: Table, but: Subscriber | None = None) -> None:
        """Sends everyone the table message; a subscriber may have taken or lost a seat."""
        self.is_stirred = True
        for subscriber in self._subscribers:
            _seat(subscriber, table)
        self._subscribers = [each for each in self._subscribers if not each.lost.is_set()]
        present, now = self.present(), self._now()
        for subscriber in self._subscribers:
            if subscriber is not but:
                subscriber.tell(encode(table_message(table, subscriber.caller, present, now)))

    def send_away(self, last_word: bytes, is_unwelcome: Callable[[str], bool]) -> None:
        """Closes the connections of guests who may not stay."""
        for subscriber in self._subscribers:
            if is_unwelcome(subscriber.caller.guest):
                subscriber.tell(last_word)
                subscriber.lost.set()

    def send_all(self, message: FromServer) -> None:
        """Sends everyone the same message."""
        text = encoded(message)
        for subscriber in self._subscribers:
            subscriber.tell(text)

    def steps(self, table: Table) -> StepViews | None:
        """Recorder of the next steps for all subscribers; None where there are none."""
        if self.is_empty():
            return None
        seats: list[int | None] = []
        for subscriber in self._subscribers:
            if not subscriber.seats and None not in seats:
                seats.append(None)
            for seat in subscriber.seats:
                if seat not in seats:
                    seats.append(seat)
        known: dict[int | None, Json] = {}
        if self._sent_rows == table.n:
            for each in self._last:
                known[each] = self._last[each].view
        return StepViews(seats, known)

    def send_news(self, table: Table, known: TableRow, n: int, steps: StepViews | None = None) -> None:
        """Sends everyone what other processes did to a table `known` before, of which `n` rows were sent."""
        if self.is_empty() or (table.stored == known and table.n == n):
            return
        self.send_table(table)
        if table.match is not None:
            self.send_state(table, min(n, table.n), steps)

    def send_state(self, table: Table, since: int, steps: StepViews | None = None) -> None:
        """Sends everyone the state with the events from `since` on, each for their seat; `steps` has the
        views of each step.
        """
        if self.is_empty():
            return
        eyes = [table.watched_seat(subscriber.seats) for subscriber in self._subscribers]
        seats: list[int | None] = []
        for seat in eyes:
            if seat not in seats:
                seats.append(seat)
        messages = seat_messages(table, seats, since, self._last, self._now(), encode, steps=steps)
        self._last = {seat: self._last[seat] for seat in seats}
        self._sent_rows = table.n
        for i, subscriber in enumerate(self._subscribers):
            subscriber.show(messages[seats.index(eyes[i])])


def _seat(subscriber: Subscriber, table: Table) -> None:
    """Updates the seats of a subscriber; closes the connection of one who may no longer look."""
    try:
        subscriber.seats = table.seats_of(subscriber.caller)
        table.check_seen(subscriber.caller)
    except Refusal:
        subscriber.seats = ()
        subscriber.lost.set()
