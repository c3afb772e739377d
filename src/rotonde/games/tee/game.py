"""Trans Europe Express as a game: its facts, its options, its map and deck."""

from collections.abc import Mapping
from typing import Final

from rotonde.core.game import Game
from rotonde.core.options import Options, schema
from rotonde.core.rules import load_rules
from rotonde.core.snapshot import Reader
from rotonde.core.words import load_words
from rotonde.games.tee import paper
from rotonde.games.tee.actions import Actions
from rotonde.games.tee.board import Board
from rotonde.games.tee.deck import Deck
from rotonde.games.tee.layout import laid_out
from rotonde.games.tee.material import PACKAGE, Material, named, read
from rotonde.games.tee.routes import Roads
from rotonde.games.tee.state import Tee
from rotonde.games.tee.table import Table

SEATS: Final = (2, 3, 4, 5)

OPTIONS: Final = schema(
    openSouvenirs={
        "type": "boolean",
        "default": False,
        "titles": {"en": "Souvenirs on the table", "fr": "Souvenirs sur table"},
        "descriptions": {
            "en": "Everyone sees which capitals the others still have to visit.",
            "fr": "Chacun voit quelles capitales les autres doivent encore visiter.",
        },
    },
    visitCostsTurn={
        "type": "boolean",
        "default": False,
        "titles": {"en": "A visit costs a turn", "fr": "Une visite coûte un tour"},
        "descriptions": {
            "en": "Whoever visits a capital also loses the next turn.",
            "fr": "Qui visite une capitale passe en plus son tour suivant.",
        },
    },
    sixOpens={
        "enum": ["one", "all"],
        "default": "one",
        "titles": {"en": "What a 6 reopens", "fr": "Ce qu'un 6 rouvre"},
        "descriptions": {
            "en": "A 6 reopens one closed station of the move, or every one it enters.",
            "fr": "Un 6 rouvre une gare fermée du déplacement, ou toutes celles où l'on entre.",
        },
        "enumTitles": {
            "one": {"en": "one station", "fr": "une gare"},
            "all": {"en": "every station entered", "fr": "toutes les gares traversées"},
        },
    },
    protectStarts={
        "type": "boolean",
        "default": False,
        "titles": {"en": "Starts stay open", "fr": "Départs protégés"},
        "descriptions": {
            "en": "The four departure cities can never be closed.",
            "fr": "Les quatre villes de départ ne peuvent jamais être fermées.",
        },
    },
    planner={
        "type": "boolean",
        "default": True,
        "titles": {"en": "Tour planner", "fr": "Planificateur de circuit"},
        "descriptions": {
            "en": "Everyone may see their own best tour; without it one plans alone.",
            "fr": "Chacun peut voir son meilleur circuit ; sans cela, on le cherche seul.",
        },
    },
)


class TransEurope(Game):
    """Six capitals and back home, on three networks; the map and the deck can be others."""

    def __init__(self, brought: Material | None = None) -> None:
        rules, sections = load_rules(PACKAGE)
        board, deck = read(brought or {})
        acts = Actions(board, deck)
        super().__init__(
            id="tee",
            title={"en": "Trans Europe Express", "fr": "Trans Europe Express"},
            version=1,
            seats=SEATS,
            options=OPTIONS,
            rules=rules,
            sections=sections,
            words=_with_names(load_words(PACKAGE), board, deck),
            space=acts.space,
            hidden=True,
        )
        self.layout = laid_out(board)
        self.board = board
        self.deck = deck
        self.acts = acts
        self.roads = Roads(board)
        self.materials = {
            "map": {"en": "Map", "fr": "Carte"},
            "hasard": {"en": "HASARD deck", "fr": "Paquet HASARD"},
        }
        self.material = brought

    def with_material(self, files: Mapping[str, object]) -> "TransEurope":
        """The game on somebody's `map`, `hasard` or both; what is not brought is taken from the box."""
        return TransEurope(named(files))

    def hides(self, options: Options) -> bool:
        """Open souvenirs leave nothing to hide but the choice of a start, which is told at once."""
        return options["openSouvenirs"] is not True

    def _new(self, seats: int, options: Options) -> Tee:
        return self._set_out(seats, options)

    def _set_out(self, seats: int, options: Options) -> Tee:
        state = Tee(self, seats, options, Table(self.board, self.deck, self.acts, self.roads, options))
        state.set_out()
        return state

    def _position_keys(self) -> tuple[str, ...]:
        return paper.POSITION

    def _restore(self, seats: int, options: Options, step: int, position: Reader) -> Tee:
        state = self._set_out(seats, options)
        state.step = step
        paper.lay_out(state, position)
        return state


def _with_names(words: dict[str, object], board: Board, deck: Deck) -> dict[str, object]:
    """The words with the names that map and deck give: stations, cards and what is on them."""
    params = dict(Reader.mapping(words["params"], "params"))
    stations = dict(zip(board.stations, board.names, strict=True))
    params["station"] = params["capital"] = stations
    params["postcard"] = board.postcards
    params["card"] = dict(zip(deck.ids, deck.titles, strict=True))
    params["instruction"] = dict(zip(deck.ids, deck.texts, strict=True))
    return {**words, "params": params}
