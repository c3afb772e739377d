"""Layout of Express as a game goes on: the sheet between rounds, a full phone, every lesson."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rotonde import Record
from rotonde.core.state import State
from rotonde.games.express.tests.browser.hands import by_mouse, take
from rotonde.games.express.tests.browser.moments import TAUGHT, read, recorded
from rotonde.games.express.tests.browser.player import TablePage
from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.table_from_record import dealt, moment
from tests.browser.visitor import Visits
from tests.server.harness import Server


def spread(part: Locator) -> tuple[float, float]:
    """Top and bottom edge, from the top of the window."""
    box = part.bounding_box()
    assert box
    return box["y"], box["y"] + box["height"]


def goes_out_and_on(record: Record) -> int:
    """The number of an action that goes out while the game goes on."""
    outs = [i for i, action in enumerate(record.actions) if action.startswith("out ")]
    assert len(outs) > 1
    return outs[0]


@pytest.mark.parametrize(("size", "theme"), [((1440, 900), "light"), ((390, 844), "dark")])
def test_between_rounds_the_sheet_opens_by_itself(
    visit: Visits, server: Server, size: tuple[int, int], theme: str
) -> None:
    page = visit(width=size[0], height=size[1], color_scheme=theme, locale="fr-FR").page
    page.add_init_script(TAUGHT)
    record = recorded("4-seats-teams")
    at = goes_out_and_on(record)
    TablePage.of(page, server, record, at).show()
    page.locator(f".actions .button[data-action={record.actions[at]!r}]").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".sides section")).to_have_count(2)
    for each in sheet.locator("section").all():
        lines = [read(text) for text in each.locator("tbody td").all_inner_texts()]
        assert sum(lines) == read(each.locator("h3 b").inner_text())
    assert violations(page) == []
    assert overhang(page) == 0
    picture(page, f"express-between-{size[0]}")
    sheet.locator(".go").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".pass-device button").click()  # all have seen the score; the next hand is not for all
    page.locator("button.last").click()
    expect(sheet).to_be_visible()


def full_table(state: State) -> bool:
    """I lay, with many trains on the table and as many cards as a turn brings."""
    if state.asks() != "lay":
        return False
    view: Any = state.view(state.to_act)
    mine = next(side for side in view["sides"] if state.to_act in side["seats"])
    return len(mine["trains"]) >= 6 and view["hands"][state.to_act]["size"] >= 7


@pytest.mark.parametrize(("theme", "locale"), [("light", "fr-FR"), ("dark", "en-GB")])
def test_eight_cards_and_six_trains_fit_a_phone(
    visit: Visits, server: Server, theme: str, locale: str
) -> None:
    page = visit(width=390, height=844, color_scheme=theme, locale=locale, has_touch=True).page
    page.add_init_script(TAUGHT)
    record = recorded("partner-says-no")
    table = TablePage.of(page, server, record, moment(record, full_table))
    table.act(
        table.state(), next(each["action"] for each in table.state()["legal"] if each["kind"] == "unhitch")
    )
    table.show()
    expect(page.locator(".hand .place")).to_have_count(8)
    dock = spread(page.locator(".dock"))[0]
    for train in page.locator(".side.mine .train").all()[:6]:
        assert spread(train)[1] <= dock, "a train is hidden by the hand"
    assert overhang(page) == 0
    assert too_small(page) == []
    page.locator(".side.mine .unfold").first.tap()
    expect(page.locator(".side.mine .train.opened .car").first).to_be_visible()
    page.locator(".side.mine .unfold").first.tap()
    page.locator(".hand .place").first.tap()
    assert violations(page) == []
    picture(page, f"express-full-{theme}-{locale[:2]}")


LESSONS = ["TRAIN-5", "DRAW-1", "TRAIN-1", "ENG-2", "HAND-1", "DRAW-2", "TRAIN-2", "OUT-1"]


@pytest.mark.parametrize(("size", "locale"), [((1440, 900), "en-GB"), ((390, 844), "fr-FR")])
def test_a_newcomer_is_given_every_lesson(
    visit: Visits, server: Server, size: tuple[int, int], locale: str
) -> None:
    page = visit(width=size[0], height=size[1], locale=locale).page
    start = dealt("express", 2, 50, {"firstGame": True, "target": 1})
    table = TablePage.of(page, server, start, len(start.actions), {1: "novice"}).show()
    given: list[str] = []
    while len(given) < len(LESSONS):
        table.wait()
        lesson = page.locator("aside.card")
        while lesson.count():
            given.append(lesson.locator(".rule .numbers").inner_text())
            picture(page, f"express-lesson-{len(given)}-{size[0]}")
            assert 0 <= spread(lesson)[0] < spread(lesson)[1] <= size[1]
            lesson.get_by_role("button").last.click()
        take(table, by_mouse)
    assert sorted(given) == sorted(f"EX-{each}" for each in LESSONS)
