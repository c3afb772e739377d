"""Events: complete whenever and however often they are read."""

import pytest

import rotonde
from rotonde import CHANCE, Chance, Game, State

STEPS = 60


@pytest.fixture(params=["wurfel", "quai"])
def game(request: pytest.FixtureRequest) -> Game:
    return rotonde.game(request.param)


def walk(state: State, steps: int, chance: Chance | None = None) -> None:
    """Go on at random, always the same way."""
    chance = chance or Chance(1)
    for _ in range(steps):
        legal = state.legal_actions()
        if legal:
            state.apply(state.sample(chance) if state.to_act == CHANCE else legal[chance.below(len(legal))])


def test_asking_seldom_tells_the_same_as_asking_always(game: Game) -> None:
    seldom, always = game.new(game.seats[0]), game.new(game.seats[0])
    walk(seldom, STEPS)
    chance = Chance(1)
    heard = always.events(0, None)
    for step in range(STEPS):
        walk(always, 1, chance)
        heard += always.events(step, None)
    assert heard
    assert seldom.events(0, None) == heard
    assert seldom.events(10, None) == [event for event in heard if int(str(event["step"])) >= 10]


def test_what_happened_is_written_up_and_told_in_parts(game: Game) -> None:
    state, other = game.new(game.seats[0]), game.new(game.seats[0])
    walk(state, STEPS)
    walk(other, STEPS)
    parts = 1
    while not state.write_up(7):
        parts += 1
    assert parts == -(-state.step // 7)
    assert state.write_up(7)
    whole = other.events(0, None)
    cut = state.step // 2
    assert state.events(0, None, cut) + state.events(cut, None) == whole
    assert state.events(cut, None, cut) == []


def test_a_copy_has_no_events_now_and_later(game: Game) -> None:
    state = game.new(game.seats[0])
    walk(state, 5)
    copy = state.clone()
    walk(copy, 5)
    assert copy.events(0, None) == []
    other = state.clone()
    other.remember(copy)
    assert other.events(0, None) == []


def test_a_copy_that_remembers_goes_on_by_itself(game: Game) -> None:
    state = game.new(game.seats[0])
    walk(state, 5)
    copy = state.clone()
    copy.remember(state)
    before = state.events(0, None)
    assert copy.events(0, None) == before
    walk(copy, 3)
    assert copy.events(0, None)[: len(before)] == before
    assert len(copy.events(0, None)) > len(before)
    assert state.events(0, None) == before


def test_what_happens_before_the_first_action_is_told() -> None:
    state = rotonde.game("wurfel").new(4, {"firstPlayer": 2})
    assert state.events(0, None) == [{"type": "began", "seat": 2, "step": 0}]
    walk(state, 1)
    assert [event["type"] for event in state.events(0, None)] == ["began", "rolled"]
