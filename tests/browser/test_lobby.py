"""People come together: in the hall, by link, in teams; they leave, are removed, and play once more."""

import re

from playwright.sync_api import expect

from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.table_page import at_the_next_table, named
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import OVER, eager

LARGE = 450  # pixels of a QR code that is read from the back of a room


def finish(*people: Visitor) -> None:
    """Plays the game to its end, each for their own seat, in the order of seats."""
    state = people[0].state()
    while state["to_act"] != OVER:
        mover = people[state["to_act"]]
        state = mover.state()
        mover.act(state, eager(state))
        state = people[0].state()
    for each in people:
        expect(each.page.locator("#ending")).to_be_visible()


def test_a_public_table_is_found_in_the_hall_and_joined_with_one_press(visit: Visits) -> None:
    anna, ben, eve = named(visit(), "Anna-1"), named(visit(), "Ben-1"), visit()
    anna.set_table("me", "open", access="everyone")
    expect(anna.page.locator("#waiting")).to_be_visible()
    assert violations(anna.page) == []
    row = ben.open().page.locator("li").filter(has_text="Anna-1")
    expect(row).to_be_visible()
    assert violations(ben.page) == []
    picture(ben.page, "hall-public")
    row.get_by_role("button", name="Sit down").click()
    for each in (anna, ben):
        each.at_table()
    eve.open().page.locator("li").filter(has_text="Anna-1").get_by_role("link", name="Watch").click()
    eve.at_table()
    assert not eve.has_choice()


def test_the_host_removes_somebody_and_starts_with_bots(visit: Visits) -> None:
    anna, ben = visit(), named(visit(), "Ben-2")
    anna.set_table("me", "open", "open")
    ben.page.goto(anna.page.get_by_label("Invitation link").input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.locator("ol li").nth(1)).to_contain_text("Ben-2")
    anna.page.get_by_role("button", name="Remove: Ben-2").click()
    expect(anna.page.locator("ol li").nth(1)).to_contain_text("free")
    expect(ben.page.get_by_role("button", name="Leave seat")).to_have_count(0)
    anna.page.get_by_label("Bots for the free seats").select_option(index=1)
    anna.page.get_by_role("button", name="Start with bots").click()
    anna.at_table()
    expect(anna.page.get_by_text(re.compile("bot, ")).first).to_be_visible()


def test_a_game_begins_with_those_who_came(visit: Visits) -> None:
    anna, ben = named(visit(), "Anna-5"), visit()
    anna.choose_game()
    anna.page.get_by_role("button", name="Invite friends").click()
    anna.page.get_by_role("dialog").get_by_label("4", exact=True).check(force=True)
    anna.page.get_by_role("button", name="Create the invitation").click()
    expect(anna.page.locator("li.free")).to_have_count(3)
    ben.page.goto(anna.page.get_by_label("Invitation link").input_value())
    expect(ben.page.locator("main form")).to_contain_text("Anna-5 invites you to a game of Würfel Express")
    ben.page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_role("button", name="Start with these 2 players").click()
    for each in (anna, ben):
        each.at_table()
        expect(each.page.locator(".row .player-badge")).to_have_count(2)


def test_a_host_shows_the_lobby_to_all_and_starts_with_who_came(visit: Visits) -> None:
    host, ben, carla = visit(), named(visit(), "Ben-7"), named(visit(locale="fr-FR"), "Carla-7")
    host.choose_game()
    host.page.get_by_role("button", name="Invite friends").click()
    host.page.get_by_label("I only host").check(force=True)
    host.page.get_by_role("button", name="Create the invitation").click()
    code = host.page.locator("svg.qr")
    expect(code).to_be_in_viewport(ratio=1)
    assert code.evaluate("code => code.getBoundingClientRect().width") >= LARGE
    link = host.page.get_by_label("Invitation link").input_value()
    for each in (ben, carla):
        each.page.goto(link)
        each.page.locator("main form button.primary").click()
        expect(each.page.locator("#waiting")).to_be_visible()
    expect(host.page.locator("ol li").nth(1)).to_contain_text("Carla-7")
    assert (overhang(host.page), violations(host.page)) == (0, [])
    picture(host.page, "lobby-projector")
    host.page.get_by_role("button", name="Start with these 2 players").click()
    for each in (host, ben, carla):
        each.at_table()


def test_somebody_stands_up_again_and_a_private_table_is_closed_to_others(visit: Visits) -> None:
    anna, ben, eve = visit(locale="fr-FR"), visit(), visit()
    anna.set_table("me", "open", "open", access="sur invitation")
    ben.page.goto(anna.page.get_by_label("Lien d’invitation").input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator("#waiting")).to_be_visible()
    eve.open(f"/t/{ben.table_id}")
    expect(eve.page.get_by_role("alert")).to_contain_text("private")
    ben.page.get_by_role("button", name="Leave seat").click()
    expect(anna.page.locator("li.free")).to_have_count(2)


def test_on_a_phone_one_chooses_a_partner(visit: Visits) -> None:
    anna, ben = named(visit(), "Anna-3"), visit(width=360, height=740)
    anna.set_table("me", "open", "open", "open", game="Express")
    expect(anna.page.locator(".team").first).to_have_text("Team 1")
    ben.page.goto(anna.page.get_by_label("Invitation link").input_value())
    partner = ben.page.locator("label.seat").filter(has_text="with Anna-3")
    expect(partner).to_be_visible()
    assert (overhang(ben.page), violations(ben.page), too_small(ben.page)) == (0, [], [])
    picture(ben.page, "phone-join-team")
    partner.click()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator("#waiting")).to_be_visible()
    expect(ben.page.locator("ol li").nth(2)).to_contain_text("you")
    assert (overhang(ben.page), violations(ben.page), too_small(ben.page)) == (0, [], [])
    picture(ben.page, "phone-waiting-team")


def test_once_more_and_everyone_lands_at_the_new_table(visit: Visits) -> None:
    anna, ben = named(visit(), "Anna-4"), named(visit(), "Ben-4")
    anna.set_table("me", "open")
    ben.page.goto(anna.page.get_by_label("Invitation link").input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    for each in (anna, ben):
        each.at_table()
    old = anna.table_id
    finish(anna, ben)
    anna.page.get_by_role("button", name="Rematch").click()
    expect(anna.page.locator("ol li").first).to_contain_text("kept for Ben-4")
    expect(ben.page.locator(".offer")).to_contain_text("Anna-4 wants a rematch.")
    along = ben.page.get_by_role("button", name="Accept")
    picture(ben.page, "come-along")
    along.click()
    at_the_next_table([anna, ben], old)
    expect(anna.page.locator(".player-badge").filter(has_text=re.compile("Anna-4"))).to_be_visible()
