"""The server, put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from litestar import Litestar
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from rotonde.server import api, archiving, gathering, inviting, settling, talking
from rotonde.server.accord import Accord
from rotonde.server.accounts import calls as door
from rotonde.server.accounts import keys, tokens
from rotonde.server.accounts.desk import Desk
from rotonde.server.accounts.leaving import Leaving
from rotonde.server.accounts.moving import Moving
from rotonde.server.archive import Archive
from rotonde.server.bans import Bans
from rotonde.server.bots import Bots
from rotonde.server.costs import Costs
from rotonde.server.errors import Refusal
from rotonde.server.folder import DATABASE, KEY, Place
from rotonde.server.gate import Gate
from rotonde.server.gauge import gauge
from rotonde.server.hints import Hints
from rotonde.server.holding import Holding
from rotonde.server.identity import COOKIE, Asker, Signer, hashed, secret_of, signing_key, token_of
from rotonde.server.kept import kept_levels
from rotonde.server.limits import HTTP_BYTES
from rotonde.server.live import live
from rotonde.server.lobby import Lobby
from rotonde.server.metrics import Level, written
from rotonde.server.notices import calls as notices
from rotonde.server.notices.hall import Notices
from rotonde.server.openapi import description, openapi
from rotonde.server.outside import Outside
from rotonde.server.pace.keeper import Keeper
from rotonde.server.page import Page, page_folder
from rotonde.server.past import Past
from rotonde.server.proposals import Proposals
from rotonde.server.refusals import respond
from rotonde.server.review import calls as review
from rotonde.server.review.reviews import Reviews
from rotonde.server.settings import Settings
from rotonde.server.shared.neighbours import Neighbours
from rotonde.server.site import Site
from rotonde.server.standing import calls as standing
from rotonde.server.standing.judge import Judge
from rotonde.server.storage.house import shared_key
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables import Tables
from rotonde.server.talk import Talk
from rotonde.server.thinkers import Thinkers

SIGNS = ("/health", "/healthz", "/ready")  # of life, for whatever looks after the server
PARTS = (
    api,
    gathering,
    inviting,
    settling,
    talking,
    archiving,
    door,
    keys,
    tokens,
    standing,
    notices,
    review,
)  # each with its calls


def make_app(place: Place, settings: Settings) -> Gate:
    """The whole server over what is kept in `place`: API, live updates, bots and page."""
    page = Page(page_folder(settings.page))
    if isinstance(place, Path):
        key, store = signing_key(place / KEY), SqlStore(place / DATABASE)
    else:
        store = SqlStore(place)
        key = shared_key(place)
    signer = Signer(key)
    house = House(store, settings, key)
    api = make_api(house, settings, signer)
    registry, closing = house.tables.registry, house.tables.closing
    return Gate(_fork(api, Site(page)), settings, house.bans, registry, closing)


def _fork(api: ASGIApp, site: ASGIApp) -> ASGIApp:
    """Calls of the API go one way, everything else is the page."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"] if scope["type"] == ScopeType.HTTP else "/api/"
        is_page = not path.startswith("/api/") and path not in SIGNS
        await (site if is_page else api)(scope, receive, send)

    return app


def make_api(house: "House", settings: Settings, signer: Signer) -> Litestar:
    return Litestar(
        [*(call for part in PARTS for call in part.CALLS), live, openapi],
        dependencies={
            "asker": Provide(_asker),
            "signer": Provide(lambda: signer, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "archive": Provide(lambda: house.archive, sync_to_thread=False),
            "bans": Provide(lambda: house.bans, sync_to_thread=False),
            "accord": Provide(lambda: house.accord, sync_to_thread=False),
            "desk": Provide(lambda: house.desk, sync_to_thread=False),
            "holding": Provide(lambda: house.holding, sync_to_thread=False),
            "hints": Provide(lambda: house.hints, sync_to_thread=False),
            "leaving": Provide(lambda: house.leaving, sync_to_thread=False),
            "lobby": Provide(lambda: house.lobby, sync_to_thread=False),
            "office": Provide(lambda: house.notices.office, sync_to_thread=False),
            "past": Provide(lambda: house.past, sync_to_thread=False),
            "reviews": Provide(lambda: house.reviews, sync_to_thread=False),
            "talk": Provide(lambda: house.talk, sync_to_thread=False),
            "tables": Provide(lambda: house.tables, sync_to_thread=False),
        },
        exception_handlers={Exception: respond},
        guards=[Costs(settings, signer, house.tables.store).check],
        lifespan=[house.open],
        logging_config=None,
        openapi_config=description(),
        request_max_body_size=HTTP_BYTES,
    )


async def _asker(
    headers: dict[str, str],
    cookies: dict[str, str],
    query: dict[str, str],
    signer: Signer,
    bans: Bans,
    desk: Desk,
    tables: Tables,
    scope: Scope,
) -> Asker:
    given, invitation = headers.get("authorization"), query.get("invitation", "")
    secret, token = secret_of(given), token_of(given)
    if token:
        if tokens.is_for_people(str(scope.get("method", "GET")), scope["path"]):
            raise Refusal("not_by_token")
        guest, session = await tokens.recognise(tables.store, token)
    else:
        guest, session = await desk.sessions.recognise(signer.guest(cookies.get(COOKIE)))
    if bans.has_guest(guest):
        raise Refusal("banned")
    return Asker(guest, hashed(secret) if secret else "", invitation, session)


class House:
    """What is there while the server is open: the tables, the lobby and the bots."""

    def __init__(self, store: SqlStore, settings: Settings, key: bytes) -> None:
        self._settings = settings
        self._store = store
        self.tables = Tables(store)
        self.bans = Bans()
        self._outside = Outside(store, self.tables.registry, self.bans)
        self.lobby = Lobby(self.tables, settings.tables_per_guest)
        self.archive = Archive(self.tables, self.lobby, settings)
        self.accord = Accord(self.tables)
        moving = Moving(self.tables)
        self.neighbours = Neighbours(self.tables) if store.is_shared else None
        if self.neighbours is not None:
            neighbours = self.neighbours
            moving.signed_out = lambda session: neighbours.tell(f"hang {session}")
        self.desk = Desk(store, moving, settings)
        self.leaving = Leaving(store, self.accord, self.lobby, moving)
        self.judge = Judge(store)
        self.tables.game_is_over = self.judge.wake
        self.notices = Notices(store, self.tables, settings, key)
        self.past = Past(self.tables)
        self.holding = Holding(self.tables)
        self.talk = Talk(self.tables, settings)
        self.thinkers = Thinkers(settings.bot_processes)
        self.hints = Hints(self.tables, self.thinkers, settings.bot_seconds)
        self.proposals = Proposals(
            self.tables, self.thinkers, settings.bot_seconds, settings.proposal_seconds
        )
        self.reviews = Reviews(self.tables, self.thinkers, settings.bot_seconds)

    @asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        settings = self._settings
        bots = Bots(self.tables, self.thinkers, settings.bot_seconds, settings.lease_seconds)
        self.tables.bot_is_due = bots.wake
        self.tables.person_is_due = self.proposals.wake
        await self._outside.begin()
        if self.neighbours is not None:
            self.neighbours.start()
        await bots.wake_all()
        keeper = Keeper(self.tables, self.accord)
        keeper.start()
        self.judge.start()
        self.notices.post.start()
        tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._outside.watch())]
        if self.tables.store.is_shared:
            tasks.append(asyncio.create_task(bots.watch(settings.lease_seconds / 4)))
        try:
            async with gauge(settings.metrics, self._measured):
                yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await self.notices.post.close()
            await keeper.close()
            await self.judge.close()
            await self.reviews.close()
            await self.proposals.close()
            await bots.close()
            if self.neighbours is not None:
                await self.neighbours.close()
            await self.tables.store.close()

    async def _measured(self) -> str:
        """What is measured, and how things stand."""
        registry = self.tables.registry
        return written(
            *await kept_levels(self._store),
            Level("rotonde_tables_in_memory", "Tables that somebody uses or watches.", registry.__len__),
            Level("rotonde_sockets", "Live connections at tables.", registry.watchers),
            Level("rotonde_bots_asked", "Questions to bots that are open.", lambda: self.thinkers.asked),
            Level("rotonde_bots_waiting", "Those without a process yet.", lambda: self.thinkers.waiting),
            Level("rotonde_writes_waiting", "Writes not on disk yet.", lambda: self._store.writes_waiting),
        )

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._settings.sweep_seconds)
            self.tables.registry.sweep(self._settings.idle_seconds)
            self.judge.wake()
