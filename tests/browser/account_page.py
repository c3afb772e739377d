"""Accounts on the page: fresh names, a password, and signing up."""

from itertools import count

from playwright.sync_api import Page

from tests.browser.page_checks import overhang, too_small, violations
from tests.browser.visitor import Visitor
from tests.server.harness import Message

PASSWORD = "a train at noon"
_numbers = count(1)


def fresh(name: str) -> str:
    """A name that looks like nobody else's: an account's is refused to the guests of other tests."""
    return f"{name} Member {next(_numbers)}"


def is_fit(page: Page) -> None:
    assert (overhang(page), violations(page), too_small(page)) == (0, [], [])


def asked(visitor: Visitor, path: str, body: object) -> Message:
    answer = visitor.page.request.post(f"{visitor.url}{path}", data=body)
    assert answer.ok, answer.text()
    return dict(answer.json())


def with_account(visitor: Visitor, name: str) -> Visitor:
    visitor.page.request.get(f"{visitor.url}/api/me")
    asked(visitor, "/api/account", {"name": name, "password": PASSWORD})
    return visitor
