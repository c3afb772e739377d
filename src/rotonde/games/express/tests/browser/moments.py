"""Rarer moments of Express in the browser: a table is opened from a record just before them."""

import pytest
from playwright.sync_api import Locator, Page, expect

from rotonde import Record
from rotonde.games.express.tests.browser.player import TablePage
from rotonde.games.express.tests.golden import RECORDS
from tests.browser.page_checks import violations
from tests.browser.visitor import Visits
from tests.server.harness import Server

TAUGHT = "localStorage.setItem('rotonde.tour.express', 'done')"
SIZES = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["wide", "phone"])


def recorded(name: str) -> Record:
    return Record.parse((RECORDS / f"{name}.txt").read_text("utf-8"))


def just_before(record: Record, *actions: str) -> int:
    """The number of the first action of such a sequence; "…" at the end stands for any rest."""
    for i in range(len(record.actions)):
        if all(map(matches, actions, record.actions[i : i + len(actions)])):
            return i
    raise AssertionError(f"{actions} is not in the record")


def matches(wanted: str, action: str) -> bool:
    return action.startswith(wanted.removesuffix("…")) if wanted.endswith("…") else action == wanted


def sit(visit: Visits, server: Server, name: str, *actions: str, **wishes: object) -> TablePage:
    """Sits down just before those actions of a record."""
    page = visit(**wishes).page
    page.add_init_script(TAUGHT)
    record = recorded(name)
    return TablePage.of(page, server, record, just_before(record, *actions)).show()


def pick(page: Page, card: str) -> None:
    page.locator(f".hand .place[data-kind={card}]").first.click()


def aim(page: Page, place: str) -> None:
    page.locator(f".train[data-place='{place}'] button.cover.lit").click()


def answer(page: Page, action: str) -> None:
    """The screen is handed on; the question is there and is answered."""
    page.locator(".pass-device button").click()
    expect(page.locator(".interrupt")).to_be_visible()
    assert violations(page) == []
    page.locator(f".interrupt .button[data-action={action!r}]").click()
    page.locator(".pass-device button").click()


def own_trains(page: Page) -> Locator:
    return page.locator(".side.mine .train")


def read(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))
