"""The pseudo-language on every page and board: no text is hard-wired, none is cut off, no buttons overlap."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import build_page
import pytest
from playwright.sync_api import Page, expect

from tests.browser import pseudo_language
from tests.browser.account_page import fresh, with_account
from tests.browser.fixtures import UNLIMITED
from tests.browser.page_checks import picture
from tests.browser.pseudo_language import TAG, accented
from tests.browser.replay_page import bring, shown
from tests.browser.table_page import show_tab
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server
from tests.server.records import short

SIZES = {"phone": (390, 844), "wide": (1440, 900)}
CHECKS = Path(__file__).with_name("text_checks.js").read_text("utf-8")
# What is the same in every language: our name, languages, devices, numbers of rules, keys of a keyboard, and
# the two letters of each card of Express.
NAMES = (
    r"Rotonde|English( \(.*?\))?|Chrome · Linux",
    r"\b[A-Z]+(-[A-Z]+)+-\d+\b|\b(Esc|End|EN)\b",
    r"^\d* ?[A-Z]{2}$",
)
OPENING = ".headline, .recap, .skip"  # pressing shows the whole sentence, or the steps of the turn
SIDEWAYS = ".choosing ul"  # lists that are moved sideways
BOARDS = sorted(file.parent.name for file in build_page.GAMES.glob("*/web"))
Come = Callable[[str], Visitor]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose page and own sentences have the pseudo-language."""
    folder = tmp_path_factory.mktemp("pseudo")
    settings = {
        **UNLIMITED,
        "ROTONDE_PAGE": str(pseudo_language.built_page(folder)),
        "ROTONDE_TEXTS": str(pseudo_language.server_texts(folder / "more")),
    }
    with Server(folder / "data", settings) as running:
        yield running


@pytest.fixture(params=list(SIZES))
def come(request: pytest.FixtureRequest, visit: Visits, house: Server) -> Come:
    """Opens the page for somebody whose browser asks for the pseudo-language."""

    def opened(path: str = "/") -> Visitor:
        width, height = SIZES[request.param]
        anna = visit(house.url, width=width, height=height, locale=TAG)
        pseudo_language.speak(anna.page.context)
        return anna.open(path)

    return opened


def is_sound(page: Page, what: str) -> None:
    """Every text is in the pseudo-language, whole and apart from the others."""
    picture(page, f"pseudo-{what}-{page.evaluate('innerWidth')}")
    names = "|".join([*people(page), *NAMES])
    found = page.evaluate(CHECKS, {"names": names, "opening": OPENING, "sideways": SIDEWAYS})
    assert found == {"hardWired": [], "cutOff": [], "overlapping": []}, what


def people(page: Page) -> list[str]:
    """The names of those who are there: theirs is the same in every language."""
    house, table = page.evaluate("[location.origin, location.pathname.split('/t/')[1]]")
    told = page.request.get(f"{house}/api/tables/{table}").json() if table else {}
    names = [seat["name"] for seat in told.get("seats", [])]
    names.append(page.request.get(f"{house}/api/me").json()["name"])
    return [re.escape(name) for name in names if name]


def test_one_more_file_is_one_more_language(visit: Visits, house: Server) -> None:
    anna = visit(house.url, locale="en-GB").open()
    menu = anna.page.get_by_role("combobox", name="Language")
    menu.select_option(TAG)
    expect(anna.page.locator("html")).to_have_attribute("lang", TAG)
    expect(anna.page.get_by_role("button", name=accented("Play now"))).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_role("button", name=accented("Play now"))).to_be_visible()


def test_what_is_wrong_is_found(visit: Visits) -> None:
    page = visit().page
    page.set_content("""
        <p>Hard-wired</p><p>Åñ ååççééñþ</p><p title="Named">7</p>
        <p style="width: 40px; overflow: hidden; white-space: nowrap">Çüüþ ööff ååþ þhéé ééñð</p>
        <div><button>Ååñ</button><button style="margin-left: -20px">Bééñ</button></div>
    """)
    found = page.evaluate(CHECKS, {"names": "Nobody", "opening": ".none", "sideways": ".none"})
    assert found == {
        "hardWired": ["body > p: Hard-wired", "body > p[title]: Named"],
        "cutOff": ["body > p in body > p: Çüüþ ööff ååþ þhéé ééñð"],
        "overlapping": ["div > button and div > button"],
    }


def test_the_hall_and_the_settings(come: Come) -> None:
    page = come("/").page
    expect(page.locator("a.card").first).to_be_visible()
    is_sound(page, "hall")
    for summary in page.locator("summary").all():
        summary.click()
    is_sound(page, "hall-open")
    page.locator(".tools button").last.click()
    is_sound(page, "settings")
    page.locator("[data-notices]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    is_sound(page, "notifications")


PAGES = [
    "/games/wurfel",
    "/games/convoi",
    "/me",
    "/me/results",
    "/standing/wurfel",
    "/standing/convoi",
    "/notices/stop/x",
    "/learn/convoi",
]


@pytest.mark.parametrize("path", PAGES)
def test_pages_of_a_guest(come: Come, path: str) -> None:
    page = come(path).page
    expect(page.locator("main h1, main h2").first).to_be_visible()
    is_sound(page, path.strip("/").replace("/", "-"))


def test_an_account(come: Come) -> None:
    anna = with_account(come("/"), fresh("Anna"))
    anna.open("/me")
    expect(anna.page.locator("main h2").nth(2)).to_be_visible()
    is_sound(anna.page, "account")


@pytest.mark.parametrize("game", BOARDS)
def test_a_table(come: Come, game: str) -> None:
    anna = come(f"/games/{game}")
    anna.page.evaluate("game => localStorage.setItem(`rotonde.tour.${game}`, 'done')", game)
    anna.page.locator("button.now").click()
    expect(anna.page.locator(".status-bar [role=status]")).to_be_visible()
    expect(anna.page.locator(f".table .{game}")).to_be_visible()
    is_sound(anna.page, f"{game}-table")
    close = anna.page.get_by_role("dialog").get_by_role("button", name=accented("Close"))
    anna.page.keyboard.press("?")
    expect(close).to_be_visible()
    is_sound(anna.page, f"{game}-keys")
    close.click()
    for tab in ("log", "rules", "choices", "chat"):
        show_tab(anna.page, tab)
        is_sound(anna.page, f"{game}-{tab}")
    anna.page.keyboard.press("Escape")
    anna.page.locator(".helpers button").last.click()
    expect(close).to_be_visible()
    is_sound(anna.page, f"{game}-menu")


@pytest.mark.parametrize("game", ["express", "tee"])
def test_a_tour(come: Come, game: str) -> None:
    anna = come(f"/games/{game}")
    anna.page.locator("button.now").click()
    expect(anna.page.get_by_role("button", name=accented("Skip the tour"))).to_be_visible()
    is_sound(anna.page, f"{game}-tour")


def test_waiting_and_joining(come: Come) -> None:
    anna, ben = come("/games/wurfel"), come("/")
    anna.page.locator("form.setup li select").nth(1).select_option("open")
    anna.page.locator("form.setup button.primary").click()
    expect(anna.page.locator("#invitation")).to_be_visible()
    is_sound(anna.page, "waiting")
    ben.page.goto(anna.page.locator("#invitation").input_value())
    expect(ben.page.locator("main form button.primary")).to_be_visible()
    is_sound(ben.page, "joining")


def test_a_replay_with_its_review(come: Come, tmp_path: Path) -> None:
    record = tmp_path / "short.txt"
    record.write_text(str(short()))
    anna = come("/")
    page = bring(anna, record)
    shown(page)
    is_sound(page, "replay")
    page.get_by_role("button", name=accented("Review")).click()
    expect(page.locator(".review")).to_have_attribute("data-complete", "true")
    is_sound(page, "review")


def test_the_end_of_a_game(come: Come) -> None:
    anna = come("/")
    anna.page.locator("button.now").click()
    anna.play_to_the_end()
    expect(anna.page.locator("#ending")).to_be_visible()
    is_sound(anna.page, "ending")


def test_what_is_not_there(come: Come) -> None:
    page = come("/t/0123456789ab").page
    expect(page.locator("main h1, main h2").first).to_be_visible()
    is_sound(page, "no-table")
