"""A game looked at again: the curve, what cost most, and the way to each moment."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.page_checks import picture
from tests.browser.replay_page import bring, clean, shown
from tests.browser.visitor import Visits
from tests.server.records import short

WIDE = {"width": 1440, "height": 900, "locale": "en-GB", "color_scheme": "light"}
PHONE = {"width": 390, "height": 844, "locale": "fr-FR", "color_scheme": "dark"}


@pytest.mark.parametrize(
    ("wishes", "review", "better"), [(WIDE, "Review", "Better"), (PHONE, "Analyse", "Mieux")]
)
def test_what_cost_most_leads_to_its_moment(
    visit: Visits, tmp_path: Path, wishes: dict[str, object], review: str, better: str
) -> None:
    record = tmp_path / "short.txt"
    record.write_text(str(short()))
    page = bring(visit(**wishes), record)
    begun = shown(page)
    page.get_by_role("button", name=review).click()
    expect(page.locator(".review")).to_have_attribute("data-complete", "true")
    slip = page.locator(".review ol button").first
    expect(slip).to_contain_text(better)
    slip.focus()
    page.keyboard.press("Enter")
    expect(slip).to_have_attribute("aria-current", "true")
    assert shown(page) > begun
    expect(page).to_have_url(re.compile(rf"\?at={shown(page)}&review$"))
    clean(page, phone=wishes is PHONE)
    picture(page, f"{wishes['width']}-review")
    page.reload()
    expect(page.locator(".review")).to_have_attribute("data-complete", "true")
    page.locator(".review header button").click()
    expect(page.locator(".review")).to_have_count(0)
