"""The map under fingers: real touches, as a phone's screen reports them."""

import re

import pytest
from playwright.sync_api import Page, expect

from rotonde.games.tee.tests.browser.player import Journey, onward
from tests.browser.touch import Fingers
from tests.browser.visitor import Visits
from tests.server.harness import Server


def camera(page: Page) -> tuple[float, float, float]:
    """Offset and scale of the paper."""
    numbers = re.findall(
        r"-?[\d.]+(?:e-?\d+)?", page.locator(".map g").first.get_attribute("transform") or ""
    )
    return float(numbers[0]), float(numbers[1]), float(numbers[2])


@pytest.fixture
def journey(visit: Visits, server: Server) -> Journey:
    phone = visit(width=390, height=844, has_touch=True, is_mobile=True)
    return Journey(phone.page, server.url, "Anna", "Ben").show()


def test_two_fingers_enlarge_the_map_and_what_is_between_them_stays(journey: Journey) -> None:
    page = journey.page
    x, y = journey.place_of("munich")
    _, _, before = camera(page)
    Fingers(page).slide(((x - 20, y), (x - 60, y)), ((x + 20, y), (x + 60, y)))
    expect(page.locator(".station[data-station=munich]")).to_be_visible()
    assert camera(page)[2] / before == pytest.approx(3, rel=0.05)
    assert journey.place_of("munich") == pytest.approx((x, y), abs=6)
    Fingers(page).slide(((x - 60, y), (x - 30, y)), ((x + 60, y), (x + 30, y)))
    assert camera(page)[2] / before == pytest.approx(1.5, rel=0.05)
    assert page.evaluate("[scrollX, scrollY, visualViewport.scale]") == [0, 0, 1], "only the map moved"


def test_a_finger_shifts_the_map_and_presses_nothing(journey: Journey) -> None:
    page = journey.page
    x, y = journey.place_of("vienna")
    fingers = Fingers(page)
    fingers.slide(((x - 20, y), (x - 60, y)), ((x + 20, y), (x + 60, y)))
    left, top, size = camera(page)
    fingers.slide(((x, y), (x - 50, y + 30)))
    assert camera(page) == pytest.approx((left - 50, top + 30, size), abs=2)
    expect(page.locator(".station.armed")).to_have_count(0)


def test_a_tap_arms_a_start_and_a_second_takes_it(journey: Journey) -> None:
    page, n = journey.page, journey.n()
    place = journey.place_of("gibraltar")
    Fingers(page).tap(place)
    expect(page.locator(".station.armed")).to_have_attribute("data-station", "gibraltar")
    Fingers(page).tap(journey.place_of("gibraltar"))
    journey.after(n)
    assert journey.state()["view"]["players"][0]["has_chosen"]


def test_a_finger_that_stays_on_a_station_is_told_why_it_cannot_be_reached(
    visit: Visits, server: Server
) -> None:
    phone = visit(width=390, height=844, has_touch=True, is_mobile=True)
    journey = Journey(phone.page, server.url, "Anna", "Ben")
    journey.play(lambda state: "" if state["asks"] == "move" else onward(state))
    page = journey.show().page
    page.get_by_role("button", name="The whole map").tap()
    lit = page.locator(".station.lit").evaluate_all("all => all.map(each => each.dataset.station)")
    far = next(each for each in ("istanbul", "gibraltar", "oslo") if each not in lit)
    n, fingers = journey.n(), Fingers(page)
    fingers.put(journey.place_of(far))
    expect(page.locator(f".station[data-station={far}].pointed")).to_have_count(1)
    expect(page.locator("[data-read]")).to_have_text(re.compile(r"TEE-[A-Z]+-\d"))
    fingers.lift()
    expect(page.locator("[data-read]")).to_be_visible()
    assert journey.n() == n, "nothing was played"
