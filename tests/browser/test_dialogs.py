"""Every page and every window above one: wide and on a phone, by day and by night, nothing grave for axe.

WINDOWS names them all; a new component that opens one fails the first test until it is named and opened here.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.account_page import fresh, with_account
from tests.browser.page_checks import AXE, GRAVE, ROOT, overhang, picture, too_small
from tests.browser.replay_page import RECORDS, bring, shown
from tests.browser.visitor import Visitor, Visits
from tests.server.account_holders import in_store
from tests.server.harness import Server

Open = Callable[[Visitor, Server], object]
OPENS_ONE = re.compile(r"parts/Dialog\.svelte|<dialog|role=\"dialog\"|\bpopover\b")
PART = "parts/Dialog.svelte"  # what the windows are made of
GAMES = ROOT / "src" / "rotonde" / "games"
IN_GAMES = {"express/web/RoundSheet.svelte": "express/tests/browser/test_board.py"}  # the test that opens it
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
CONTRAST = "{runOnly: ['color-contrast']}"  # night changes colours and nothing else


def at_table(visitor: Visitor) -> Page:
    visitor.set_table("me", "bot:novice").at_table()
    visitor.wait_for_choice()
    return visitor.page


def settings(visitor: Visitor, _: Server) -> None:
    visitor.open().page.locator(".tools button").last.click()


def notices(visitor: Visitor, server: Server) -> None:
    settings(visitor, server)
    visitor.page.locator("[data-notices]").click()
    expect(visitor.page.locator("dialog summary").first).to_be_visible()
    for each in visitor.page.locator("dialog summary").all():
        each.click()


def prove(visitor: Visitor, server: Server) -> None:
    with_account(visitor, fresh("Prove"))
    in_store(server, "UPDATE session SET proved = 0")
    visitor.open("/me").page.get_by_role("button", name="Make ten new codes").click()


def menu(visitor: Visitor, _: Server) -> None:
    at_table(visitor).locator(".helpers button").last.click()


def pace(visitor: Visitor, server: Server) -> None:
    menu(visitor, server)
    visitor.page.locator("[data-menu=pace]").click()


def keys(visitor: Visitor, _: Server) -> None:
    at_table(visitor).keyboard.press("?")


def invite(visitor: Visitor, _: Server) -> None:
    visitor.set_table("me", "open").page.locator("[data-qr]").click()


def invite_friends(visitor: Visitor, _: Server) -> None:
    visitor.open("/games/wurfel").page.locator("button.invite").click()


def branch(visitor: Visitor, _: Server) -> None:
    page = bring(visitor, RECORDS / "wurfel" / "records" / "2-seats.txt")
    shown(page)
    page.get_by_role("button", name="Play on from here").click()


def pass_device(visitor: Visitor, _: Server) -> None:
    visitor.set_table("me", "me", game="Express")
    expect(visitor.page.locator(".pass-device")).to_be_visible()


def how_to_play(visitor: Visitor, _: Server) -> None:
    visitor.open("/learn/convoi").page.locator("[data-how]").click()


def share(visitor: Visitor, _: Server) -> None:
    page = bring(visitor, RECORDS / "wurfel" / "records" / "2-seats.txt")
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Share the result").click()


WINDOWS: dict[str, Open] = {
    "SettingsDialog.svelte": settings,
    "account/ProveDialog.svelte": prove,
    "lobby/InviteDialog.svelte": invite_friends,
    "notifications/NotificationsDialog.svelte": notices,
    "pace/PaceDialog.svelte": pace,
    "parts/HowToDialog.svelte": how_to_play,
    "replay/BranchDialog.svelte": branch,
    "table/PassDevice.svelte": pass_device,
    "table/Invite.svelte": invite,
    "table/KeysDialog.svelte": keys,
    "table/ShareDialog.svelte": share,
    "table/TableMenu.svelte": menu,
}
PAGES: dict[str, str] = {
    "hall": "/",
    "account": "/me",
    "reset": "/me/reset?token=none",
    "results": "/me/results",
    "nobody": "/people/Nobody%20at%20all",
    "leaderboard": "/standing",
    "sheet": "/games/convoi",
    "lesson": "/learn/convoi",
    "mail": "/notices/stop/nosuchchannel",
    "no table": "/t/nosuchtable",
}


def found_in(folder: Path, files: str) -> set[str]:
    found = (each for each in folder.glob(files) if OPENS_ONE.search(each.read_text(encoding="utf-8")))
    return {str(each.relative_to(folder)) for each in found}


def test_no_window_is_forgotten() -> None:
    assert found_in(ROOT / "web" / "src", "**/*.svelte") == {*WINDOWS, PART}
    assert found_in(GAMES, "*/web/**/*.svelte") == set(IN_GAMES)
    for test in IN_GAMES.values():
        assert "violations(" in (GAMES / test).read_text(encoding="utf-8")


def grave(page: Page, how: str = "{}") -> list[str]:
    found = page.evaluate(f"axe.run(document, {how}).then(found => found.violations)")
    return [f"{each['id']}: {each['nodes'][0]['target']}" for each in found if each["impact"] in GRAVE]


def faults(page: Page, name: str) -> list[str]:
    """Faults of the dialog that is open, at each size and in each theme."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="light")
        here = grave(page)
        here += [f"hangs over by {overhang(page)}"] if overhang(page) else []
        here += too_small(page) if size == "phone" else []
        picture(page, f"window-{name}-{size}-day")
        page.emulate_media(color_scheme="dark")
        here += grave(page, CONTRAST)
        picture(page, f"window-{name}-{size}-night")
        found += [f"{name}, {size}: {each}" for each in here]
    return found


@pytest.mark.parametrize("window", WINDOWS)
def test_every_window(visit: Visits, server: Server, window: str) -> None:
    visitor = visit()
    WINDOWS[window](visitor, server)
    expect(visitor.page.locator("dialog[open], [role=dialog]").first).to_be_visible()
    assert faults(visitor.page, Path(window).stem) == []


def test_every_page(visit: Visits) -> None:
    visitor = visit()
    found = []
    for name, path in PAGES.items():
        visitor.open(path)
        expect(visitor.page.locator("main h1, main [role=alert]").first).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")
        found += faults(visitor.page, name)
    assert found == []
