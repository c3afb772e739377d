"""The rulebook's example turn of Convoi Express, learnt on the board: by its own levers, to its end."""

import pytest
from playwright.sync_api import Page, expect

from rotonde.games.convoi.tests.browser.player import table
from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server

STEPS = 17


def step(page: Page) -> int:
    return int(page.locator(".lesson").get_attribute("data-step") or 0)


def at(page: Page, number: int) -> None:
    expect(page.locator(f".lesson[data-step='{number}']")).to_be_visible()


def spot(page: Page, name: str) -> None:
    page.locator(f"[data-spot='{name}'] .reach").click(force=True)


def lever(page: Page, text: str) -> None:
    page.locator(".controls .buttons > .button").filter(has_text=text).first.click()


def begin(anna: Visitor) -> Page:
    page = anna.choose_game("Convoi Express").page
    page.get_by_role("link", name="Learn", exact=True).click()
    at(page, 1)
    return page


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_example_turn_is_played_on_the_board_to_its_end(visit: Visits, size: tuple[int, int]) -> None:
    width, height = size
    page = begin(visit(width=width, height=height, has_touch=width < 400))
    expect(page.locator("[data-spot='place:p.marseille'] .ping")).to_be_attached()
    page.get_by_role("button", name="Next").click()
    play_the_card(page)
    page.get_by_role("button", name="Next").click()
    play_the_cards(page)
    expect(page.locator(".clock")).to_have_attribute("aria-label", "Station clock: 6 of 7 time tokens left")
    page.get_by_role("button", name="Next").click()
    lever(page, "End the turn")
    at(page, STEPS)
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
    assert page.evaluate("localStorage.getItem('rotonde.tour.convoi')") == "done"
    assert overhang(page) == 0
    page.get_by_role("button", name="Play a game now").click()
    expect(page.locator(".convoi[data-phase]")).to_be_visible()


def play_the_card(page: Page) -> None:
    at(page, 2)
    expect(page.locator(".lesson .rule")).to_contain_text("CV-INS-1")
    page.locator(".controls .buttons > .primary").click()
    lever(page, "black")
    at(page, 4)
    page.locator(".controls .buttons > .primary").click()
    at(page, 5)
    spot(page, "train:black1")
    at(page, 6)


def play_the_cards(page: Page) -> None:
    at(page, 7)
    spot(page, "train:black1")
    lever(page, "Move")
    at(page, 8)
    spot(page, "light:geneva_basel.0")
    spot(page, "light:paris_dijon.0")
    at(page, 9)
    turn(page, "Lyon", "Paris")
    at(page, 10)
    spot(page, "train:black1")
    page.locator(".controls .buttons > .primary").click()
    at(page, 11)
    spot(page, "light:paris_dijon.0")
    at(page, 12)
    turn(page, "Basel", "Lyon")
    at(page, 13)
    spot(page, "train:brown1")
    page.locator(".controls .buttons > .primary").click()
    at(page, 14)
    page.locator(".controls .buttons > .primary").click()
    at(page, 15)


def turn(page: Page, one: str, other: str) -> None:
    spot(page, "junction:dijon")
    page.locator(".controls .pair").filter(has_text=one).filter(has_text=other).click()
    page.locator(".controls .buttons > .primary").click()


def test_whoever_strays_is_told_how_the_example_goes_on(visit: Visits) -> None:
    page = begin(visit())
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Show me").click()
    at(page, 3)
    lever(page, "grey")
    expect(page.locator(".lesson .strayed")).to_contain_text("black")
    spot(page, "junction:lyon")
    expect(page.locator(".controls .said > .notice")).to_contain_text("Not allowed")
    page.get_by_role("button", name="Back").click()
    at(page, 2)
    expect(page.locator(".convoi")).to_have_attribute("data-phase", "card")


@pytest.mark.parametrize("look", [("fr-FR", "dark", 390, 844), ("fr-FR", "light", 1440, 900)])
def test_every_step_fits_and_reads_in_french_too(visit: Visits, look: tuple[str, str, int, int]) -> None:
    locale, theme, width, height = look
    page = visit(locale=locale, color_scheme=theme, width=width, height=height).open("/learn/convoi").page
    for number in range(1, STEPS + 1):
        at(page, number)
        if number in (1, 8, 15):
            picture(page, f"convoi-lesson-{width}-{number:02}")
        assert overhang(page) == 0
        if number in (1, 7):
            assert violations(page) == []
            assert too_small(page) == []
        while page.locator(f".lesson[data-step='{number}']").count():
            n = page.locator(".page").get_attribute("data-n")
            page.locator(".lesson .row button").last.click()
            page.wait_for_function(
                "([n, step]) => document.querySelector('.page').dataset.n !== n"
                " || document.querySelector('.lesson')?.dataset.step !== step",
                arg=[n, str(number)],
            )
    expect(page.locator(".end")).to_be_visible()


def test_the_lesson_can_be_left_at_any_step(visit: Visits) -> None:
    page = begin(visit(width=390, height=844))
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.locator(".cards")).to_be_visible()


def test_the_first_tour_at_a_table_shows_the_way_to_the_lesson(visit: Visits, server: Server) -> None:
    anna = visit()
    table(anna, server, "Anna", "Ben", led=True)
    anna.page.get_by_role("link", name="Learn it first: The rulebook's example turn").click()
    at(anna.page, 1)
