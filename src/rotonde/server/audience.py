# rotonde: compiled
"""Who watches a table now, and how they are told."""

import asyncio
from collections.abc import Callable
from typing import Final

from rotonde.core.moment import Page, Sheet
from rotonde.server.errors import Refusal
from rotonde.server.identity import Asker
from rotonde.server.messages import FromServer, TableMessage, Tempo
from rotonde.server.show import info_for
from rotonde.server.store import TableRow
from rotonde.server.table import Table
from rotonde.server.telling import Pages, sheets
from rotonde.server.wire import encoded

Write = Callable[[bytes], bool]  # whether it was taken
PAUSES: Final[dict[Tempo, float]] = {"at_once": 0.0, "brisk": 0.8, "calm": 2.5}  # seconds a decision
BACKLOG: Final = 200  # messages that a slow reader may leave waiting before we hang up


class Watcher:
    """One live connection: who it is, the seats it sees as, and what still has to be sent to it."""

    def __init__(self, asker: Asker, write: Write | None = None, *, wants_changes: bool = False) -> None:
        self.asker = asker
        self._wants_changes = wants_changes
        self._page: Page | None = None  # what of the game it has, where it only wants what changes
        self.seats: tuple[int, ...] = ()
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)  # for when it cannot be written at once
        self._write = write
        self._waiting = 0  # messages that are not yet on their way
        self.is_looking = True  # a page in the background says that it is not
        self.tempo: Tempo = "at_once"  # how fast bots should play before these eyes
        self.lost = asyncio.Event()  # it reads too slowly: it may come back and ask for the rest

    def tell(self, text: bytes) -> None:
        if self._write is not None and not self._waiting and self._write(text):
            return
        try:
            self.outbox.put_nowait(text)
            self._waiting += 1
        except asyncio.QueueFull:
            self.lost.set()

    def show(self, sheet: Sheet) -> None:
        """Tells of a moment: what has changed, where that was asked for and the page before is there."""
        knows = self._page is not None and self._page is sheet.before
        self.tell(sheet.changes() if knows else sheet.whole())
        if self._wants_changes:
            self._page = sheet.page

    def sent(self) -> None:
        """A message out of the outbox is on its way."""
        self.outbox.task_done()
        self._waiting -= 1


class Audience:
    """The watchers of one table."""

    def __init__(self) -> None:
        self._watchers: list[Watcher] = []
        self._pages: Pages = {}
        self.is_stirred = False  # somebody may have come, gone or changed seats
        self.elsewhere: frozenset[int] = frozenset()  # seats whose people are connected to another process

    def __len__(self) -> int:
        return len(self._watchers)

    async def sent(self) -> None:
        """Until everything that was told is on its way."""
        for watcher in list(self._watchers):
            if not watcher.lost.is_set():
                await watcher.outbox.join()

    def is_empty(self) -> bool:
        return not self._watchers

    def present(self) -> frozenset[int]:
        return self.here() | self.elsewhere

    def here(self) -> frozenset[int]:
        return frozenset(seat for watcher in self._watchers for seat in watcher.seats)

    def looking(self) -> frozenset[str]:
        """The guests who sit here and have the table before their eyes."""
        return frozenset(each.asker.guest for each in self._watchers if each.is_looking and each.seats)

    def pause(self) -> float:
        """How long a bot waits before it acts: as the calmest of those who sit here wishes."""
        return max((PAUSES[each.tempo] for each in self._watchers if each.seats), default=0.0)

    def admit(self, watcher: Watcher, table: Table) -> None:
        """From now on the watcher is told everything; the others hear who came."""
        before = self.present()
        self.is_stirred = True
        watcher.seats = table.seats_of(watcher.asker)
        self._watchers.append(watcher)
        if self.present() != before:
            self.tell_table(table, but=watcher)

    def dismiss(self, watcher: Watcher, table: Table) -> None:
        """The others hear who left."""
        before = self.present()
        self.drop(watcher)
        if self.present() != before:
            self.tell_table(table)

    def drop(self, watcher: Watcher) -> None:
        self.is_stirred = True
        self._watchers = [each for each in self._watchers if each is not watcher]

    def hang_up(self, sessions: frozenset[str]) -> None:
        """Lets those go whose device is signed out."""
        for watcher in self._watchers:
            if watcher.asker.session in sessions:
                watcher.lost.set()

    def tell_table(self, table: Table, but: Watcher | None = None) -> None:
        """Tells everyone who sits here and how the table stands; a watcher may have taken or lost a seat."""
        self.is_stirred = True
        for watcher in self._watchers:
            _seat(watcher, table)
        self._watchers = [each for each in self._watchers if not each.lost.is_set()]
        present = self.present()
        for watcher in self._watchers:
            if watcher is not but:
                watcher.tell(encoded(TableMessage(info_for(table, watcher.asker, present))))

    def send_away(self, last_word: bytes, is_unwelcome: Callable[[str], bool]) -> None:
        """Hangs up on guests who may not stay."""
        for watcher in self._watchers:
            if is_unwelcome(watcher.asker.guest):
                watcher.tell(last_word)
                watcher.lost.set()

    def tell_all(self, message: FromServer) -> None:
        """Tells everyone the same."""
        text = encoded(message)
        for watcher in self._watchers:
            watcher.tell(text)

    def tell_news(self, table: Table, known: TableRow, n: int) -> None:
        """Tells everyone what others did since the table was `known`, of which `n` rows had been told."""
        if self.is_empty() or (table.stored == known and table.n == n):
            return
        self.tell_table(table)
        if table.match is not None:
            self.tell_state(table, min(n, table.n))

    def tell_state(self, table: Table, since: int) -> None:
        """Tells everyone what happened from `since` on, each as their seat may know it."""
        if self.is_empty():
            return
        eyes = [table.watched_seat(watcher.seats) for watcher in self._watchers]
        seats = list(dict.fromkeys(eyes))
        told = sheets(table, seats, since, self._pages)
        for i, watcher in enumerate(self._watchers):
            watcher.show(told[seats.index(eyes[i])])


def _seat(watcher: Watcher, table: Table) -> None:
    """The seats that the watcher sees as; who may look no longer is let go."""
    try:
        watcher.seats = table.seats_of(watcher.asker)
        table.check_seen(watcher.asker)
    except Refusal:
        watcher.seats = ()
        watcher.lost.set()
