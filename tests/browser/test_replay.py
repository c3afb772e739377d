"""Going through a game again: every moment has its address, the seal is checked, nothing leaks."""

import re

from playwright.sync_api import expect

from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.replay_page import moved, shown
from tests.browser.table_page import choose
from tests.browser.visitor import Visits
from tests.server.harness import eager


def test_a_finished_game_is_gone_through_by_press_by_key_and_by_address(visit: Visits) -> None:
    anna = visit().set_table("me", "me")
    anna.at_table()
    for _ in range(30):  # as many moments as it takes to press Pause before the last
        state = anna.state()
        anna.act(state, eager(state))
    page = anna.page
    choose(page, "end", "end")
    expect(page.get_by_text("the seal is unbroken")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    first = shown(page)
    page.get_by_role("button", name="One move on").click()
    second = moved(page, first)
    assert second > first
    page.keyboard.press("ArrowRight")
    third = moved(page, second)
    page.keyboard.press("ArrowLeft")
    assert moved(page, third) == second
    expect(page).to_have_url(re.compile(rf"\?at={second}$"))
    page.reload()
    assert shown(page) == second
    page.keyboard.press("Shift+ArrowRight")
    turn = moved(page, second)
    assert turn > second
    page.keyboard.press("End")
    last = moved(page, turn)
    expect(page.get_by_role("button", name="Next turn")).to_be_disabled()
    assert violations(page) == []
    page.get_by_label("Moment").fill("4")
    assert moved(page, last) < last
    picture(page, "wide-replay")
    page.get_by_label("Speed").select_option("4")
    now = shown(page)
    page.get_by_role("button", name="Play", exact=True).click()
    moved(page, now)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("link", name="To the table").click()
    expect(page.locator("#ending")).to_be_visible()


def test_a_running_game_is_looked_back_at_on_a_phone(visit: Visits) -> None:
    anna = visit(width=360, height=740, locale="fr-FR", color_scheme="dark").set_table("me", "bot:novice")
    anna.at_table()
    anna.wait_for_choice()
    n = anna.n()
    anna.decide()
    assert anna.n() > n
    page = anna.page
    page.get_by_role("button", name="À cette table").click()
    page.get_by_role("link", name="Regarder en arrière").click()
    last = shown(page)
    page.keyboard.press("Home")
    assert moved(page, last) < last
    assert (overhang(page), violations(page), too_small(page)) == (0, [], [])
    picture(page, "phone-replay")
    page.get_by_role("link", name="À la table").click()
    anna.at_table()


def test_hidden_cards_are_shown_from_each_seat_only_when_the_game_is_over(visit: Visits) -> None:
    anna, ben = visit(), visit()
    anna.set_table("me", "open", game="Express")
    ben.page.goto(anna.page.get_by_label("Invitation link").input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator(".status-bar [role=status]")).to_be_visible()
    state = anna.state()
    mover = anna if state["legal"] else ben
    state = mover.state()
    mover.act(state, eager(state) if "takes" in state["aids"] else state["legal"][0]["action"])
    table = ben.table_id
    ben.open(f"/t/{table}?at=999999999")
    shown(ben.page)
    expect(ben.page.get_by_label("Seen by")).to_have_count(0)
    ben.open(f"/t/{table}")
    choose(ben.page, "resign", "resign")
    expect(ben.page.locator("#ending")).to_be_visible()
    ben.open(f"/t/{table}?at=999999999")
    ben.page.get_by_label("Seen by").select_option("0")
    shown(ben.page)
    picture(ben.page, "replay-hidden")
    assert violations(ben.page) == []
