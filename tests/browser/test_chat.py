"""Talking at a table: heard by the others, muted by one, reported; as text and nothing else."""

from playwright.sync_api import expect

from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.table_page import named, show_tab, together
from tests.browser.visitor import Visits


def test_two_people_talk_and_one_mutes_the_other(visit: Visits) -> None:
    anna, ben = named(visit(), "Anna-9"), named(visit(width=360, height=740), "Ben-9")
    together(anna, ben)
    show_tab(anna.page, "chat")
    field = anna.page.get_by_label("Say something to the table")
    field.fill("<b>All aboard!</b>")
    field.press("Enter")
    expect(field).to_have_value("")
    button = ben.page.locator("[data-panel]")
    expect(button).to_contain_text("1")
    button.click()
    line = ben.page.get_by_text("<b>All aboard!</b>")
    expect(line).to_be_visible()
    expect(button).not_to_contain_text("1")
    ben.page.get_by_role("button", name="About this line: Anna-9").click()
    ben.page.get_by_role("button", name="Report").click()
    expect(ben.page.get_by_role("button", name="Reported")).to_be_disabled()
    assert (overhang(ben.page), violations(ben.page), too_small(ben.page)) == (0, [], [])
    picture(ben.page, "phone-chat")
    picture(anna.page, "wide-chat")
    assert violations(anna.page) == []
    ben.page.get_by_role("button", name="Mute Anna-9").click()
    expect(line).to_have_count(0)
    ben.page.get_by_role("button", name="Read again").click()
    expect(line).to_be_visible()
