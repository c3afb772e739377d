"""Hints on the board: the suggested move is marked where it is made, until it is put away."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.page_checks import picture
from tests.browser.playback import open_table
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server

MARK = ".board .suggested"
# Where a suggested action is marked; those that have no place of their own are said in words alone.
PLACES = {
    "wurfel": {"reroll": ".place .suggested", "take": ".cell .suggested", "steal": ".lane .suggested"},
    "express": {"start": ".hand .suggested", "add": ".hand .suggested", "discard": ".hand .suggested"},
    "tee": {"start": "[data-station] .suggested", "ride": "[data-station] .suggested"},
    "convoi": {"move": "[data-spot] .suggested", "go": "[data-spot] .suggested"},
}
MOST = 30


def suggested(anna: Visitor) -> dict[str, Any]:
    """The action that the hint suggests; the first costs a rated game its rating, which is said before."""
    rated = anna.page.request.get(f"{anna.url}/api/tables/{anna.table_id}").json()["rated"]
    if rated:
        anna.page.keyboard.press("h")
    with anna.page.expect_response(lambda answer: "/hint" in answer.url) as answer:
        anna.page.locator("[data-anyway]").click() if rated else anna.page.keyboard.press("h")
    action = answer.value.json()["action"]
    return next(each for each in anna.state()["legal"] if each["action"] == action)


@pytest.mark.parametrize("game", PLACES)
def test_a_hint_is_marked_where_it_is_made(visit: Visits, server: Server, game: str) -> None:
    anna = visit()
    open_table(anna, server, game)
    page = anna.page
    hint = page.locator("div.hint")
    page.wait_for_selector(".status-bar.mine")
    for _ in range(MOST):
        while anna.state()["to_act"] > 0:
            anna.wait_after(anna.n())
        expect(page.get_by_role("button", name="Hint")).to_be_enabled()
        legal = suggested(anna)
        expect(hint).to_be_visible()
        kept = len(anna.state()["view"].get("dice", "")) != len(str(legal["params"].get("dice", "")).split())
        if legal["kind"] in PLACES[game] and (legal["kind"] != "reroll" or kept):
            break
        n = anna.n()
        hint.get_by_role("button", name="Play this move").click()
        anna.wait_after(n)
    expect(page.locator(PLACES[game][str(legal["kind"])]).first).to_be_visible()
    picture(page, f"hint-{game}")
    hint.get_by_role("button", name="Close").click()
    expect(page.locator(MARK)).to_have_count(0)
