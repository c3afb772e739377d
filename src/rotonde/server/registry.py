# rotonde: compiled
"""Tables in memory are a cache: fetched when asked for, dropped when nobody is there."""

from collections.abc import Callable
from time import monotonic

from rotonde.server.audience import Watcher
from rotonde.server.errors import Refusal
from rotonde.server.following import follow
from rotonde.server.identity import Asker
from rotonde.server.messages import FromServer
from rotonde.server.pace.clock import wall_clock
from rotonde.server.place import Here, Place
from rotonde.server.store import Conflict, Store, TableRow
from rotonde.server.table import Table


class Registry:
    """At most one copy of each table, used by one at a time."""

    def __init__(self, store: Store, now: Callable[[], int] = wall_clock) -> None:
        self._store = store
        self._is_shared = store.is_shared
        self._now = now
        self._places: dict[str, Place] = {}
        self.who_is_here: Callable[[str, Here], None] = lambda table_id, here: None
        self.seats_elsewhere: Callable[[str], frozenset[int]] = lambda table_id: frozenset()
        self.pause_elsewhere: Callable[[str], float] = lambda table_id: 0.0
        self.looking_elsewhere: Callable[[str, str], bool] = lambda table_id, guest: False

    def __len__(self) -> int:
        return len(self._places)

    def use(self, table_id: str, asker: Asker | None = None) -> "Use":
        """The place of a table, ours alone until we leave it; refused where the asker may not look at it."""
        return Use(self, table_id, asker)

    async def enter(self, table_id: str) -> Place:
        place = self._places.get(table_id) or self._places.setdefault(table_id, Place(table_id))
        if self._is_shared:
            place.audience.elsewhere = self.seats_elsewhere(table_id)
        place.users += 1
        try:
            if not place.turn.take():
                await place.turn.wait()
        except BaseException:
            self._quit(place)
            raise
        try:
            if place.fetched is None or place.is_outdated or self._is_shared:
                await self._bring_up(place)
        except BaseException:
            self.leave(place)
            raise
        return place

    def leave(self, place: Place) -> None:
        place.turn.pass_on()
        self._quit(place)

    def _quit(self, place: Place) -> None:
        place.users -= 1
        if place.audience.is_stirred:
            self._tell_who_is_here(place)
        place.last_used = monotonic()
        if place.fetched is None and place.is_free():
            self._places.pop(place.id, None)

    async def _bring_up(self, place: Place) -> None:
        """Has the table in memory as it is stored; who watches it is told of what others did."""
        known = place.fetched
        if known is not None and not place.is_outdated and not await self._is_behind(known):
            return
        place.is_outdated, place.fetched = False, None
        before = None if known is None else (known.stored, known.n)
        place.fetched = await self._followed(known) or await self._fetch(place.id)
        if before is not None:
            place.audience.tell_news(place.fetched, *before)

    async def _is_behind(self, table: Table) -> bool:
        """Whether another process has changed it."""
        if not self._is_shared:
            return False
        return await self._store.revision(table.stored.id) != table.stored.revision

    async def _followed(self, known: Table | None) -> Table | None:
        """The table that we know, brought up by what is new; None where it must be fetched anew."""
        if known is None or not self._is_shared:
            return None
        found = await self._store.whole(known.stored.id, known.n)
        return known if found is not None and follow(known, *found) else None

    async def mend(self, place: Place, known: TableRow, n: int, error: BaseException) -> None:
        """Whatever fails half way, memory is not ahead of the disk: the table is fetched again."""
        if isinstance(error, Refusal):
            return  # it has changed nothing
        place.fetched = None
        if isinstance(error, Conflict):
            place.fetched = await self._fetch(place.id)
            place.audience.tell_news(place.fetched, known, n)
            raise Refusal("stale", n=place.fetched.n) from error

    async def _fetch(self, table_id: str) -> Table:
        found = await self._store.whole(table_id)
        if found is None:
            raise Refusal("unknown_table", table=table_id)
        return Table(*found, now=self._now)

    def outdate(self, table_id: str = "") -> None:
        """Has a table, or every one, fetched again when it is next used."""
        for place in self._places.values():
            place.is_outdated = place.is_outdated or table_id in ("", place.id)

    def present(self, table_id: str) -> frozenset[int]:
        """The seats whose people are there now, in whichever process, without fetching anything."""
        place = self._places.get(table_id)
        return self.seats_elsewhere(table_id) | (place.audience.here() if place else frozenset())

    def is_looking(self, table_id: str, guest: str) -> bool:
        """Whether somebody has the table before their eyes here, without fetching anything."""
        place = self._places.get(table_id)
        is_here = place is not None and guest in place.audience.looking()
        return is_here or self.looking_elsewhere(table_id, guest)

    def pause(self, table_id: str) -> float:
        """How long a bot there waits before it acts, so that people can follow."""
        place = self._places.get(table_id)
        return max(self.pause_elsewhere(table_id), place.audience.pause() if place else 0.0)

    def watchers(self) -> int:
        """How many live connections there are."""
        return sum(len(place.audience) for place in self._places.values())

    async def settle(self) -> None:
        """Until nobody uses a table, and whoever watches one has been sent everything."""
        for place in list(self._places.values()):
            if not place.turn.take():
                await place.turn.wait()
            place.turn.pass_on()
            await place.audience.sent()

    def drop(self, table_id: str, watcher: Watcher) -> None:
        """Forgets a watcher without fetching anything."""
        place = self._places.get(table_id)
        if place:
            place.audience.drop(watcher)
            self._tell_who_is_here(place)

    def _tell_who_is_here(self, place: Place) -> None:
        """Somebody came, went or looked away."""
        place.audience.is_stirred = False
        here = place.here()
        if here != place.told:
            place.told = here
            self.who_is_here(place.id, here)

    def looked(self, table_id: str) -> None:
        """Somebody at that table looks at it again, or away."""
        if table_id in self._places:
            self._tell_who_is_here(self._places[table_id])

    def all_here(self) -> dict[str, Here]:
        """Who is at which table in this process."""
        return {place.id: place.told for place in self._places.values() if place.told != Here()}

    def is_watched(self, table_id: str) -> bool:
        place = self._places.get(table_id)
        return place is not None and not place.audience.is_empty()

    def watched(self) -> list[str]:
        return [place.id for place in self._places.values() if not place.audience.is_empty()]

    async def refresh(self, table_id: str, *, who_is_there: bool = False) -> None:
        """Another process has changed a table: whoever watches it here is told."""
        if self.is_watched(table_id):
            async with self.use(table_id) as place:
                if who_is_there:
                    place.audience.tell_table(place.table)

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

    def send_all_away(self, table_id: str, last_word: bytes) -> None:
        """Nobody can watch a table any more."""
        if table_id in self._places:
            self._places[table_id].audience.send_away(last_word, lambda guest: True)

    def send_away(self, is_unwelcome: Callable[[str], bool], last_word: bytes) -> None:
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


class Use:
    """A table while somebody uses it; no generator, since every move passes here."""

    __slots__ = ("_asker", "_known", "_n", "_place", "_registry", "_table_id")

    def __init__(self, registry: Registry, table_id: str, asker: Asker | None) -> None:
        self._registry = registry
        self._table_id = table_id
        self._asker = asker

    async def __aenter__(self) -> Place:
        self._place = place = await self._registry.enter(self._table_id)
        self._known, self._n = place.table.stored, place.table.n
        if self._asker is not None:
            self._check_seen(place, self._asker)
        return place

    def _check_seen(self, place: Place, asker: Asker) -> None:
        try:
            place.table.check_seen(asker)
        except BaseException:
            self._registry.leave(place)
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: object
    ) -> None:
        try:
            if error is not None:
                await self._registry.mend(self._place, self._known, self._n, error)
        finally:
            self._registry.leave(self._place)
