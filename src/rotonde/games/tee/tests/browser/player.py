"""People at a table of Trans Europe Express: on the page, and by the API up to the moment that counts."""

import json
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.table_from_record import begun, lay_under
from tests.browser.visitor import Visitor
from tests.server.harness import Server

State = dict[str, Any]
# No event is being shown, nothing is on its way to the server, no way is being ridden.
STILL = ".table[data-busy=false][data-sending=false][data-queue='0'] .tee"
READY = f"{STILL} .actions button:enabled, {STILL} .entry.lit, #ending"
LIT = ".station.lit"
NAMES = ("Anna", "Ben", "Clara", "Dan", "Eve")
TAUGHT = "localStorage.setItem('rotonde.tour.tee', 'done')"
PLANNED: dict[str, object] = {"planner": True}
SHARED = {"openSouvenirs": True, "planner": True}  # nobody has a secret: one screen without a curtain


class Player:
    """Player at the page, whoever opened the table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def n(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-n") or 0)

    def is_over(self) -> bool:
        return self.page.locator("#ending").count() > 0

    def after(self, n: int) -> None:
        """The game moved on from `n`, and it is my turn again or over."""
        self.page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) > n", arg=n)
        self.page.wait_for_selector(READY)

    def press(self, selector: str) -> None:
        n = self.n()
        self.page.locator(selector).first.click()
        self.after(n)

    def place_of(self, station: str) -> tuple[float, float]:
        """Middle of its disc on the screen."""
        box = self.page.locator(f".station[data-station={station}] .disc").bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def point(self, station: str) -> None:
        """Presses a station on the map where it lies, whatever else lies near."""
        self.page.mouse.click(*self.place_of(station))

    def travel(self, station: str) -> None:
        n = self.n()
        self.point(station)
        self.after(n)

    def start(self) -> None:
        """The start with the shortest tour, in two steps: looked at, then taken."""
        entries = self.page.locator(".entry.lit")
        turns = [int(re.findall(r"\d+", text)[-1]) for text in entries.all_inner_texts()]
        entries.nth(turns.index(min(turns))).click()
        expect(self.page.locator(".entry.armed")).to_have_count(1)
        self.press(".actions .primary")


class Traveller(Player):
    """Plays on the map and in the list beside it, against bots, and begins; chance is the same every time."""

    def __init__(self, visitor: Visitor, server: Server, bots: int = 1) -> None:
        super().__init__(visitor.page)
        self.page.add_init_script(TAUGHT)
        self.page.request.get(f"{server.url}/api/me")
        seats = [{"kind": "me", "name": name} for name in NAMES[: bots + 1]]
        body = {"game": "tee", "seats": seats, "options": PLANNED}
        made = self.page.request.post(f"{server.url}/api/tables", data=body).json()["table"]
        start = begun("tee", bots + 1, PLANNED)
        lay_under(server, made["id"], start, len(start.actions), dict.fromkeys(range(1, bots + 1), "novice"))
        visitor.open(f"/t/{made['id']}")
        expect(self.page.locator(".tee .map")).to_be_visible()
        self.page.wait_for_selector(READY)


def onward(state: State) -> str:
    """Follows the planner: along its way, changing where it changes; cards are left alone."""
    legal = {each["action"]: each for each in state["legal"]}
    aids = state["aids"]
    if state["asks"] == "start":
        return "start " + str(min(aids["starts"], key=lambda each: each["turns"])["station"])
    if state["asks"] == "turn":
        rolled = any(each["path"][0] == aids["tour"]["way"][1] for each in aids["reach"])
        return "roll" if rolled or "draw" not in legal else "draw"
    if state["asks"] == "move":
        ahead = [a for a, each in legal.items() if each["params"].get("station") in aids["tour"]["way"][1:2]]
        rides = [a for a in ahead if legal[a]["kind"] == "ride"]
        return str(next(a for a in [*rides, "stop", "stay"] if a in legal))
    return "decline" if "decline" in legal else str(next(iter(legal)))


def deck_of(*cards: str) -> State:
    """A HASARD deck of our own cards, but only these."""
    deck = json.loads((files("rotonde.games.tee") / "hasard.json").read_text("utf-8"))
    kept = [card for card in deck["cards"] if card["id"] in cards]
    return {"format": deck["format"], "cards": kept}


class Journey(Player):
    """A table opened and played by the API from within a person's browser, who then looks at it."""

    def __init__(
        self, page: Page, url: str, *names: str, cards: tuple[str, ...] = (), files: State | None = None
    ) -> None:
        super().__init__(page)
        self.url = url
        self._call("get", "/api/me")
        seats = [{"kind": "me", "name": name} for name in names]
        material = {**(files or {}), **({"hasard": deck_of(*cards)} if cards else {})}
        body = {"game": "tee", "seats": seats, "options": SHARED, "material": material}
        self.id = self._call("post", "/api/tables", body)["table"]["id"]

    def _call(self, method: str, path: str, body: object = None) -> Any:
        headers = {"content-type": "application/json"}
        send = getattr(self.page.request, method)
        answer = send(self.url + path, **({"data": json.dumps(body), "headers": headers} if body else {}))
        assert answer.ok, answer.text()
        return answer.json()

    def state(self) -> State:
        return dict(self._call("get", f"/api/tables/{self.id}/state"))

    def act(self, state: State, action: str) -> None:
        body = {"seat": state["seat"], "n": state["n"], "action": action}
        self._call("post", f"/api/tables/{self.id}/actions", body)

    def play(self, choose: Callable[[State], str], most: int = 400) -> State:
        """Every seat's decisions by the API, until `choose` wants none."""
        for _ in range(most):
            state = self.state()
            action = choose(state)
            if not action:
                return state
            self.act(state, action)
        raise AssertionError("that never came")

    def show(self) -> "Journey":
        """Anna sits down, who needs no lessons."""
        self.page.add_init_script(TAUGHT)
        return self.look()

    def look(self) -> "Journey":
        self.page.goto(f"{self.url}/t/{self.id}")
        expect(self.page.locator(".tee .map")).to_be_visible()
        self.page.wait_for_selector(READY)
        return self
