"""Browser fixtures for tests in any `browser` folder: one server, one browser, a context for each person."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import browser as chromium
import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.browser.visitor import Visit, Visitor
from tests.server.harness import Server

ROOT = Path(__file__).parents[2]
UNLIMITED = {f"ROTONDE_{each}_RATE": "100000" for each in ("HTTP", "LIVE", "SIGN_IN", "UPLOAD")}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name == "browser":
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("page") / "data", UNLIMITED) as running:
        yield running


@pytest.fixture(scope="session")
def server_with_plugin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has found the example game, which has no board."""
    paths = os.pathsep.join([str(ROOT / "build" / "plugin"), os.environ.get("PYTHONPATH", "")])
    with Server(tmp_path_factory.mktemp("plugin") / "data", {**UNLIMITED, "PYTHONPATH": paths}) as running:
        yield running


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def the_browser(driver: Playwright) -> Iterator[Browser]:
    """Light browser; test files that need notifications define a full one of the same name."""
    yield from launched(driver, chromium.light())


def launched(driver: Playwright, path: str | None) -> Iterator[Browser]:
    assert path, "the browser tests need Chromium: install the package `chromium`"
    running = driver.chromium.launch(executable_path=path)
    yield running
    running.close()


@pytest.fixture
def visit(the_browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Opens the page for people; whatever went wrong in their browsers fails the test."""
    visits: list[Visit] = []

    def come(url: str = server.url, **wishes: object) -> Visitor:
        visits.append(Visit(the_browser, url, **wishes))
        return visits[-1].visitor

    yield come
    for each in visits:
        each.end()


@pytest.fixture
def page(visit: Callable[..., Visitor]) -> Page:
    return visit().page
