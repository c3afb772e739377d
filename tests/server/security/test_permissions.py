"""Everybody tries everything: nobody gets or does what is not theirs.

A call or message without a row fails the test, so that whoever adds one says for whom it is.
"""

import asyncio
import json
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from litestar.routes import BaseRoute, HTTPRoute, WebSocketRoute
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from rotonde.cli.grammar import GROUPS
from rotonde.server.app import Services, make_api
from rotonde.server.http.messages import FromClient
from rotonde.server.identity.signing import Signer
from rotonde.server.ops.settings import Settings
from rotonde.server.storage.store import SqlStore
from tests.cli.admin_command import admin
from tests.server.account_holders import guest_of
from tests.server.harness import PATIENCE, Live, Message, Person, Server
from tests.server.security.calls import BODIES, HTTP, LIVE, SAYS, Row, rows
from tests.server.security.scene import ROLES, Scene

UNLIMITED = ("HTTP_RATE", "HTTP_BURST", "SIGN_IN_RATE", "SIGN_IN_BURST", "UPLOAD_BURST", "COSTLY_BURST")
SEATS = {"stranger": None, "bystander": None, "key": 1, "other": 1, "host": 0}


class Stage:
    """Scenes on one server: one that nobody has changed is good for the next row too."""

    def __init__(self, server: Server, banned: Person) -> None:
        self._server = server
        self._banned = banned
        self._ready: dict[str, Scene] = {}

    def take(self, situation: str) -> Scene:
        found = self._ready.pop(situation, None)
        return found or Scene(self._server, self._banned, situation)

    def give_back(self, situation: str, scene: Scene) -> None:
        self._ready[situation] = scene

    def close(self) -> None:
        for scene in self._ready.values():
            scene.close()


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server without limits, and a person whom its host has banned."""
    settings = {f"ROTONDE_{each}": "1000000" for each in (*UNLIMITED, "NOTICE_SECONDS")}
    with Server(tmp_path_factory.mktemp("walk") / "data", settings) as server, Person(server) as banned:
        banned.http.put("/api/me", json={"name": "Rude"})
        admin(server, "ban", guest_of(banned))
        while banned.http.get("/api/me").status_code != 403:
            pass
        stage = Stage(server, banned)
        yield stage
        stage.close()


def called(scene: Scene, role: str, call: str) -> str:
    """Answer to a call of that person; whatever it is, nothing of the others is in it."""
    method, path = call.split()
    body = BODIES[call](scene) if call in BODIES else None
    told = scene.people[role].http.request(method, scene.filled(path), json=body)
    assert told.status_code < 500, told.text
    check_discreet(scene, role, told.text)
    return "ok" if told.is_success else str(told.json()["error"])


def said(scene: Scene, role: str, kind: str) -> str:
    """Answer to that person's message on the table's WebSocket, or to entering."""
    person = scene.people[role]
    headers = {name: text for name, text in person.http.headers.items() if name == "authorization"}
    if "rotonde" in person.http.cookies:
        headers["cookie"] = f"rotonde={person.cookie}"
    url = person.server.url.replace("http", "ws", 1) + scene.at("/live")
    try:
        with Live(connect(url, additional_headers=headers, open_timeout=PATIENCE)) as live:
            first = live.hear()
            if first["type"] != "refused" and kind != "enter":
                live.hear_type("state")
                return answered(scene, role, kind, live)
            return code(scene, role, first)
    except InvalidStatus as refused:
        return str(refused.response.status_code)


def answered(scene: Scene, role: str, kind: str, live: Live) -> str:
    live.say(type=kind, **SAYS[kind](scene))
    if kind in ("look", "tempo"):  # are not answered, and harm nobody
        live.say(type="ping")
    return code(scene, role, live.hear_until(lambda message: message["type"] != "table"))


def code(scene: Scene, role: str, told: Message) -> str:
    check_discreet(scene, role, json.dumps(told))
    if told["type"] == "state":
        assert told["seat"] == SEATS[role]
    return str(told["error"] if told["type"] == "refused" else told["type"])


def check_discreet(scene: Scene, role: str, text: str) -> None:
    leaked = [each for each in scene.forbidden(role) if each in text]
    assert not leaked, f"{role} is told {leaked}"


def walk(stage: Stage, row: Row, ask: Callable[[Scene, str, str], str]) -> None:
    """Everybody asks in turn; who is refused or only looks changes nothing."""
    scene, found, changed = stage.take(row.situation), [], False
    before = scene.kept()
    for role in ROLES:
        found.append(ask(scene, role, row.call))
        after = scene.kept()
        if after != before:
            before, changed = after, True
            assert found[-1] in ("ok", "state"), f"{role} is refused, and changes something"
            assert not row.call.startswith("GET"), f"{role} changes something by looking"
    assert tuple(found) == row.answers
    if changed:
        scene.close()
    else:
        stage.give_back(row.situation, scene)


@pytest.mark.parametrize("row", rows(HTTP), ids=lambda row: row.name)
def test_calls(stage: Stage, row: Row) -> None:
    walk(stage, row, called)


@pytest.mark.parametrize("row", rows(LIVE), ids=lambda row: row.name)
def test_messages(stage: Stage, row: Row) -> None:
    walk(stage, row, said)


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_every_call_has_its_row(tmp_path: Path) -> None:
    async def routes() -> set[str]:
        """Routes of the server; the description's own pages are behind the page."""
        house = Services(SqlStore(tmp_path / "store.sqlite"), Settings(), bytes(32))
        found = make_api(house, Settings(), Signer(bytes(32))).routes
        await house.tables.store.close()
        return {
            f"{method} {route.path_format}"
            for route in found
            if not route.path.startswith("/schema")
            for method in ways(route)
        }

    tried = {row.call.partition("?")[0] for row in rows(HTTP)}
    assert tried | {"live /api/tables/{table_id}/live"} == asyncio.run(routes())


def ways(route: BaseRoute) -> set[str]:
    """The methods by which it is called; a line that stays open is one of its own."""
    if isinstance(route, HTTPRoute):
        return {str(each) for each in route.methods} - {"OPTIONS"}
    return {"live"} if isinstance(route, WebSocketRoute) else {"other"}


def test_every_message_has_its_row() -> None:
    kinds = {str(each.__struct_config__.tag) for each in get_args(FromClient)}
    assert {row.call for row in rows(LIVE)} == kinds | {"enter"}


def test_the_host_of_the_server_works_beside_it_only(stage: Stage) -> None:
    """No task of `rotonde admin` can be had by a call, whoever makes it."""
    scene = stage.take("running")
    before = scene.kept()
    for task, role, method in product(GROUPS["admin"], ("stranger", "host"), ("GET", "POST")):
        for path in (f"/api/admin/{task}", scene.at(f"/{task}")):
            told = scene.people[role].http.request(method, path, json={})
            assert told.json()["error"] == "unknown_path", (method, path)
    assert scene.kept() == before
    stage.give_back("running", scene)
