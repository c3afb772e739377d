"""Express as a game: its facts and its options."""

from typing import Final

from rotonde.core.errors import OptionError
from rotonde.core.game import Game
from rotonde.core.options import Options
from rotonde.core.rules import load_rules
from rotonde.core.texts import load_texts
from rotonde.games.express import setup
from rotonde.games.express.actions import MOVES
from rotonde.games.express.config import TEAM_SEATS, Config
from rotonde.games.express.options import OPTIONS, PACKAGE
from rotonde.games.express.pack import with_pack
from rotonde.games.express.snapshot import FIELDS
from rotonde.games.express.state import ExpressState
from rotonde.i18n.words import load_words

SEATS: Final = (2, 3, 4, 5, 6)


class Express(Game):
    """Trains of cards, engines face down, disasters, and several rounds to a target."""

    def __init__(self) -> None:
        rules, sections = load_rules(PACKAGE)
        super().__init__(
            id="express",
            title=load_texts(PACKAGE)["title"],
            version=1,
            seats=SEATS,
            options=OPTIONS,
            rules=with_pack(rules),
            sections=sections,
            words=load_words(PACKAGE),
            moves=MOVES,
            fields=FIELDS,
            hidden=True,
        )

    def _check_options(self, seats: int, options: Options) -> None:
        if options["mode"] == "team" and seats not in TEAM_SEATS:
            allowed = f"auto, individual with {seats} seats"
            raise OptionError(option="mode", value=options["mode"], allowed=allowed)

    def _blank(self, seats: int, options: Options) -> ExpressState:
        return ExpressState(self, seats, options, Config(seats, options))

    def _new(self, seats: int, options: Options) -> ExpressState:
        state = self._blank(seats, options)
        setup.choose_dealer(state)
        return state
