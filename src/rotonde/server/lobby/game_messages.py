"""Messages about games and their lessons."""

from typing import Annotated

from msgspec import Meta

from rotonde.server.http.message_types import ClientMessage, JsonObject, ServerMessage, Translated


class OwnMaterial(ClientMessage):
    """Files of one's own map, board or deck, to be looked at."""

    material: JsonObject


class SheetInfo(ServerMessage):
    """Facts for people who choose a game: `minutes` from and to, `difficulty` 1 to 3, `solo`: the seats that
    one person plays alone, 0 where nobody does; `level`: of the bots in a game that begins at once.
    """

    about: Translated
    minutes: tuple[int, int]
    age: int
    difficulty: int
    solo: int
    level: str


class GameSummary(ServerMessage):
    id: str
    title: Translated
    version: int
    seats: list[int]
    levels: list[str]
    visitors: Annotated[list[str], Meta(description="bots from outside, each by its name")]
    options: Annotated[JsonObject, Meta(extra={"typescript": "Options"})]
    hidden: bool
    materials: dict[str, Translated]
    lesson: Translated | None
    sheet: SheetInfo | None
    sides: Annotated[
        dict[str, list[list[int]]], Meta(description="who plays with whom, by the number of seats")
    ]


class RulingText(ServerMessage):
    """Reading of a rule where its rulebook leaves room."""

    id: str
    text: Translated
    option: Annotated[str, Meta(description="by which a table reads it otherwise, or empty")]


class ExampleText(ServerMessage):
    id: str
    text: Translated


class RuleText(ServerMessage):
    id: str
    section: str
    text: Translated
    rulings: list[RulingText]
    examples: list[ExampleText]


class GameDetail(GameSummary):
    rules: list[RuleText]
    sections: dict[str, Translated]
    words: Annotated[JsonObject, Meta(extra={"typescript": "Words"})]
    layout: JsonObject


class LessonStep(ServerMessage):
    """Lesson step: its text, the rule beside it, and the learner's actions, if any."""

    text: Translated
    rule: str
    at: str
    points: list[str]
    actions: list[str]


class LessonInfo(ServerMessage):
    title: Translated
    seat: int
    people: list[Translated]
    steps: list[LessonStep]
