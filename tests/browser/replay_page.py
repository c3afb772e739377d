"""Replays on the page: uploading a record, and the step that is shown."""

from pathlib import Path

from playwright.sync_api import Page

import rotonde
from tests.browser.page_checks import overhang, too_small, violations
from tests.browser.visitor import Visitor

RECORDS = Path(rotonde.__file__).parent / "games"


def shown(page: Page) -> int:
    """The step that the replay shows; waits until it is there."""
    page.wait_for_selector(".replay[data-busy=false]")
    return int(page.locator(".replay").get_attribute("data-n") or -1)


def moved(page: Page, before: int) -> int:
    page.wait_for_function("n => Number(document.querySelector('.replay').dataset.n) !== n", arg=before)
    return shown(page)


def bring(person: Visitor, file: Path) -> Page:
    person.open()
    person.page.locator("input[type=file][accept*=text]").set_input_files(file)
    return person.page


def clean(page: Page, *, phone: bool = False) -> None:
    assert (overhang(page), violations(page)) == (0, [])
    assert (too_small(page) if phone else []) == []
