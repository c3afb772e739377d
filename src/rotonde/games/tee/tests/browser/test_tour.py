"""A newcomer at Trans Europe Express is led through a start, a change of network and a visit, each once."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from rotonde.games.tee.tests.browser.player import Journey, State, onward
from tests.browser.page_checks import overhang, picture, too_small
from tests.browser.visitor import Visits
from tests.server.harness import Server


def until(there: Callable[[State], bool]) -> Callable[[State], str]:
    return lambda state: "" if there(state) else onward(state)


def may_draw(state: State) -> bool:
    return any(each["action"] == "draw" for each in state["legal"])


def may_visit(state: State) -> bool:
    return bool(state["asks"] == "move" and any(way["visits"] for way in state["aids"]["reach"]))


def taught(lesson: Locator, rule: str) -> None:
    """Expects a lesson, then leaves it."""
    expect(lesson).to_contain_text(rule)
    lesson.locator(".primary").click()
    expect(lesson.filter(has_text=rule)).to_have_count(0)


def test_a_newcomer_is_led_through_a_start_a_change_and_a_visit(visit: Visits, server: Server) -> None:
    journey = Journey(visit().page, server.url, "Anna", "Ben")
    lesson = journey.look().page.locator("aside.card")
    taught(lesson, "TEE-SETUP-3")
    taught(lesson, "TEE-SETUP-4")
    expect(lesson).to_have_count(0)  # the next lesson waits for the first turn
    journey.play(until(lambda state: state["asks"] == "turn"))
    taught(lesson, "TEE-MOVE-1")
    journey.play(until(lambda state: state["asks"] == "move"))
    taught(lesson, "TEE-MOVE-4")
    journey.play(until(may_draw))
    picture(journey.page, "tee-tour-change")
    taught(lesson, "TEE-NET-5")
    journey.play(until(may_visit))
    picture(journey.page, "tee-tour-visit")
    taught(lesson, "TEE-VISIT-1")
    journey.page.reload()
    journey.page.wait_for_selector(".station.lit")
    expect(lesson).to_have_count(0)  # nothing is told twice


def test_lessons_fit_a_phone(visit: Visits, server: Server) -> None:
    journey = Journey(
        visit(width=390, height=844, locale="fr-FR", has_touch=True).page, server.url, "Anna", "Ben"
    )
    page = journey.look().page
    expect(page.locator("aside.card")).to_contain_text("TEE-SETUP-3")
    assert (overhang(page), too_small(page)) == (0, [])
    picture(page, "tee-phone-tour")
