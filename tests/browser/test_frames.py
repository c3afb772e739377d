"""At every step that is shown, view, recap and the scores of the badges are those of the engine."""

import json
import sqlite3
from typing import Any

import pytest

import rotonde
from tests.browser.playback import play_rounds, sit
from tests.browser.replay_page import RECORDS, bring, shown
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server

GIVEN = """
window.given = []
const score = (badge) => [Number(badge.dataset.seat), Number(badge.querySelector('.score').textContent)]
document.addEventListener('rotonde:shown', ({ detail }) => {
  const scores = Object.fromEntries([...document.querySelectorAll('.player-badge:has(.score)')].map(score))
  window.given.push({ ...detail, scores })
})
"""
ROWS = "SELECT notation FROM action WHERE table_id = ? ORDER BY n"
MOMENTS = 40  # of a replay that are gone through
SOME_FRAMES = 1_500  # milliseconds of the page's clock, which the test turns
GAMES = ["wurfel", "express", "tee", "convoi"]
RECORDED = [
    ("wurfel", "theft"),
    ("wurfel", "lantern-robbed"),
    ("express", "steal-spent"),
    ("express", "engine-swap-countered"),
    ("tee", "cards-that-send"),
    ("tee", "opened-by-a-six-and-a-card"),
    ("convoi", "manager"),
    ("convoi", "america-2-seats"),
]


def given(visitor: Visitor) -> list[dict[str, Any]]:
    """The board's input of each step that was shown, once."""
    found: dict[tuple[int, str], dict[str, Any]] = {}
    for each in visitor.page.evaluate("window.given"):
        if each["step"] is not None:
            found[each["step"], json.dumps(each)] = each
    return list(found.values())


def differences(record: rotonde.Record, frames: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """The steps, and the parts of the view there, that the page shows otherwise than the engine."""
    found = []
    for state in record.steps():
        for frame in [each for each in frames if each["step"] == state.step]:
            view = json.loads(json.dumps(state.view(frame["seat"])))
            names = {*view, *frame["view"]}
            scores = {str(seat): score for seat, score in enumerate(state.scores())}
            found += [(state.step, "recap")] * (frame["recap"] != json.loads(json.dumps(state.recap())))
            found += [(state.step, "scores")] * (frame["scores"] != scores)
            found += [
                (state.step, name) for name in sorted(names) if view.get(name) != frame["view"].get(name)
            ]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_table_shows_the_engines_view_of_every_step(visit: Visits, server: Server, game: str) -> None:
    anna = sit(visit, server, game, GIVEN)
    play_rounds(anna, 2)
    info = anna.page.request.get(f"{anna.url}/api/tables/{anna.table_id}").json()
    with sqlite3.connect(server.data / "rotonde.sqlite", timeout=20) as db:
        actions = [notation for (notation,) in db.execute(ROWS, (anna.table_id,))]
    frames = given(anna)
    record = rotonde.Record(rotonde.game(game), len(info["seats"]), info["options"], actions)
    assert len({each["step"] for each in frames}) > 15
    assert differences(record, frames) == []


@pytest.mark.parametrize(("game", "name"), RECORDED)
def test_a_replay_shows_the_engines_view_of_every_step(visit: Visits, game: str, name: str) -> None:
    file = RECORDS / game / "records" / f"{name}.txt"
    anna = visit(motion="no-preference")
    anna.page.add_init_script(GIVEN)
    anna.page.clock.install()
    page = bring(anna, file)
    shown(page)
    eyes = page.locator("header .row label select")
    if eyes.count():
        eyes.select_option("0")
        shown(page)
    at = page.request.get(f"{anna.url}/api/tables/{anna.table_id}/moments").json()["at"]
    for step in at[1:MOMENTS]:
        page.keyboard.press("ArrowRight")
        page.wait_for_selector(f".replay[data-n='{step}']")
        while page.locator(".replay[data-busy=true]").count():
            page.clock.run_for(SOME_FRAMES)
    frames = given(anna)
    last = at[:MOMENTS][-1]
    assert {each["step"] for each in frames} == set(range(at[0] + 1, last + 1))
    assert differences(rotonde.Record.parse(file.read_text("utf-8")), frames) == []
