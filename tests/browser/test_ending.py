"""The end of a game: the winner's train, the story in five lines, a card to share."""

import re
from importlib import resources

import pytest
from playwright.sync_api import Page, expect

from rotonde import CHANCE, Record
from tests.browser.page_checks import overhang, picture, violations
from tests.browser.playback import NAMES
from tests.browser.table_from_record import lay_under
from tests.browser.visitor import Visits
from tests.server.harness import Server

WON = {"wurfel": "3-seats", "express": "3-seats", "tee": "3-seats", "convoi": "america-won"}
WIDE = {"width": 1440, "height": 900, "locale": "en-GB"}
PHONE = {"width": 390, "height": 844, "locale": "fr-FR"}
MOVING = "document.getAnimations().length > 0"
PNG = b"\x89PNG"


def ended(visit: Visits, server: Server, game: str, name: str, **wishes: object) -> Page:
    """Page of a recorded game right after its last decision."""
    path = resources.files("rotonde.games") / game / "records" / f"{name}.txt"
    record = Record.parse(path.read_text("utf-8"))
    seats = [state.to_act for state in record.replay()]
    last = max(n for n, seat in enumerate(seats[:-1]) if seat != CHANCE)
    anna = visit(**wishes)
    page = anna.page
    page.add_init_script(f"localStorage.setItem('rotonde.tour.{game}', 'done')")
    page.request.get(f"{anna.url}/api/me")
    sitters = [{"kind": "me", "name": each} for each in NAMES[: record.seats]]
    body = {"game": game, "seats": sitters, "options": dict(record.options)}
    made = page.request.post(f"{anna.url}/api/tables", data=body).json()["table"]
    bots = {seat: "novice" for seat in range(record.seats) if seat != seats[last]}
    lay_under(server, made["id"], record, last, bots)
    anna.open(f"/t/{made['id']}")
    page.wait_for_selector(".table")
    anna.act(anna.state(), record.actions[last])
    expect(page.locator("#ending")).to_be_visible()
    return page


@pytest.mark.parametrize("game", WON)
@pytest.mark.parametrize("wishes", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_end_tells_the_story_of_the_game(
    visit: Visits, server: Server, game: str, wishes: dict[str, object]
) -> None:
    page = ended(visit, server, game, WON[game], **wishes)
    lines = page.locator("section[aria-labelledby=story] li")
    expect(lines.nth(2)).to_be_visible()
    assert 3 <= lines.count() <= 5
    expect(page.locator(".arrival .coach").first).to_be_visible()
    assert (overhang(page), violations(page)) == (0, [])
    assert not page.evaluate(MOVING)
    picture(page, f"end-{game}-{wishes['width']}")
    lines.first.get_by_role("link").click()
    expect(page).to_have_url(re.compile(r"\?at=\d+"))


def test_the_train_comes_in_once(visit: Visits, server: Server) -> None:
    page = ended(visit, server, "wurfel", "3-seats", motion="no-preference")
    moving = "() => document.getAnimations().some(each => each.effect.target.matches('.arrival .train'))"
    page.wait_for_function(moving)
    page.wait_for_function(f"() => !({moving})()")


def test_a_lost_train_waits_at_red(visit: Visits, server: Server) -> None:
    page = ended(visit, server, "convoi", "lost-by-the-clock")
    expect(page.locator(".arrival .red")).to_be_visible()
    expect(page.locator(".arrival .coach")).to_have_count(0)


def test_a_card_to_share_has_a_picture_and_a_link(visit: Visits, server: Server) -> None:
    page = ended(visit, server, "wurfel", "3-seats", **WIDE)
    page.get_by_role("button", name="Share the result").click()
    dialog = page.get_by_role("dialog", name="Share the result")
    expect(dialog.get_by_label("Link to the game")).to_have_value(page.url)
    expect(dialog.locator("canvas")).to_have_js_property("width", 1200)
    assert violations(page) == []
    picture(page, "share")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Download the picture").click()
    assert download.value.path().read_bytes().startswith(PNG)
