"""The server, put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from litestar import Litestar
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from rotonde.server.accounts import routes as account_routes
from rotonde.server.accounts import settings_routes
from rotonde.server.accounts.devices import Devices
from rotonde.server.accounts.service import AuthService
from rotonde.server.admin.bans import Bans
from rotonde.server.admin.changes import AdminWatcher
from rotonde.server.admin.quota import Quota
from rotonde.server.admin.sweeper import Sweeper
from rotonde.server.archive import routes as archive_routes
from rotonde.server.archive.outdated_service import OutdatedService
from rotonde.server.archive.replay import Replay
from rotonde.server.archive.service import Archive
from rotonde.server.bots.hints import Hints
from rotonde.server.bots.pool import BotPool
from rotonde.server.bots.proposals import Proposals
from rotonde.server.bots.service import BotService
from rotonde.server.chat import routes as chat_routes
from rotonde.server.chat.service import ChatService
from rotonde.server.http.costs import Costs
from rotonde.server.http.error_handlers import respond
from rotonde.server.http.long_answers import LongAnswers
from rotonde.server.http.middleware import Middleware
from rotonde.server.http.openapi import description, openapi
from rotonde.server.http.page_app import PageApp
from rotonde.server.http.page_files import PageFiles, page_folder
from rotonde.server.http.token_bucket import ADDRESS, HTTP_BYTES, household
from rotonde.server.identity import tokens
from rotonde.server.identity.deletion import GuestDeletion
from rotonde.server.identity.merge import GuestMerge
from rotonde.server.identity.signing import COOKIE, Signer, hashed, secret_of, signing_key, token_of
from rotonde.server.live.presence_writer import PresenceWriter
from rotonde.server.live.routes import live
from rotonde.server.lobby import invitations
from rotonde.server.lobby import routes as lobby_routes
from rotonde.server.lobby.service import Lobby
from rotonde.server.notifications import routes as notification_routes
from rotonde.server.notifications.wiring import Notifications
from rotonde.server.ops import metrics_endpoint
from rotonde.server.ops.data_place import DATABASE, KEY, DataPlace
from rotonde.server.ops.metrics import exposition, gauge
from rotonde.server.ops.readiness import WriteProbe
from rotonde.server.ops.settings import Settings
from rotonde.server.ops.stored_metrics import stored_gauges
from rotonde.server.ratings import routes as rating_routes
from rotonde.server.ratings.worker import RatingWorker
from rotonde.server.review import routes as review_routes
from rotonde.server.review.service import Reviews
from rotonde.server.storage.processes.clock import DatabaseClock
from rotonde.server.storage.processes.peers import Peers
from rotonde.server.storage.shared_key import shared_key
from rotonde.server.storage.sqlite_damage import check_at_start
from rotonde.server.storage.store import SqlStore
from rotonde.server.tables import routes as table_routes
from rotonde.server.tables.clocks.deadlines import DeadlineWorker
from rotonde.server.tables.clocks.wall_clock import wall_clock
from rotonde.server.tables.requests import routes as request_routes
from rotonde.server.tables.requests.service import RequestService
from rotonde.server.tables.service import Tables
from rotonde.table.absence import AbsenceLimits
from rotonde.table.caller import Caller
from rotonde.table.clock import SECOND
from rotonde.table.refusal import Refusal

SIGNS = ("/health", "/healthz", "/ready")  # of life, for whatever looks after the server
PARTS = (
    table_routes,
    lobby_routes,
    invitations,
    request_routes,
    chat_routes,
    archive_routes,
    account_routes,
    settings_routes,
    tokens,
    rating_routes,
    notification_routes,
    review_routes,
)  # each with its calls


def make_app(place: DataPlace, settings: Settings) -> Middleware:
    """The whole server over the data in `place`: API, live updates, bots and page."""
    page = PageFiles(page_folder(settings.page))
    if isinstance(place, Path):
        key = signing_key(place / KEY)
        check_at_start(place / DATABASE)
        store = SqlStore(place / DATABASE)
    else:
        store = SqlStore(place)
        key = shared_key(place)
    signer = Signer(key)
    services = Services(store, settings, key)
    api = make_api(services, settings, signer)
    registry, shutdown = services.tables.registry, services.tables.shutdown
    return Middleware(_fork(api, PageApp(page)), settings, services.bans, registry, shutdown)


def _fork(api: ASGIApp, site: ASGIApp) -> ASGIApp:
    """Calls of the API go one way, everything else is the page."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"] if scope["type"] == ScopeType.HTTP else "/api/"
        is_page = not path.startswith("/api/") and path not in SIGNS
        await (site if is_page else api)(scope, receive, send)

    return app


def make_api(services: "Services", settings: Settings, signer: Signer) -> Litestar:
    return Litestar(
        [*(call for part in PARTS for call in part.CALLS), live, openapi],
        dependencies={
            "caller": Provide(_caller),
            "signer": Provide(lambda: signer, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "archive": Provide(lambda: services.archive, sync_to_thread=False),
            "bans": Provide(lambda: services.bans, sync_to_thread=False),
            "requests": Provide(lambda: services.requests, sync_to_thread=False),
            "auth": Provide(lambda: services.auth, sync_to_thread=False),
            "outdated": Provide(lambda: services.outdated, sync_to_thread=False),
            "hints": Provide(lambda: services.hints, sync_to_thread=False),
            "guest_deletion": Provide(lambda: services.guest_deletion, sync_to_thread=False),
            "lobby": Provide(lambda: services.lobby, sync_to_thread=False),
            "notifications": Provide(lambda: services.notices.notifications, sync_to_thread=False),
            "replay": Provide(lambda: services.replay, sync_to_thread=False),
            "probe": Provide(lambda: services.probe, sync_to_thread=False),
            "reviews": Provide(lambda: services.reviews, sync_to_thread=False),
            "chat_service": Provide(lambda: services.chat_service, sync_to_thread=False),
            "tables": Provide(lambda: services.tables, sync_to_thread=False),
        },
        exception_handlers={Exception: respond},
        guards=[Costs(settings, signer, services.tables.store).check],
        lifespan=[services.open],
        logging_config=None,
        openapi_config=description(),
        request_max_body_size=HTTP_BYTES,
    )


async def _caller(
    headers: dict[str, str],
    cookies: dict[str, str],
    query: dict[str, str],
    signer: Signer,
    bans: Bans,
    auth: AuthService,
    tables: Tables,
    scope: Scope,
) -> Caller:
    given, invitation = headers.get("authorization"), query.get("invitation", "")
    secret, token = secret_of(given), token_of(given)
    if token:
        if tokens.is_for_people(str(scope.get("method", "GET")), scope["path"]):
            raise Refusal("not_by_token")
        guest, session = await tokens.recognise(tables.store, token)
    else:
        guest, session = await auth.sessions.recognise(signer.guest(cookies.get(COOKIE)))
    if bans.has_guest(guest):
        raise Refusal("banned")
    client = scope.get("client")
    address = household(client[0] if client else "")
    tables.households.note(guest, address)
    return Caller(guest, hashed(secret) if secret else "", invitation, session, address)


class Services:
    """Services while the server is open: the tables, the lobby and the bots."""

    def __init__(self, store: SqlStore, settings: Settings, key: bytes) -> None:
        self._settings = settings
        self._store = store
        self._clock = DatabaseClock(store) if store.is_shared else None
        now = self._clock.now if self._clock else wall_clock
        long_answers = LongAnswers(settings.live_rate, ADDRESS * settings.live_burst)
        patience = AbsenceLimits(
            int(settings.absence_seconds * SECOND), int(settings.abandon_seconds * SECOND)
        )
        self.tables = Tables(store, now, long_answers=long_answers, patience=patience)
        households, most = self.tables.households, settings.stored_bytes_per_day
        self.tables.quota = Quota(store, households, self.tables.now, most, key)
        self._sweeper = Sweeper(store, self.tables.now, settings)
        self.probe = WriteProbe(store.probe)
        self.presence_writer = PresenceWriter(store, self.tables.now)
        self.bans = Bans()
        self._outside = AdminWatcher(store, self.tables.registry, self.bans)
        self.lobby = Lobby(self.tables, settings.tables_per_guest, key)
        self.archive = Archive(self.tables, self.lobby, settings)
        self.requests = RequestService(self.tables)
        merge = GuestMerge(self.tables)
        self.peers = Peers(self.tables) if store.is_shared else None
        if self.peers is not None:
            peers = self.peers
            merge.signed_out = lambda session: peers.tell(f"hang {session}")
        self.auth = AuthService(store, merge, settings, Devices(key))
        self.guest_deletion = GuestDeletion(store, self.requests, self.lobby, merge)
        self.rating_worker = RatingWorker(store)
        self.tables.game_is_over = self.rating_worker.wake
        self.notices = Notifications(store, self.tables, settings, key)
        self.replay = Replay(self.tables)
        self.outdated = OutdatedService(self.tables)
        self.chat_service = ChatService(self.tables, settings)
        self.bot_pool = BotPool(settings.bot_processes)
        self.hints = Hints(self.tables, self.bot_pool, settings.bot_seconds)
        self.proposals = Proposals(
            self.tables, self.bot_pool, settings.bot_seconds, settings.proposal_seconds
        )
        self.reviews = Reviews(self.tables, self.bot_pool, settings.bot_seconds)

    @asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        settings = self._settings
        bots = BotService(self.tables, self.bot_pool, settings.bot_seconds, settings.lease_seconds)
        self.tables.bot_is_due = bots.wake
        self.tables.person_is_due = self.proposals.wake
        self.presence_writer.start(self.tables.registry)
        await self._outside.begin()
        await self._store.learn_looks()
        if self.peers is not None:
            self.peers.start()
        deadline_worker = DeadlineWorker(self.tables, self.requests)
        await deadline_worker.start()  # before anyone moves: the clocks stood still while no server ran
        await bots.wake_all()
        self.rating_worker.start()
        self.notices.post.start()
        tasks = [
            asyncio.create_task(each) for each in (self._sweep(), self._outside.watch(), self._sweeper.run())
        ]
        if self._clock is not None:
            tasks.append(asyncio.create_task(self._clock.watch()))
            tasks.append(asyncio.create_task(bots.watch(settings.lease_seconds / 4)))
        try:
            async with metrics_endpoint.endpoint(settings.metrics, self._metrics):
                yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await self.notices.post.close()
            await deadline_worker.close()
            await self.rating_worker.close()
            await self.reviews.close()
            await self.proposals.close()
            await bots.close()
            if self.peers is not None:
                await self.peers.close()
            await self.presence_writer.close()
            await self.tables.store.close()

    async def _metrics(self) -> bytes:
        """The process' metrics, and gauges of this server as they are now."""
        registry, pool = self.tables.registry, self.bot_pool
        gauges = [
            *await stored_gauges(self._store),
            gauge("rotonde_tables_in_memory", "Tables in use or watched.", len(registry)),
            gauge("rotonde_sockets", "Live connections at tables.", registry.subscribers()),
            gauge("rotonde_bots_asked", "Bots' decisions that are under way.", pool.asked),
            gauge("rotonde_bots_waiting", "Those that have no process yet.", pool.waiting),
            gauge("rotonde_writes_waiting", "Writes not on disk yet.", self._store.writes_waiting),
        ]
        return exposition(gauges)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._settings.sweep_seconds)
            self.tables.registry.sweep(self._settings.idle_seconds)
            self.rating_worker.wake()
