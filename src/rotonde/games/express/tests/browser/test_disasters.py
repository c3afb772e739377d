"""The disasters of Express on the board: aimed, let come, countered; stolen cars and swapped engines."""

import pytest
from playwright.sync_api import expect

from rotonde.games.express.tests.browser.hands import press_to
from rotonde.games.express.tests.browser.moments import SIZES, aim, answer, own_trains, pick, sit
from tests.browser.page_checks import picture, violations
from tests.browser.visitor import Visits
from tests.server.harness import Server


@pytest.mark.parametrize(("width", "height", "theme"), [(1440, 900, "light"), (390, 844, "dark")])
def test_a_disaster_is_aimed_by_two_taps_and_cannot_be_missed(
    visit: Visits, server: Server, width: int, height: int, theme: str
) -> None:
    wreck = ("play wreck", "against…", "train…", "decline")
    page = sit(visit, server, "wreck", *wreck, width=width, height=height, color_scheme=theme).page
    trains = page.locator(".rivals .train").count()
    pick(page, "wreck")
    expect(page.locator(".hint")).to_have_text("Tap what the disaster shall hit: it is your discard.")
    assert violations(page) == []
    page.locator(".rivals .cover.lit").first.click()
    page.locator(".pass-device button").click()
    expect(page.locator(".interrupt button").first).to_be_focused()
    expect(page.locator(".interrupt")).to_contain_text("You hold no card that stops it.")
    assert violations(page) == []
    picture(page, f"express-disaster-{width}")
    page.locator(".interrupt .button").click()
    expect(page.locator(".interrupt")).to_have_count(0)
    expect(own_trains(page)).to_have_count(trains - 1)


@SIZES
def test_a_stolen_car_is_laid_on_a_train(visit: Visits, server: Server, width: int, height: int) -> None:
    steal = ("play steal", "against 0", "train 2", "decline", "train 2")
    page = sit(visit, server, "steal-laid", *steal, width=width, height=height).page
    pick(page, "steal")
    aim(page, "train:0:2")
    answer(page, "decline")
    expect(page.locator(".stolen")).to_be_visible()
    expect(page.locator(".actions .button[data-action=keep]")).to_be_visible()
    picture(page, f"express-stolen-{width}")
    assert violations(page) == []
    aim(page, "train:1:2")
    expect(page.locator(".stolen")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("adds to train 3")


def test_a_stolen_car_begins_a_train_by_keys(visit: Visits, server: Server) -> None:
    table = sit(
        visit, server, "steal-begins-a-train", "play steal", "against 1", "train 2", "decline", "engine…"
    )
    page = table.page
    trains = own_trains(page).count()
    pick(page, "steal")
    aim(page, "train:1:2")
    answer(page, "decline")
    expect(page.locator(".stolen")).to_be_visible()
    cards = page.locator(".hand .place").count()
    page.keyboard.press("1")  # any card of the hand becomes the engine
    page.locator(".pass-device button").click()
    theirs = page.locator(".rivals .side").filter(has_text="Anna")
    expect(theirs.locator(".train")).to_have_count(trains + 1)
    expect(theirs.locator(".backs b")).to_have_text(str(cards - 1))


@SIZES
def test_engines_are_swapped(visit: Visits, server: Server, width: int, height: int) -> None:
    swap = ("play engine-swap", "against 1", "decline", "train…", "train…", "done")
    table = sit(visit, server, "engine-swap", *swap, width=width, height=height)
    page = table.page
    pick(page, "engine-swap")
    page.locator(".choose[data-place='side:1']").click()
    answer(page, "decline")
    page.locator(".side.mine button.lit[data-place^=engine]").first.click()
    expect(own_trains(page).and_(page.locator(".chosen"))).to_have_count(1)
    picture(page, f"express-swap-{width}")
    assert violations(page) == []
    page.locator(".rivals button.lit[data-place^='engine:1:']").first.click()
    page.locator(".actions .button[data-action=done]").click()
    expect(page.locator(".log")).to_contain_text("swaps the engine of train 1 for that of train 1 of Ben")


def test_engines_are_swapped_by_keys(visit: Visits, server: Server) -> None:
    table = sit(visit, server, "engine-swap", "play engine-swap", "against 1")
    page = table.page
    pick(page, "engine-swap")
    press_to(page, "ArrowUp", "matches(\"[data-place='side:1']\")")
    page.keyboard.press("Enter")
    answer(page, "decline")
    for side in (".side.mine", ".rivals"):
        press_to(page, "ArrowUp", f"matches('{side} [data-place^=engine]')")
        n = table.n()
        page.keyboard.press("Enter")
        table.moved_on(n)
    page.keyboard.press("c")
    expect(page.locator(".choices button:focus")).to_have_count(1)
    press_to(page, "Tab", "dataset.action === 'done'")
    page.keyboard.press("Enter")
    expect(page.locator(".pass-device")).to_be_visible()


@SIZES
def test_a_disaster_is_countered(visit: Visits, server: Server, width: int, height: int) -> None:
    table = sit(visit, server, "wreck-countered", "counter heavy-crane", width=width, height=height)
    page = table.page
    expect(page.locator(".interrupt .button.primary")).to_have_text("Stop it with: heavy crane")
    expect(page.locator(".train.hit")).to_have_count(1)
    picture(page, f"express-counter-{width}")
    side = page.locator(".side.mine").get_attribute("aria-label") or ""
    page.locator(".interrupt .button.primary").click()
    page.locator(".pass-device button").click()
    saved = page.locator(f".side[aria-label='{side}']")
    expect(saved.locator(".service", has_text="heavy crane")).to_have_count(1)
    expect(page.locator(".train.hit")).to_have_count(0)
