"""Würfel Express as a game: its facts, and how a table is opened."""

from typing import Final

from rotonde.core.errors import OptionError
from rotonde.core.game import Game
from rotonde.core.options import Options
from rotonde.core.rules import load_rules
from rotonde.core.texts import load_texts
from rotonde.games.wurfel import setup
from rotonde.games.wurfel.actions import MOVES
from rotonde.games.wurfel.options import OPTIONS, PACKAGE
from rotonde.games.wurfel.snapshot import FIELDS
from rotonde.games.wurfel.state import Wurfel
from rotonde.games.wurfel.track import Track
from rotonde.i18n.words import load_words

SEATS: Final = (2, 3, 4, 5, 6)


class WurfelExpress(Game):
    """The dice race: strips of six colours, thirty cells, and a lantern for the last."""

    def __init__(self) -> None:
        rules, sections = load_rules(PACKAGE)
        super().__init__(
            id="wurfel",
            title=load_texts(PACKAGE)["title"],
            version=2,
            seats=SEATS,
            options=OPTIONS,
            rules=rules,
            sections=sections,
            words=load_words(PACKAGE),
            moves=MOVES,
            fields=FIELDS,
            hidden=False,
        )

    def _check_options(self, seats: int, options: Options) -> None:
        first = options["firstPlayer"]
        if isinstance(first, int) and first >= seats:
            allowed = f"random, 0 to {seats - 1}"
            raise OptionError(option="firstPlayer", value=first, allowed=allowed)

    def _blank(self, seats: int, options: Options) -> Wurfel:
        return Wurfel(self, seats, options, [Track(0, []) for _ in range(seats)])  # WX-SETUP-1

    def _new(self, seats: int, options: Options) -> Wurfel:
        state = self._blank(seats, options)
        setup.go_on(state)
        return state
