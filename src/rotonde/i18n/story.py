# rotonde: interpreted
"""Story of a turn: the `story.toml` of a game's folder, which says what weighs and what a turn comes to."""

from collections.abc import Collection
from typing import Any, Final

from rotonde.core.errors import RulesError
from rotonde.core.rules import has_table, load_table

FILE: Final = "story.toml"
PARTS: Final = ("begins", "trifles", "sounds", "heavy", "last", "sums")
KINDS: Final = ("gain", "harm", "crash", "card", "arrival")  # of events of weight: each has its own sound
SOUNDS: Final = ("dice", "card", "points", "train")  # of things that are moved


def load_story(package: str, events: Collection[str]) -> dict[str, Any]:
    """How turns are told, all events named as in `events`; empty for a game that does not say."""
    if not has_table(package, FILE):
        return {}
    story: dict[str, Any] = load_table(package, FILE)
    for part, said in story.items():
        if part not in PARTS:
            raise RulesError(file=FILE, entry=part, problem="unknown")
        for name in said:
            if name not in events:
                raise RulesError(file=FILE, entry=f"{part}.{name}", problem="no such event")
    for name in story.get("heavy", {}):
        if name in story.get("trifles", ()):
            raise RulesError(file=FILE, entry=f"heavy.{name}", problem="is a trifle, too")
    _check(story, "heavy", KINDS)
    _check(story, "sounds", SOUNDS)
    return story


def _check(story: dict[str, Any], part: str, known: tuple[str, ...]) -> None:
    for name, kind in story.get(part, {}).items():
        if kind not in known:
            problem = f"expected one of {', '.join(known)}"
            raise RulesError(file=FILE, entry=f"{part}.{name}", problem=problem)
