"""The lesson of Express, taken with one's own hands: a card is pressed, then its place."""

from playwright.sync_api import Page, expect

from rotonde.games.express.tests.browser.hands import PILES, PLACES
from tests.browser.visitor import Visits


def at(page: Page, number: int) -> None:
    expect(page.locator(f".lesson[data-step='{number}']")).to_be_visible()


def read(page: Page, *numbers: int) -> None:
    for number in numbers:
        at(page, number)
        page.get_by_role("button", name="Next").click()


def lay(page: Page, number: int, kind: str, card: str) -> None:
    at(page, number)
    page.locator(f".hand .place[data-kind={card}]").first.click()
    page.locator(PLACES[kind]).first.click()


def test_the_lesson_is_played_by_hand_to_its_end(visit: Visits) -> None:
    page = visit().choose_game("Express").page
    page.get_by_role("link", name="Learn", exact=True).click()
    read(page, 1, 2)
    at(page, 3)
    page.locator(PILES["take"]).click()
    lay(page, 4, "start", "box-car")
    lay(page, 5, "engine", "gondola")
    lay(page, 6, "discard", "hopper")
    at(page, 7)
    page.locator(PILES["draw"]).click()
    lay(page, 8, "add", "box-car")
    lay(page, 9, "add", "box-car")
    expect(page.locator(".hand .place[data-kind=box-car]")).to_have_count(1)
    lay(page, 9, "add", "box-car")
    lay(page, 10, "add", "tank-car")
    read(page, 11)
    at(page, 12)
    page.locator(".button[data-action='out wreck']").click()
    read(page, 13)
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
