"""The board of Würfel Express under fingers."""

import re

from playwright.sync_api import expect

from tests.browser.touch import Fingers, middle
from tests.browser.visitor import Visits


def test_a_finger_that_stays_on_a_strip_is_told_why_it_cannot_be_taken(visit: Visits) -> None:
    anna = visit(width=390, height=844, has_touch=True, is_mobile=True).set_table("me", "me")
    anna.at_table()
    page, n = anna.page, anna.n()
    anna.act(anna.state(), "stop")
    anna.wait_after(n)
    refused = page.locator(".table[data-busy=false][data-sending=false] .cell[aria-disabled=true]").last
    n, fingers = anna.n(), Fingers(page)
    fingers.put(middle(refused))
    expect(page.locator("[data-read]")).to_have_text(re.compile(r"WX-[A-Z]+-\d"))
    fingers.lift()
    expect(page.locator("[data-read]")).to_be_visible()
    assert anna.n() == n, "nothing was played"
