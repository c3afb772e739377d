"""Würfel Express: dice that were kept stay kept after a throw, and only the others are thrown."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.page_checks import overhang, picture, too_small, violations
from tests.browser.visitor import Visitor, Visits

PHONE = {"width": 390, "height": 844, "has_touch": True}
WAYS = [
    {"motion": "no-preference"},
    {"motion": "reduce"},
    {"motion": "no-preference", **PHONE, "locale": "fr-FR"},
]


def sit(visit: Visits, **wishes: object) -> Visitor:
    """Two people at one screen; the first has thrown once."""
    anna = visit(**wishes).set_table("me", "me")
    ready(anna)
    return anna


def ready(anna: Visitor) -> None:
    """All is shown, and dice may be thrown."""
    anna.page.wait_for_selector(".table[data-busy=false][data-sending=false] .place.open")


def place(anna: Visitor, number: int) -> Locator:
    return anna.page.locator(".dice > *").nth(number)


def kept(anna: Visitor) -> list[int]:
    return list(
        anna.page.locator(".dice > *").evaluate_all(
            "all => all.flatMap((each, i) => each.matches('.kept') ? [i] : [])"
        )
    )


def colours(anna: Visitor, places: list[int]) -> list[str]:
    """Colours of the dice there, by their accessible names."""
    said = [place(anna, each).get_attribute("aria-label") or "" for each in places]
    return [re.split(r"[:,]", each)[1].strip() for each in said]


def throw(anna: Visitor) -> dict[str, Any]:
    """Presses the main button; the events that come of it."""
    n = anna.n()
    anna.page.locator(".actions .button.primary").click()
    anna.wait_after(n)
    return dict(anna.page.request.get(f"{anna.url}/api/tables/{anna.table_id}/state?since={n}").json())


@pytest.mark.parametrize("wishes", WAYS, ids=["moving", "still", "phone in French"])
def test_three_kept_dice_stay_kept_and_the_four_others_are_thrown(
    visit: Visits, wishes: dict[str, Any]
) -> None:
    anna = sit(visit, **wishes)
    french = "locale" in wishes
    button = anna.page.locator(".actions .button.primary")
    expect(button).to_have_text("Relancer 7 dés" if french else "Throw 7 dice")
    assert kept(anna) == []
    for number in (0, 2, 5):
        place(anna, number).tap() if french else place(anna, number).click()
    expect(button).to_have_text("Relancer 4 dés" if french else "Throw 4 dice")
    before = colours(anna, [0, 2, 5])
    first = throw(anna)
    ready(anna)
    assert (kept(anna), colours(anna, [0, 2, 5])) == ([0, 2, 5], before)
    assert thrown(first) == 4
    for number in range(7):
        pinned = str(number in (0, 2, 5)).lower()
        expect(place(anna, number)).to_have_attribute("aria-pressed", pinned)
    said = re.compile("gardé" if french else "kept")
    expect(place(anna, 2)).to_have_attribute("aria-label", said)
    expect(button).to_have_text("Relancer 4 dés" if french else "Throw 4 dice")
    assert (overhang(anna.page), violations(anna.page)) == (0, [])
    assert not french or too_small(anna.page) == []
    picture(anna.page, f"wurfel-kept-{'phone' if french else 'wide'}")
    assert thrown(throw(anna)) == 4  # a second press without a thought


def thrown(state: dict[str, Any]) -> int:
    """Number of dice picked up in the first rethrow."""
    event = next(each for each in state["events"] if each["type"] == "rethrew")
    dice = event["dice"]
    return len(dice if isinstance(dice, list) else dice.split())


def test_a_kept_die_can_be_let_go_and_then_it_is_thrown(visit: Visits) -> None:
    anna = sit(visit, motion="no-preference")
    for key in "136":
        anna.page.keyboard.press(key)
    throw(anna)
    ready(anna)
    assert kept(anna) == [0, 2, 5]
    anna.page.keyboard.press("3")
    anna.page.keyboard.press("7")
    expect(anna.page.locator(".actions .button.primary")).to_have_text("Throw 4 dice")
    loose = colours(anna, [1, 2, 3, 4])
    n = anna.n()
    anna.page.keyboard.press("t")
    anna.wait_after(n)
    path = f"{anna.url}/api/tables/{anna.table_id}/state?since={n}"
    events = anna.page.request.get(path).json()["events"]
    picked = next(each["dice"] for each in events if each["type"] == "rethrew")
    assert Counter(picked if isinstance(picked, list) else picked.split()) == Counter(loose)


def test_a_colours_button_says_whether_its_dice_are_kept(visit: Visits) -> None:
    anna = sit(visit, motion="no-preference")
    shown = [int(each.rsplit("×", 1)[1]) for each in anna.page.locator("button.head").all_inner_texts()]
    head = anna.page.locator("button.head").nth(shown.index(max(shown)))
    head.click()
    expect(head).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".place.kept")).to_have_count(max(shown))
    throw(anna)
    ready(anna)
    expect(anna.page.locator(".place.kept")).to_have_count(max(shown))
    now = int(head.inner_text().rsplit("×", 1)[1])
    expect(head).to_have_attribute("aria-pressed", str(now == max(shown)).lower())
    if now > max(shown):
        head.click()  # one more of that colour has come
        expect(anna.page.locator(".place.kept")).to_have_count(now)
    head.click()
    expect(anna.page.locator(".place.kept")).to_have_count(0)


def by_sentence(anna: Visitor) -> None:
    """Takes a sentence that throws two dice."""
    action = next(
        each["action"]
        for each in anna.state()["legal"]
        if each["kind"] == "reroll" and len(each["action"].split()) == 3
    )
    anna.page.keyboard.press("c")
    anna.page.locator(f'.choices [data-action="{action}"]').click()


def test_what_a_sentence_left_lying_is_kept_and_stays_so_over_a_reload(visit: Visits) -> None:
    anna = sit(visit, motion="no-preference")
    anna.page.keyboard.press("1")
    n = anna.n()
    by_sentence(anna)
    anna.wait_after(n)
    ready(anna)
    expect(anna.page.locator(".place.kept")).to_have_count(5)
    expect(anna.page.locator(".actions .button.primary")).to_have_text("Throw 2 dice")
    before = Counter(colours(anna, kept(anna)))
    anna.page.reload()
    ready(anna)
    expect(anna.page.locator(".place.kept")).to_have_count(5)
    assert Counter(colours(anna, kept(anna))) == before


def test_closing_something_lets_no_die_go_and_escape_alone_does(visit: Visits) -> None:
    anna = sit(visit)
    anna.page.keyboard.press("1")
    anna.page.locator(".cell:not(.lit, .could)").last.click(force=True)
    expect(anna.page.locator("[data-read]")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-read]")).to_have_count(0)
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_have_count(0)
    expect(anna.page.locator(".place.kept")).to_have_count(1)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".place.kept")).to_have_count(0)


def test_after_a_turn_nothing_is_kept(visit: Visits) -> None:
    anna = sit(visit, motion="no-preference")
    for number in (0, 1, 2, 3):
        place(anna, number).click()
    turn = anna.state()["view"]["turn"]
    while anna.state()["view"]["turn"] == turn:
        state = anna.state()
        stop = [each["action"] for each in state["legal"] if each["action"] in ("stop", "done")]
        anna.act(state, stop[0])
    anna.page.wait_for_selector(".table[data-busy=false]")
    ready(anna)
    expect(anna.page.locator(".actions .button.primary")).to_have_text("Throw 7 dice")
    assert kept(anna) == []
