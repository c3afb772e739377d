"""The two ways to put an action of Express on its board: by mouse, and by keys alone."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from rotonde.games.express.tests.browser.player import TablePage, preferred

Legal = dict[str, Any]
Hand = Callable[[TablePage, Legal], None]
ENGINE = "button.spot.lit[data-place^=engine]"
TRAIN = "button.cover.lit"
AIM = f".rivals {TRAIN}, .rivals .choose"
# Where a card is put down for an action that speaks of it.
PLACES = {
    "start": "button.spot.lit[data-place=new]",
    "add": TRAIN,
    "engine": ENGINE,
    "diesel": ENGINE,
    "maintain": "button.spot.lit[data-place=siding]",
    "discard": "button.pile.lit[data-place=discard]",
    "turntable": "button.pile.lit[data-place=slot]",
    "play": AIM,
}
PILES = {"draw": "button.pile.lit[data-place=draw]", "take": "button.pile.lit[data-place=discard]"}
KEYS = {"engine": "e", "add": "a", "start": "n", "discard": "x"}
NUMBERED = 9  # cards of a hand that have a key
SIMPLE = {"draw": "d", "take": "t", "out": "o"}


def lit_trains(table: TablePage) -> str:
    return ENGINE if table.state()["asks"] in ("hitch", "head", "swap_own", "swap_theirs") else TRAIN


def card_of(legal: Legal) -> str:
    return str(legal["params"].get("card") or legal["kind"])


def by_mouse(table: TablePage, legal: Legal) -> None:
    """A press on the card and one on its place; a pile; or the button that says it."""
    page, kind = table.page, legal["kind"]
    if kind in PLACES and table.state()["asks"] == "lay":
        page.locator(f".hand .place[data-kind={card_of(legal)}]").first.click()
        page.locator(PLACES[kind]).first.click()
    elif kind in PILES:
        page.locator(PILES[kind]).click()
    elif kind == "train":
        page.locator(lit_trains(table)).first.click()
    else:
        page.locator(f".button[data-action={legal['action']!r}]").first.click()


def by_keys(table: TablePage, legal: Legal) -> None:
    """Letters where there are some, arrows to a lit place, else the list of sentences."""
    page, kind = table.page, legal["kind"]
    if page.locator(".interrupt").count():
        press_to(page, "Tab", f"dataset.action === {legal['action']!r}")
    elif kind in SIMPLE:
        return page.keyboard.press(SIMPLE[kind])
    elif kind in PLACES and table.state()["asks"] == "lay":
        pick_by_keys(page, card_of(legal))
        if kind in KEYS:
            return page.keyboard.press(KEYS[kind])
        press_to(page, "ArrowUp", f"matches({PLACES[kind]!r})")
    elif kind == "train":
        press_to(page, "ArrowUp", f"matches({lit_trains(table)!r})")
    else:
        page.keyboard.press("c")
        page.wait_for_selector("[role=tabpanel] .choices button:focus")
        press_to(page, "Tab", f"dataset.action === {legal['action']!r}")
    return page.keyboard.press("Enter")


def pick_by_keys(page: Page, card: str) -> None:
    """Picks by its number; a card without one from the first on, with the arrow and Enter."""
    kinds = page.locator(".hand .place").evaluate_all("all => all.map(each => each.dataset.kind)")
    numbered = kinds.index(card) < NUMBERED
    page.keyboard.press(str(kinds.index(card) + 1 if numbered else 1))
    expect(page.locator(".place.picked")).to_have_count(1)
    if numbered:
        return
    page.keyboard.press("Escape")
    expect(page.locator(".hand .place:focus")).to_have_count(1)
    press_to(page, "ArrowRight", f"dataset.kind === {card!r}")
    page.keyboard.press("Enter")
    expect(page.locator(f".place.picked[data-kind={card}]")).to_have_count(1)


def press_to(page: Page, key: str, there: str, most: int = 120) -> None:
    """Presses a key until the focus is there."""
    for _ in range(most):
        if page.evaluate(f"document.activeElement.{there}"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {there}")


def take(table: TablePage, hand: Hand) -> str:
    """One plain decision on the board; which kind it was."""
    state, n = table.state(), table.n()
    wanted = preferred(state)
    legal = next(each for each in state["legal"] if each["action"] == wanted)
    hand(table, legal)
    table.moved_on(n)
    return str(legal["kind"])
