"""Trans Europe Express as a game: its facts, its map and deck."""

from collections.abc import Mapping
from typing import Final

from rotonde.core.game import Game
from rotonde.core.options import Options
from rotonde.core.rules import load_rules
from rotonde.core.texts import load_texts
from rotonde.games.tee.actions import Actions
from rotonde.games.tee.config import Config
from rotonde.games.tee.layout import layout_of
from rotonde.games.tee.material_files import PACKAGE, Material, named, read
from rotonde.games.tee.material_words import names_of
from rotonde.games.tee.options import OPTIONS
from rotonde.games.tee.shortest_paths import PathFinder
from rotonde.games.tee.snapshot import FIELDS
from rotonde.games.tee.state import Tee
from rotonde.i18n.words import load_words

SEATS: Final = (2, 3, 4, 5)


class TransEurope(Game):
    """Six capitals and back home, on three networks; the map and the deck can be others."""

    def __init__(self, brought: Material | None = None) -> None:
        rules, sections = load_rules(PACKAGE)
        board, deck = read(brought or {})
        acts = Actions(board, deck)
        super().__init__(
            id="tee",
            title=load_texts(PACKAGE)["title"],
            version=2,
            seats=SEATS,
            options=OPTIONS,
            rules=rules,
            sections=sections,
            words=load_words(PACKAGE, names_of(board, deck)),
            moves=acts.moves,
            fields=FIELDS,
            hidden=True,
        )
        self.layout = layout_of(board)
        self.board = board
        self.deck = deck
        self.acts = acts
        self.paths = PathFinder(board)
        self.materials = {name: load_texts(PACKAGE)[f"material-{name}"] for name in ("map", "hasard")}
        self.material = brought

    def with_material(self, files: Mapping[str, object]) -> "TransEurope":
        """The game on another `map`, `hasard` or both; what is not brought is taken from the box."""
        return TransEurope(named(files))

    def hides(self, options: Options) -> bool:
        """Open souvenirs leave nothing to hide but the choice of a start, which is shown soon after."""
        return options["openSouvenirs"] is not True

    def _blank(self, seats: int, options: Options) -> Tee:
        state = Tee(self, seats, options, Config(self.board, self.deck, self.acts, self.paths, options))
        state.set_out()
        return state
