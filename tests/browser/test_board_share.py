"""The board is the page: its share of the window, with what a turn needs in sight; Back; the side panel."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.page_checks import overhang, picture
from tests.browser.playback import open_table, soonest
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server

Size = tuple[int, int]
RIVALS = 2
WIDE, HALL, DESK = (1440, 900), (1920, 1080), (1024, 768)
PHONE, SMALL, ASIDE, ZOOMED = (390, 844), (360, 640), (844, 390), (720, 450)
LEAST = {WIDE: 60, HALL: 60, DESK: 55, PHONE: 50, SMALL: 50, ASIDE: 50, ZOOMED: 50}
# What is counted: the drawing itself, no margin, no buttons, no hand; of Würfel Express not the tray.
BOARDS = {
    "wurfel": ".wurfel :is(.tracks, .rack)",
    "express": ".express .felt",
    "tee": ".tee .map",
    "convoi": ".convoi .frame svg",
}
# What a turn needs, whole in the window.
NEEDED = {
    "wurfel": ".wurfel .tray .place, .wurfel .actions .button",
    "express": ".express .hand .place, .express .actions .button",
    "tee": ".tee .actions .button, .tee .souvenirs .tag, .tee .people strong",
    "convoi": ".convoi .controls .button, .convoi .hand.near .cards button, .convoi .clock, .convoi .card",
}
COUNT = """
window.askedFrames = 0
window.nextFrame = requestAnimationFrame.bind(window)
window.requestAnimationFrame = (run) => (window.askedFrames++, window.nextFrame(run))
"""
MOVING = """async () => {
  const before = window.askedFrames
  for (let i = 0; i < 12; i++) await new Promise(window.nextFrame)
  return [window.askedFrames - before, document.getAnimations().length]
}"""
SHARE = """select => {
  const [step, found] = [8, []]
  for (let y = step / 2; y < innerHeight; y += step)
    for (let x = step / 2; x < innerWidth; x += step)
      found.push(document.elementFromPoint(x, y)?.closest(select) != null)
  return (100 * found.filter(Boolean).length) / found.length
}"""
OUTSIDE = """select => [...document.querySelectorAll(select)].map(each => each.getBoundingClientRect())
  .filter(({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
  .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join())"""


def first_turn(visitor: Visitor, server: Server, game: str) -> Page:
    """Anna's turn at the beginning of a game."""
    open_table(visitor, server, game)
    visitor.page.wait_for_selector(".status-bar.mine")
    visitor.page.wait_for_selector(".table[data-busy=false]")
    return visitor.page


def my_turn(visitor: Visitor, server: Server, game: str) -> Page:
    """Anna's turn after two bots', with two recap cards; in Express, where cards must be laid, her first."""
    page = first_turn(visitor, server, game)
    if game == "express":
        return page
    while page.locator(".recap .card").count() < RIVALS:
        state = visitor.state()
        visitor.act(state, soonest(state))
        while (state := visitor.state())["to_act"] > 0:
            visitor.wait_after(state["n"])
        visitor.wait_after(state["n"] - 1)
    return page


@pytest.mark.parametrize("size", LEAST, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", BOARDS)
def test_the_board_has_its_share_of_the_window(visit: Visits, server: Server, game: str, size: Size) -> None:
    french = size in (PHONE, ZOOMED, DESK)  # longer words
    anna = visit(width=size[0], height=size[1], locale="fr-FR" if french else "en-GB")
    page = my_turn(anna, server, game)
    picture(page, f"share-{game}-{size[0]}x{size[1]}")
    share = page.evaluate(SHARE, BOARDS[game])
    assert share >= LEAST[size]
    assert overhang(page) == 0
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page itself scrolls"
    expect(page.locator(NEEDED[game]).first).to_be_visible()
    assert page.evaluate(OUTSIDE, NEEDED[game]) == []


@pytest.mark.parametrize("size", [SMALL, ASIDE], ids=["phone", "low"])
def test_back_closes_what_lies_over_the_table(visit: Visits, size: Size) -> None:
    page = visit(width=size[0], height=size[1]).play_now().page
    table = page.url
    page.locator("[data-panel]").click()
    expect(page.locator(".side-panel.open")).to_be_visible()
    page.go_back()
    expect(page.locator(".side-panel.open")).to_have_count(0)
    page.get_by_role("button", name="At this table").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-panel]").click()
    page.keyboard.press("Escape")
    expect(page.locator(".side-panel.open")).to_have_count(0)
    page.wait_for_function("() => history.state === null")
    assert page.url == table
    page.go_back()
    expect(page.locator("button.now")).to_be_visible()


def test_a_link_in_the_menu_takes_the_menus_place_in_the_history(visit: Visits) -> None:
    page = visit().play_now().page
    table = page.url
    page.get_by_role("button", name="At this table").click()
    page.get_by_role("dialog").get_by_role("link", name="My account").click()
    page.wait_for_url("**/me")
    page.go_back()
    page.wait_for_url(table)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".table")).to_be_visible()


def test_the_panel_beside_a_wide_table_stays_as_it_was_left(visit: Visits) -> None:
    page = visit().play_now().page
    expect(page.locator(".side-panel")).to_be_hidden()
    page.locator("[data-panel]").click()
    expect(page.locator(".side-panel")).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator(".side-panel")).to_be_visible()
    page.set_viewport_size({"width": 720, "height": 450})
    expect(page.locator(".side-panel")).to_be_hidden()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".side-panel").get_by_role("button", name="Close").click()
    expect(page.locator(".side-panel")).to_be_hidden()
    page.reload()
    expect(page.locator(".table")).to_be_visible()
    expect(page.locator(".side-panel")).to_be_hidden()


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "phone"])
def test_nothing_moves_when_a_hint_or_a_long_sentence_comes(visit: Visits, size: Size) -> None:
    page = visit(width=size[0], height=size[1]).play_now().page
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    before = page.locator(".wurfel .tracks").bounding_box()
    page.keyboard.press("h")
    expect(page.locator(".hint p")).to_be_visible()
    assert page.locator(".wurfel .tracks").bounding_box() == before
    page.locator(".headline").focus()
    assert page.locator(".wurfel .tracks").bounding_box() == before


@pytest.mark.parametrize("game", ["wurfel", "express"])
def test_at_rest_nothing_moves(visit: Visits, server: Server, game: str) -> None:
    anna = visit()
    anna.page.add_init_script(COUNT)
    page = first_turn(anna, server, game)
    state = anna.state()
    anna.act(state, "stop" if game == "wurfel" else "draw")  # what may be taken then shines
    anna.wait_after(state["n"])
    page.wait_for_selector(".status-bar.mine")
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
    page.wait_for_function("() => document.getAnimations().length === 0")
    assert page.evaluate(MOVING) == [0, 0]


@pytest.mark.parametrize("game", ["tee", "convoi"])
def test_a_map_or_a_panel_does_not_move_at_rest(visit: Visits, server: Server, game: str) -> None:
    anna = visit(motion="no-preference")
    anna.page.add_init_script(COUNT)
    page = first_turn(anna, server, game)
    page.wait_for_function("() => document.getAnimations().length === 0")
    assert page.evaluate(MOVING) == [0, 0]
