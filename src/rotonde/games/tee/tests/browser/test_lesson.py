"""The lesson of Trans Europe Express by hand: the die, stations in reach, a card, a token."""

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visits


def at(page: Page, number: int) -> None:
    expect(page.locator(f".lesson[data-step='{number}']")).to_be_visible()


def read(page: Page, *numbers: int) -> None:
    for number in numbers:
        at(page, number)
        page.get_by_role("button", name="Next").click()


def press(page: Page, number: int, place: str) -> None:
    at(page, number)
    page.locator(place).first.click()


def test_the_lesson_is_played_by_hand_to_its_end(visit: Visits) -> None:
    page = visit().choose_game("Trans Europe Express").page
    page.get_by_role("link", name="Learn", exact=True).click()
    read(page, 1, 2)
    press(page, 3, ".actions .primary")
    press(page, 4, ".entry:has-text('Brussels')")
    read(page, 5, 6)
    press(page, 7, ".actions .button:not(.primary)")
    read(page, 8)
    press(page, 9, ".actions .primary")
    press(page, 10, ".actions .button:has(.token)")
    press(page, 11, ".entry:has-text('Bonn')")
    read(page, 12)
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
