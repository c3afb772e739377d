"""Lessons of games: nothing is stored of them, so anyone may take them, from any step."""

from functools import cache

import rotonde
from rotonde.core.frames import StepViews
from rotonde.core.state import Json
from rotonde.server.http.messages import LessonInfo, LessonStep, StateMessage, Why
from rotonde.server.tables.state_messages import message_of
from rotonde.table.game.lesson import Lesson, Step, lesson
from rotonde.table.game.material import known_game
from rotonde.table.refusal import Refusal


def lesson_info(game_id: str) -> LessonInfo:
    """The lesson as it is sent: all its texts, and what the learner does."""
    found = _lesson(game_id)
    return LessonInfo(
        title=found.title,
        seat=found.seat,
        people=list(found.people),
        steps=[_step(found, each) for each in found.steps],
    )


def _step(found: Lesson, step: Step) -> LessonStep:
    return LessonStep(
        text=step.said,
        rule=step.rule,
        at=step.at,
        points=list(step.points),
        actions=found.own(step),
    )


def lesson_message(game_id: str, n: int) -> StateMessage:
    """The game as the learner sees it after `n` actions, with what the last of them brought."""
    moments, seat = _moments(game_id, n), _lesson(game_id).seat
    before = moments[n - 1].step if n else 0
    frames = _frames(_lesson(game_id).game.id)[n]
    return message_of(moments[n], seat, n=n, since=max(0, n - 1), kept=before, frames=frames)


def lesson_why(game_id: str, n: int, action: str) -> Why:
    """The rule that forbids the learner an action there."""
    state = _moments(game_id, n)[n]
    try:
        a = state.game.space.parse(action)
    except rotonde.NotationError as error:
        raise Refusal.of("bad_notation", error) from error
    return Why(action, state.perspective(_lesson(game_id).seat).why_not(a))


def _lesson(game_id: str) -> Lesson:
    known_game(game_id)
    found = lesson(game_id)
    if found is None:
        raise Refusal("unknown_path")
    return found


def _moments(game_id: str, n: int) -> tuple[rotonde.State, ...]:
    """All moments of the lesson, if it has one numbered `n`."""
    found = _played(_lesson(game_id).game.id)
    if not 0 <= n < len(found):
        raise Refusal("unknown_path")
    return found


@cache
def _frames(game_id: str) -> tuple[list[Json], ...]:
    """The frames that lead to each moment."""
    found, frames = _lesson(game_id), list[list[Json]]()
    steps = StepViews([found.seat], {})
    for state in found.states():
        if state.to_act != rotonde.CHANCE:
            frames.append(steps.frames(state, found.seat))
            steps = StepViews([found.seat], {})
        steps.before_step(state)
    return tuple(frames)


@cache
def _played(game_id: str) -> tuple[rotonde.State, ...]:
    return tuple(_lesson(game_id).moments())
