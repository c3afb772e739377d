"""Whole games of Express in a real browser, every decision on the board: by mouse, and by keyboard alone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from rotonde.games.express.tests.browser.hands import Hand, by_keys, by_mouse, take
from rotonde.games.express.tests.browser.moments import TAUGHT
from rotonde.games.express.tests.browser.player import TablePage
from tests.browser.page_checks import picture, violations
from tests.browser.table_from_record import dealt
from tests.browser.visitor import Visitor
from tests.server.harness import Server

SHORT: dict[str, Any] = {"target": 1, "stagnation": 4}
MOST = 120  # decisions of mine


@pytest.mark.parametrize(("hand", "seed"), [(by_mouse, 25), (by_keys, 54)], ids=["mouse", "keys"])
def test_a_whole_game(visit: Callable[..., Visitor], server: Server, hand: Hand, seed: int) -> None:
    """The seed is that of a game in which I begin, so that neither cards nor bot surprise anyone."""
    page = visit().page
    page.add_init_script(TAUGHT)
    start = dealt("express", 2, seed, SHORT)
    table = TablePage.of(page, server, start, len(start.actions), {1: "novice"}).show()
    kinds = play_to_the_end(table, hand)
    assert {"draw", "start", "add", "engine", "discard", "out"} <= kinds
    expect(page.locator(".final .sides section")).to_have_count(2)
    assert violations(page) == []
    picture(page, f"express-end-{hand.__name__}")


def play_to_the_end(table: TablePage, hand: Hand) -> set[str]:
    """Plays to the end; returns the kinds of my actions."""
    kinds: set[str] = set()
    for _ in range(MOST):
        if not table.wait():
            return kinds
        kinds.add(take(table, hand))
    raise AssertionError("the game does not end")
