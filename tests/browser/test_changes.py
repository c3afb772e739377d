"""Marks on the board: what the others have changed since I acted, by the engine's views of both moments."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.playback import open_table, soonest
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server

MARK = ".table .changed"
RIVALS = 2
MOST = 60
View = dict[str, Any]


def strips(view: View, seat: int) -> set[tuple[str, int]]:
    return {(each["colour"], each["length"]) for each in view["tracks"][seat]["strips"]}


def new_strips(then: View, now: View) -> int:
    return sum(len(strips(now, seat) - strips(then, seat)) for seat in range(len(now["tracks"])))


def moved_pieces(then: View, now: View) -> int:
    pairs = zip(then["players"], now["players"], strict=True)
    return sum(before["at"] is not None and before["at"] != after["at"] for before, after in pairs)


def moved_trains(then: View, now: View) -> int:
    pairs = zip(then["trains"], now["trains"], strict=True)
    after = [b for a, b in pairs if b["space"] and (a["space"], a["cargo"]) != (b["space"], b["cargo"])]
    return len(after)


def new_cars(then: View, now: View) -> int:
    found = 0
    for side, before in zip(now["sides"], then["sides"], strict=True):
        old = {train["train"]: train["cars"] for train in before["trains"]}
        for train in side["trains"]:
            cars = old.get(train["train"], [])
            found += sum(car != cars[i : i + 1] for i, car in enumerate([each] for each in train["cars"]))
    return found


MARKED = {
    "wurfel": (".wurfel .lane .changed", new_strips),
    "express": (".express .car .changed", new_cars),
    "tee": (".tee [data-traveller] .changed", moved_pieces),
    "convoi": (".convoi [data-spot^=train] .changed", moved_trains),
}


def views(anna: Visitor) -> tuple[View, View]:
    """When Anna acted last, and now, as she may know them."""
    state = anna.state()
    path = f"{anna.url}/api/tables/{anna.table_id}/moments"
    after = next(at for at in anna.page.request.get(path).json()["at"] if at > state["last_own"])
    return anna.page.request.get(f"{path}/{after}?seat=0").json()["view"], state["view"]


def play_on(anna: Visitor) -> None:
    """Anna acts once, and the bots as long as it is theirs."""
    state = anna.state()
    anna.act(state, soonest(state))
    while (state := anna.state())["to_act"] > 0:
        anna.wait_after(state["n"])
    anna.wait_after(state["n"] - 1)


@pytest.mark.parametrize("game", MARKED)
def test_what_others_changed_is_marked_until_i_act(visit: Visits, server: Server, game: str) -> None:
    anna = visit()
    open_table(anna, server, game)
    page = anna.page
    select, count = MARKED[game]
    for _ in range(MOST):
        play_on(anna)
        if page.locator(".recap .card").count() >= RIVALS and count(*views(anna)):
            break
    marked = count(*views(anna))
    assert marked > 0
    expect(page.locator(select)).to_have_count(marked)
    page.reload()
    expect(page.locator(select)).to_have_count(marked)
    n = anna.n()
    state = anna.state()
    anna.act(state, str(state["legal"][0]["action"]))
    anna.wait_after(n)
    while (state := anna.state())["to_act"] > 0:
        anna.wait_after(state["n"])
    if state["last_own"] >= n:
        expect(page.locator(".recap .card")).to_have_count(0)
        expect(page.locator(MARK)).to_have_count(0)
