"""Widths, themes and languages: nothing hangs over or is inaccessible; pictures are saved to look at."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.page_checks import (
    WIDTHS,
    overhang,
    picture,
    too_small,
    violations,
)
from tests.browser.table_page import show_tab
from tests.browser.visitor import Visits


@pytest.mark.parametrize(("theme", "locale"), [("light", "en-GB"), ("dark", "fr-FR")])
def test_no_grave_accessibility_violation(visit: Visits, theme: str, locale: str) -> None:
    anna = visit(color_scheme=theme, locale=locale).open()
    expect(anna.page.locator(".card").first).to_be_visible()
    for summary in anna.page.locator("summary").all():
        summary.click()
    assert violations(anna.page) == []
    picture(anna.page, f"lobby-{theme}-{locale[:2]}")
    anna.play_now()
    anna.wait_for_choice()
    assert violations(anna.page) == []
    for tab in ("rules", "choices"):
        show_tab(anna.page, tab)
        assert violations(anna.page) == [], tab
    anna.page.locator(REFUSED).last.click(force=True)  # marked as disabled, and answers all the same
    anna.page.get_by_role("button", name=MENU).click()
    assert violations(anna.page) == [], "menu"
    anna.page.locator(".tools button").last.click()
    assert violations(anna.page) == [], "settings"
    picture(anna.page, f"settings-{theme}-{locale[:2]}")


MENU = re.compile("At this table|À cette table")
REFUSED = ".cell:not(.lit, .could)"


@pytest.mark.parametrize("size", list(WIDTHS))
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_fits_and_reads_at_every_width(visit: Visits, size: str, theme: str) -> None:
    width, height = WIDTHS[size]
    locale = "fr-FR" if theme == "dark" else "en-GB"
    anna = visit(width=width, height=height, color_scheme=theme, locale=locale).open()
    expect(anna.page.locator(".card").first).to_be_visible()
    assert overhang(anna.page) == 0, "lobby"
    picture(anna.page, f"{size}-{theme}-lobby")
    anna.set_table("me", "bot:novice", "bot:novice", "bot:novice")
    anna.at_table()
    for _ in range(12):
        anna.wait_for_choice()
        if anna.is_over():
            break
        anna.decide()
    assert overhang(anna.page) == 0, "table"
    picture(anna.page, f"{size}-{theme}-table")


def test_on_a_phone_everything_is_one_tap_away_and_large_enough(visit: Visits) -> None:
    anna = visit(width=360, height=740, has_touch=True).play_now()
    anna.wait_for_choice()
    assert violations(anna.page) == []
    assert too_small(anna.page) == []
    for tab in ("log", "rules", "choices"):
        show_tab(anna.page, tab)
        expect(anna.page.locator(".side-panel.open")).to_be_visible()
        assert overhang(anna.page) == 0, tab
        picture(anna.page, f"phone-{tab}")
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator(".side-panel.open")).to_have_count(0)


def test_the_end_is_seen_at_once_and_accessible_too(visit: Visits) -> None:
    anna = visit(width=390, height=844).play_now()
    anna.play_to_the_end()
    expect(anna.page.locator("#ending")).to_be_in_viewport()
    assert violations(anna.page) == []
    picture(anna.page, "phone-light-end")
    anna.page.set_viewport_size({"width": 1440, "height": 900})
    assert violations(anna.page) == []
    picture(anna.page, "wide-light-end")
