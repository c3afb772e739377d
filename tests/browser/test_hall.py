"""The hall and the games' sheets: what a game is, and how it is begun."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.account_page import fresh, with_account
from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.table_page import show_tab
from tests.browser.visitor import Visits

GAMES = {
    "convoi": "Convoi Express",
    "express": "Express",
    "tee": "Trans Europe Express",
    "wurfel": "Würfel Express",
}
SHARE = "() => document.querySelector('.hero').getBoundingClientRect().height / innerHeight"
PHONE = {"width": 390, "height": 844, "locale": "fr-FR", "color_scheme": "dark"}


def table(page: Page) -> dict[str, Any]:
    page.wait_for_url("**/t/*")
    return dict(page.request.get(page.url.replace("/t/", "/api/tables/")).json())


def test_all_games_are_seen_at_once_and_the_picture_takes_a_third_at_most(visit: Visits) -> None:
    page = visit().open().page
    expect(page.locator("a.card")).to_have_count(len(GAMES))
    for each in page.locator("a.card .facts").all():
        expect(each).to_be_in_viewport(ratio=1)
    assert page.evaluate(SHARE) <= 1 / 3
    picture(page, "hall")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_card_opens_the_games_sheet_and_back_leads_to_the_hall(
    visit: Visits, game: str, size: dict[str, str]
) -> None:
    page = visit(**size).choose_game(GAMES[game]).page
    expect(page).to_have_url(f"{page.url.split('/games/')[0]}/games/{game}")
    expect(page.locator(".sheet .about")).not_to_be_empty()
    expect(page.locator(".sheet .facts li")).to_have_count(4)
    for way in ("button.now", "a.learn", "button.invite"):
        expect(page.locator(way)).to_be_in_viewport()
    assert (overhang(page), violations(page)) == (0, [])
    assert not size or too_small(page) == []
    picture(page, f"sheet-{game}-{'phone' if size else 'wide'}")
    page.go_back()
    expect(page.locator("button.now")).to_contain_text(GAMES[game])  # the hall remembers it
    page.reload()
    expect(page.locator("button.now")).to_contain_text(GAMES[game])


def test_a_game_that_is_not_there_has_no_sheet(visit: Visits) -> None:
    page = visit().open("/games/chess").page
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name="Back to the hall").click()
    expect(page.locator("button.now")).to_be_visible()


def test_results_and_leaderboards_are_one_press_from_the_hall(visit: Visits) -> None:
    page = visit().open().page
    page.get_by_role("link", name="My results").click()
    expect(page).to_have_url(f"{page.url.split('/me')[0]}/me/results")
    page.go_back()
    page.get_by_role("link", name="Leaderboards").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_header_names_who_is_signed_in(visit: Visits) -> None:
    guest = visit().open().page
    expect(guest.locator("a.card").first).to_be_visible()
    expect(guest.locator(".tools .signed")).to_have_count(0)
    name = fresh("Anna")
    anna = with_account(visit(), name).open().page
    expect(anna.locator(".tools .signed")).to_have_text(name)
    expect(anna.get_by_role("link", name=f"My account: {name}, signed in")).to_be_visible()


def test_one_press_begins_a_game_alone_with_two_hands(visit: Visits) -> None:
    page = visit().choose_game("Convoi Express").page
    page.get_by_label("My name").fill("Solo Sam")
    page.get_by_role("button", name="Solo (you play two hands)").click()
    expect(page.locator(".convoi[data-phase]")).to_be_visible()
    seats = [(each["name"], each["mine"]) for each in table(page)["seats"]]
    assert seats == [("Solo Sam", True), ("Solo Sam, hand 2", True)]


def test_partners_who_share_what_one_has_are_strong(visit: Visits) -> None:
    page = visit().choose_game("Convoi Express").page
    page.locator("button.now").click()
    assert [each["level"] for each in table(page)["seats"]] == [None, "strong", "strong"]


@pytest.mark.parametrize("game", ["wurfel", "convoi"])
def test_a_first_game_begins_with_ones_own_turn(visit: Visits, game: str) -> None:
    page = visit(toured=False).choose_game(GAMES[game]).page
    page.locator("button.now").click()
    assert table(page)["options"]["firstPlayer" if game == "wurfel" else "firstSeat"] == 0


@pytest.mark.parametrize("size", [{}, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_is_drawn_on_the_sheet(visit: Visits, game: str, size: dict[str, str]) -> None:
    page = visit(**size).open(f"/games/{game}").page
    steps = page.locator(".how > li")
    expect(steps).to_have_count(5)
    for each in steps.all():
        expect(each.locator(".drawing svg").first).to_be_visible()
        expect(each.locator("p")).not_to_contain_text("how-")
    assert (overhang(page), violations(page)) == (0, [])
    page.locator("#how-to").scroll_into_view_if_needed()
    picture(page, f"how-{game}-{'phone' if size else 'wide'}")


def test_how_to_play_is_reached_from_the_rules_at_a_table(visit: Visits) -> None:
    page = visit().play_now().page
    show_tab(page, "rules")
    page.get_by_role("button", name="How to play").click()
    expect(page.get_by_role("dialog", name="How to play").locator(".how > li")).to_have_count(5)
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".table .wurfel")).to_be_visible()
