"""Tables in memory are a cache: fetched when asked for, dropped when nobody is there."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import monotonic

from rotonde.server.audience import Audience, Watcher
from rotonde.server.errors import Refusal
from rotonde.server.messages import FromServer
from rotonde.server.pace.clock import wall_clock
from rotonde.server.store import Conflict, Store
from rotonde.server.table import Table


class Place:
    """Where a table may stand in memory: its lock, who watches it and, once fetched, the table."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.fetched: Table | None = None
        self.is_outdated = False  # what is stored was changed behind its back
        self.users = 0
        self.last_used = 0.0

    @property
    def table(self) -> Table:
        assert self.fetched is not None, "a place is used only with its table fetched"
        return self.fetched

    def is_free(self) -> bool:
        return self.users == 0 and self.audience.is_empty()


@contextmanager
def _faithful(place: Place) -> Iterator[None]:
    """Whatever fails half way, memory is not ahead of the disk: the table is fetched again."""
    try:
        yield
    except Refusal:
        raise  # a refusal changes nothing
    except Conflict as error:
        n = place.table.n
        place.fetched = None
        raise Refusal("stale", n=n) from error
    except BaseException:
        place.fetched = None
        raise


class Registry:
    """At most one copy of each table, used by one at a time."""

    def __init__(self, store: Store, now: Callable[[], int] = wall_clock) -> None:
        self._store = store
        self._now = now
        self._places: dict[str, Place] = {}

    def __len__(self) -> int:
        return len(self._places)

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[Place]:
        """The place of a table, ours alone until we leave it."""
        place = self._places.setdefault(table_id, Place(table_id))
        place.users += 1
        try:
            async with place.lock:
                if place.fetched is None or place.is_outdated:
                    place.is_outdated = False
                    place.fetched = await self._fetch(table_id)
                with _faithful(place):
                    yield place
        finally:
            place.users -= 1
            place.last_used = monotonic()
            if place.fetched is None and place.is_free():
                self._places.pop(table_id, None)

    async def _fetch(self, table_id: str) -> Table:
        stored = await self._store.table(table_id)
        if stored is None:
            raise Refusal("unknown_table", table=table_id)
        return Table(stored, await self._store.rows(table_id), now=self._now)

    def outdate(self) -> None:
        """Has every table fetched again when it is next used."""
        for place in self._places.values():
            place.is_outdated = True

    def present(self, table_id: str) -> frozenset[int]:
        """The seats whose people are here now, without fetching anything."""
        place = self._places.get(table_id)
        return place.audience.present() if place else frozenset()

    def is_looking(self, table_id: str, guest: str) -> bool:
        """Whether somebody has the table before their eyes here, without fetching anything."""
        place = self._places.get(table_id)
        return place is not None and place.audience.is_looking(guest)

    def drop(self, table_id: str, watcher: Watcher) -> None:
        """Forgets a watcher without fetching anything."""
        place = self._places.get(table_id)
        if place:
            place.audience.drop(watcher)

    async def renew(self, table_id: str) -> None:
        """Fetches a table again that was changed from outside, and tells whoever watches it."""
        if table_id not in self._places:
            return
        async with self.use(table_id) as place:
            place.fetched = None
        async with self.use(table_id) as place:
            place.audience.tell_table(place.table)
            if place.table.match is not None:
                place.audience.tell_state(place.table, place.table.n)

    def send_all_away(self, table_id: str, last_word: str) -> None:
        """Nobody can watch a table any more."""
        if table_id in self._places:
            self._places[table_id].audience.send_away(last_word, lambda guest: True)

    def send_away(self, is_unwelcome: Callable[[str], bool], last_word: str) -> None:
        """Hangs up on guests who may not be here any more, wherever they watch."""
        for place in self._places.values():
            place.audience.send_away(last_word, is_unwelcome)

    def tell_all(self, table_id: str, message: FromServer) -> None:
        """Tells whoever watches a table, without fetching anything."""
        if table_id in self._places:
            self._places[table_id].audience.tell_all(message)

    def hang_up(self, sessions: frozenset[str]) -> None:
        """Ends the live connections of devices that are signed out."""
        for place in self._places.values():
            place.audience.hang_up(sessions)

    def forget(self, table_id: str) -> None:
        """Drops a table at once, unless somebody uses or watches it."""
        place = self._places.get(table_id)
        if place and place.is_free():
            del self._places[table_id]

    def sweep(self, idle: float) -> None:
        """Drops the tables that nobody has used for `idle` seconds and nobody watches."""
        now = monotonic()
        for place in [each for each in self._places.values() if each.is_free()]:
            if now - place.last_used >= idle:
                del self._places[place.id]
