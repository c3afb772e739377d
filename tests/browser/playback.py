"""Playback of events: what a page shows, frame by frame, and what the engine says of the same events."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.browser.table_from_record import begun, lay_under
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server

Event = dict[str, Any]
PEOPLE = ("seat", "from", "other", "side")

# Every change of what is shown is kept with the event that is being shown; it runs before the page does.
OBSERVE = """
window.frames_seen = []
const text = (all) => [...document.querySelectorAll(all)].map((each) => each.textContent)
const look = () => {
  const table = document.querySelector('.table, .replay')
  if (!table) return
  const now = {
    event: table.dataset.event ?? '', busy: table.dataset.busy === 'true',
    banner: text('.status-bar .flaps .word').join(' '),
    mine: document.querySelector('.status-bar.mine') !== null,
    lit: text('.player-badge.acting strong').map((each) => each.trim()), title: document.title,
    ear: text('.status-bar [role=status]').join(),
    desk: text('.convoi .controls .words, .express p.hint, .choices > p').join(' '),
    cards: [...document.querySelectorAll('.recap .card')].map((card) => ({
      name: card.querySelector('strong').textContent, text: card.textContent,
      steps: card.dataset.steps.split(' ').map(Number),
    })),
    offers: document.querySelectorAll('.choices button, div.hint, .proposal, .helpers [aria-busy]').length,
  }
  const last = window.frames_seen.at(-1)
  if (JSON.stringify(last) !== JSON.stringify(now)) window.frames_seen.push(now)
}
const watched = { subtree: true, childList: true, attributes: true, characterData: true }
new MutationObserver(look).observe(document, watched)
"""

MOST = 60
SOME_FRAMES = 1500  # milliseconds of the page's clock, which the test turns
ENDS = ("stop", "done", "discard", "end", "stay")
NAMES = ("Anna", "Ben", "Chloé")


class Card(NamedTuple):
    """A rival's turn in a line, and the first and last step of the game in it."""

    name: str
    text: str
    steps: tuple[int, int]


class Frame(NamedTuple):
    """Visible, audible and pressable parts of the page at one moment."""

    event: str
    busy: bool
    banner: str
    mine: bool
    lit: list[str]
    title: str
    ear: str
    desk: str
    cards: list[Card]
    offers: int


def frames(visitor: Visitor) -> list[Frame]:
    seen = visitor.page.evaluate("window.frames_seen")
    return [Frame(**{**each, "cards": [Card(**card) for card in each["cards"]]}) for each in seen]


class Told(NamedTuple):
    """An event, the seat that acted in it, and whose turn it was."""

    event: Event
    acting: int
    turn: int

    @property
    def key(self) -> str:
        return f"{self.event['step']} {self.event['type']}"

    def named(self) -> set[int]:
        """The seats of which its sentence may speak."""
        return {self.acting} | {self.event[each] for each in PEOPLE if isinstance(self.event.get(each), int)}


def told(visitor: Visitor) -> Iterator[Told]:
    """All events of the table since the first decision, each with who acted by the frame of its step."""
    path = f"{visitor.url}/api/tables/{visitor.table_id}"
    moments = visitor.page.request.get(f"{path}/moments").json()
    acting: dict[int, tuple[int, int]] = {}
    for at, turn in zip(moments["at"][1:], moments["turns"], strict=False):
        for frame in visitor.page.request.get(f"{path}/moments/{at}").json()["frames"]:
            acting[frame["step"]] = (frame["seat"] if frame["seat"] >= 0 else turn, turn)
            turn = frame["turn"]
    for event in visitor.page.request.get(f"{path}/state?since=0").json()["events"]:
        if event["step"] in acting:
            yield Told(event, *acting[event["step"]])


def open_table(visitor: Visitor, server: Server, game: str) -> None:
    """Table of Anna, who begins, and two novices; chance is the same every time."""
    page = visitor.page
    page.add_init_script(f"localStorage.setItem('rotonde.tour.{game}', 'done')")
    page.request.get(f"{visitor.url}/api/me")
    seats = [{"kind": "me", "name": name} for name in NAMES]
    body = {"game": game, "seats": seats, "options": {}}
    made = page.request.post(f"{visitor.url}/api/tables", data=body).json()["table"]
    start = begun(game, len(seats), {})
    lay_under(server, made["id"], start, len(start.actions), {1: "novice", 2: "novice"})
    visitor.open(f"/t/{made['id']}")
    page.wait_for_selector(".table")


def sit(visit: Visits, server: Server, game: str, observe: str = OBSERVE) -> Visitor:
    """Anna and two bots, with everything moving, and each frame recorded."""
    anna = visit(motion="no-preference")
    anna.page.add_init_script(observe)
    anna.page.clock.install()
    open_table(anna, server, game)
    return anna


def soonest(state: dict[str, Any]) -> str:
    """An action that ends the turn soonest."""
    actions = [str(each["action"]) for each in state["legal"]]
    return next((each for each in actions if each.split()[0] in ENDS), actions[0])


def play_rounds(anna: Visitor, count: int) -> None:
    """Anna plays as fast as the server takes it, the bots do so too, and then all is shown."""
    for _ in range(MOST):
        while (state := anna.state())["to_act"] > 0:
            anna.wait_after(state["n"])
        now = anna.page.request.get(f"{anna.url}/api/tables/{anna.table_id}/moments").json()
        if now["turns"][-1] == 0 and now["rounds"][-1] >= count:
            break
        anna.act(state, soonest(state))
    anna.wait_after(state["n"] - 1)
    while anna.page.locator(".table[data-busy=true]").count():
        anna.page.clock.run_for(SOME_FRAMES)
