"""Games and their lessons."""

from typing import Annotated

from msgspec import Meta

from rotonde.server.messages.base import Asked, Json, Said, Told


class Brought(Asked):
    """Files of somebody's own map, board or deck, to be looked at."""

    material: Json


class GameSummary(Told):
    id: str
    title: Said
    version: int
    seats: list[int]
    levels: list[str]
    visitors: Annotated[list[str], Meta(description="bots from outside, each by its name")]
    options: Json
    hidden: bool
    materials: dict[str, Said]
    lesson: Said | None
    sides: Annotated[
        dict[str, list[list[int]]], Meta(description="who plays with whom, by the number of seats")
    ]


class RulingText(Told):
    """How a rule is read where its rulebook leaves room."""

    id: str
    en: str
    fr: str
    option: Annotated[str, Meta(description="by which a table reads it otherwise, or empty")]


class RuleText(Told):
    id: str
    section: str
    en: str
    fr: str
    rulings: list[RulingText]


class GameDetail(GameSummary):
    rules: list[RuleText]
    sections: dict[str, Said]
    words: Json
    layout: Json


class LessonStep(Told):
    """What is said, the rule beside it, and what the learner does then, if anything."""

    en: str
    fr: str
    rule: str
    at: str
    points: list[str]
    actions: list[str]


class LessonTold(Told):
    title: Said
    seat: int
    people: list[Said]
    steps: list[LessonStep]
