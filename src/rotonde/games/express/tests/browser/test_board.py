"""The board of Express: every way to lay a card, every question, the score; by mouse and by keyboard."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rotonde.games.express.tests.browser.moments import TAUGHT, read
from rotonde.games.express.tests.browser.player import State, TablePage
from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.table_from_record import begun
from tests.browser.table_page import show_tab
from tests.browser.visitor import Visits
from tests.server.harness import Server

ME = {"kind": "me", "name": "Anna"}
BEN = {"kind": "me", "name": "Ben"}
BOT = {"kind": "bot", "level": "novice"}


def at(
    visit: Visits,
    server: Server,
    *seats: dict[str, str],
    options: dict[str, object] | None = None,
    **wishes: object,
) -> TablePage:
    page = visit(**wishes).page
    page.add_init_script(TAUGHT)
    start = begun("express", len(seats), options or {})
    bots = {seat: "novice" for seat, each in enumerate(seats) if each is BOT}
    return TablePage.of(page, server, start, len(start.actions), bots)


def laying(state: State) -> bool:
    return bool(state["asks"] == "lay")


def hand(page: Page) -> Locator:
    return page.locator(".hand .place")


def test_a_card_is_dragged_to_a_new_train_and_taken_back(visit: Visits, server: Server) -> None:
    table = at(visit, server, ME, BEN)
    table.play_until(lambda state: laying(state) and any(each["kind"] == "start" for each in state["legal"]))
    page = table.show().page
    trains, cards = page.locator(".side.mine .train").count(), hand(page).count()
    hand(page).first.hover()
    page.mouse.down()
    page.mouse.move(400, 300, steps=3)
    spot = page.locator("[data-place=new]").bounding_box()
    assert spot
    page.mouse.move(spot["x"] + 40, spot["y"] + 20, steps=3)
    n = table.n()
    page.mouse.up()
    table.moved_on(n)
    expect(page.locator(".side.mine .train")).to_have_count(trains + 1)
    page.locator("button.back").click()
    expect(hand(page)).to_have_count(cards)
    expect(page.locator(".side.mine .train")).to_have_count(trains)


def test_where_a_card_does_not_go_its_rule_is_shown(visit: Visits, server: Server) -> None:
    table = at(visit, server, ME, BEN)
    table.play_until(laying)
    page = table.show().page
    hand(page).first.click()
    page.locator("button.pile[data-place=slot]").click(
        force=True
    )  # marked as disabled, and answers all the same
    expect(page.locator("[data-read]")).to_have_text(re.compile(r"EX-[A-Z]+-\d"))
    page.keyboard.press("Escape")
    expect(page.locator(".place.picked")).to_have_count(0)


def test_a_hand_is_sorted_grouped_and_arranged(visit: Visits, server: Server) -> None:
    page = at(visit, server, ME, BOT).show().page
    kinds = "all => all.map(each => each.dataset.kind)"
    expect(hand(page)).to_have_count(10)
    first = hand(page).evaluate_all(kinds)
    hand(page).first.focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".order.on")).to_have_text("my order")
    moved = hand(page).evaluate_all(kinds)
    assert moved[:2] == [first[1], first[0]]
    page.locator(".order").first.click()
    assert hand(page).evaluate_all(kinds) == first


def test_the_deal_is_one_line_of_the_log_and_unfolds(visit: Visits, server: Server) -> None:
    page = at(visit, server, ME, BOT).show().page
    show_tab(page, "log")
    dealt = page.locator(".log details").filter(has_text="The cards are dealt (20)")
    expect(dealt.locator("p").first).to_be_hidden()
    dealt.locator("summary").click()
    expect(dealt.locator("p").filter(has_text="Anna is dealt: ")).to_have_count(10)


def test_the_arrow_up_leads_to_the_lit_places(visit: Visits, server: Server) -> None:
    table = at(visit, server, ME, BEN)
    table.play_until(
        lambda state: laying(state) and any(each["kind"] == "discard" for each in state["legal"])
    )
    page = table.show().page
    hand(page).first.focus()
    page.keyboard.press("Enter")
    for _ in range(30):
        page.keyboard.press("ArrowUp")
        if page.evaluate("document.activeElement.dataset.place") == "discard":
            break
    n = table.n()
    page.keyboard.press("Enter")
    page.wait_for_function("n => Number(document.querySelector('.table').dataset.n) > n", arg=n)


LOOKS = [
    ((1440, 900), "light", "en-GB", 3),
    ((1440, 900), "dark", "fr-FR", 4),
    ((390, 844), "light", "fr-FR", 4),
    ((390, 844), "dark", "en-GB", 2),
    ((1920, 1080), "light", "en-GB", 6),
    ((360, 740), "light", "en-GB", 6),
]


@pytest.mark.parametrize(("size", "theme", "locale", "seats"), LOOKS)
def test_fits_and_reads(
    visit: Visits, server: Server, size: tuple[int, int], theme: str, locale: str, seats: int
) -> None:
    wishes: dict[str, Any] = {"width": size[0], "height": size[1], "color_scheme": theme, "locale": locale}
    table = at(visit, server, ME, *[BOT] * (seats - 1), **wishes)
    table.play_until(
        lambda state: (
            laying(state) and state["view"]["turns"][0] >= 4 and state["view"]["hands"][0]["size"] > 0
        )
    )
    page = table.show().page
    hand(page).first.click()
    assert violations(page) == []
    assert overhang(page) == 0
    assert too_small(page) == []
    picture(page, f"express-{size[0]}-{seats}-{theme}-{locale[:2]}")


def test_every_line_of_a_round_is_explained(visit: Visits, server: Server) -> None:
    table = at(visit, server, ME, BOT, options={"target": 1, "stagnation": 4})
    table.play_until(lambda state: state["view"]["round"] > 0)
    page = table.show().page
    if page.locator("#ending").count() == 0:
        page.locator("button.last").click()
    sheet = page.locator(".sides section")
    expect(sheet).to_have_count(2)
    for each in sheet.all():
        lines = [read(text) for text in each.locator("tbody td").all_inner_texts()]
        assert sum(lines) == read(each.locator("h3 b").inner_text())
    assert violations(page) == []
    picture(page, "express-sheet")


def test_a_newcomer_is_led_through_the_first_turn(visit: Visits, server: Server) -> None:
    start = begun("express", 2, {"firstGame": True})
    table = TablePage.of(visit().page, server, start, len(start.actions), {1: "novice"}).show()
    page = table.page
    lesson = page.locator("aside.card")
    expect(lesson).to_contain_text("EX-TRAIN-5")
    lesson.get_by_role("button").last.click()
    expect(lesson).to_contain_text("EX-DRAW-1")
    n = table.n()
    page.locator("button.pile.lit[data-place=draw]").click()
    table.moved_on(n)
    expect(lesson).to_contain_text("EX-TRAIN-1")
    picture(page, "express-lesson")
