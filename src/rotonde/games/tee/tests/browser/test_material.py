"""A map of one's own, from the lobby to the table."""

import json
import re
from importlib.resources import files
from typing import Any

from playwright.sync_api import FilePayload, expect

from rotonde.games.tee.tests.browser.player import READY, Journey, onward
from tests.browser.page_checks import overhang, picture, violations
from tests.browser.visitor import Visits
from tests.server.harness import Server

MAP = (files("rotonde.games.tee") / "map.json").read_text("utf-8")


def paper(text: str) -> FilePayload:
    return FilePayload(name="map.json", mimeType="application/json", buffer=text.encode())


def test_a_map_is_brought_refused_mended_and_played_on(visit: Visits) -> None:
    page = visit().choose_game("Trans Europe Express").page
    page.get_by_text("A map, board or deck of my own").click()
    chooser = page.get_by_label("Map", exact=True)
    chooser.set_input_files(paper("{"))
    expect(page.get_by_role("alert")).to_contain_text("not JSON")
    wrong = json.loads(MAP)
    wrong["edges"][3]["a"] = "atlantis"
    chooser.set_input_files(paper(json.dumps(wrong)))
    expect(page.get_by_role("alert")).to_contain_text("map.edges[3]")
    chooser.set_input_files(paper(MAP))
    expect(page.locator(".there")).to_contain_text("On the table")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator("form.setup button.primary").click()
    expect(page.locator(".table")).to_be_visible()
    table = page.url.replace("/t/", "/api/tables/")
    assert page.request.get(table).json()["own"]


def test_a_map_from_elsewhere_lies_on_its_own_coast(visit: Visits, server: Server) -> None:
    page = visit().page
    journey = Journey(page, server.url, "Anna", "Ben", files={"map": moved(-110)}).show()
    land = page.locator(".map path.land")
    expect(land).to_have_attribute("d", re.compile("^M"))
    expect(page.locator(".map .neatline")).to_have_count(0)  # that is the frame of Europe
    picture(page, "tee-own-map")
    journey.play(lambda state: "" if state["view"]["players"][0]["visited"] else onward(state))
    page.wait_for_selector(READY)
    assert violations(page) == []


def test_a_map_without_places_lies_on_plain_paper(visit: Visits, server: Server) -> None:
    page = visit(width=390, height=844).page
    Journey(page, server.url, "Anna", "Ben", files={"map": moved(None)}).show()
    expect(page.locator(".map.plain .station")).to_have_count(170)
    expect(page.locator(".map path.land")).to_have_count(0)
    assert overhang(page) == 0
    picture(page, "tee-own-map-plain")


def moved(by: int | None) -> dict[str, Any]:
    """Our map so many degrees farther east, or nowhere."""
    board: dict[str, Any] = json.loads(MAP)
    for station in board["stations"]:
        if by is None:
            del station["lon"], station["lat"]
        else:
            station["lon"] += by
    return board
