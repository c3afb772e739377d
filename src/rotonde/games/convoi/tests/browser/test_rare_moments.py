"""Moments of Convoi Express that chance brings seldom, pressed on the board: agents, endings, layouts."""

import json
import re
from collections.abc import Callable, Iterator
from importlib.resources import files

import pytest
from playwright.sync_api import FilePayload, Page, expect

from rotonde import Record
from tests.browser.fixtures import UNLIMITED
from tests.browser.page_checks import picture, violations
from tests.browser.stored_games import Moment, Shelf, before, before_event
from tests.browser.visitor import Visitor, Visits

AGENTS = ("logistician", "manager", "conductor", "trackman", "shunter", "section-chief")
ENDINGS = {"won": True, "america-won": True, "lost-at-the-end": False, "america-lost-by-the-clock": False}


def record(name: str) -> Record:
    return Record.parse((files("rotonde.games.convoi") / "records" / f"{name}.txt").read_text("utf-8"))


def calls(agent: str) -> Moment:
    word = "chief" if agent == "section-chief" else agent
    return before(record(agent), lambda action: action.split()[0] == word)


def last(name: str) -> Moment:
    return before_event(record(name), "won" if ENDINGS[name] else "lost")


def laid_out(name: str) -> Moment:
    """Before the last disc of the layout."""
    game = record(name)
    start = next(n for n, action in enumerate(game.actions) if action.startswith("deals"))
    return Moment(game, start - 1)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    moments = {agent: calls(agent) for agent in AGENTS} | {name: last(name) for name in ENDINGS}
    moments["delivery"] = before_event(record("2-seats"), "delivered")
    moments["stopping"] = before(record("america-4-seats"), lambda action: action == "stop")
    moments["first-switch"] = before(record("custom-layout"), lambda action: action.startswith("set"))
    moments["last-disc"] = laid_out("custom-layout-america")
    moments["hidden"] = before(record("hidden-hands"), lambda action: action == "end")
    made = Shelf(tmp_path_factory.mktemp("shelf") / "data", moments, UNLIMITED)
    yield made
    made.server.kill()


def lever(page: Page, text: str = "") -> None:
    page.locator(".controls .buttons > .button").filter(has_text=text).first.click()


def spot(page: Page, name: str) -> None:
    page.locator(f"[data-spot='{name}'] .reach").click(force=True)


def take(page: Page, action: str) -> None:
    """Does an action of the record by pressing on the board."""
    kind, *more = action.split()
    if kind == "end":
        lever(page, "End the turn")
    elif kind == "go":
        page.locator(".controls .buttons > .primary").click()
    elif kind == "exit":
        spot(page, f"light:{more[0]}")
    else:
        assert kind == "move"
        spot(page, f"train:{more[0]}")
        main = page.locator(".controls .buttons > .primary")
        if page.locator(f"[data-spot='train:{more[0]}'][aria-pressed=true]").count():
            main.click()


def after(anna: Visitor, press: Callable[[], None]) -> None:
    n = anna.n()
    press()
    anna.wait_after(n)


def sat_down(shelf: Shelf, visit: Visits, name: str) -> Visitor:
    anna = shelf.visit(visit, name)
    expect(anna.page.locator(".convoi[data-phase]:not([data-phase=''])")).to_be_visible()
    return anna


@pytest.mark.parametrize("agent", AGENTS)
def test_every_agent_is_called_on_the_board(shelf: Shelf, visit: Visits, agent: str) -> None:
    anna = sat_down(shelf, visit, agent)
    page = anna.page
    mine = page.locator(".agents button.lit").filter(has_text=agent.replace("-", " ").capitalize())
    mine.hover()
    expect(page.locator(".controls .about")).to_contain_text("CV-AGT-")
    mine.click()
    expect(mine).to_have_attribute("aria-pressed", "true")
    after(anna, lambda: help_given(page, agent, shelf.moments[agent].action))
    used = page.locator(".agents button.used").filter(has_text=agent.replace("-", " ").capitalize())
    expect(used).to_have_count(1)
    used.click(force=True)  # marked as disabled, and answers all the same
    expect(page.locator(".controls .said > .notice")).to_contain_text("Not allowed")
    assert violations(page) == []
    picture(page, f"convoi-agent-{agent}")


def help_given(page: Page, agent: str, action: str) -> None:
    """Gives an agent's help as the record does, by pressing on the board."""
    if agent == "shunter":
        page.locator("[data-spot^='place:d.'].lit .reach").first.click(force=True)
    elif agent == "section-chief":
        spot(page, f"train:{action.split()[1]}")
    elif agent == "conductor":
        lever(page, action.split()[1])
    else:
        page.locator(".controls .buttons > .primary").click()


def test_a_delivery_fills_a_slot_of_the_port(shelf: Shelf, visit: Visits) -> None:
    anna = sat_down(shelf, visit, "delivery")
    page = anna.page
    quay = page.locator(".quay")
    expect(quay).to_have_attribute("aria-label", "Delivered: 0 of 8")
    after(anna, lambda: take(page, shelf.moments["delivery"].action))
    expect(quay).to_have_attribute("aria-label", "Delivered: 1 of 8")


def test_in_america_a_train_stops_in_a_city_or_runs_on(shelf: Shelf, visit: Visits) -> None:
    anna = sat_down(shelf, visit, "stopping")
    page = anna.page
    expect(page.locator(".convoi")).to_have_attribute("data-phase", "city")
    assert page.locator("[data-spot^='light:'].lit").count() >= 1, "a way on is lit"
    after(anna, lambda: lever(page, "Stop"))


@pytest.mark.parametrize("name", ENDINGS)
def test_the_last_action_wins_or_loses_at_once(shelf: Shelf, visit: Visits, name: str) -> None:
    anna = sat_down(shelf, visit, name)
    page = anna.page
    take(page, shelf.moments[name].action)
    expect(page.locator("#ending")).to_be_visible()
    told = "All goods delivered!" if ENDINGS[name] else "Time is up"
    expect(page.locator(".controls")).to_contain_text(told)
    assert violations(page) == []
    picture(page, f"convoi-{name}")


def test_a_layout_of_ones_own_begins_with_the_switches(shelf: Shelf, visit: Visits) -> None:
    anna = sat_down(shelf, visit, "first-switch")
    page = anna.page
    expect(page.locator(".convoi")).to_have_attribute("data-phase", "layout")
    spot(page, "junction:dijon")
    expect(page.locator(".controls .pair.on")).to_have_count(1)
    expect(page.locator(".controls .about")).to_contain_text("CV-SETUP-2")
    page.locator(".controls .pair").last.click()
    after(anna, lambda: page.locator(".controls .buttons > .primary").click())
    expect(page.locator("[data-spot='junction:dijon']")).to_have_attribute("aria-disabled", "true")
    picture(page, "convoi-layout")


def test_the_last_disc_of_a_layout_begins_the_game(shelf: Shelf, visit: Visits) -> None:
    anna = sat_down(shelf, visit, "last-disc")
    page = anna.page
    page.locator("[data-spot^='light:'].lit").first.focus()
    expect(page.locator(".controls .about")).to_contain_text("CV-SETUP-3")
    after(anna, lambda: page.keyboard.press("Enter"))
    expect(page.locator(".convoi")).not_to_have_attribute("data-phase", "layout")
    expect(page.locator(".hands .backs")).to_have_count(0)


def test_hidden_hands_are_counted_only_and_a_curtain_falls_between_turns(shelf: Shelf, visit: Visits) -> None:
    anna = shelf.visit(visit, "hidden")
    page = anna.page
    page.locator(".pass-device").get_by_role("button").click()
    expect(page.locator(".hands .backs")).to_have_count(2)
    expect(page.locator(".hands button.k-signal")).to_have_count(1)
    after(anna, lambda: lever(page, "End the turn"))
    expect(page.locator(".pass-device")).to_be_visible()
    assert violations(page) == []


def test_a_board_of_ones_own_is_refused_mended_and_played_on(visit: Visits) -> None:
    board = json.loads((files("rotonde.games.convoi") / "boards" / "central-europe.json").read_text("utf-8"))
    board["id"] = "gaul"
    next(space for space in board["spaces"] if space["id"] == "c.paris")["name"] = "Lutetia"
    anna = visit()
    anna.page.add_init_script("localStorage.setItem('rotonde.tour.convoi', 'done')")
    page = anna.choose_game("Convoi Express").page
    page.get_by_text("A map, board or deck of my own").click()
    chooser = page.locator("input[type=file][id$='-board']")
    chooser.set_input_files(paper({**board, "links": board["links"][1:]}))
    expect(page.get_by_role("alert")).to_contain_text("gaul")
    chooser.set_input_files(paper(board))
    expect(page.locator(".there")).to_contain_text("On the table")
    page.locator("form.setup button.primary").click()
    expect(page.locator(".names")).to_contain_text("Lutetia")
    expect(page.locator("[data-spot='place:c.paris']")).to_have_attribute("aria-label", re.compile("Lutetia"))
    table = page.url.replace("/t/", "/api/tables/")
    assert page.request.get(table).json()["own"]


def paper(board: object) -> FilePayload:
    return FilePayload(name="board.json", mimeType="application/json", buffer=json.dumps(board).encode())
