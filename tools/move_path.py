"""Counts the Python files that a move, and a bot's decision, pass: `python tools/move_path.py [--list]`.

A server of this process over a SQLite file, interpreted; two people on WebSockets, or one against a bot. A
file counts when one of its functions is called between the client's message and the last answer; what only
is imported, or a class that is made without code of its own, does not.
"""

import contextlib
import json
import random
import socket
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any, Final

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

import rotonde
from rotonde.server.app import make_app
from rotonde.server.bots import worker
from rotonde.server.ops.run import uvicorn_for
from rotonde.server.ops.settings import Settings

SOURCES: Final = str(Path(rotonde.__file__).parent)
PATIENCE: Final = 300.0  # seconds
DICE: Final = random.Random(7)  # whichever action comes first may never end a turn
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}


class Recorder:
    """The files whose functions are called while it is on, in order, and what a bot was asked last."""

    def __init__(self) -> None:
        self.is_on = False
        self.begins_in = ""  # nothing counts before a function of this file is called
        self.files: dict[str, None] = {}
        self.question = b""

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if not self.is_on or event != "call" or not code.co_filename.startswith(SOURCES):
            return
        file = code.co_filename[len(SOURCES) + 1 : -len(".py")]
        if code.co_name != "<module>" and (self.files or self.begins_in in ("", file)):
            self.files[file] = None
        if code.co_name == "_converse":
            self.question = bytes(frame.f_locals["question"])

    @contextlib.contextmanager
    def recording(self, begins_in: str = "") -> Iterator[None]:
        self.begins_in, self.files, self.is_on = begins_in, {}, True
        yield
        self.is_on = False


@contextlib.contextmanager
def served(recorder: Recorder) -> Iterator[str]:
    """A server in threads of this process, each of them recorded; its address."""
    settings = Settings(live_rate=1e6, live_burst=1e6)
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as listener:
        server = uvicorn.Server(uvicorn_for(make_app(Path(folder), settings), settings))
        threading.setprofile(recorder)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        threading.setprofile(None)
        try:
            yield f"127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def state_after(live: ClientConnection, is_it: Any) -> dict[str, Any]:
    while True:
        message = json.loads(live.recv(PATIENCE))
        assert message["type"] != "refused", message
        if message["type"] == "state" and is_it(message):
            return dict(message)


class Client:
    """A person with a cookie, and their WebSocket at a table."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE)
        self.http.get("/api/me").raise_for_status()

    def post(self, path: str, body: object) -> Any:
        return self.http.post(path, json=body).raise_for_status().json()

    def live(self, table: str) -> ClientConnection:
        cookie = {"Cookie": f"rotonde={self.http.cookies['rotonde']}"}
        url = f"ws://{self.address}/api/tables/{table}/live?partial=yes"
        return connect(url, additional_headers=cookie, open_timeout=PATIENCE)


def act(live: ClientConnection, state: dict[str, Any]) -> None:
    action = DICE.choice(state["legal"])["action"]
    live.send(json.dumps({"type": "act", "seat": state["seat"], "n": state["n"], "action": action}))


def files_of_a_move(address: str, game: str, recorder: Recorder) -> list[str]:
    """The one of several moves with the fewest files: what the server does now and then does not count."""
    host, guest, found = Client(address), Client(address), list[list[str]]()
    table = host.post("/api/tables", {"game": game, "seats": [ME, OPEN]})["table"]
    guest.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    with host.live(table["id"]) as one, guest.live(table["id"]) as other:
        lives = (one, other)
        seen = [state_after(live, lambda _: True) for live in lives]
        for _ in range(6):
            n, seat = seen[0]["n"], seen[0]["to_act"]
            with recorder.recording():
                act(lives[seat], seen[seat])
                seen = [state_after(live, lambda message, n=n: message["n"] > n) for live in lives]
            found.append(list(recorder.files))
    return min(found, key=len)


def files_of_a_decision(address: str, game: str, recorder: Recorder) -> tuple[list[str], list[str]]:
    """From when a bot is called until its move is sent: in the server, and in the bot's process.

    The one of several decisions with the fewest files, as of moves.
    """
    person, found = Client(address), list[list[str]]()
    table = person.post("/api/tables", {"game": game, "seats": [ME, BOT]})["table"]
    with person.live(table["id"]) as live:
        state = state_after(live, lambda message: message["legal"])
        while len(found) < 4:
            recorder.question = b""
            with recorder.recording("server/bots/service"):
                act(live, state)
                state = state_after(live, lambda message, n=state["n"]: message["n"] > n)
                if not state["legal"]:
                    state = state_after(live, lambda message: message["legal"])
            if recorder.question:
                found.append(list(recorder.files))
    worker.answer(recorder.question)  # what is loaded once is loaded
    there = Recorder()  # of this thread alone
    with there.recording():
        sys.setprofile(there)
        worker.answer(recorder.question)
        sys.setprofile(None)
    return min(found, key=len), list(there.files)


def summary(files: list[str]) -> str:
    """The number of files, in all and by part."""
    parts: dict[str, int] = {}
    for file in files:
        part = file.partition("/")[0]
        parts[part] = parts.get(part, 0) + 1
    return f"{len(files)} ({', '.join(f'{part} {count}' for part, count in sorted(parts.items()))})"


def main() -> None:
    recorder = Recorder()
    with served(recorder) as address:
        for game in rotonde.games():
            move = files_of_a_move(address, game, recorder)
            here, there = files_of_a_decision(address, game, recorder)
            print(f"{game}: a move {summary(move)}")
            print(f"{game}: a bot's decision {summary(here)}, its process {summary(there)}")
            if "--list" in sys.argv:
                for title, files in (("move", move), ("server", here), ("bot", there)):
                    print(f"  {title}", *files, sep="\n    ")


if __name__ == "__main__":
    main()
