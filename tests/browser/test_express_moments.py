"""The rarer moments of Express, each reached by a written game and then played on the board."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from rotonde import Record
from rotonde.games.express.tests.golden import RECORDS
from tests.browser.express_hands import press_to
from tests.browser.express_player import Table
from tests.browser.test_express import TAUGHT
from tests.browser.test_looks import picture, violations
from tests.browser.visitor import Visitor
from tests.server.harness import Server

Visits = Callable[..., Visitor]


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


@pytest.fixture
def sit(visit: Visits, server: Server) -> Callable[..., Table]:
    """Sits down just before those actions of a record."""

    def down(name: str, *actions: str, **wishes: object) -> Table:
        page = visit(**wishes).page
        page.add_init_script(TAUGHT)
        record = recorded(name)
        return Table.of(page, server, record, just_before(record, *actions)).show()

    return down


Sit = Callable[..., Table]
SIZES = pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["wide", "phone"])


def pick(page: Page, card: str) -> None:
    page.locator(f".hand .place[data-kind={card}]").first.click()


def aim(page: Page, place: str) -> None:
    page.locator(f".train[data-place='{place}'] button.cover.lit").click()


def answer(page: Page, action: str) -> None:
    """The screen is handed on; the question is there and is answered."""
    page.locator(".curtain button").click()
    expect(page.locator(".interrupt")).to_be_visible()
    assert violations(page) == []
    page.locator(f".interrupt .button[data-action={action!r}]").click()
    page.locator(".curtain button").click()


def own_trains(page: Page) -> Locator:
    return page.locator(".side.mine .train")


@SIZES
def test_a_stolen_car_is_laid_on_a_train(sit: Sit, width: int, height: int) -> None:
    steal = ("play steal", "against 0", "train 2", "decline", "train 2")
    page = sit("steal-laid", *steal, width=width, height=height).page
    pick(page, "steal")
    aim(page, "train:0:2")
    answer(page, "decline")
    expect(page.locator(".stolen")).to_be_visible()
    expect(page.locator(".actions .button[data-action=keep]")).to_be_visible()
    picture(page, f"express-stolen-{width}")
    assert violations(page) == []
    aim(page, "train:1:2")
    expect(page.locator(".stolen")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("adds to train 3")


def test_a_stolen_car_begins_a_train_by_keys(sit: Sit) -> None:
    table = sit("steal-begins-a-train", "play steal", "against 1", "train 2", "decline", "engine…")
    page = table.page
    trains = own_trains(page).count()
    pick(page, "steal")
    aim(page, "train:1:2")
    answer(page, "decline")
    expect(page.locator(".stolen")).to_be_visible()
    cards = page.locator(".hand .place").count()
    page.keyboard.press("1")  # any card of the hand becomes the engine
    page.locator(".curtain button").click()
    theirs = page.locator(".rivals .side").filter(has_text="Anna")
    expect(theirs.locator(".train")).to_have_count(trains + 1)
    expect(theirs.locator(".backs b")).to_have_text(str(cards - 1))


@SIZES
def test_engines_are_swapped(sit: Sit, width: int, height: int) -> None:
    swap = ("play engine-swap", "against 1", "decline", "train…", "train…", "done")
    table = sit("engine-swap", *swap, width=width, height=height)
    page = table.page
    pick(page, "engine-swap")
    page.locator(".choose[data-place='side:1']").click()
    answer(page, "decline")
    page.locator(".side.mine button.lit[data-place^=engine]").first.click()
    expect(own_trains(page).and_(page.locator(".chosen"))).to_have_count(1)
    picture(page, f"express-swap-{width}")
    assert violations(page) == []
    page.locator(".rivals button.lit[data-place^='engine:1:']").first.click()
    page.locator(".actions .button[data-action=done]").click()
    expect(page.locator(".log")).to_contain_text("swaps the engine of train 1 for that of train 1 of Ben")


def test_engines_are_swapped_by_keys(sit: Sit) -> None:
    table = sit("engine-swap", "play engine-swap", "against 1")
    page = table.page
    pick(page, "engine-swap")
    press_to(page, "ArrowUp", "matches(\"[data-place='side:1']\")")
    page.keyboard.press("Enter")
    answer(page, "decline")
    for side in (".side.mine", ".rivals"):
        press_to(page, "ArrowUp", f"matches('{side} [data-place^=engine]')")
        n = table.n()
        page.keyboard.press("Enter")
        table.moved_on(n)
    page.keyboard.press("c")
    expect(page.locator(".choices button:focus")).to_have_count(1)
    press_to(page, "Tab", "dataset.action === 'done'")
    page.keyboard.press("Enter")
    expect(page.locator(".curtain")).to_be_visible()


@SIZES
def test_a_diesel_heads_a_passenger_train(sit: Sit, width: int, height: int) -> None:
    page = sit("diesel", "diesel", "add observation-car", width=width, height=height).page
    pick(page, "diesel")
    page.locator(".side.mine button.spot.lit[data-place^=engine]").first.click()
    headed = own_trains(page).filter(has=page.locator(".engine-place.up"))
    expect(headed).to_have_count(1)
    expect(headed.locator(".unseen").first).to_contain_text("engine: diesel, face up")
    assert violations(page) == []
    picture(page, f"express-diesel-{width}")


@SIZES
def test_a_disaster_is_countered(sit: Sit, width: int, height: int) -> None:
    table = sit("wreck-countered", "counter heavy-crane", width=width, height=height)
    page = table.page
    expect(page.locator(".interrupt .button.primary")).to_have_text("Stop it with: heavy crane")
    expect(page.locator(".train.hit")).to_have_count(1)
    picture(page, f"express-counter-{width}")
    side = page.locator(".side.mine").get_attribute("aria-label") or ""
    page.locator(".interrupt .button.primary").click()
    page.locator(".curtain button").click()
    saved = page.locator(f".side[aria-label='{side}']")
    expect(saved.locator(".service", has_text="heavy crane")).to_have_count(1)
    expect(page.locator(".train.hit")).to_have_count(0)


@pytest.mark.parametrize("word", ["yes", "no"])
def test_a_partner_is_asked_and_answers(sit: Sit, word: str) -> None:
    page = sit("partner-says-yes", "ask", "answer yes", "maintain…", "out…").page
    page.locator(".actions .button[data-action=ask]").click()
    page.locator(".curtain button").click()
    expect(page.locator(".interrupt")).to_contain_text("may I go out?")
    expect(page.locator(".interrupt .note")).to_contain_text("the cards in your hand cost")
    assert violations(page) == []
    picture(page, "express-answer")
    page.locator(f".interrupt .button[data-action='answer {word}']").click()
    page.locator(".curtain button").click()
    pick(page, "heavy-crane")
    page.locator("button.spot.lit[data-place=siding]").click()
    out = page.locator(".actions .button[data-action^=out]")
    if word == "yes":
        out.click()
        expect(page.locator("#ending")).to_be_visible()
    else:
        expect(page.locator(".wayout")).to_contain_text("your partner said no")
        expect(out).to_have_count(0)


def test_one_of_two_partners_says_no(sit: Sit) -> None:
    page = sit("second-partner-says-no", "ask", "answer yes", "answer no").page
    page.locator(".actions .button[data-action=ask]").click()
    for word in ("yes", "no"):
        page.locator(".curtain button").click()
        page.locator(f".interrupt .button[data-action='answer {word}']").click()
    page.locator(".curtain button").click()
    expect(page.locator(".wayout")).to_contain_text("your partner said no")


def test_a_misdeal_is_told_and_dealt_again(sit: Sit) -> None:
    page = sit("misdeal", "draw").page
    page.locator("button.pile.lit[data-place=draw]").click()
    expect(page.locator(".log")).to_contain_text("A misdeal")
    expect(page.locator(".hand .place")).to_have_count(8)
