"""Frames lead from the view before a move to that of each of its steps."""

from collections.abc import Iterator

import pytest

import rotonde
from rotonde.core.frames import StepViews, add_changes
from rotonde.core.state import Json
from rotonde.testing.frames import advanced

EVERYONE: list[int | None] = [1, None, 0]


def frame_of(view: Json, before: Json) -> Json:
    frame: Json = {}
    add_changes(frame, view, before)
    return frame


def test_a_frame_has_the_parts_that_differ_and_names_those_that_are_gone() -> None:
    before: Json = {"same": [1], "other": 1, "none": None, "gone": 3}
    view: Json = {"same": [1], "other": 2, "none": None, "new": None}
    assert frame_of(view, before) == {"view": {"other": 2, "new": None}, "gone": ["gone"]}
    assert advanced(before, frame_of(view, before)) == view
    assert frame_of(view, view) == {"view": {}}


@pytest.mark.parametrize("game", rotonde.games())
def test_each_step_of_a_move_has_a_frame(game: str) -> None:
    match = rotonde.Match(rotonde.game(game), 2, 7)
    several = 0
    for turn in range(120):
        state = match.state
        if state.to_act == rotonde.OVER:
            break
        before, views = state.step, state.views_of(EVERYONE)
        known = {seat: views[i] for i, seat in enumerate(EVERYONE)} if turn % 2 else {}
        steps = StepViews(EVERYONE, known)
        before_move = (list(state.scores()), state.recap())
        asked = state.asks()
        legal = state.legal_actions()
        done = match.apply(legal[turn % len(legal)], steps.before_step)
        for i, seat in enumerate(EVERYONE):
            frames = steps.frames(match.state, seat)
            assert [frame["step"] for frame in frames] == list(range(before, before + len(done)))
            assert [frame["seat"] for frame in frames] == match.deciders[before:]
            assert (frames[-1]["turn"], frames[-1]["to_act"]) == (state.whose_turn(), state.to_act)
            assert frames[0]["asks"] == asked
            assert "view" not in frames[-1]
            replayed = replay(match, before + 1)
            scores: object
            recap: object
            scores, recap = before_move
            for frame in frames[:-1]:
                views[i], step = advanced(views[i], frame), next(replayed)
                assert views[i] == step.view(seat)
                scores, recap = frame.get("scores", scores), frame.get("recap", recap)
                assert (scores, recap) == (step.scores(), step.recap())
            assert not {"scores", "recap"} & set(frames[-1])
        several += len(done) > 1
    assert several or game == "quai"


def replay(match: rotonde.Match, since: int) -> Iterator[rotonde.State]:
    return (state for state in match.record.steps() if state.step >= since)


def test_what_was_taken_back_has_no_frames_nor_has_a_seat_that_was_not_recorded() -> None:
    match = rotonde.Match(rotonde.game("wurfel"), 2, 7)
    steps = StepViews([0], {})
    match.apply(match.state.legal_actions()[0], steps.before_step)
    assert steps.frames(match.state, 0)
    assert steps.frames(match.state, 1) == []
    steps.cut()
    assert steps.frames(match.state, 0) == []
