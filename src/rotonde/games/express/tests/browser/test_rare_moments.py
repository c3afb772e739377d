"""The rarer moments of Express on the board: a diesel, questions to partners, a misdeal."""

import pytest
from playwright.sync_api import expect

from rotonde.games.express.tests.browser.moments import SIZES, own_trains, pick, sit
from tests.browser.page_checks import picture, violations
from tests.browser.visitor import Visits
from tests.server.harness import Server


@SIZES
def test_a_diesel_heads_a_passenger_train(visit: Visits, server: Server, width: int, height: int) -> None:
    page = sit(visit, server, "diesel", "diesel", "add observation-car", width=width, height=height).page
    pick(page, "diesel")
    page.locator(".side.mine button.spot.lit[data-place^=engine]").first.click()
    headed = own_trains(page).filter(has=page.locator(".engine-place.up"))
    expect(headed).to_have_count(1)
    expect(headed.locator(".unseen").first).to_contain_text("engine: diesel, face up")
    assert violations(page) == []
    picture(page, f"express-diesel-{width}")


@pytest.mark.parametrize("word", ["yes", "no"])
def test_a_partner_is_asked_and_answers(visit: Visits, server: Server, word: str) -> None:
    page = sit(visit, server, "partner-says-yes", "ask", "answer yes", "maintain…", "out…").page
    page.locator(".actions .button[data-action=ask]").click()
    page.locator(".pass-device button").click()
    expect(page.locator(".interrupt")).to_contain_text("may I go out?")
    expect(page.locator(".interrupt .note")).to_contain_text("the cards in your hand cost")
    assert violations(page) == []
    picture(page, "express-answer")
    page.locator(f".interrupt .button[data-action='answer {word}']").click()
    page.locator(".pass-device button").click()
    pick(page, "heavy-crane")
    page.locator("button.spot.lit[data-place=siding]").click()
    out = page.locator(".actions .button[data-action^=out]")
    if word == "yes":
        out.click()
        expect(page.locator("#ending")).to_be_visible()
    else:
        expect(page.locator(".wayout")).to_contain_text("your partner said no")
        expect(out).to_have_count(0)


def test_one_of_two_partners_says_no(visit: Visits, server: Server) -> None:
    page = sit(visit, server, "second-partner-says-no", "ask", "answer yes", "answer no").page
    page.locator(".actions .button[data-action=ask]").click()
    for word in ("yes", "no"):
        page.locator(".pass-device button").click()
        page.locator(f".interrupt .button[data-action='answer {word}']").click()
    page.locator(".pass-device button").click()
    expect(page.locator(".wayout")).to_contain_text("your partner said no")


def test_a_misdeal_is_told_and_dealt_again(visit: Visits, server: Server) -> None:
    page = sit(visit, server, "misdeal", "draw").page
    page.locator("button.pile.lit[data-place=draw]").click()
    expect(page.locator(".log")).to_contain_text("A misdeal")
    expect(page.locator(".hand .place")).to_have_count(8)
