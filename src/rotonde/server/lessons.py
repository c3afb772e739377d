"""The lessons of games: nothing is kept of them, so anyone may take them, from any step."""

from functools import cache

import rotonde
from rotonde.core.lesson import Lesson, Step, lesson
from rotonde.server.errors import Refusal
from rotonde.server.material import known_game
from rotonde.server.messages import LessonStep, LessonTold, StateMessage, Why
from rotonde.server.telling import message_of


def lesson_told(game_id: str) -> LessonTold:
    """All that is said in it, and what the learner does."""
    found = _lesson(game_id)
    return LessonTold(
        title=found.title,
        seat=found.seat,
        people=list(found.people),
        steps=[_step(found, each) for each in found.steps],
    )


def _step(found: Lesson, step: Step) -> LessonStep:
    return LessonStep(
        en=step.said["en"],
        fr=step.said["fr"],
        rule=step.rule,
        at=step.at,
        points=list(step.points),
        actions=found.own(step),
    )


def lesson_message(game_id: str, n: int) -> StateMessage:
    """The game as the learner sees it after `n` actions, with what the last of them brought."""
    moments = _moments(game_id, n)
    before = moments[n - 1].step if n else 0
    return message_of(moments[n], _lesson(game_id).seat, n=n, since=max(0, n - 1), kept=before)


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
def _played(game_id: str) -> tuple[rotonde.State, ...]:
    return tuple(_lesson(game_id).moments())
