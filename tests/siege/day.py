"""A day of mixed traffic in minutes: `python -m tests.siege.day [VISITS]` (2,000).

First at one server on a file, then at three on one PostgreSQL database, where each call goes to any of them.

People behind addresses of their own (127.x.y.z) come and go: they play all games against bots and each other,
watch, chat, ask for hints, go back, resign, bring and replay records, make accounts, mistype passwords and
send nonsense. No answer may be a fault of the server, its log may hold none, every record must verify, and
the memory that a server keeps must not grow with what has passed.
"""

import asyncio
import json
import resource
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import rotonde
from tests.server.harness import BOT, ME, OPEN, OVER, Message, Server
from tests.server.postgres import Postgres, postgres
from tests.siege.crowd import ONCE, memory

PEOPLE = 25
LONG = 500  # visits after which the memory is compared
PATIENCE = 120
MOVES = 30  # of one visit to a table
NONSENSE: tuple[object, ...] = (
    {},
    [],
    {"seat": "x"},
    {"seat": 99, "n": -1, "action": "\u202e"},
    "\x00",
    1e308,
)
GROWTH = 1.5  # of the memory from the first half of the day to its end
SETTINGS = {"ROTONDE_LOG": "warning", "ROTONDE_IDLE_SECONDS": "2", "ROTONDE_SWEEP_SECONDS": "1"}


class Visitor:
    """Visitor who comes again and again and does something else each time."""

    def __init__(
        self, servers: Sequence[Server], number: int, counts: Counter[str], public: list[str]
    ) -> None:
        self._chance = Random(number)
        self._servers = servers
        self._counts = counts
        self._public = public
        self.finished: list[str] = []
        self._name = f"visitor{number}"
        self._address = f"127.7.0.{1 + number}"
        transport = httpx.AsyncHTTPTransport(local_address=self._address, limits=ONCE)
        self.http = httpx.AsyncClient(transport=transport, timeout=PATIENCE)

    def _url(self) -> str:
        """Any server's, as behind a proxy that shares calls out."""
        return self._chance.choice(self._servers).url

    async def ask(self, method: str, path: str, body: object = None) -> Message:
        """An answer, or {} where it was refused; a fault of the server's ends the run."""
        answer = await self.http.request(method, self._url() + path, json=body)
        self._counts["calls"] += 1
        if answer.status_code >= 400:
            error = str(answer.json()["error"])
            assert answer.status_code < 500 or error == "no_hint", f"{method} {path} {body!r}: {answer.text}"
            self._counts[f"refused: {error}"] += 1
            return {}
        is_json = answer.headers["content-type"].startswith("application/json")
        found = answer.json() if is_json else {"text": answer.text}
        return found if isinstance(found, dict) else {"list": found}

    async def visits(self, times: int) -> None:
        await self.ask("GET", "/api/me")
        doings: list[Callable[[], Awaitable[None]]] = [
            *[self.play_bots] * 6,
            *[self.meet] * 4,
            self.watch,
            self.look_round,
            self.account,
            self.bring_record,
            self.nonsense,
        ]
        for _ in range(times):
            await self._chance.choice(doings)()
            self._counts["visits"] += 1

    async def play_bots(self) -> None:
        game = self._chance.choice(rotonde.games())
        seats = [ME, BOT, BOT] if 3 in rotonde.game(game).seats else [ME, BOT]
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": {}})
        if made:
            await self.play(str(made["table"]["id"]))
            await self.after(str(made["table"]["id"]))

    async def meet(self) -> None:
        """Joins a table that waits, or opens one."""
        if self._public and self._chance.random() < 0.7:
            table = self._public.pop()
            await self.ask("POST", f"/api/tables/{table}/join", {})
        else:
            wish = {"game": "wurfel", "seats": [ME, OPEN], "options": {}, "access": "public"}
            made = await self.ask("POST", "/api/tables", wish)
            if not made:
                return
            table = str(made["table"]["id"])
            self._public.append(table)
        await self.ask("POST", f"/api/tables/{table}/chat", {"seat": 0, "text": "bonjour", "key": table})
        await self.play(table)

    async def play(self, table: str) -> None:
        for _ in range(MOVES):
            state = await self.ask("GET", f"/api/tables/{table}/state")
            if not state or state["to_act"] == OVER:
                break
            if state["legal"]:
                await self._move(table, state)
            else:
                await self._wait(table, state["n"])
        if self._chance.random() < 0.3:
            await self.ask("POST", f"/api/tables/{table}/resign", {"seat": 0})

    async def _move(self, table: str, state: Message) -> None:
        wish = {"seat": state["seat"], "n": state["n"]}
        odd = self._chance.random()
        if odd < 0.02:
            await self.ask("POST", f"/api/tables/{table}/hint", wish)
        elif odd < 0.05 and state.get("undo"):
            await self.ask("POST", f"/api/tables/{table}/undo", {**wish, "to": state["undo"][0]})
        else:
            action = self._chance.choice(state["legal"])["action"]
            if await self.ask("POST", f"/api/tables/{table}/actions", {**wish, "action": action}):
                self._counts["moves"] += 1

    async def _wait(self, table: str, n: int) -> None:
        """On a live connection, until something has happened or for a moment."""
        url = f"{self._url().replace('http', 'ws', 1)}/api/tables/{table}/live?since={n}"
        cookie = {"Cookie": f"rotonde={self.http.cookies['rotonde']}"}
        with suppress(TimeoutError, WebSocketException, OSError):
            async with (
                asyncio.timeout(1),
                connect(url, local_addr=(self._address, 0), additional_headers=cookie) as live,
            ):
                while json.loads(await live.recv()).get("n", n) <= n:
                    self._counts["messages"] += 1

    async def after(self, table: str) -> None:
        """Follow-up of a game that is over."""
        info = await self.ask("GET", f"/api/tables/{table}")
        if not info or info["status"] != "over":
            return
        self.finished.append(table)
        await self.ask("GET", f"/api/tables/{table}/moments/0")
        what = self._chance.choice(("rematch", "review", "branch"))
        branch = {"at": 2, "seats": [ME] * len(info["seats"])} if what == "branch" else None
        await self.ask("GET" if what == "review" else "POST", f"/api/tables/{table}/{what}", branch)

    async def watch(self) -> None:
        found = await self.ask("GET", "/api/tables/public")
        for table in found.get("list", [])[:3]:
            await self._wait(str(table["id"]), 1 << 30)

    async def look_round(self) -> None:
        for path in ("/", "/api/games", "/api/tables", "/api/standing/wurfel", "/api/me/results", "/nowhere"):
            await self.ask("GET", path)

    async def account(self) -> None:
        me, wrong = (
            {"name": self._name, "password": "a long enough one"},
            {"name": self._name, "password": "no"},
        )
        await self.ask("POST", "/api/account", me)
        await self.ask("POST", "/api/account/sign-out")
        await self.ask("POST", "/api/account/sign-in", wrong)
        await self.ask("POST", "/api/account/sign-in", me)

    async def bring_record(self) -> None:
        if self.finished:
            record = await self.ask("GET", f"/api/tables/{self._chance.choice(self.finished)}/record")
            await self.ask("POST", "/api/records", {"record": record.get("text", "")})

    async def nonsense(self) -> None:
        for path in ("/api/tables", "/api/records", "/api/me", "/api/account", "/api/tables/x/actions"):
            await self.ask("POST", path, self._chance.choice(NONSENSE))


async def day(servers: Sequence[Server], visits: int, people_coming: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    public: list[str] = []
    people = [Visitor(servers, number, counts, public) for number in range(people_coming)]
    each = max(2, visits // people_coming)
    await asyncio.gather(*(person.visits(each // 2) for person in people))
    middle = sum(map(memory, servers))
    await asyncio.gather(*(person.visits(each - each // 2) for person in people))
    grown = sum(map(memory, servers)) / middle
    assert visits < LONG or grown < GROWTH, f"{middle} bytes at noon, {grown:.2f} times that at night"
    for person in people:
        for table in person.finished:
            record = await person.ask("GET", f"/api/tables/{table}/record")
            assert rotonde.Record.parse(record["text"]).verify() is not False
            counts["records verified"] += 1
        await person.http.aclose()
    return counts


def main(visits: int, people: int = PEOPLE, databases: Postgres | None = None) -> None:
    """A day at one server, or at three processes on a database."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    shared = {} if databases is None else {"ROTONDE_DATABASE": databases.database()}
    with TemporaryDirectory() as folder, ExitStack() as stack:
        places = [Path(folder) / f"server-{number}" for number in range(3 if shared else 1)]
        servers = [stack.enter_context(Server(place, SETTINGS | shared)) for place in places]
        counts = asyncio.run(day(servers, visits, people))
        lines = [line for server in servers for line in server.log().splitlines()]
        faults = [line for line in lines if '"level": "error"' in line or "Traceback" in line]
        assert not faults, faults[0]
        assert [server.stop() for server in servers] == [0] * len(servers)
    print(f"{'PostgreSQL' if shared else 'SQLite'}, {len(servers)} processes:", end=" ")
    print(", ".join(f"{times} {what}" for what, times in sorted(counts.items())))


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    main(wanted)
    with postgres() as running:
        main(wanted, databases=running)
