"""Checks of every lesson: it replays, names real rules, and leads one seat from decision to decision."""

import pytest

import rotonde
from rotonde.table.game.lesson import Lesson, lesson

LESSONS = [found for game_id in rotonde.games() if (found := lesson(game_id))]


@pytest.fixture(params=LESSONS, ids=lambda each: each.game.id)
def taught(request: pytest.FixtureRequest) -> Lesson:
    assert isinstance(request.param, Lesson)
    return request.param


def test_each_of_our_games_has_a_lesson_and_another_may_do_without() -> None:
    taught = {each.game.id for each in LESSONS}
    assert taught >= {"convoi", "express", "tee", "wurfel"}
    assert all(lesson(game_id) is None for game_id in rotonde.games() if game_id not in taught)


def test_every_step_names_a_rule_of_the_game(taught: Lesson) -> None:
    assert [step.rule for step in taught.steps if step.rule not in taught.game.rules] == []


def test_the_learner_decides_until_the_last_thing_is_done(taught: Lesson) -> None:
    *before, last = taught.moments()
    own = [action for step in taught.steps for action in taught.own(step)]
    assert len(before) == len(own)
    for moment, action in zip(before, own, strict=True):
        assert moment.to_act == taught.seat
        assert taught.game.space.parse(action) in moment.legal_actions()
    assert last.to_act != rotonde.CHANCE


def test_each_moment_remembers_what_happened(taught: Lesson) -> None:
    *_, last = taught.moments()
    steps = [int(str(event["step"])) for event in last.events(0, taught.seat)]
    assert steps == sorted(steps)
    assert steps[-1] == last.step - 1


def test_somebody_sits_on_every_seat(taught: Lesson) -> None:
    first = next(taught.moments())
    assert len(taught.people) == first.seats
