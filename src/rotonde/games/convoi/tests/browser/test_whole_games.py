"""Convoi Express in a real browser: whole games by mouse and by keyboard alone, on both boards."""

import pytest
from playwright.sync_api import Page, expect

from rotonde.games.convoi.tests.browser.player import Signaller, table
from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.table_page import press_until
from tests.browser.visitor import Visits
from tests.server.harness import Server


@pytest.mark.parametrize("board", ["central-europe", "north-america"])
def test_a_whole_game_by_mouse_with_all_seats(visit: Visits, server: Server, board: str) -> None:
    anna = visit()
    table(anna, server, "Anna", "Ben", board=board)
    player = Signaller(anna.page)
    expect(anna.page.locator(".pass-device")).to_have_count(0)
    while not player.is_over():
        player.decide()
    assert {"card", "actions", "light", "junction", "train"} <= player.done
    assert violations(anna.page) == []
    picture(anna.page, f"convoi-end-{board}")


@pytest.mark.parametrize("board", ["central-europe", "north-america"])
def test_a_whole_game_by_keyboard_alone(visit: Visits, server: Server, board: str) -> None:
    anna = visit()
    table(anna, server, "Anna", "Ben", board=board)
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
            expect(anna.page.locator(".controls .pair.on")).to_have_count(1)
        choose_by_keyboard(anna.page, player)
    assert turned


def choose_by_keyboard(page: Page, player: Signaller) -> None:
    if player.phase == "select" and not player.main().count():
        press_until(page, "document.activeElement.closest('.buttons') !== null")
        page.keyboard.press("Enter")
        expect(player.main()).to_have_count(1)
    if player.main().count():
        player.after(lambda: page.keyboard.press("g"))
    elif player.phase == "actions":
        player.after(lambda: page.keyboard.press("e"))
    else:
        press_until(page, "document.activeElement.closest('.buttons') !== null")
        player.after(lambda: page.keyboard.press("Enter"))


def test_esc_puts_the_disc_back_and_what_is_refused_is_explained(visit: Visits, server: Server) -> None:
    anna = visit()
    table(anna, server, "Anna", "Ben")
    player = Signaller(anna.page)
    while player.phase != "actions" or player.spots("light").count() == 0:
        player.decide() if player.phase != "actions" else player.after(player.buttons().last.click)
    n = anna.n()
    player.press(player.spots("light").first)
    expect(anna.page.locator(".hands .minus").first).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".hands .minus")).to_have_count(0)
    anna.page.locator(".agents button[aria-disabled=true]").first.click(force=True)
    expect(anna.page.locator(".controls .said > .notice")).to_contain_text("Not allowed")
    assert anna.n() == n, "nothing was spent"
    assert violations(anna.page) == []


def test_others_suggest_by_pointing(visit: Visits, server: Server) -> None:
    anna, ben = visit(), visit()
    made = table(anna, server, "Anna", "open")
    ben.page.add_init_script("localStorage.setItem('rotonde.tour.convoi', 'done')")
    ben.open(f"/t/{made['id']}?invitation={made['invitation']}")
    ben.page.locator("#join-name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator(".convoi")).to_be_visible()
    expect(anna.page.locator(".convoi")).to_be_visible()
    ben.page.locator("[data-spot='junction:lyon'] .reach").click(force=True)
    expect(anna.page.locator("[data-spot='junction:lyon'] .ping")).to_be_attached()


def test_a_newcomer_is_led_through_a_turn_and_told_nothing_twice(visit: Visits, server: Server) -> None:
    anna = visit(motion="no-preference")
    table(anna, server, "Anna", "Ben", led=True)
    player = Signaller(anna.page)
    lesson = anna.page.locator("aside.card")
    said: list[str] = []
    while player.phase != "actions" or lesson.count():
        if lesson.count():
            said.append(lesson.locator(".text").inner_text())
            lesson.get_by_role("button", name="Next").click()
        elif player.main().count():
            player.after(player.main().first.click)
    assert len(said) >= 6
    assert len(set(said)) == len(said)


LOOKS = {
    "wide": ((1440, 900), "light", "en-GB", "central-europe"),
    "wide-night": ((1440, 900), "dark", "fr-FR", "north-america"),
    "phone": ((390, 844), "light", "fr-FR", "central-europe"),
    "phone-night": ((360, 740), "dark", "en-GB", "north-america"),
    "hall": ((1920, 1080), "light", "en-GB", "north-america"),
}


@pytest.mark.parametrize("look", LOOKS)
def test_fits_and_reads(visit: Visits, server: Server, look: str) -> None:
    (width, height), theme, locale, board = LOOKS[look]
    anna = visit(width=width, height=height, color_scheme=theme, locale=locale)
    table(anna, server, "Anna", "Ben", "Chloé", "Dieter", board=board)
    player = Signaller(anna.page)
    while player.phase != "actions":
        player.decide()
    assert overhang(anna.page) == 0
    assert violations(anna.page) == []
    assert too_small(anna.page) == []
    anna.page.evaluate("scrollTo(0, 0)")
    picture(anna.page, f"convoi-{look}")
