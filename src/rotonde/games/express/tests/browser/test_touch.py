"""The board of Express under fingers."""

import re

from playwright.sync_api import expect

from rotonde.games.express.tests.browser.moments import TAUGHT
from rotonde.games.express.tests.browser.player import TablePage
from tests.browser.table_from_record import begun
from tests.browser.touch import Fingers, middle
from tests.browser.visitor import Visits
from tests.server.harness import Server


def test_a_finger_that_stays_on_a_place_is_told_why_a_card_does_not_go_there(
    visit: Visits, server: Server
) -> None:
    page = visit(width=390, height=844, has_touch=True, is_mobile=True).page
    page.add_init_script(TAUGHT)
    start = begun("express", 2, {})
    table = TablePage.of(page, server, start, len(start.actions))
    table.play_until(lambda state: bool(state["asks"] == "lay"))
    table.show()
    page.locator(".hand .place").first.tap()
    expect(page.locator(".place.picked")).to_have_count(1)
    n, fingers = table.n(), Fingers(page)
    fingers.put(middle(page.locator("button.pile[data-place=slot]")))
    expect(page.locator("[data-read]")).to_have_text(re.compile(r"EX-[A-Z]+-\d"))
    fingers.lift()
    expect(page.locator("[data-read]")).to_be_visible()
    assert table.n() == n, "nothing was played"
