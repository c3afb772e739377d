"""The dice can be checked: what the page contributes, shows and finds out."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.page_checks import overhang, violations
from tests.browser.table_page import choose
from tests.browser.visitor import Visits

NUMBER = re.compile(r"^[0-9a-f]{32}$")
ALTER = """() => {
  const kept = JSON.parse(localStorage.getItem('rotonde.contributed'))
  for (const [, each] of kept) each.commitment = '0'.repeat(64)
  localStorage.setItem('rotonde.contributed', JSON.stringify(kept))
}"""


def check(page: Page) -> Locator:
    """The part of the page that says how the dice are checked, unfolded."""
    found = page.locator("details").filter(has_text="The dice can be checked")
    if found.get_attribute("open") is None:
        found.locator("summary").click()
    return found


def numbers(page: Page) -> dict[str, str]:
    found = check(page)
    names, said = found.locator("dt").all_inner_texts(), found.locator("dd").all_inner_texts()
    return {name.replace("\u00a0", " "): text for name, text in zip(names, said, strict=True)}


def test_the_numbers_of_all_are_shown_and_the_opening_is_checked(visit: Visits) -> None:
    anna, ben = visit(), visit()
    anna.set_table("me", "open", "bot:novice")
    waiting = numbers(anna.page)
    mine = next(name for name in waiting if name.endswith("(you)"))
    assert NUMBER.match(waiting[mine])
    assert waiting["Server’s number"] == "opened when the game is over"
    assert (violations(anna.page), overhang(anna.page)) == ([], 0)
    ben.page.goto(anna.page.get_by_label("Invitation link").input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    for each in (anna, ben):
        each.at_table()
    ben.page.keyboard.press("m")
    running = numbers(ben.page)
    ben.page.keyboard.press("Escape")
    assert running["Seal"] == waiting["Seal"]
    assert len([text for text in running.values() if NUMBER.match(text)]) == 2, "none of the bot"
    assert waiting[mine] in running.values()
    choose(anna.page, "end", "end")
    ben.page.get_by_role("button", name="Agree").click()
    for each in (anna, ben):
        expect(check(each.page)).to_contain_text("the seal is unbroken")
    over = numbers(ben.page)
    assert re.match(r"^[0-9a-f]{64}$", over["Server’s number"])
    assert over["Seal"] == waiting["Seal"]


def test_a_seal_that_is_not_the_one_shown_before_is_found_out(visit: Visits) -> None:
    anna = visit().set_table("me", "me")
    anna.at_table()
    choose(anna.page, "end", "end")
    expect(check(anna.page)).to_contain_text("the seal is unbroken")
    anna.page.evaluate(ALTER)
    anna.page.reload()
    expect(check(anna.page)).to_contain_text("this is not the seal that you were shown")
