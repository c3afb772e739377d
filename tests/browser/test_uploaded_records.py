"""Records that are brought, rounds to jump to, and games that are taken up again at any moment."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.page_checks import picture
from tests.browser.replay_page import RECORDS, bring, clean, moved, shown
from tests.browser.table_page import named, show_tab
from tests.browser.visitor import Visits

PHONE = {"width": 360, "height": 740}


def test_a_record_is_brought_and_gone_through_round_by_round(visit: Visits) -> None:
    anna = visit()
    page = bring(anna, RECORDS / "wurfel" / "records" / "2-seats.txt")
    first = shown(page)
    expect(page.get_by_text("its seed gives exactly this chance")).to_be_visible()
    page.get_by_label("Round", exact=True).select_option(label="Round 3")
    third = moved(page, first)
    page.locator("h1").click()
    page.keyboard.press("PageUp")
    second = moved(page, third)
    page.keyboard.press("PageDown")
    assert first < second < moved(page, second) == third
    clean(page)
    picture(page, "wide-brought")
    page.get_by_role("link", name="To the table").click()
    expect(page.locator("#ending")).to_be_visible()
    clean(page)
    anna.open()
    expect(
        page.locator("section[aria-labelledby=my-tables]").get_by_text("A record that was")
    ).to_be_visible()


def test_a_fault_in_a_record_is_told_with_its_line(visit: Visits, tmp_path: Path) -> None:
    lines = (RECORDS / "wurfel" / "records" / "2-seats.txt").read_text().splitlines()
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("\n".join([*lines[:20], "take red 99", *lines[21:]]))
    page = bring(visit(**PHONE, locale="fr-FR", color_scheme="dark"), wrong)
    expect(page.get_by_role("alert")).to_contain_text("ligne 21")
    page.get_by_role("alert").scroll_into_view_if_needed()
    clean(page, phone=True)
    picture(page, "phone-bad-record")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["wide", "phone"])
def test_a_game_is_taken_up_again_at_a_moment(visit: Visits, size: dict[str, int]) -> None:
    anna = visit(**size)
    page = bring(anna, RECORDS / "wurfel" / "records" / "2-seats.txt")
    first = shown(page)
    page.keyboard.press("PageDown")
    at = moved(page, first)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="A new table from here")
    expect(dialog).to_be_visible()
    clean(page, phone=bool(size))
    picture(page, f"branch-{'phone' if size else 'wide'}")
    dialog.get_by_role("button", name="Open the table").click()
    anna.at_table()
    anna.wait_for_choice()
    assert anna.n() == at
    anna.decide()


def test_people_talk_while_they_wait(visit: Visits) -> None:
    anna, ben = named(visit(), "Anna-7"), named(visit(**PHONE), "Ben-7")
    anna.set_table("me", "open", "open")
    ben.page.goto(anna.page.get_by_label("Invitation link").input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    field = ben.page.get_by_label("Say something to the table")
    field.fill("Who else comes?")
    field.press("Enter")
    expect(anna.page.get_by_text("Who else comes?")).to_be_visible()
    clean(anna.page)
    clean(ben.page, phone=True)
    picture(anna.page, "wide-waiting-chat")
    picture(ben.page, "phone-waiting-chat")
    anna.page.get_by_role("button", name="Start with bots").click()
    anna.at_table()
    show_tab(anna.page, "chat")
    expect(anna.page.get_by_text("Who else comes?")).to_be_visible()
