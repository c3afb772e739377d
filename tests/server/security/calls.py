"""Permission matrix: calls.txt has every call and messages.txt every message of the WebSocket, with what
each person is answered: "ok" or the type of the answer, or the code of the refusal.

All of it is asked about the host's own things: seat 0 of their table, their channel, their device, their
account. Tables are private but in the situations `public`, `shown` and `moved`. The columns are a stranger
(no cookie), a bystander (a guest), a banned guest, who has the secret of seat 1 and nothing else, who sits
at seat 1, and the host, who sits at seat 0.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from tests.server.account_holders import PASSWORD, fresh_name
from tests.server.harness import ME, OPEN
from tests.server.security.scene import CHANNELS, Scene

HTTP, LIVE = (Path(__file__).with_name(f"{name}.txt").read_text() for name in ("calls", "messages"))


class Row(NamedTuple):
    """A situation, what is called or said in it, and the answer to each role."""

    situation: str
    call: str
    answers: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.call} ({self.situation})"


def rows(table: str) -> list[Row]:
    """The rows of a table; a call is a method and a path, a message one word."""
    found = []
    for line in table.strip().splitlines()[1:]:
        parts = line.split()
        found.append(Row(parts[0], " ".join(parts[1:-6]), tuple(parts[-6:])))
    return found


SEAT = {"seat": 0}
TABLE = {"game": "wurfel", "seats": [ME, OPEN]}
WISH = {"zone": "Europe/Paris", "quiet_from": 0, "quiet_to": 60, "language": "fr"}
MY_HOOK = {"kind": "hook", "address": "https://hook.example/mine"}

Body = Callable[[Scene], Mapping[str, object]]
BODIES: dict[str, Body] = {
    "POST /api/games/{game}/material": lambda scene: {"material": {}},
    "POST /api/tables/{table_id}/actions": lambda scene: {**SEAT, "n": scene.n, "action": scene.action},
    "POST /api/tables/{table_id}/undo": lambda scene: {**SEAT, "n": scene.n, "to": scene.back},
    "POST /api/tables/{table_id}/hint": lambda scene: {**SEAT, "n": scene.n},
    "PUT /api/me": lambda scene: {"name": fresh_name("Somebody")},
    "POST /api/tables": lambda scene: TABLE,
    "POST /api/tables/{table_id}/join": lambda scene: {"invitation": ""},
    "POST /api/tables/{table_id}/start": lambda scene: {},
    "POST /api/tables/{table_id}/vacate": lambda scene: SEAT,
    "POST /api/tables/{table_id}/resign": lambda scene: SEAT,
    "POST /api/tables/{table_id}/held": lambda scene: {"word": "close"},
    "POST /api/tables/{table_id}/lend": lambda scene: SEAT,
    "POST /api/tables/{table_id}/return": lambda scene: SEAT,
    "POST /api/tables/{table_id}/ask": lambda scene: {**SEAT, "what": "end"},
    "POST /api/tables/{table_id}/answer": lambda scene: {**SEAT, "yes": False},
    "POST /api/tables/{table_id}/chat": lambda scene: {**SEAT, "text": "hello", "key": "2"},
    "POST /api/tables/{table_id}/mute": lambda scene: {**SEAT, "muted": True},
    "POST /api/tables/{table_id}/chat/{number}/report": lambda scene: {"reason": "rude"},
    "POST /api/records": lambda scene: {"record": "no record at all"},
    "POST /api/games/{game}/examples/{example_id}": lambda scene: {},
    "POST /api/tables/{table_id}/branch": lambda scene: {"at": scene.moment, "seats": [ME, OPEN]},
    "POST /api/account": lambda scene: {"name": fresh_name("New"), "password": PASSWORD},
    "POST /api/account/sign-in": lambda scene: {"name": scene.name, "password": "not the one it is"},
    "POST /api/account/recover": lambda scene: {
        "name": scene.name,
        "code": "2222-2222-2222-2222",
        "password": PASSWORD,
    },
    "POST /api/account/reset": lambda scene: {"token": "guessed", "password": PASSWORD},
    "POST /api/account/passkeys/ask": lambda scene: {"what": "make", "name": scene.name},
    "POST /api/account/passkeys/enter": lambda scene: {"passkey": {"id": "x"}},
    "POST /api/account/prove": lambda scene: {"password": PASSWORD},
    "PUT /api/account/password": lambda scene: {"password": "another train at noon"},
    "POST /api/account/passkeys": lambda scene: {"passkey": {"id": "x"}},
    "POST /api/account/tokens": lambda scene: {"title": "My bot"},
    "PUT /api/me/notices": lambda scene: WISH,
    f"POST {CHANNELS}": lambda scene: MY_HOOK,
}

SAYS: dict[str, Body] = {
    "act": lambda scene: {**SEAT, "n": scene.n, "action": scene.action},
    "why": lambda scene: {**SEAT, "n": scene.n, "action": "done"},
    "undo": lambda scene: {**SEAT, "n": scene.n, "to": scene.back},
    "point": lambda scene: {**SEAT, "at": "supply"},
    "state": lambda scene: {"since": 0},
    "look": lambda scene: {"looking": False},
    "tempo": lambda scene: {"tempo": "calm"},
    "ping": lambda scene: {},
}
