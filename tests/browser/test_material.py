"""A map of one's own, from the lobby to the table."""

import json
from collections.abc import Callable
from importlib.resources import files

from playwright.sync_api import FilePayload, expect

from tests.browser.visitor import Visitor

Visits = Callable[..., Visitor]
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
