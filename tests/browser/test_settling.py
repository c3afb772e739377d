"""Besides playing: a bot in one's place, resigning, ending by agreement, and taking back with consent."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.test_gathering import named
from tests.browser.test_looks import overhang, picture, too_small, violations
from tests.browser.visitor import Visitor
from tests.server.harness import eager

Visits = Callable[..., Visitor]


def together(anna: Visitor, ben: Visitor) -> None:
    """Both sit at one table of two, which has begun."""
    anna.set_table("me", "open")
    ben.page.goto(anna.page.locator("#invitation").input_value())
    ben.page.locator("main form button.primary").click()
    for each in (anna, ben):
        each.at_table()


def choose(page: Page, *entries: str) -> None:
    """Opens the table's menu and presses what is named there."""
    page.get_by_role("button", name="At this table").click()
    for entry in entries:
        page.locator(f"[data-menu={entry}]").click()


def test_going_back_is_asked_of_the_others(visit: Visits) -> None:
    anna, ben = named(visit(), "Anna-5"), named(visit(width=360, height=740), "Ben-5")
    together(anna, ben)
    mover, other = (anna, ben) if anna.state()["legal"] else (ben, anna)
    state = mover.state()
    mover.act(state, state["legal"][0]["action"])
    mover.wait_after(state["n"])
    choose(mover.page, "back")
    expect(mover.page.get_by_text("to agree")).to_be_visible()
    expect(other.page.locator("[data-asking=back]")).to_be_visible()
    for each in (anna, ben):
        assert (overhang(each.page), violations(each.page)) == (0, [])
    assert too_small(ben.page) == []
    picture(ben.page, "phone-asking")
    picture(anna.page, "wide-asking")
    other.page.get_by_role("button", name="Agree").click()
    expect(mover.page.locator("[data-asking]")).to_have_count(0)
    again = mover.state()
    assert (again["view"], again["taken_back_by"]) == (state["view"], state["seat"])


def test_a_bot_takes_over_and_hands_the_seat_back(visit: Visits) -> None:
    anna, ben = visit(), named(visit(), "Ben-6")
    together(anna, ben)
    table = ben.table_id
    choose(ben.page, "leave")
    expect(ben.page.locator("button.now")).to_be_visible()
    expect(anna.page.locator(".plate").filter(has_text="Ben-6")).to_contain_text("a bot stands in")
    ben.open(f"/t/{table}")
    ben.page.get_by_role("button", name="Take my seat back").click()
    expect(ben.page.get_by_text("A bot plays for you")).to_have_count(0)
    expect(anna.page.locator(".plate").filter(has_text="Ben-6")).not_to_contain_text("a bot stands in")


def test_the_end_is_agreed_on_and_who_resigns_has_lost(visit: Visits) -> None:
    anna, ben = named(visit(), "Anna-7"), named(visit(), "Ben-7")
    together(anna, ben)
    anna.page.keyboard.press("m")
    anna.page.locator("[data-menu=end]").click()
    assert violations(anna.page) == []
    picture(anna.page, "table-menu")
    anna.page.locator("[data-menu=end]").click()
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(anna.page.locator("[data-asking]")).to_have_count(0)
    choose(anna.page, "end", "end")
    ben.page.get_by_role("button", name="Agree").click()
    for each in (anna, ben):
        expect(each.page.get_by_text("All agreed to end the game here.")).to_be_visible()
    expect(anna.asked).to_have_text("Nobody has won")


def test_resigning_is_asked_twice(visit: Visits) -> None:
    anna, ben = visit(locale="fr-FR"), named(visit(width=390, height=844), "Ben-8")
    anna.set_table("me", "open")
    ben.page.goto(anna.page.get_by_label("Lien d’invitation").input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    for each in (anna, ben):
        each.at_table()
    state = (anna if anna.state()["legal"] else ben).state()
    (anna if state["seat"] == 0 else ben).act(state, eager(state))
    choose(ben.page, "resign", "resign")
    expect(anna.page.get_by_text("Abandon : Ben-8.")).to_be_visible()
    expect(anna.asked).to_have_text("Vous gagnez !")
    picture(ben.page, "phone-resigned")
    assert violations(ben.page) == []
