"""Convoi Express under fingers and pointers: what is near answers, and says what may be done with it."""

import re
from collections.abc import Container
from itertools import combinations
from math import hypot

import pytest
from playwright.sync_api import Page, expect

from rotonde.games.convoi.tests.browser.player import Signaller, table
from tests.browser.touch import Fingers, Place
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server

FINGER = 22  # half of 44 px
TARGET = 24  # px across
BLUR = 12  # px: what is nearer by less than that may be meant as well
MIDDLES = """() => Object.fromEntries([...document.querySelectorAll('.convoi [data-spot]')].map(each => {
  const {x, y, width, height} = each.querySelector('.reach').getBoundingClientRect()
  return [each.dataset.spot, [x + width / 2, y + height / 2, width / 2]]
}))"""

ON_THE_PANEL = "([x, y]) => document.elementFromPoint(x, y)?.closest('.frame svg') != null"


def playing(anna: Visitor, server: Server) -> Page:
    """Page in the first turn, with five cards to play."""
    table(anna, server, "Anna", "Ben")
    player = Signaller(anna.page)
    while player.phase != "actions":
        player.decide()
    anna.page.evaluate("scrollTo(0, 0)")
    return anna.page


@pytest.fixture
def phone(visit: Visits, server: Server) -> Page:
    return playing(visit(width=390, height=844, has_touch=True, is_mobile=True), server)


def whole(page: Page) -> None:
    """The whole board in sight: everything on it is as small as it gets."""
    away = page.get_by_role("button", name="Farther")
    while away.is_enabled():
        away.click()
    page.evaluate("scrollTo(0, 0)")


def spots(page: Page) -> dict[str, tuple[Place, float]]:
    """Place of each spot on the screen, and its drawn radius."""
    found: dict[str, list[float]] = page.evaluate(MIDDLES)
    return {name: ((x, y), reach) for name, (x, y, reach) in found.items()}


def near(page: Page, at: Place, among: Container[str] | None = None) -> list[str]:
    """Spots drawn nearest to a place, and those about as near."""
    places = {name: each for name, each in spots(page).items() if among is None or name in among}
    away = {name: hypot(at[0] - x, at[1] - y) - reach for name, ((x, y), reach) in places.items()}
    least = min(away.values())
    return sorted((name for name in away if away[name] < least + BLUR), key=lambda name: away[name])


def lit(page: Page, kind: str = "") -> list[str]:
    """The spots at which something may be done, all or those of one kind."""
    answers = page.locator(".convoi [data-spot][aria-disabled=false]")
    found = answers.evaluate_all("all => all.map(each => each.dataset.spot)")
    return [str(each) for each in found if str(each).startswith(kind)]


def taps(page: Page, kind: str, away: float) -> tuple[str, Place]:
    """A lit spot of that kind, and a place so far from its middle that is nearer to it than to any other
    that is lit, and not by a hair.
    """
    places, others = spots(page), set(lit(page))
    for name in lit(page, f"{kind}:"):
        (x, y), _ = places[name]
        for dx, dy in ((0, -away), (0, away), (-away, 0), (away, 0)):
            at = (x + dx, y + dy)
            first, *rest = near(page, at)
            if page.evaluate(ON_THE_PANEL, list(at)) and first == name and others.isdisjoint(rest):
                return name, at
    raise LookupError(f"every {kind} has neighbours all around")


def test_a_fingertip_reaches_a_spot_that_is_drawn_smaller_than_it(phone: Page) -> None:
    whole(phone)
    name, at = taps(phone, "junction", FINGER - 3)
    assert spots(phone)[name][1] < FINGER - 3, "it is drawn smaller"
    Fingers(phone).tap(at)
    expect(phone.locator(f"[data-spot='{name}']")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("kind", ["junction", "light"])
def test_between_two_spots_the_nearer_one_answers(phone: Page, kind: str) -> None:
    name, at = taps(phone, kind, 9)
    Fingers(phone).tap(at)
    expect(phone.locator(f"[data-spot='{name}']")).to_have_attribute("aria-pressed", "true")
    expect(phone.locator(".convoi [aria-pressed=true][data-spot]")).to_have_count(1)


def crowded(page: Page) -> tuple[tuple[str, str], Place]:
    """Two lights, both lit, and the middle between them, where a finger cannot tell them apart."""
    places, all_lit, lights = spots(page), lit(page), lit(page, "light:")
    for pair in combinations(lights, 2):
        (ax, ay), (bx, by) = (places[name][0] for name in pair)
        middle = (ax + bx) / 2, (ay + by) / 2
        if hypot(ax - bx, ay - by) < 2 * FINGER and {*pair} <= {*near(page, middle, all_lit)}:
            return pair, middle
    raise LookupError("every light has room around it")


def test_two_spots_under_one_finger_are_enlarged_and_each_can_be_chosen(phone: Page) -> None:
    whole(phone)
    pair, middle = crowded(phone)
    Fingers(phone).tap(middle)
    expect(phone.get_by_role("button", name="Farther")).to_be_enabled()
    expect(phone.locator(".convoi [aria-pressed=true][data-spot]")).to_have_count(0)
    for name in pair:
        Fingers(phone).tap(spots(phone)[name][0])
        expect(phone.locator(f"[data-spot='{name}']")).to_have_attribute("aria-pressed", "true")
        phone.keyboard.press("Escape")
        expect(phone.locator(".convoi [aria-pressed=true][data-spot]")).to_have_count(0)


def apart(places: dict[str, tuple[Place, float]]) -> float:
    """How far two junctions are from each other on the screen."""
    (ax, ay), (bx, by) = (places[name][0] for name in ("junction:basel", "junction:lyon"))
    return hypot(ax - bx, ay - by)


def test_two_fingers_enlarge_the_panel_and_what_is_between_them_stays(phone: Page) -> None:
    whole(phone)
    before = spots(phone)
    x, y = before["junction:basel"][0]
    Fingers(phone).slide(((x - 20, y), (x - 44, y)), ((x + 20, y), (x + 44, y)))
    expect(phone.get_by_role("button", name="Farther")).to_be_enabled()
    after = spots(phone)
    assert apart(after) / apart(before) == pytest.approx(2.2, rel=0.05)
    assert after["junction:basel"][0] == pytest.approx((x, y), abs=12)
    Fingers(phone).slide(((x - 60, y), (x - 15, y)), ((x + 60, y), (x + 15, y)))
    expect(phone.get_by_role("button", name="Farther")).to_be_disabled()


def test_pointing_says_what_may_be_done_and_by_which_rule_before_anything_is_spent(
    visit: Visits, server: Server
) -> None:
    anna = visit()
    page = playing(anna, server)
    n = anna.n()
    about = page.locator(".controls .about")
    for kind, rule in (("light", "CV-SIG-"), ("junction", "CV-SWI-1"), ("train", "CV-MVC-1")):
        page.locator(f"[data-spot^='{kind}:'].lit .reach").first.hover(force=True)
        expect(about).to_contain_text(rule)
        expect(about.locator("li.may").first).to_be_visible()
    page.locator("[data-spot='place:p.marseille'] .reach").hover(force=True)
    expect(about).to_contain_text("CV-PORT-1")
    held = page.locator(".hands .hand.active button:not(.none)").first
    held.hover()
    card = re.search(r"k-(\w+)", held.get_attribute("class") or "")
    assert card
    expect(about).to_contain_text({"signal": "CV-SIG-1", "switch": "CV-SWI-1", "move": "CV-MVC-1"}[card[1]])
    page.locator(".agents button").first.focus()
    expect(about).to_contain_text("CV-AGT-EU-1")
    about.get_by_role("link", name="CV-AGT-EU-1").click()
    expect(page.locator("[role=tabpanel]")).to_contain_text("CV-AGT-EU-1")
    assert anna.n() == n, "nothing was spent"


def test_a_finger_that_stays_is_told_the_rule_and_presses_nothing(phone: Page) -> None:
    name, at = taps(phone, "junction", 0)
    fingers, about = Fingers(phone), phone.locator(".controls .about")
    fingers.put(at)
    expect(about).to_contain_text("CV-SWI-1")
    fingers.lift()
    expect(about).to_contain_text("CV-SWI-1")
    expect(phone.locator(f"[data-spot='{name}']")).not_to_have_attribute("aria-pressed", "true")
    fingers.tap(at)
    expect(phone.locator(f"[data-spot='{name}']")).to_have_attribute("aria-pressed", "true")


def test_the_keyboard_hears_the_rule_of_what_it_comes_to(visit: Visits, server: Server) -> None:
    page = playing(visit(locale="fr-FR"), server)
    page.locator("[data-spot][tabindex='0']").focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
        here = page.evaluate("document.activeElement.dataset.spot")
        expect(page.locator(".controls .about[role=status] li").first).to_be_visible()
        expect(page.locator(f"[data-spot='{here}']")).to_be_focused()


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (720, 450)])
def test_lights_and_points_are_large_enough_to_be_aimed_at(
    visit: Visits, server: Server, size: tuple[int, int]
) -> None:
    page = playing(visit(width=size[0], height=size[1], has_touch=True), server)
    whole = {name: round(2 * reach, 1) for name, (_, reach) in spots(page).items()}
    assert {name: wide for name, wide in whole.items() if wide < TARGET} == {}


def test_lights_are_pressed_in_either_order(visit: Visits, server: Server) -> None:
    page = playing(visit(), server)
    green = page.locator("[data-spot^='light:'].lit").first
    green.locator(".reach").click()
    red = page.locator("[data-spot^='light:'].lit:not([aria-pressed])").first.get_attribute("data-spot")
    page.keyboard.press("Escape")
    page.locator(f"[data-spot='{red}'] .reach").click()
    expect(page.locator(f"[data-spot='{red}']")).to_have_attribute("aria-pressed", "true")
    source = page.locator("[data-spot^='light:'].lit:not([aria-pressed])").first
    name = source.get_attribute("data-spot")
    source.locator(".reach").click()
    expect(page.locator(f"[data-spot='{red}']")).to_have_attribute("aria-label", re.compile("green$"))
    expect(page.locator(f"[data-spot='{name}']")).to_have_attribute("aria-label", re.compile("red$"))


def test_the_first_card_takes_one_press_and_shows_its_dice(visit: Visits, server: Server) -> None:
    anna = visit()
    table(anna, server, "Anna", "Ben")
    page = anna.page
    page.wait_for_selector(".convoi[data-phase=card]")
    page.locator(".controls .buttons > .primary").click()
    page.wait_for_selector(".convoi[data-phase=actions]")
    expect(page.locator(".convoi [data-spot^='train:']")).to_have_count(3)
    expect(page.locator(".happened .dice")).to_have_count(3)
