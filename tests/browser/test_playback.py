"""While rivals' turns are shown, the page names who acts, and nothing of what will be asked of me."""

from collections import defaultdict

import pytest

from tests.browser.playback import SOME_FRAMES, Frame, Told, frames, play_rounds, sit, told
from tests.browser.visitor import Visitor, Visits
from tests.server.harness import Server


@pytest.mark.parametrize("game", ["wurfel", "express", "tee", "convoi"])
def test_no_frame_of_a_round_names_another_player_than_the_engine_did(
    visit: Visits, server: Server, game: str
) -> None:
    anna = sit(visit, server, game)
    play_rounds(anna, 2 if game == "tee" else 1)  # where the first is the choice of a start
    names, acting, named = by_the_engine(anna)
    shown = frames(anna)
    busy = [each for each in shown if each.busy]
    every = list(told(anna))
    assert [each for each in shown if not cards_are_true(each, every, names)] == []
    assert len({each.event for each in busy}) > 10
    assert [each for each in busy if each.event and not is_true(each, acting, named, names)] == []
    assert [each for each in busy if asks_something(each)] == []
    rest = shown[-1]
    assert (rest.lit, rest.mine) == (["Anna"], True)
    assert all("Your turn" in each for each in (rest.banner, rest.title, rest.ear))
    assert rest.cards
    assert [card.name for card in rest.cards] == rivals_since(every, names, int(anna.state()["last_own"]))
    assert all(card.name in rest.ear for card in rest.cards)


def test_a_replay_lights_who_acted(visit: Visits, server: Server) -> None:
    anna = sit(visit, server, "convoi")
    play_rounds(anna, 1)
    _, acting, _ = by_the_engine(anna)
    at = anna.page.request.get(f"{anna.url}/api/tables/{anna.table_id}/moments").json()["at"]
    anna.open(f"/t/{anna.table_id}?at={at[-12]}")
    anna.page.wait_for_selector(".replay[data-busy=false]")
    for step in at[-11:]:
        anna.page.keyboard.press("ArrowRight")
        anna.page.wait_for_selector(f".replay[data-n='{step}']")
        anna.page.clock.run_for(10 * SOME_FRAMES)
    busy = [each for each in frames(anna) if each.busy and each.event]
    assert len({each.event for each in busy}) > 10
    assert [each for each in busy if len(each.lit) != 1 or not set(each.lit) <= acting[each.event]] == []


def by_the_engine(anna: Visitor) -> tuple[list[str], dict[str, set[str]], dict[str, set[str]]]:
    """The players' names; who acted in each event, and of whom its sentence may speak."""
    seats = anna.page.request.get(f"{anna.url}/api/tables/{anna.table_id}").json()["seats"]
    names = [seat["name"] for seat in seats]
    acting: dict[str, set[str]] = defaultdict(set)
    named: dict[str, set[str]] = defaultdict(set)
    spoken: list[str] = []  # who acts, and of whom was spoken since
    for each in told(anna):
        acting[each.key].add(names[each.acting])
        spoken = spoken if spoken[:1] == [names[each.acting]] else [names[each.acting]]
        spoken += [names[seat] for seat in each.named()]
        named[each.key] |= set(spoken)
    return names, acting, named


def cards_are_true(frame: Frame, every: list[Told], names: list[str]) -> bool:
    """Each card tells of a turn that has been shown, whose it was, and of nobody who was not in it."""
    shown = int(frame.event.split()[0]) if frame.busy and frame.event else every[-1].event["step"]
    for card in frame.cards:
        first, last = card.steps
        within = [each for each in every if first < each.event["step"] <= last]
        people = {names[seat] for each in within for seat in each.named()}
        named = {name for name in names if name in card.text}
        if last > shown or {names[each.turn] for each in within} != {card.name} or not named <= people:
            return False
    return True


def rivals_since(every: list[Told], names: list[str], own: int) -> list[str]:
    """Whose turns began since Anna acted, one after the other."""
    since = [each.event for each in every if each.event["step"] >= own]
    begun = [names[event["seat"]] for event in since if event["type"] == "turn"]
    return [name for name in begun if name != "Anna"]


def is_true(frame: Frame, acting: dict[str, set[str]], named: dict[str, set[str]], names: list[str]) -> bool:
    """Whether one badge is lit, the actor's, and banner and desk speak of nobody else."""
    lit = len(frame.lit) == 1 and set(frame.lit) <= acting[frame.event]
    banner = {name for name in names if name in frame.banner} <= named[frame.event]
    return lit and banner and {name for name in names if name in frame.desk} <= acting[frame.event]


def asks_something(frame: Frame) -> bool:
    """Whether a decision of mine is offered, or I am asked to wait for myself."""
    waits = frame.lit == ["Anna"] and any(word in frame.desk for word in ("suggest", "sort your hand"))
    return (
        waits or frame.mine or frame.offers > 0 or "Your turn" in frame.banner or "Your turn" in frame.title
    )
