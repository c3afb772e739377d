"""A table that stays open: after many rounds it holds no more of the page than after a few."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession

from tests.browser.playback import open_table, soonest
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server

WARM, LONG = 12, 60  # decisions of mine, each with the bots' turns after it
GROWTH = 1.25  # the board has more or fewer pieces
LOGGED = """() => [...document.querySelectorAll('.log')].reduce((sum, log) => {
  const nodes = document.createTreeWalker(log)
  while (nodes.nextNode()) sum++
  return sum
}, 0)"""


def held(anna: Visitor, line: CDPSession) -> tuple[float, float]:
    """Nodes, without those of the log, and listeners, once all that nobody holds has been collected."""
    for _ in range(2):
        line.send("HeapProfiler.collectGarbage")
    found: list[dict[str, Any]] = line.send("Performance.getMetrics")["metrics"]
    values = {each["name"]: float(each["value"]) for each in found}
    return values["Nodes"] - anna.page.evaluate(LOGGED), values["JSEventListeners"]


def play(anna: Visitor, decisions: int) -> None:
    for _ in range(decisions):
        while (state := anna.state())["to_act"] > 0:
            anna.wait_after(state["n"])
        if state["to_act"] < 0:
            return
        anna.act(state, soonest(state))
        anna.wait_after(state["n"])


@pytest.mark.parametrize("game", ["wurfel", "tee", "convoi"])
def test_a_table_does_not_grow(visit: Visits, server: Server, game: str) -> None:
    anna = visit()
    open_table(anna, server, game)
    line = anna.page.context.new_cdp_session(anna.page)
    line.send("Performance.enable")
    play(anna, WARM)
    nodes, listeners = held(anna, line)
    play(anna, LONG)
    more_nodes, more_listeners = held(anna, line)
    assert more_nodes < nodes * GROWTH
    assert more_listeners < listeners * GROWTH
