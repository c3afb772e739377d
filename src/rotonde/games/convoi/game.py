# rotonde: interpreted
"""Convoi Express as a game: its boards and cards, and how a table is opened."""

from collections.abc import Mapping

from rotonde.core.errors import MaterialError, OptionError
from rotonde.core.faults import Fault
from rotonde.core.game import Game
from rotonde.core.options import Options
from rotonde.core.rules import load_rules
from rotonde.core.texts import load_texts
from rotonde.games.convoi import layout, material_words, setup
from rotonde.games.convoi.actions import Actions
from rotonde.games.convoi.board import Board
from rotonde.games.convoi.board_reader import read_board
from rotonde.games.convoi.config import Config
from rotonde.games.convoi.deck import Deck
from rotonde.games.convoi.deck_reader import read_deck
from rotonde.games.convoi.material_files import PACKAGE, boards_in_the_box, deck_in_the_box, files_of
from rotonde.games.convoi.options import options_of
from rotonde.games.convoi.snapshot import FIELDS
from rotonde.games.convoi.state import Convoi
from rotonde.i18n.words import load_words

SEATS = (2, 3, 4)  # CV-SETUP-12


class ConvoiExpress(Game):
    """Everyone wins or loses together; other boards and cards can be put on the table."""

    def __init__(self, boards: list[Board], deck: Deck) -> None:
        rules, sections = load_rules(PACKAGE)
        _number(boards)
        acts = Actions(boards, deck)
        super().__init__(
            id="convoi",
            title=load_texts(PACKAGE)["title"],
            version=2,
            seats=SEATS,
            options=options_of(boards),
            rules=rules,
            sections=sections,
            words=load_words(PACKAGE, material_words.names_of(boards, deck)),
            moves=acts.moves,
            fields=FIELDS,
            hidden=True,  # where the table agrees on hidden hands
        )
        self.materials = {name: load_texts(PACKAGE)[f"material-{name}"] for name in ("board", "deck")}
        self.boards = {board.id: board for board in boards}
        self.deck = deck
        self.acts = acts
        self.layout = layout.layout_of(boards, deck)

    def hides(self, options: Options) -> bool:
        """CV-INFO-1: only where the table agreed on hidden hands."""
        return options["hiddenHands"] is True

    def _check_options(self, seats: int, options: Options) -> None:
        first = options["firstSeat"]
        if isinstance(first, int) and first >= seats:
            raise OptionError(option="firstSeat", value=first, allowed=f"random, 0 to {seats - 1}")

    def _blank(self, seats: int, options: Options) -> Convoi:
        board = self.boards[str(options["board"])]
        state = Convoi(self, seats, options, Config(board, self.deck, self.acts, options))
        state.set_out()
        return state

    def _new(self, seats: int, options: Options) -> Convoi:
        state = self._blank(seats, options)
        setup.start(state)
        return state

    def with_material(self, files: Mapping[str, object]) -> "ConvoiExpress":
        """The game on other boards (`board`, or `boards`), with another `deck`, or both."""
        papers, deck = files_of(files)
        if not papers and deck is None:
            raise MaterialError(entry="files", problem=Fault("convoi:fault-expected-files"))
        boards = [read_board(paper, entry) for paper, entry in papers]
        game = ConvoiExpress(
            boards or boards_in_the_box(),
            self.deck if deck is None else read_deck(deck, "deck"),
        )
        game.material = dict(files)
        return game


def _number(boards: list[Board]) -> None:
    """Every board's lights and legs have actions of their own, and so need names of their own."""
    taken: dict[str, str] = {}
    lights = exits = pairs = 0
    for board in boards:
        names = [
            board.id,
            *(f"s.{name}" for name in board.lights),
            *(f"j.{name}" for name in board.junctions),
        ]
        for name in names:
            if name in taken:
                raise MaterialError(
                    entry=f"{board.id}.{name}",
                    problem=Fault("convoi:fault-name-taken", board=taken[name]),
                )
            taken[name] = board.id
        board.light_start, board.exit_start, board.pair_start = lights, exits, pairs
        lights += len(board.lights)
        exits += board.exits()
        pairs += len(board.pairs)


def box() -> ConvoiExpress:
    """The game as it is in the box: both boards, nineteen instruction cards."""
    return ConvoiExpress(boards_in_the_box(), deck_in_the_box())
