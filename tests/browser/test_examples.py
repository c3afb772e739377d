"""Examples of rules: opened from the rule, told at the table, and played on from."""

import pytest
from playwright.sync_api import expect

from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.table_page import show_tab
from tests.browser.visitor import Visits

SIZES = [(1440, 900, "en-GB"), (390, 844, "fr-FR")]


@pytest.mark.parametrize(("width", "height", "locale"), SIZES, ids=["wide", "phone"])
def test_an_example_is_opened_from_its_rule_and_played_on(
    visit: Visits, width: int, height: int, locale: str
) -> None:
    anna = visit(width=width, height=height, locale=locale).set_table("me", "bot:novice")
    anna.at_table()
    page, before = anna.page, anna.page.url
    show_tab(page, "rules")
    page.locator("[data-example=WX-EX-3] button").first.click()
    note = page.get_by_role("note")
    expect(note).to_be_visible()
    assert page.url != before
    assert (overhang(page), violations(page)) == (0, [])
    assert locale != "fr-FR" or too_small(page) == []
    picture(page, f"example-{width}")
    note.get_by_role("button").first.click()
    expect(note).to_have_count(0)
    n = int(page.locator(".table").get_attribute("data-n") or 0)
    page.keyboard.press("c")
    page.locator(".choices button").first.click()
    expect(page.locator(f".table[data-n='{n + 1}']")).to_have_count(1)
