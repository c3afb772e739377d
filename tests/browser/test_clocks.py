"""Clocks on the page: chosen, seen to run, struck in each of the three ways, and changed by agreement."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.table_page import choose
from tests.browser.visitor import Visitor, Visits

RUNS = "text => document.querySelector('.status-bar [data-clock].runs')?.textContent.trim() !== text"


def opened(visitor: Visitor, pace: dict[str, object], people: int = 2) -> dict[str, object]:
    """A table whose first seat is this person's, with a pace that the form does not offer."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot"}] * (people == 1)]
    body = {"game": "wurfel", "seats": seats, "options": {"firstPlayer": 0}, "pace": pace}
    visitor.page.request.get(f"{visitor.url}/api/me")
    answer = visitor.page.request.post(f"{visitor.url}/api/tables", data=body)
    assert answer.ok, answer.text()
    return dict(answer.json()["table"])


def sit(visitor: Visitor, table: dict[str, object]) -> None:
    visitor.page.request.get(f"{visitor.url}/api/me")
    body = {"invitation": table["invitation"]}
    answer = visitor.page.request.post(f"{visitor.url}/api/tables/{table['id']}/join", data=body)
    assert answer.ok, answer.text()


def test_a_clock_is_chosen_and_seen_to_run(visit: Visits) -> None:
    anna = visit(width=390, height=844)
    anna.choose_game()
    form = anna.page.locator("form.setup")
    form.get_by_label("live", exact=True).check(force=True)
    form.locator("[data-pace=time]").select_option("300 5")
    form.get_by_label("the seat is lost").check(force=True)
    expect(form.get_by_text("As if one had resigned")).to_be_visible()
    assert (overhang(anna.page), violations(anna.page)) == (0, [])
    form.get_by_text("Pace", exact=True).scroll_into_view_if_needed()
    picture(anna.page, "phone-pace-form")
    form.locator("button.primary").click()
    anna.at_table()
    anna.wait_for_choice()
    clock = anna.page.locator(".status-bar [data-clock].runs")
    expect(clock).to_have_text(re.compile(r"[45]:\d\d"))
    anna.page.wait_for_function(RUNS, arg=clock.inner_text().strip())
    assert (overhang(anna.page), violations(anna.page)) == (0, [])
    picture(anna.page, "phone-pace-table")


def test_out_of_time_the_seat_is_lost(visit: Visits) -> None:
    anna, ben = visit(locale="fr-FR"), visit()
    table = opened(anna, {"kind": "turn", "seconds": 10, "zero": "forfeit"})
    ben.open(f"/t/{table['id']}")
    anna.open(f"/t/{table['id']}")
    sit(ben, table)
    anna.at_table()
    expect(anna.page.locator(".player-badge [data-clock].short")).to_be_visible()
    picture(anna.page, "wide-pace-short-fr")
    assert violations(anna.page) == []
    expect(anna.page.get_by_text(re.compile("Temps écoulé"))).to_be_visible()
    expect(ben.page.get_by_text(re.compile("Out of time: Wagon"))).to_be_visible()
    expect(ben.asked).to_have_text("You win!")


def test_out_of_time_a_bot_plays_until_one_is_back(visit: Visits) -> None:
    anna, ben = visit(), visit()
    table = opened(anna, {"kind": "live", "seconds": 3, "increment": 0, "zero": "bot", "level": "novice"})
    sit(ben, table)
    anna.open(f"/t/{table['id']}").at_table()
    back = anna.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    picture(anna.page, "wide-pace-bot")
    back.click()
    expect(back).to_have_count(0)


def test_out_of_time_only_the_overrun_is_shown(visit: Visits) -> None:
    anna = visit(color_scheme="dark")
    table = opened(anna, {"kind": "turn", "seconds": 10, "zero": "nothing"}, people=1)
    anna.open(f"/t/{table['id']}").at_table()
    expect(anna.page.locator(".player-badge [data-clock].late")).to_have_text(re.compile("−0:(?!00)"))
    expect(anna.page.locator("[data-clock-voice]")).to_have_text("Your time is over")
    anna.wait_for_choice()
    picture(anna.page, "wide-pace-late-night")
    assert violations(anna.page) == []


def test_the_pace_is_changed_when_all_agree_and_the_list_tells_the_time(visit: Visits) -> None:
    anna, ben = visit(), visit(width=390, height=844)
    table = opened(anna, {"kind": "none"})
    sit(ben, table)
    for each in (anna, ben):
        each.open(f"/t/{table['id']}").at_table()
    choose(anna.page, "pace")
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_label("per move", exact=True).check(force=True)
    dialog.locator("[data-pace=time]").select_option("259200")
    assert violations(anna.page) == []
    picture(anna.page, "wide-pace-ask")
    dialog.get_by_role("button", name="Ask the others").click()
    asked = ben.page.locator("[data-asking=pace]")
    expect(asked).to_contain_text("3 d per move; then a bot plays")
    assert (overhang(ben.page), violations(ben.page), too_small(ben.page)) == (0, [], [])
    picture(ben.page, "phone-pace-asked")
    asked.get_by_role("button", name="Agree").click()
    expect(anna.page.locator(".player-badge [data-clock='0']")).to_have_text(re.compile("[23].d"))
    row = anna.open().page.locator("section").filter(has_text="My games").locator("li").first
    expect(row.locator("[data-turn=mine]")).to_contain_text(re.compile("your turn.*[23].d"))
    expect(anna.page).to_have_title(re.compile("1 table waits for you"))
    assert violations(anna.page) == []
    row.scroll_into_view_if_needed()
    picture(anna.page, "wide-pace-list")
    expect(ben.open().page.locator("[data-turn]").first).to_contain_text(re.compile("to move.*[23].d"))


@pytest.mark.parametrize("game", ["express", "tee", "convoi"])
def test_every_board_shows_the_clocks(visit: Visits, game: str) -> None:
    anna = visit(width=390, height=844)
    anna.page.request.get(f"{anna.url}/api/me")
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    body = {"game": game, "seats": seats, "pace": {"kind": "live", "seconds": 1200, "zero": "nothing"}}
    answer = anna.page.request.post(f"{anna.url}/api/tables", data=body)
    assert answer.ok, answer.text()
    anna.page.add_init_script(f"localStorage.setItem('rotonde.tour.{game}', 'done')")
    anna.open(f"/t/{answer.json()['table']['id']}")
    expect(anna.page.locator(".status-bar [data-clock].runs")).to_be_visible()
    assert overhang(anna.page) == 0
    picture(anna.page, f"phone-pace-{game}")
