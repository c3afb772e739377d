"""A game that would come out otherwise under new rules waits, says so, and hears its host's word."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from rotonde.server.identity.signing import COOKIE, Signer, signing_key
from rotonde.server.ops.data_place import KEY
from tests.browser.page_checks import overhang, picture, violations
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server
from tests.server.outdated_games import ANNA, change, waiting

WIDE, NARROW = 1280, 390


class Kept:
    """A server of the new release on an older one's data: three games of Anna's that wait for her."""

    def __init__(self, folder: Path) -> None:
        with ThreadPoolExecutor(1) as elsewhere:  # here the browser's event loop runs
            tables = [elsewhere.submit(waiting, folder).result()[0] for _ in range(3)]
        self.goes_on, self.closes, self.lost = tables
        change(folder, "UPDATE game_table SET options = '{\"wings\": true}' WHERE id = ?", self.lost)
        self.cookie = Signer(signing_key(folder / KEY)).cookie(ANNA.guest)
        self.server = Server(folder)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    found = Kept(tmp_path_factory.mktemp("held"))
    with found.server:
        yield found


def host(visit: Visits, kept: Kept, **wishes: object) -> Visitor:
    anna = visit(kept.server.url, **wishes)
    where = {"domain": urlsplit(kept.server.url).hostname or "", "path": "/"}
    anna.page.context.add_cookies([{"name": COOKIE, "value": kept.cookie, **where}])  # type: ignore[typeddict-item]  # as it is
    return anna


def look(page: Page, name: str) -> None:
    """Wide and narrow: it fits, and everybody can read and reach it."""
    for width, height in ((WIDE, 800), (NARROW, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert overhang(page) == 0, (name, width)
        picture(page, f"held-{name}-{width}")
    assert violations(page) == [], name


def test_at_the_hosts_word_it_goes_on(visit: Visits, kept: Kept) -> None:
    anna = host(visit, kept, locale="fr-FR").open(f"/t/{kept.goes_on}")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Cette partie attend son hôte")
    look(anna.page, "host-fr")
    anna.page.get_by_role("button", name="Reprendre à partir de là").click()
    anna.at_table()
    anna.wait_for_choice()


def test_or_is_closed_at_the_second_press(visit: Visits, kept: Kept) -> None:
    anna = host(visit, kept).open(f"/t/{kept.closes}")
    close = anna.page.get_by_role("button", name="Close the game")
    close.click()
    look(anna.page, "sure-en")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("This game waits for its host")
    close.click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("This game was played by other rules")
    look(anna.page, "closed-en")


def test_where_nothing_can_go_on_only_the_end_is_offered_and_to_its_host_alone(
    visit: Visits, kept: Kept
) -> None:
    anna = host(visit, kept).open(f"/t/{kept.lost}")
    expect(anna.page.get_by_role("button", name="Close the game")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Go on from there")).to_have_count(0)
    look(anna.page, "lost-en")
    ben = visit(kept.server.url, locale="fr-FR").open(f"/t/{kept.lost}")
    expect(ben.page.get_by_text("décide de la suite")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Fermer la partie")).to_have_count(0)
    look(ben.page, "bystander-fr")
