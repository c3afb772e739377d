"""Whole games of Würfel Express in a real browser, the ways that people play them."""

import re
from itertools import cycle

from playwright.sync_api import Page, expect

from tests.browser.table_page import press_until
from tests.browser.visitor import Visitor, Visits

MOST_KEYS = 4000


def test_by_mouse_against_bots(visit: Visits) -> None:
    anna = visit().play_now()
    anna.play_to_the_end()
    expect(anna.page.locator("#ending")).to_be_visible()
    expect(anna.page.locator(".panel li.won .score")).to_have_text(re.compile(r"3\d"))


def test_the_end_offers_a_rematch_and_the_record(visit: Visits) -> None:
    anna = visit().set_table("me", "bot:novice")
    anna.at_table()
    anna.play_to_the_end()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download the record").click()
    assert "wurfel" in download.value.path().read_text()
    before = anna.page.url
    anna.page.get_by_role("button", name="Rematch").click()
    expect(anna.page).not_to_have_url(before)
    expect(anna.page.locator(".row .player-badge")).to_have_count(2)


def test_by_keyboard_alone(visit: Visits) -> None:
    page = visit().open().page
    expect(page.locator("button.now")).to_be_enabled()
    press_until(page, "document.activeElement.matches('button.now')")
    page.keyboard.press("Enter")
    expect(page.locator(".wurfel")).to_be_visible()
    for _ in range(MOST_KEYS):
        page.wait_for_selector("[role=tabpanel] .choices button:enabled, .cell, #ending")
        if page.locator("#ending").count():
            return
        choose_by_keyboard(page)
    raise AssertionError("the game does not end")


def choose_by_keyboard(page: Page) -> None:
    """Opens the list of sentences, walks to a sentence with Tab and takes it with Enter."""
    if page.locator("[role=tabpanel] .choices").count() == 0:
        page.keyboard.press("c")
    page.wait_for_selector("[role=tabpanel] .choices button:enabled, #ending")
    if page.locator("#ending").count():
        return
    n = page.locator(".table").get_attribute("data-n")
    expect(page.locator(".choices button:focus")).to_have_count(1)
    actions = page.locator(".choices button").evaluate_all("all => all.map(each => each.dataset.action)")
    wanted = next((each for each in actions if each.startswith(("take", "steal"))), actions[0])
    press_until(page, f"document.activeElement.dataset.action === {wanted!r}")
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelector('.table').dataset.n !== n", arg=n)


def test_two_people_meet_by_a_link(visit: Visits) -> None:
    anna, ben = visit(), visit(locale="fr-FR")
    anna.set_table("me", "open")
    link = anna.page.locator("#invitation").input_value()
    ben.page.goto(link)
    ben.page.locator("#join-name").fill("Ben")
    ben.page.get_by_role("button", name="Prendre place").click()
    for player in (anna, ben):
        player.at_table()
    expect(anna.page.locator(".player-badge", has_text="Ben")).to_be_visible()
    known = ben.page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    assert known["name"] == "Ben", "a guest keeps the name given at the door"
    play_in_turns(anna, ben)
    for player in (anna, ben):
        expect(player.page.locator("#ending")).to_be_visible()


def play_in_turns(*players: Visitor) -> None:
    for player in cycle(players):
        if player.is_over():
            return
        while player.has_choice() and not player.is_over():
            player.decide()


def test_two_people_at_one_screen(visit: Visits) -> None:
    anna = visit().choose_game()
    form = anna.page.locator("form.setup")
    form.locator("label").filter(has_text="2").first.click()
    form.locator("li select").nth(1).select_option("me")
    form.get_by_label("Seat 1: Name").fill("Anna")
    form.get_by_label("Seat 2: Name").fill("Ben")
    form.locator("button.primary").click()
    anna.at_table()
    names = set()
    for _ in range(400):
        anna.wait_for_choice()
        if anna.is_over():
            break
        names |= {name for name in ("Anna", "Ben") if f"{name}: " in anna.asked.inner_text()}
        anna.decide()
    assert anna.is_over()
    assert names == {"Anna", "Ben"}
