"""Looking back in a game that runs: earlier moments by the arrow keys, as my seat could know them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playback import play_rounds, sit
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server

BAR = ".look-back"


def moments(anna: Visitor) -> list[int]:
    at = anna.page.request.get(f"{anna.url}/api/tables/{anna.table_id}/moments").json()["at"]
    return [int(each) for each in at]


def shows(page: Page, number: int, count: int, at: int) -> None:
    expect(page.locator(f"{BAR} [role=status]")).to_contain_text(
        f"You are looking at move {number} of {count}"
    )
    expect(page.locator(f".table[data-moment='{at}']")).to_have_count(1)


@pytest.mark.parametrize("game", ["wurfel", "tee"])
def test_the_arrow_keys_lead_back_and_nothing_can_be_done_there(
    visit: Visits, server: Server, game: str
) -> None:
    anna = sit(visit, server, game)
    play_rounds(anna, 1)
    page, at = anna.page, moments(anna)
    count = len(at)
    page.keyboard.press("ArrowLeft")
    shows(page, count - 1, count, at[-2])
    page.keyboard.press("ArrowLeft")
    shows(page, count - 2, count, at[-3])
    seat = page.request.get(f"{anna.url}/api/tables/{anna.table_id}/moments").json()["seats"][-3]
    expect(page.locator(".player-badge.acting")).to_have_attribute("data-seat", str(seat))
    expect(page.locator(".status-bar.mine")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(page.locator(".choices button")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    shows(page, count - 1, count, at[-2])
    page.keyboard.press("ArrowRight")
    expect(page.locator(BAR)).to_have_count(0)
    expect(page.locator(".status-bar.mine")).to_have_count(1)


def test_escape_and_end_and_the_bar_lead_back_to_now(visit: Visits, server: Server) -> None:
    anna = sit(visit, server, "wurfel")
    play_rounds(anna, 1)
    page = anna.page
    for leave in ("Escape", "End"):
        page.keyboard.press("ArrowLeft")
        expect(page.locator(BAR)).to_have_count(1)
        page.keyboard.press(leave)
        expect(page.locator(BAR)).to_have_count(0)
    page.get_by_role("button", name="Look back in this game").click()
    expect(page.locator(BAR)).to_have_count(1)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(BAR)).to_have_count(0)
    expect(page.locator(".recap .card")).to_have_count(2)
