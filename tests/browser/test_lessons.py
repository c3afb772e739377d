"""Every lesson is played to its end on the real board, wide and on a phone, in both languages."""

import pytest
from playwright.sync_api import Page, expect

import rotonde
from rotonde.table.game.lesson import lesson
from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.visitor import Visits

GAMES = [game_id for game_id in rotonde.games() if lesson(game_id)]
LOOKS: dict[str, dict[str, object]] = {
    "wide": {"locale": "en-GB", "color_scheme": "light"},
    "phone": {"locale": "fr-FR", "color_scheme": "dark", "width": 390, "height": 844},
}
READY = """([n, step]) => {
  const page = document.querySelector('.page'), card = document.querySelector('.lesson')
  return page.dataset.n !== n || !card || card.dataset.step !== step
}"""


def go_on(page: Page, step: int) -> None:
    """Presses "Next" or "Show me" until the step is over."""
    card = page.locator(f".lesson[data-step='{step}']")
    while card.count():
        n = page.locator(".page").get_attribute("data-n")
        page.locator(".lesson .row button").last.click()
        page.wait_for_function(READY, arg=[n, str(step)])


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end(visit: Visits, game: str, look: str) -> None:
    found = lesson(game)
    assert found
    page = visit(**LOOKS[look]).open(f"/learn/{game}").page
    for number, step in enumerate(found.steps, 1):
        expect(page.locator(f".lesson[data-step='{number}'] .rule")).to_contain_text(step.rule)
        expect(page.locator(f"[data-tour='{step.at}'].toured")).to_be_visible()
        assert overhang(page) == 0, number
        picture(page, f"lesson-{game}-{look}-{number:02}")
        go_on(page, number)
    expect(page.locator(".end h2")).to_be_visible()
    assert violations(page) == []
    assert look == "wide" or too_small(page) == []
    assert page.evaluate("game => localStorage.getItem(`rotonde.tour.${game}`)", game) == "done"
