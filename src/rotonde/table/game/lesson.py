# rotonde: interpreted
"""Lesson: a position of a game and a turn played from it, step by step, with the rule beside each step.

A game's folder may have `lesson.json`, the position as a snapshot, and `lesson.toml`: whose turn it is,
and its steps. What a step does is in notation, chance included; what it says is among the game's texts.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from rotonde.core.catalogue import game, home
from rotonde.core.game import Game
from rotonde.core.rules import load_table
from rotonde.core.seats import CHANCE
from rotonde.core.state import State
from rotonde.core.texts import Said, load_texts


@dataclass(frozen=True)
class Step:
    """Step of a lesson: a text to read, and actions in `do` where there are any."""

    said: Said
    rule: str
    at: str  # the part of the board that it speaks of
    points: tuple[str, ...]  # places to look at, as the board names them
    do: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """Lesson: one seat's turn, as it is written."""

    game: Game
    title: Said
    seat: int
    people: tuple[Said, ...]
    steps: tuple[Step, ...]
    position: object
    before: tuple[str, ...]  # what happens before the learner is asked for the first time

    def own(self, step: Step) -> list[str]:
        """The learner's actions in a step, without those of chance."""
        space = self.game.space
        return [each for each in step.do if space.parse(each) < space.players_end]

    def states(self) -> Iterator[State]:
        """The one state of the lesson, when the learner is first asked and after each action."""
        state = self.game.restore(self.position)
        for notation in self.before:
            state.apply(self.game.space.parse(notation))
        yield state
        for notation in [each for step in self.steps for each in step.do]:
            state.apply(self.game.space.parse(notation))
            yield state

    def moments(self) -> Iterator[State]:
        """The position, then what it becomes by each thing that the learner does and chance answers."""
        for state in self.states():
            if state.to_act != CHANCE:
                moment = state.clone()
                moment.remember(state)
                yield moment


@cache
def lesson(game_id: str) -> Lesson | None:
    """The lesson of a game, where its folder has one."""
    package = home(game_id)
    if not (files(package) / "lesson.toml").is_file():
        return None
    script: dict[str, Any] = load_table(package, "lesson.toml")
    texts = load_texts(package)
    return Lesson(
        game=game(game_id),
        title=texts["lesson-title"],
        seat=script["seat"],
        people=tuple(texts[each] for each in texts.names("lesson-person-")),
        steps=tuple(_step(each, texts[f"lesson-step-{n}"]) for n, each in enumerate(script["steps"], 1)),
        before=tuple(script.get("before", ())),
        position=json.loads((files(package) / "lesson.json").read_text("utf-8")),
    )


def _step(script: dict[str, Any], said: Said) -> Step:
    return Step(
        said=said,
        rule=script["rule"],
        at=script["at"],
        points=tuple(script.get("points", ())),
        do=tuple(script.get("do", ())),
    )
