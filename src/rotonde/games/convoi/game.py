# rotonde: interpreted
"""Convoi Express as a game: its boards and cards, and how a position is read from paper."""

import json
from collections.abc import Mapping
from importlib.resources import files

from rotonde.core.errors import MaterialError, OptionError
from rotonde.core.game import Game
from rotonde.core.options import Options
from rotonde.core.rules import load_rules
from rotonde.core.snapshot import Reader
from rotonde.core.words import load_words
from rotonde.games.convoi import drawing, naming, restoring, setting_up
from rotonde.games.convoi.actions import Numbers, space_of
from rotonde.games.convoi.board import Board
from rotonde.games.convoi.board_file import read_board
from rotonde.games.convoi.deck import files_of, read_deck
from rotonde.games.convoi.instruction import Deck
from rotonde.games.convoi.options import options_of
from rotonde.games.convoi.position import POSITION
from rotonde.games.convoi.state import Convoi
from rotonde.games.convoi.table import Table

PACKAGE = "rotonde.games.convoi"
BOARDS = ("central-europe", "north-america")
SEATS = (2, 3, 4)  # CV-SETUP-12


class ConvoiExpress(Game):
    """Everyone wins or loses together; other boards and cards can be put on the table."""

    def __init__(self, boards: list[Board], deck: Deck) -> None:
        rules, sections = load_rules(PACKAGE)
        _number(boards)
        space = space_of(boards, deck)
        super().__init__(
            id="convoi",
            title={"en": "Convoi Express", "fr": "Convoi Express"},
            version=1,
            seats=SEATS,
            options=options_of(boards),
            rules=rules,
            sections=sections,
            words=naming.named(load_words(PACKAGE), boards, deck),
            space=space,
            hidden=True,  # where the table agrees on hidden hands
        )
        self.materials = {
            "board": {"en": "Board", "fr": "Plateau"},
            "deck": {"en": "Instruction cards", "fr": "Fiches d'instruction"},
        }
        self.boards = {board.id: board for board in boards}
        self.deck = deck
        self.numbers = Numbers(space)
        self.layout = drawing.drawn(boards, deck)

    def hides(self, options: Options) -> bool:
        """CV-INFO-1: only where the table agreed on hidden hands."""
        return options["hiddenHands"] is True

    def _check_options(self, seats: int, options: Options) -> None:
        first = options["firstSeat"]
        if isinstance(first, int) and first >= seats:
            raise OptionError(option="firstSeat", value=first, allowed=f"random, 0 to {seats - 1}")

    def _state(self, seats: int, options: Options) -> Convoi:
        board = self.boards[str(options["board"])]
        state = Convoi(self, seats, options, Table(board, self.deck, self.numbers, options))
        state.set_out()
        return state

    def _new(self, seats: int, options: Options) -> Convoi:
        state = self._state(seats, options)
        setting_up.start(state)
        return state

    def _position_keys(self) -> tuple[str, ...]:
        return POSITION

    def _restore(self, seats: int, options: Options, step: int, position: Reader) -> Convoi:
        state = self._state(seats, options)
        state.step = step
        restoring.read(state, position)
        return state

    def with_material(self, files: Mapping[str, object]) -> "ConvoiExpress":
        """The game on other boards (`board`, or `boards`), with another `deck`, or both."""
        papers, deck = files_of(files)
        if not papers and deck is None:
            raise MaterialError(entry="files", problem="expected a board, boards or a deck")
        boards = [read_board(paper, entry) for paper, entry in papers]
        game = ConvoiExpress(
            boards or [_board(name) for name in BOARDS],
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
                raise MaterialError(entry=f"{board.id}.{name}", problem=f"{taken[name]} has one of that name")
            taken[name] = board.id
        board.light_start, board.exit_start, board.pair_start = lights, exits, pairs
        lights += len(board.lights)
        exits += board.exits()
        pairs += len(board.pairs)


def _load(name: str) -> object:
    return json.loads((files(PACKAGE) / name).read_text("utf-8"))


def _board(name: str) -> Board:
    return read_board(_load(f"boards/{name}.json"), name)


def box() -> ConvoiExpress:
    """The game as it is in the box: both boards, nineteen instruction cards."""
    return ConvoiExpress([_board(name) for name in BOARDS], read_deck(_load("deck.json"), "deck"))
