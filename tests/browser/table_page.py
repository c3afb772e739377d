"""A table on the page: sitting down, its menu, keys, and a network that is gone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

LOST = "[data-link=lost]"


def press_until(page: Page, there: str, key: str = "Tab", most: int = 120) -> None:
    for _ in range(most):
        if page.evaluate(there):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {there}")


def named(visitor: Visitor, name: str) -> Visitor:
    page = visitor.open().page
    page.locator("#my-name").fill(name)
    with page.expect_response(lambda answer: answer.request.method == "PUT" and answer.ok):
        page.locator("#my-name").blur()
    return visitor


def together(anna: Visitor, ben: Visitor) -> None:
    """Both sit at one table of two, which has begun."""
    anna.set_table("me", "open")
    ben.page.goto(anna.page.locator("#invitation").input_value())
    ben.page.locator("main form button.primary").click()
    for each in (anna, ben):
        each.at_table()


def at_the_next_table(people: list[Visitor], old: str) -> None:
    """All have left the old table and sit at one and the same other."""
    for each in people:
        expect(each.page).not_to_have_url(re.compile(old))
        each.at_table()
    assert len({each.table_id for each in people}) == 1


def show_tab(page: Page, tab: str) -> None:
    """Opens the side panel there, if it is closed."""
    button = page.locator("[data-panel]")
    if button.get_attribute("aria-expanded") == "false":
        button.click()
    page.locator(f"#tab-{tab}").click()
    expect(page.locator(f"#tab-{tab}")).to_have_attribute("aria-selected", "true")


def choose(page: Page, *entries: str) -> None:
    """Opens the table's menu and presses what is named there; it then closes."""
    page.get_by_role("button", name="At this table").click()
    for entry in entries:
        page.locator(f"[data-menu={entry}]").click()
    if entries:
        expect(page.get_by_role("dialog", name="At this table")).to_have_count(0)


def in_a_tunnel(person: Visitor) -> None:
    """The network is gone; the page finds out by itself."""
    person.page.context.set_offline(True)
    expect(person.page.locator(LOST)).to_have_count(1)


def out_of_it(person: Visitor) -> None:
    person.page.context.set_offline(False)
    expect(person.page.locator(LOST)).to_have_count(0)
