"""A bot that plays with me proposes; only I decide."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from rotonde.games.convoi.tests.browser.player import OPEN, Signaller
from tests.browser.fixtures import UNLIMITED
from tests.browser.page_checks import picture, violations
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import BOT, ME, Server

PROPOSAL = "[data-proposal]"


@pytest.fixture(scope="module")
def prompt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that proposes at once, without a delay."""
    with Server(
        tmp_path_factory.mktemp("prompt") / "data", {**UNLIMITED, "ROTONDE_PROPOSAL_SECONDS": "0"}
    ) as running:
        yield running


def sit_down(anna: Visitor) -> None:
    anna.open()
    expect(anna.page.locator(".card").first).to_be_visible()
    wish = {"game": "convoi", "seats": [ME, BOT], "options": {"firstSeat": 0}}
    anna.open(f"/t/{anna.page.evaluate(OPEN, wish)['id']}")


def test_a_partner_proposes_and_i_decide(visit: Visits, prompt: Server) -> None:
    anna = visit(prompt.url, locale="fr-FR")
    page = anna.page
    page.add_init_script("localStorage.setItem('rotonde.tour.convoi', 'done')")
    sit_down(anna)
    player = Signaller(page)
    expect(page.locator(PROPOSAL)).to_contain_text("propose")
    n = anna.n()
    page.keyboard.press("Escape")
    expect(page.locator(PROPOSAL)).to_have_count(0)
    assert anna.n() == n, "to put it away does nothing"
    player.decide()
    expect(page.locator(f"[data-proposal='{anna.n()}']")).to_be_visible()
    assert violations(page) == []
    player.after(page.get_by_role("button", name="D’accord").click)
    assert anna.n() > n + 1, "what is proposed is done when I say so"


def test_to_a_newcomer_it_waits_until_the_tour_has_spoken(visit: Visits, prompt: Server) -> None:
    """Neither lies on the other: first I am led, then I am asked; Esc puts away only what is seen."""
    anna = visit(prompt.url, width=390, height=844)
    page = anna.page
    told: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: told.append(str(frame))))
    sit_down(anna)
    lesson = page.locator("aside.card")
    expect(lesson).to_be_visible()
    while not any('"proposed"' in each for each in told):
        page.evaluate("new Promise(requestAnimationFrame)")
    expect(page.locator(PROPOSAL)).to_have_count(0)
    page.keyboard.press("Escape")
    picture(page, "phone-tour-before-proposal")
    lesson.get_by_role("button", name="Skip").click()
    expect(page.locator(PROPOSAL)).to_be_visible()
    expect(lesson).to_have_count(0)
    picture(page, "phone-proposal-after-tour")
