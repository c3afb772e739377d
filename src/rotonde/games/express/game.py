"""Express as a game: its facts and its options."""

from typing import Final

from rotonde.core.errors import OptionError
from rotonde.core.game import Game
from rotonde.core.options import Options
from rotonde.core.rules import load_rules
from rotonde.core.snapshot import Reader
from rotonde.core.words import load_words
from rotonde.games.express import reading, setting_up
from rotonde.games.express.actions import SPACE
from rotonde.games.express.options import OPTIONS
from rotonde.games.express.paper import POSITION
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tables import TEAM_SEATS, Table

PACKAGE: Final = "rotonde.games.express"
SEATS: Final = (2, 3, 4, 5, 6)


class Express(Game):
    """Trains of cards, engines face down, disasters, and several rounds to a target."""

    def __init__(self) -> None:
        rules, sections = load_rules(PACKAGE)
        super().__init__(
            id="express",
            title={"en": "Express", "fr": "Express"},
            version=1,
            seats=SEATS,
            options=OPTIONS,
            rules=rules,
            sections=sections,
            words=load_words(PACKAGE),
            space=SPACE,
            hidden=True,
        )

    def _check_options(self, seats: int, options: Options) -> None:
        if options["mode"] == "team" and seats not in TEAM_SEATS:
            allowed = f"auto, individual with {seats} seats"
            raise OptionError(option="mode", value=options["mode"], allowed=allowed)

    def _new(self, seats: int, options: Options) -> ExpressState:
        state = ExpressState(self, seats, options, Table(seats, options))
        setting_up.choose_dealer(state)
        return state

    def _position_keys(self) -> tuple[str, ...]:
        return POSITION

    def _restore(self, seats: int, options: Options, step: int, position: Reader) -> ExpressState:
        state = ExpressState(self, seats, options, Table(seats, options))
        state.step = step
        reading.read(state, position)
        return state
