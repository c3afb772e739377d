"""Trans Europe Express in a real browser: by mouse, by keyboard alone, on a phone, and looked at."""

import re

import pytest
from playwright.sync_api import Page, expect

from rotonde.games.tee.tests.browser.player import LIT, Player, Traveller
from tests.browser.page_checks import WIDTHS, overhang, picture, too_small, violations
from tests.browser.table_page import press_until
from tests.browser.visitor import Visits
from tests.server.harness import Server

ENOUGH = 400


@pytest.fixture
def traveller(visit: Visits, server: Server) -> Traveller:
    return Traveller(visit(), server)


def test_some_turns_by_mouse_on_the_map(traveller: Traveller) -> None:
    page = traveller.page
    page.locator(".station[data-station=gibraltar]").hover()
    expect(page.locator(".number")).to_have_count(6)  # the tour from there, in its order
    traveller.start()
    for _ in range(4):
        traveller.press(".actions .primary")
        assert page.locator(LIT).count() == page.locator(".entry.lit").count() > 0
        page.mouse.move(*traveller.place_of(page.locator(LIT).last.get_attribute("data-station") or ""))
        expect(page.locator(".way.under")).to_have_count(1)
        picture(page, "tee-wide-reach")
        n = traveller.n()
        traveller.point(page.locator(LIT).last.get_attribute("data-station") or "")
        traveller.after(n)
        if page.locator(".actions .primary").inner_text() == "Stop here":
            traveller.press(".actions .primary")
    assert violations(page) == []


def test_a_whole_game_by_mouse_on_the_map(traveller: Traveller) -> None:
    traveller.start()
    for turn in range(ENOUGH):
        if traveller.is_over():
            break
        decide_by_mouse(traveller, draws=turn % 3 == 0)
    expect(traveller.page.locator("#ending")).to_be_visible()
    assert violations(traveller.page) == []
    picture(traveller.page, "tee-wide-end")


def decide_by_mouse(player: Player, *, draws: bool) -> None:
    """One decision, whichever is due: souvenirs and home first, else the lit station that is farthest."""
    page = player.page
    lit = page.locator(LIT)
    if lit.count() == 0:
        card = page.locator(".actions .button:not(.primary, .refused)") if draws else page.locator("none")
        player.press(".actions .button:not(.primary, .refused)" if card.count() else PLAIN)
    elif not arrive_by_mouse(player):
        player.press(".actions .primary:enabled, [data-entry^=way]")


PLAIN = ".actions .primary:enabled, .actions button:enabled, .entry.lit"


def arrive_by_mouse(player: Player) -> bool:
    """Presses a lit station; false where that asks again: which way, or whether it is meant."""
    n = player.n()
    wanted = (
        player.page.locator(".entry.wins, .entry.visits").or_(player.page.locator(".entry.lit").last).first
    )
    player.point(wanted.get_attribute("data-entry") or "")
    player.page.wait_for_function(
        "n => Number(document.querySelector('.table').dataset.n) > n"
        " || document.querySelector('.entry.armed, [data-entry^=way]')",
        arg=n,
    )
    if player.n() == n:
        return False
    player.after(n)
    return True


def test_by_keyboard_on_the_map(traveller: Traveller) -> None:
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
    zoom = page.locator(".map g").first.get_attribute("transform")
    page.keyboard.press("+")
    expect(page.locator(".map g").first).not_to_have_attribute("transform", zoom or "")


def test_a_whole_game_by_keyboard_alone(traveller: Traveller) -> None:
    page = traveller.page
    press_until(page, "document.activeElement.matches('.entry.lit')")
    page.keyboard.press("Enter")
    press_until(page, "document.activeElement.matches('.actions .primary')", key="Shift+Tab")
    n = traveller.n()
    page.keyboard.press("Enter")
    traveller.after(n)
    for turn in range(ENOUGH):
        if traveller.is_over():
            break
        decide_by_keyboard(traveller, draws=turn % 3 == 0)
    expect(page.locator("#ending")).to_be_visible()


def decide_by_keyboard(player: Player, *, draws: bool) -> None:
    """T throws, D draws, S stops; G leads into the list, home and souvenirs first, and Enter takes."""
    page, n = player.page, player.n()
    if page.locator(".actions .button", has_text="Throw the die").count():
        may = page.locator(".actions .button", has_text="Draw").get_attribute("aria-disabled") == "false"
        page.keyboard.press("d" if draws and may else "t")
    elif page.locator(".entry.lit").count() == 0:
        page.keyboard.press("s")
    else:
        page.keyboard.press("g")
        expect(page.locator(".entry.lit:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        asked_again = ".entry.armed, [data-entry^=way]"
        moved = "Number(document.querySelector('.table').dataset.n) > n"
        page.wait_for_function(f"n => {moved} || document.querySelector('{asked_again}')", arg=n)
        if player.n() == n:
            page.keyboard.press("Enter")
    player.after(n)


def walk_to(page: Page, station: str) -> None:
    """Presses arrow keys towards the station, until the focus is on it."""
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
    traveller.point("prague")
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


@pytest.mark.parametrize(
    ("size", "theme", "locale"),
    [
        ("phone", "light", "en-GB"),
        ("phone", "dark", "fr-FR"),
        ("tablet", "light", "fr-FR"),
        ("hall", "dark", "en-GB"),
    ],
)
def test_it_fits_every_screen(visit: Visits, server: Server, size: str, theme: str, locale: str) -> None:
    width, height = WIDTHS[size]
    person = visit(width=width, height=height, color_scheme=theme, locale=locale)
    anna = Traveller(person, server, bots=4 if size == "hall" else 1)
    picture(anna.page, f"tee-{size}-{theme}-start")
    anna.start()
    anna.press(".actions .primary")
    assert overhang(anna.page) == 0
    assert violations(anna.page) == []
    if size == "phone":
        assert too_small(anna.page) == []
    picture(anna.page, f"tee-{size}-{theme}-table")
