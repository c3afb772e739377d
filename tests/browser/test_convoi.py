"""Convoi Express in a real browser: whole games by mouse and by keyboard alone, on both boards."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_looks import overhang, picture, too_small, violations
from tests.browser.test_whole_games import press_until
from tests.browser.visitor import Visitor

Visits = Callable[..., Visitor]
SHORT = {"removed": 12, "firstSeat": 0}  # seven turns
OPEN = """async body => {
  const headers = {'content-type': 'application/json'}
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(body)})
  return (await answer.json()).table
}"""


def table(anna: Visitor, *seats: str, led: bool = False, **options: Any) -> Any:
    """A table with these people, `open` for one who is still to come; led: through a first turn."""
    if not led:
        anna.page.add_init_script("localStorage.setItem('rotonde.tour.convoi', 'done')")
    anna.open()
    expect(anna.page.locator(".card").first).to_be_visible()
    chairs = [{"kind": "open"} if name == "open" else {"kind": "me", "name": name} for name in seats]
    made = anna.page.evaluate(OPEN, {"game": "convoi", "seats": chairs, "options": {**SHORT, **options}})
    anna.open(f"/t/{made['id']}")
    return made


class Signaller:
    """Somebody at the panel, who plays every kind of card once and then ends each turn."""

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

    def levers(self) -> Locator:
        return self.page.locator(".desk .levers > .button")

    def main(self) -> Locator:
        return self.page.locator(".desk .levers > .primary")

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
            self.after(self.levers().first.click)

    def act(self) -> None:
        for kind, play in (("light", self.signal), ("junction", self.switch), ("train", self.move)):
            if kind not in self.done and self.spots(kind).count():
                self.done.add(kind)
                play()
                break
        else:
            self.after(self.levers().last.click)

    def signal(self) -> None:
        lamp = self.spots("light").first
        self.press(lamp)
        expect(lamp).to_have_attribute("aria-pressed", "true")
        expect(self.page.locator(".hands .minus").first).to_be_visible()
        self.after(lambda: self.press(self.spots("light").locator("visible=true").last))
        self.page.wait_for_selector(".convoi[data-phase=actions]")

    def switch(self) -> None:
        self.press(self.spots("junction").first)
        expect(self.page.locator(".desk .pair.on")).to_have_count(1)
        self.after(self.main().click)
        self.page.wait_for_selector(".convoi[data-phase=actions]")

    def move(self) -> None:
        self.press(self.spots("train").first)
        expect(self.page.locator(".ahead").first).to_be_attached()
        self.after(self.levers().last.click)


@pytest.mark.parametrize("board", ["central-europe", "north-america"])
def test_a_whole_game_by_mouse_with_all_seats(visit: Visits, board: str) -> None:
    anna = visit()
    table(anna, "Anna", "Ben", board=board)
    player = Signaller(anna.page)
    expect(anna.page.locator(".curtain")).to_have_count(0)
    while not player.is_over():
        player.decide()
    assert {"card", "actions", "light", "junction", "train"} <= player.done
    assert violations(anna.page) == []
    picture(anna.page, f"convoi-end-{board}")


@pytest.mark.parametrize("board", ["central-europe", "north-america"])
def test_a_whole_game_by_keyboard_alone(visit: Visits, board: str) -> None:
    anna = visit()
    table(anna, "Anna", "Ben", board=board)
    player = Signaller(anna.page)
    turned = False
    while not player.is_over():
        if player.phase == "actions" and not turned and player.spots("junction").count():
            turned = True
            press_until(anna.page, "document.activeElement.matches('[data-spot]')")
            anna.page.keyboard.press("ArrowRight")
            anna.page.keyboard.press("ArrowLeft")
            press_until(anna.page, "document.activeElement.matches('[data-spot^=junction].lit')", "ArrowDown")
            anna.page.keyboard.press("Enter")
            expect(anna.page.locator(".desk .pair.on")).to_have_count(1)
        choose_by_keyboard(anna.page, player)
    assert turned


def choose_by_keyboard(page: Page, player: Signaller) -> None:
    if player.phase == "select" and not player.main().count():
        press_until(page, "document.activeElement.closest('.levers') !== null")
        page.keyboard.press("Enter")
        expect(player.main()).to_have_count(1)
    if player.main().count():
        player.after(lambda: page.keyboard.press("g"))
    elif player.phase == "actions":
        player.after(lambda: page.keyboard.press("e"))
    else:
        press_until(page, "document.activeElement.closest('.levers') !== null")
        player.after(lambda: page.keyboard.press("Enter"))


def test_esc_puts_the_disc_back_and_what_is_refused_is_explained(visit: Visits) -> None:
    anna = visit()
    table(anna, "Anna", "Ben")
    player = Signaller(anna.page)
    while player.phase != "actions" or player.spots("light").count() == 0:
        player.decide() if player.phase != "actions" else player.after(player.levers().last.click)
    n = anna.n()
    player.press(player.spots("light").first)
    expect(anna.page.locator(".hands .minus").first).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".hands .minus")).to_have_count(0)
    red = anna.page.locator("[data-spot^='light:']:not(.lit)").first
    red.locator(".reach").click(force=True)
    expect(anna.page.locator(".desk > .sign")).to_contain_text("Not allowed")
    assert anna.n() == n, "nothing was spent"
    assert violations(anna.page) == []


def test_others_suggest_by_pointing(visit: Visits) -> None:
    anna, ben = visit(), visit()
    made = table(anna, "Anna", "open")
    ben.page.add_init_script("localStorage.setItem('rotonde.tour.convoi', 'done')")
    ben.open(f"/t/{made['id']}?invitation={made['invitation']}")
    ben.page.locator("#join-name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator(".convoi")).to_be_visible()
    expect(anna.page.locator(".convoi")).to_be_visible()
    ben.page.locator("[data-spot='junction:lyon'] .reach").click(force=True)
    expect(anna.page.locator("[data-spot='junction:lyon'] .ping")).to_be_attached()


def test_a_newcomer_is_led_through_a_turn_and_told_nothing_twice(visit: Visits) -> None:
    anna = visit(motion="no-preference")
    table(anna, "Anna", "Ben", led=True)
    player = Signaller(anna.page)
    lesson = anna.page.locator("aside.card")
    said: list[str] = []
    while player.phase != "actions" or lesson.count():
        if lesson.count():
            said.append(lesson.locator(".text").inner_text())
            lesson.get_by_role("button", name="Next").click()
        elif player.main().count():
            player.after(player.main().first.click)
    assert len(said) >= 7
    assert len(set(said)) == len(said)


LOOKS = {
    "wide": ((1440, 900), "light", "en-GB", "central-europe"),
    "wide-night": ((1440, 900), "dark", "fr-FR", "north-america"),
    "phone": ((390, 844), "light", "fr-FR", "central-europe"),
    "phone-night": ((360, 740), "dark", "en-GB", "north-america"),
    "hall": ((1920, 1080), "light", "en-GB", "north-america"),
}


@pytest.mark.parametrize("look", LOOKS)
def test_fits_and_reads(visit: Visits, look: str) -> None:
    (width, height), theme, locale, board = LOOKS[look]
    anna = visit(width=width, height=height, color_scheme=theme, locale=locale)
    table(anna, "Anna", "Ben", "Chloé", "Dieter", board=board)
    player = Signaller(anna.page)
    while player.phase != "actions":
        player.decide()
    assert overhang(anna.page) == 0
    assert violations(anna.page) == []
    assert too_small(anna.page) == []
    anna.page.evaluate("scrollTo(0, 0)")
    picture(anna.page, f"convoi-{look}")
