"""A real server in a process of its own, and people who talk to it as anyone would."""

import json
import os
import signal
import ssl
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120  # seconds after which an answer that never comes fails the test
# Seconds for which a connection is used again, well below the five after which a server hangs up: a call
# that meets that moment fails.
FRESH = httpx.Limits(keepalive_expiry=1)
Message = dict[str, Any]
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot"}
OVER = -2
# On a machine with much else to do no bot is taken for hung.
SETTINGS = {"ROTONDE_LOG": "debug", "ROTONDE_BOT_SECONDS": str(PATIENCE / 2)}
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nothing here speaks TLS: reading all roots takes 0.2 s


class Server:
    """`rotonde serve` over a folder; may be killed and started again."""

    def __init__(
        self,
        data: Path,
        settings: Mapping[str, str] | None = None,
        arguments: Sequence[str] = (),
        before: Callable[[], None] | None = None,
    ) -> None:
        self.data = data
        self._log = data.with_suffix(".log")
        command = [sys.executable, "-m", "rotonde", "serve", "--data", str(data), *arguments]
        with self._log.open("a") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **SETTINGS, **(settings or {})},
                preexec_fn=before,
            )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()
        assert "http" in self.greeting, self.log()
        self.greeting += self.process.stdout.readline()
        self.url = self.greeting.splitlines()[0].split()[-1].rstrip("/")

    def log(self) -> str:
        return self._log.read_text()

    def kill(self) -> None:
        """Kills, as a power cut."""
        self.process.kill()
        self.reap()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """Stops, as Ctrl-C or a supervisor would."""
        self.process.send_signal(how)
        return self.reap()

    def reap(self) -> int:
        """The exit status, once it has ended by itself."""
        code = self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def __enter__(self) -> "Server":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.kill()


class Person:
    """A browser's worth of cookies, or the holder of a seat's secret."""

    def __init__(self, server: Server, secret: str | None = None, cookie: str | None = None) -> None:
        self.server = server
        headers = {"Authorization": f"Seat {secret}"} if secret else {}
        cookies = httpx.Cookies()
        if cookie:
            cookies.set("rotonde", cookie, domain="127.0.0.1", path="/")
        self.http = httpx.Client(
            base_url=server.url,
            headers=headers,
            cookies=cookies,
            timeout=PATIENCE,
            verify=PLAIN,
            limits=FRESH,
        )
        if not secret:
            self.http.get("/api/me")

    @property
    def cookie(self) -> str:
        return self.http.cookies["rotonde"]

    def open_table(
        self,
        *seats: Message,
        game: str = "wurfel",
        access: str = "link",
        hints: bool | None = None,
        **options: object,
    ) -> Message:
        body = {"game": game, "seats": list(seats), "options": options, "access": access, "hints": hints}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def get(self, path: str, status: int = 200) -> Message:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def post(self, path: str, body: object = None, status: int = 200) -> Message:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def state(self, table: str, query: str = "") -> Message:
        return self.get(f"/api/tables/{table}/state{query}")

    def act(self, table: str, seat: int, n: int, action: str, status: int = 200) -> Message:
        return self.post(f"/api/tables/{table}/actions", {"seat": seat, "n": n, "action": action}, status)

    def list(self, path: str) -> list[Message]:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return [dict(each) for each in answer.json()]

    def play_to_the_end(self, table: str) -> Message:
        """Plays until the game is over: with all seats, or with bots."""
        state = self.state(table)
        while state["to_act"] != OVER:
            self.act(table, state["seat"], state["n"], eager(state))
            state = self.state(table)
        return state

    def live(self, table: str, query: str = "") -> "Live":
        headers = {"Cookie": f"rotonde={self.cookie}"} if "rotonde" in self.http.cookies else {}
        url = self.server.url.replace("http", "ws", 1)
        # Its own signs of life draw from `random` in a thread, which Hypothesis takes for the test's doing.
        live = connect(
            f"{url}/api/tables/{table}/live{query}",
            additional_headers=headers,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        return Live(live)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> "Person":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.close()


class Live:
    """A WebSocket, open inside `with`."""

    def __init__(self, connecting: AbstractContextManager[ClientConnection]) -> None:
        self._connecting = connecting
        self.socket: ClientConnection

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        return dict(json.loads(self.socket.recv(PATIENCE)))

    def hear_until(self, is_it: Callable[[Message], bool]) -> Message:
        while True:
            message = self.hear()
            if is_it(message):
                return message

    def hear_type(self, kind: str) -> Message:
        return self.hear_until(lambda message: message["type"] == kind)

    def hear_end(self) -> None:
        """Reads until the server closes the line."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()

    def act(self, state: Message, action: str) -> None:
        self.say(type="act", seat=state["seat"], n=state["n"], action=action)

    def __enter__(self) -> "Live":
        self.socket = self._connecting.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connecting.__exit__(kind, error, trace)


def eager(state: Message) -> str:
    """A choice that ends games soon: take what can be had, stop when something can."""
    actions = [str(each["action"]) for each in state["legal"]]
    takes = [each for each in actions if each.startswith(("take", "steal"))]
    if takes:
        return max(takes, key=lambda each: each.rsplit(" ", 1)[-1])
    if "stop" in actions and state["aids"].get("takes"):
        return "stop"
    return actions[-1]
