"""A person at a table of Convoi Express, who plays every kind of card."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.table_from_record import begun, lay_under
from tests.browser.visitor import Visitor
from tests.server.harness import Server

SHORT = {"removed": 12, "firstSeat": 0}  # seven turns
OPEN = """async body => {
  const headers = {'content-type': 'application/json'}
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(body)})
  return (await answer.json()).table
}"""


def table(anna: Visitor, server: Server, *seats: str, led: bool = False, **options: Any) -> Any:
    """A table with these people, `open` for one who is still to come; led: through a first turn.

    Where all are there, chance is the same every time.
    """
    if not led:
        anna.page.add_init_script("localStorage.setItem('rotonde.tour.convoi', 'done')")
    anna.open()
    expect(anna.page.locator(".card").first).to_be_visible()
    chairs = [{"kind": "open"} if name == "open" else {"kind": "me", "name": name} for name in seats]
    agreed = {**SHORT, **options}
    made = anna.page.evaluate(OPEN, {"game": "convoi", "seats": chairs, "options": agreed})
    if "open" not in seats:
        start = begun("convoi", len(seats), agreed)
        lay_under(server, made["id"], start, len(start.actions), {})
    anna.open(f"/t/{made['id']}")
    return made


class Signaller:
    """Player at the panel, who plays every kind of card once and then ends each turn."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.done: set[str] = set()
        self.wait()

    def wait(self) -> None:
        self.page.wait_for_selector(".convoi[data-phase]:not([data-phase='']), #ending")

    @property
    def phase(self) -> str:
        return self.page.locator(".convoi").get_attribute("data-phase") or ""

    def is_over(self) -> bool:
        return self.page.locator("#ending").count() > 0

    def spots(self, kind: str) -> Locator:
        return self.page.locator(f"[data-spot^='{kind}:'].lit")

    def buttons(self) -> Locator:
        return self.page.locator(".controls .buttons > .button")

    def main(self) -> Locator:
        return self.page.locator(".controls .buttons > .primary")

    def after(self, do: Callable[[], None]) -> None:
        n = self.page.locator(".table").get_attribute("data-n")
        do()
        self.page.wait_for_function("n => document.querySelector('.table').dataset.n !== n", arg=n)
        self.wait()

    def press(self, spot: Locator) -> None:
        spot.locator(".reach").click()

    def decide(self) -> None:
        phase = self.phase
        self.done.add(phase)
        if phase == "card" and "manager" not in self.done:
            self.done.add("manager")
            self.page.locator(".agents button.lit").first.click()
        if phase == "select" and self.main().count() == 0:
            self.press(self.spots("train").first)
        if phase == "actions":
            self.act()
        elif self.main().count():
            self.after(self.main().first.click)
        elif phase == "rolled":
            self.after(lambda: self.press(self.spots("light").first))
        else:
            self.after(self.buttons().first.click)

    def act(self) -> None:
        for kind, play in (("light", self.signal), ("junction", self.switch), ("train", self.move)):
            if kind not in self.done and self.spots(kind).count():
                self.done.add(kind)
                play()
                break
        else:
            self.after(self.buttons().last.click)

    def signal(self) -> None:
        lamp = self.spots("light").first
        self.press(lamp)
        expect(lamp).to_have_attribute("aria-pressed", "true")
        expect(self.page.locator(".hands .minus").first).to_be_visible()
        self.after(lambda: self.press(self.spots("light").locator("visible=true").last))
        self.page.wait_for_selector(".convoi[data-phase=actions]")

    def switch(self) -> None:
        self.press(self.spots("junction").first)
        expect(self.page.locator(".controls .pair.on")).to_have_count(1)
        self.after(self.main().click)
        self.page.wait_for_selector(".convoi[data-phase=actions]")

    def move(self) -> None:
        self.press(self.spots("train").first)
        expect(self.page.locator(".ahead").first).to_be_attached()
        self.after(self.buttons().last.click)
