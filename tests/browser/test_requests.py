"""Besides playing: a bot in one's place, resigning, ending by agreement, and taking back with consent."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.table_page import choose, named, together
from tests.browser.visitor import Visits
from tests.server.harness import Server, eager


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
    expect(anna.page.locator(".player-badge").filter(has_text="Ben-6")).to_contain_text("a bot stands in")
    ben.open(f"/t/{table}")
    ben.page.get_by_role("button", name="Take my seat back").click()
    expect(ben.page.get_by_text("A bot plays for you")).to_have_count(0)
    expect(anna.page.locator(".player-badge").filter(has_text="Ben-6")).not_to_contain_text("a bot stands in")


def test_who_is_away_for_a_moment_is_not_replaced(visit: Visits) -> None:
    """The menu says when a bot may play, and at which level is chosen with the table."""
    anna, ben = named(visit(), "Anna-9"), named(visit(), "Ben-9")
    anna.choose_game()
    anna.page.locator("form.setup li select").nth(1).select_option("open")
    anna.page.get_by_text("If somebody is away").click()
    expect(anna.page.locator("[data-stand-in]")).to_have_value("regular")
    assert violations(anna.page) == []
    together(anna, ben)
    ben.open()
    expect(anna.page.locator(".player-badge.away")).to_have_count(1)
    choose(anna.page)
    entry = anna.page.locator("[data-menu=lend]")
    expect(entry).to_contain_text("may still come back; a bot may play in 1\xa0min")
    expect(entry).to_have_attribute("aria-disabled", "true")
    assert violations(anna.page) == []
    picture(anna.page, "menu-away")


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server where nobody waits for who is away."""
    settings = {"ROTONDE_ABSENCE_SECONDS": "0", "ROTONDE_ABANDON_SECONDS": "0"}
    with Server(tmp_path / "data", settings) as running:
        yield running


def test_who_was_replaced_takes_the_seat_back_and_who_is_gone_ends_no_game_won(
    visit: Visits, hasty: Server
) -> None:
    anna = named(visit(hasty.url), "Anna-10")
    ben = named(visit(hasty.url, width=360, height=740), "Ben-10")
    together(anna, ben)
    table = ben.table_id
    ben.open()
    choose(anna.page, "lend")
    expect(anna.page.locator(".player-badge").filter(has_text="Ben-10")).to_contain_text("away, a bot plays")
    choose(anna.page)
    expect(anna.page.locator("[data-menu=end]")).to_contain_text("This waits until Ben-10 is back")
    expect(anna.page.locator("[data-menu=end]")).to_have_attribute("aria-disabled", "true")
    anna.page.keyboard.press("Escape")
    ben.open(f"/t/{table}")
    expect(ben.page.get_by_text("You were away, and a bot plays in your place.")).to_be_visible()
    assert (overhang(ben.page), too_small(ben.page), violations(ben.page)) == (0, [], [])
    picture(ben.page, "phone-replaced")
    ben.page.get_by_role("button", name="Take my seat back").click()
    expect(anna.page.locator(".player-badge").filter(has_text="Ben-10")).not_to_contain_text("a bot plays")
    ben.open()
    choose(anna.page, "abandon", "abandon")
    expect(anna.page.get_by_text("because of a long absence")).to_be_visible()
    expect(anna.asked).to_have_text("Nobody has won")


def test_the_end_is_agreed_on_and_who_resigns_has_lost(visit: Visits) -> None:
    anna, ben = named(visit(), "Anna-7"), named(visit(), "Ben-7")
    together(anna, ben)
    anna.page.keyboard.press("m")
    anna.page.locator("[data-menu=end]").click()
    assert violations(anna.page) == []
    picture(anna.page, "table-menu")
    anna.page.locator("[data-menu=end]").click()
    expect(anna.page.locator("[data-asking]")).to_be_visible()
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
