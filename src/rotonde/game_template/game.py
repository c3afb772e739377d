"""Draisine as a game: its facts, and how a table is opened."""

from rotonde.core.game import Game
from rotonde.core.options import Options, schema
from rotonde.core.rules import load_rules
from rotonde.core.texts import load_texts
from rotonde.game_template.actions import MOVES
from rotonde.game_template.snapshot import FIELDS
from rotonde.game_template.state import DraisineState
from rotonde.i18n.words import load_words

PACKAGE = "rotonde.game_template"


class Draisine(Game):
    """A race by dice: who brakes in time?"""

    def __init__(self) -> None:
        rules, sections = load_rules(PACKAGE)
        super().__init__(
            id="draisine",
            title=load_texts(PACKAGE)["title"],
            version=1,  # raised when a recorded game could replay differently
            seats=(2, 3, 4),
            options=schema(),
            rules=rules,
            sections=sections,
            words=load_words(PACKAGE),
            moves=MOVES,
            fields=FIELDS,
            hidden=False,
        )

    def _blank(self, seats: int, options: Options) -> DraisineState:
        return DraisineState(self, seats, options)
