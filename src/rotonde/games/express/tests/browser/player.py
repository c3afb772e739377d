"""A person at the table of Express, by mouse or by keyboard; the dull part of a game may go by the API."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from rotonde import Record
from tests.browser.table_from_record import lay_under
from tests.server.harness import OVER, Server

LIT = ", ".join(
    [
        ".fan.lit .place",
        ".express button.lit",
        ".choose",
        ".actions .button:enabled",
        ".interrupt .button",
        "#ending",
    ]
)
ASKED = """([n, lit]) =>
    Number(document.querySelector('.table').dataset.n) > n
    && document.querySelector('.express[aria-busy=false]') && document.querySelector(lit)"""
State = dict[str, Any]
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Finn")
WORTH = {"counter": 90, "out": 99, "add": 80, "engine": 70, "maintain": 60, "train": 50, "against": 50}
WORTH |= {"derail": 40, "keep": 30, "play": 30, "turntable": 25, "draw": 20, "discard": 10, "answer": 10}
WORTH |= {"take": 5, "decline": 5, "done": 4, "skip": 1, "pass": 1}
BACK = -9  # taking back what was laid leads nowhere


def preferred(state: State) -> str:
    """A plain choice that ends rounds: lay what fits, start pairs, discard what is alone, hit others."""
    hand = Counter(state["view"]["hands"][state["seat"]]["cards"] or [])
    must = (state["aids"].get("lay") or {}).get("excess", 0)

    def worth(legal: State) -> float:
        card = legal["params"].get("card", "")
        if legal["kind"] == "start":
            return 75 if must or hand[card] > 1 else 0
        own = state["seat"] in (legal["params"].get("side"), legal["params"].get("seat"))
        return float(WORTH.get(legal["kind"], BACK)) - hand[card] / 10 - own

    return str(max(state["legal"], key=worth)["action"])


class TablePage:
    """One table, opened and moved on by the API from within a person's browser."""

    def __init__(self, page: Page, url: str, seats: list[dict[str, str]], **options: object) -> None:
        self.page, self.url = page, url
        self._call("get", "/api/me")
        body = {"game": "express", "seats": seats, "options": options}
        self.id = self._call("post", "/api/tables", body)["table"]["id"]

    @classmethod
    def of(
        cls, page: Page, server: Server, record: Record, until: int, bots: dict[int, str] | None = None
    ) -> "TablePage":
        """A table at that moment of a record; people of mine in all seats but those of bots."""
        seats = [{"kind": "me", "name": name} for name in NAMES[: record.seats]]
        table = cls(page, server.url, seats, **record.options)
        lay_under(server, table.id, record, until, bots or {})
        return table

    def _call(self, method: str, path: str, body: object = None) -> Any:
        headers = {"content-type": "application/json"}
        send = getattr(self.page.request, method)
        answer = send(self.url + path, **({"data": json.dumps(body), "headers": headers} if body else {}))
        return answer.json()

    def state(self) -> State:
        return dict(self._call("get", f"/api/tables/{self.id}/state"))

    def play_until(self, there: Callable[[State], bool], limit: int = 900) -> State:
        """Plays all of my seats by the API until the state is wanted or the game is over."""
        for _ in range(limit):
            state = self.state()
            while not state["legal"] and state["to_act"] != OVER:  # bots take their time
                state = self.state()
            if state["to_act"] == OVER or there(state):
                return state
            self.act(state, preferred(state))
        raise AssertionError("that never came")

    def act(self, state: State, action: str) -> None:
        body = {"seat": state["seat"], "n": state["n"], "action": action}
        self._call("post", f"/api/tables/{self.id}/actions", body)

    def show(self) -> "TablePage":
        self.page.goto(f"{self.url}/t/{self.id}")
        expect(self.page.locator(".express")).to_be_visible()
        if self.page.locator(".pass-device").count():
            self.page.locator(".pass-device button").click()
        return self

    def n(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-n") or 0)

    def moved_on(self, n: int) -> None:
        """Waits until the game is past `n`, all that a press began is said, and I am asked."""
        self.page.wait_for_function(ASKED, arg=[n, LIT])

    def wait(self) -> bool:
        """Waits until I am asked something; false when the game is over."""
        self.moved_on(-1)
        if self.page.locator("dialog[open] .go").count():
            self.page.locator("dialog[open] .go").click()
        return self.page.locator("#ending").count() == 0
