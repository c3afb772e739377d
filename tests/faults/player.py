"""Persistent player: plays on through faults, and records what the server has acknowledged."""

from dataclasses import dataclass, field
from random import Random
from threading import Event, Lock
from time import monotonic
from typing import Any

import httpx

from tests.faults.cluster import Cluster
from tests.server.harness import OVER, eager

PATIENCE = 300.0  # seconds after which a house that does not answer has failed
LONGEST = (
    20.0  # seconds of one try, and what it counts at most: the whole run may have been stopped meanwhile
)


@dataclass
class Diary:
    """The acknowledged moves of one table; two who write in it may not disagree."""

    table: str
    moves: dict[int, str] = field(default_factory=dict)
    troubles: int = 0  # answers that never came, or only that it cannot be now
    races: int = 0  # answers that another was faster
    refused: Event = field(default_factory=Event)  # set when nothing could be stored
    lock: Lock = field(default_factory=Lock)

    def acknowledge(self, n: int, action: str) -> None:
        with self.lock:
            assert self.moves.setdefault(n, action) == action, "two moves were acknowledged at one place"


class Player:
    """Plays all seats of a guest at one table; several may do so at once, and race."""

    def __init__(self, cluster: Cluster, cookie: str, diary: Diary, seed: int) -> None:
        self._house = cluster
        self._http = httpx.Client(headers={"Cookie": f"rotonde={cookie}"}, timeout=LONGEST)
        self._chance = Random(seed)
        self.diary = diary

    def close(self) -> None:
        self._http.close()

    def play(self, until: Event, *, to_the_end: bool = False) -> None:
        """Plays until `stop`, or the end of the game; it ends with nothing left unanswered."""
        state = self.state()
        while state["to_act"] != OVER and (to_the_end or not until.is_set()):
            if state["legal"]:
                self._move(state, eager(state) if to_the_end else self._any(state))
            else:
                self._pause()  # a bot thinks
            state = self.state()

    def _any(self, state: dict[str, Any]) -> str:
        return str(self._chance.choice([each["action"] for each in state["legal"]]))

    def _move(self, state: dict[str, Any], action: str) -> None:
        """Sends a move again and again until the server has said yes or no to it."""
        body = {"seat": state["seat"], "n": state["n"], "action": action}
        answer = self._ask("POST", f"/api/tables/{self.diary.table}/actions", body)
        if answer.status_code == 200:
            self.diary.acknowledge(state["n"], action)
        else:
            assert answer.json()["error"] in ("stale", "not_your_turn", "over"), answer.text
            self.diary.races += 1

    def state(self) -> dict[str, Any]:
        return dict(self._ask("GET", f"/api/tables/{self.diary.table}/state").json())

    def record(self) -> str:
        return self._ask("GET", f"/api/tables/{self.diary.table}/record").text

    def _pause(self) -> None:
        """Pauses before a new try: a server that starts needs the machine."""
        Event().wait(0.1)

    def _ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """An answer from whichever server is in; one that has trouble is asked again, or another."""
        waited, heard = 0.0, "nothing"
        while waited < PATIENCE:
            began = monotonic()
            try:
                answer = self._http.request(method, self._house.url(self._chance) + path, json=body)
            except httpx.HTTPError as error:
                heard = repr(error)
            else:
                if answer.status_code < 500:
                    return answer
                heard = answer.text
                self._note(answer.json()["error"], heard)
            self.diary.troubles += 1
            self._pause()
            waited += min(monotonic() - began, LONGEST)
        raise AssertionError(f"nobody answers {path}; last heard: {heard}\n{self._house.state()}")

    def _note(self, error: str, heard: str) -> None:
        """A server may have trouble of these kinds and no other."""
        assert error in ("storage", "closing"), heard
        if error == "storage":
            self.diary.refused.set()
