"""Trans Europe Express in a real browser: by mouse, by keyboard alone, on a phone, and looked at."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_looks import WIDTHS, overhang, picture, too_small, violations
from tests.browser.visitor import Visitor

Visits = Callable[..., Visitor]
STILL = ".table[data-busy=false] .tee[data-going='0']"  # no event is being shown, no way is being ridden
READY = f"{STILL} .actions button:enabled, {STILL} .entry.lit, #ending"
LIT = ".station.lit"
ENOUGH = 400


class Traveller:
    """Plays on the map and in the list beside it."""

    def __init__(self, visitor: Visitor, *sitters: str) -> None:
        self.page: Page = visitor.page
        visitor.choose_game("Trans Europe Express")
        self.page.evaluate("localStorage.setItem('rotonde.tour.tee', 'done')")
        self.page.locator("form.setup label").filter(has_text=str(len(sitters))).first.click()
        for seat, sitter in enumerate(sitters):
            self.page.locator("form.setup li select").nth(seat).select_option(sitter)
        self.page.locator("form.setup button.primary").click()
        expect(self.page.locator(".tee .map")).to_be_visible()
        self.page.wait_for_selector(READY)

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

    def touch(self, station: str) -> None:
        """Presses a station on the map where it lies, whatever else lies near."""
        box = self.page.locator(f".station[data-station={station}] .disc").bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def start(self) -> None:
        """The start with the shortest tour, in two steps: looked at, then taken."""
        entries = self.page.locator(".entry.lit")
        turns = [int(re.findall(r"\d+", text)[-1]) for text in entries.all_inner_texts()]
        entries.nth(turns.index(min(turns))).click()
        expect(self.page.locator(".entry.armed")).to_have_count(1)
        self.press(".actions .primary")

    def decide(self) -> None:
        """One decision, whichever is due: visits and home first, else any lit choice."""
        if self.page.locator(".entry.armed").count():
            self.press(".actions .primary")
        elif self.page.locator(".entry.lit").count():
            self.choose()
        else:
            self.press(".actions .primary:enabled, .actions button:enabled")

    def choose(self) -> None:
        """Where ways differ or a choice is to be confirmed, the list asks again, and is answered."""
        n = self.n()
        self.page.locator(".entry.wins, .entry.visits, .entry.lit").first.click()
        self.page.wait_for_function(
            "n => Number(document.querySelector('.table').dataset.n) > n"
            " || document.querySelector('.entry.armed, [data-entry^=way]')",
            arg=n,
        )
        if self.n() == n:
            self.page.locator(".actions .primary:enabled, [data-entry^=way]").first.click()
        self.after(n)


@pytest.fixture
def traveller(visit: Visits) -> Traveller:
    return Traveller(visit(), "me", "bot:novice")


def test_some_turns_by_mouse_on_the_map(traveller: Traveller) -> None:
    page = traveller.page
    page.locator(".station[data-station=gibraltar]").hover()
    expect(page.locator(".number")).to_have_count(6)  # the tour from there, in its order
    traveller.start()
    for _ in range(4):
        traveller.press(".actions .primary")
        assert page.locator(LIT).count() == page.locator(".entry.lit").count() > 0
        page.locator(LIT).last.hover()
        expect(page.locator(".way.under")).to_have_count(1)
        picture(page, "tee-wide-reach")
        n = traveller.n()
        traveller.touch(page.locator(LIT).last.get_attribute("data-station") or "")
        traveller.after(n)
        if page.locator(".actions .primary").inner_text() == "Stop here":
            traveller.press(".actions .primary")
    assert violations(page) == []


def test_a_whole_game_by_the_list(traveller: Traveller) -> None:
    traveller.start()
    for _ in range(ENOUGH):
        if traveller.is_over():
            break
        traveller.decide()
    expect(traveller.page.locator("#ending")).to_be_visible()
    assert violations(traveller.page) == []
    picture(traveller.page, "tee-wide-end")


def test_by_keyboard_alone(traveller: Traveller) -> None:
    page = traveller.page
    page.locator(".station[tabindex='0']").focus()
    first = page.evaluate("document.activeElement.dataset.station")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.station") != first
    for name in ("cork", "gibraltar"):
        walk_to(page, name)
    page.keyboard.press("Enter")
    expect(page.locator(".station.armed")).to_have_attribute("data-station", "gibraltar")
    page.keyboard.press("Escape")
    expect(page.locator(".station.armed")).to_have_count(0)
    n = traveller.n()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    traveller.after(n)
    for _ in range(3):
        n = traveller.n()
        page.keyboard.press("t")
        traveller.after(n)
        n = traveller.n()
        page.locator(".entry.lit").first.focus()
        page.keyboard.press("Enter")
        traveller.after(n)
        if page.get_by_role("button", name="Stop here").count():
            page.keyboard.press("s")
            traveller.after(n + 1)
    zoom = page.locator(".map g").first.get_attribute("transform")
    page.keyboard.press("+")
    expect(page.locator(".map g").first).not_to_have_attribute("transform", zoom or "")


def walk_to(page: Page, station: str) -> None:
    """By arrow keys, always towards the station, until the focus is on it."""
    towards = """id => {
      const at = (each) => { const {x, y} = each.getBoundingClientRect(); return [x, y] }
      const here = document.activeElement, there = document.querySelector(`[data-station=${id}]`)
      if (here === there) return ''
      const [a, b] = [at(here), at(there)]
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
      return dy > 0 ? 'ArrowDown' : 'ArrowUp'
    }"""
    for _ in range(60):
        key = page.evaluate(towards, station)
        if not key:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{station} was not reached by arrow keys")


def test_what_cannot_be_done_is_explained_by_its_rule(traveller: Traveller) -> None:
    traveller.start()
    page = traveller.page
    page.locator(".actions .refused").click(force=True)  # at a start there is nothing to change to
    expect(page.locator("[data-read]")).to_have_text("TEE-NET-4")
    traveller.press(".actions .primary")
    traveller.touch("prague")
    expect(page.locator("[data-read]")).to_have_text(re.compile(r"TEE-(MOVE|NET)-\d"))


def test_the_map_is_moved_by_wheel_drag_and_buttons(traveller: Traveller) -> None:
    page = traveller.page
    paper = page.locator(".map g").first
    seen = {paper.get_attribute("transform")}
    page.locator(".map > svg").hover(position={"x": 300, "y": 300})
    page.mouse.wheel(0, -400)
    expect(paper).not_to_have_attribute("transform", seen.pop() or "")
    seen.add(paper.get_attribute("transform"))
    page.mouse.down()
    page.mouse.move(360, 420, steps=4)
    page.mouse.up()
    expect(paper).not_to_have_attribute("transform", seen.pop() or "")
    names = page.locator(".map text").count()
    page.get_by_role("button", name="The whole map").click()
    assert page.locator(".map text").count() < names, "what had no room is revealed by the zoom"


def test_a_newcomer_is_led_through_a_start(visit: Visits) -> None:
    anna = Traveller(visit(), "me", "bot:novice")
    anna.page.evaluate("localStorage.removeItem('rotonde.tour.tee')")
    anna.page.reload()
    lesson = anna.page.locator("aside.card")
    expect(lesson).to_contain_text("TEE-SETUP-3")
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("TEE-SETUP-4")
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_have_count(0)  # the next lesson waits for the first turn
    anna.start()
    expect(lesson).to_contain_text("TEE-MOVE-1")


@pytest.mark.parametrize(
    ("size", "theme", "locale"),
    [
        ("phone", "light", "en-GB"),
        ("phone", "dark", "fr-FR"),
        ("tablet", "light", "fr-FR"),
        ("hall", "dark", "en-GB"),
    ],
)
def test_it_fits_every_screen(visit: Visits, size: str, theme: str, locale: str) -> None:
    width, height = WIDTHS[size]
    bots = ["bot:novice"] * (4 if size == "hall" else 1)
    anna = Traveller(visit(width=width, height=height, color_scheme=theme, locale=locale), "me", *bots)
    picture(anna.page, f"tee-{size}-{theme}-start")
    anna.start()
    anna.press(".actions .primary")
    assert overhang(anna.page) == 0
    assert violations(anna.page) == []
    if size == "phone":
        assert too_small(anna.page) == []
    picture(anna.page, f"tee-{size}-{theme}-table")
