"""The lesson of Würfel Express, taken with one's own hands: dice kept by a tap, strips taken by a tap."""

from playwright.sync_api import Page, expect

from tests.browser.visitor import FREE_COLOURS, Visits


def at(page: Page, number: int) -> None:
    expect(page.locator(f".lesson[data-step='{number}']")).to_be_visible()


def keep(page: Page, count: int) -> None:
    """Keeps the red and the blue dice, by the buttons above the supply."""
    page.keyboard.press("Escape")
    for column in (0, 1):
        page.locator(FREE_COLOURS).nth(column).click()
    expect(page.locator(".place.kept")).to_have_count(count)
    page.locator(".actions .button.primary").click()


def test_the_lesson_is_played_by_hand_to_its_end(visit: Visits) -> None:
    page = visit().choose_game().page
    page.get_by_role("link", name="Learn", exact=True).click()
    go_on = page.get_by_role("button", name="Next")
    for number in (1, 2):
        at(page, number)
        go_on.click()
    at(page, 3)
    page.locator(".actions .button").first.click()
    at(page, 4)
    go_on.click()
    at(page, 5)
    keep(page, 4)
    at(page, 6)
    go_on.click()
    at(page, 7)
    keep(page, 6)
    at(page, 8)
    page.locator(".cell.lit").click()
    at(page, 9)
    page.locator("button.piece.lit").click()
    for number in (10, 11):
        at(page, number)
        go_on.click()
    page.get_by_role("button", name="Play a game now").click()
    expect(page.locator(".table .wurfel")).to_be_visible()
