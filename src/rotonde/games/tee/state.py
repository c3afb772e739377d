"""State of a game of Trans Europe Express; what happens in it is in a file for each part of the rulebook."""

from typing import TYPE_CHECKING

from rotonde.core.chance import Chance
from rotonde.core.options import Options
from rotonde.core.state import Json, State
from rotonde.games.tee import (
    aids,
    determinize,
    events,
    invariants,
    view,
)
from rotonde.games.tee.closure_cache import ClosureCache
from rotonde.games.tee.config import Config
from rotonde.games.tee.phases import (
    DEAL,
    ENDED,
    NO_CARD,
    NO_NETWORK,
    NOBODY,
    NOWHERE,
    START,
    TOKENS,
)
from rotonde.games.tee.view_cache import ViewCache

if TYPE_CHECKING:
    from rotonde.core.game import Game


class Tee(State):
    """State: lists go by seat; `open`, `visited`, `ruled_out` are masks of capitals, `kept`, `bag` of cards.

    `ruled_out` is what everyone has seen that a player does not look for; `arrived` is a mask of the seats
    that have been anywhere but at their start; `closed` is a set of stations in words; `path` is the move so
    far, from the station it left, and empty outside a move.
    """

    def __init__(self, game: "Game", seats: int, options: Options, config: Config) -> None:
        super().__init__(game, seats, options)
        self.config = config
        self.board = config.board
        self.deck = config.deck
        self.acts = config.acts
        self.phase = DEAL
        self.turn = 0
        self.at: list[int] = []
        self.bound: list[int] = []
        self.home: list[int] = []
        self.open: list[int] = []
        self.visited: list[int] = []
        self.ruled_out: list[int] = []
        self.tokens: list[int] = []
        self.skips: list[int] = []
        self.kept: list[int] = []
        self.throws: list[int] = []
        self.closed: list[int] = []
        self.under: list[int] = []
        self.path: list[int] = []
        self.arrived = 0
        self.bag = 0
        self.card = NO_CARD
        self.network = NO_NETWORK
        self.steps = 0
        self.six = False
        self.sealed = False
        self.extra = 0
        self.winner = NOBODY
        self.closure_cache: ClosureCache | None = None  # a cache: never copied
        self.view_cache: ViewCache | None = None  # likewise

    def set_out(self) -> None:
        """TEE-SETUP-1, TEE-SETUP-2, TEE-SETUP-5: what everyone begins with; the deck is a bag."""
        self.at = [NOWHERE] * self.seats
        self.bound = [0] * self.seats  # violet
        self.home = [NOWHERE] * self.seats
        self.open = [0] * self.seats
        self.visited = [0] * self.seats
        self.ruled_out = [0] * self.seats
        self.tokens = [TOKENS] * self.seats
        self.skips = [0] * self.seats
        self.kept = [0] * self.seats
        self.closed = [0] * self.board.words
        self.bag = self.deck.all

    def clone(self) -> "Tee":
        copy = Tee(self.game, self.seats, self.options, self.config)
        copy.forget()
        copy.to_act = self.to_act
        copy.step = self.step
        copy.phase = self.phase
        copy.turn = self.turn
        copy.at = self.at.copy()
        copy.bound = self.bound.copy()
        copy.home = self.home.copy()
        copy.open = self.open.copy()
        copy.visited = self.visited.copy()
        copy.ruled_out = self.ruled_out.copy()
        copy.tokens = self.tokens.copy()
        copy.skips = self.skips.copy()
        copy.kept = self.kept.copy()
        copy.throws = self.throws.copy()
        copy.closed = self.closed.copy()
        copy.under = self.under.copy()
        copy.path = self.path.copy()
        copy.arrived = self.arrived
        copy.bag = self.bag
        copy.card = self.card
        copy.network = self.network
        copy.steps = self.steps
        copy.six = self.six
        copy.sealed = self.sealed
        copy.extra = self.extra
        copy.winner = self.winner
        return copy

    def determinize(self, seat: int | None, chance: Chance) -> "Tee":
        world = self.clone()
        determinize.draw_unknown(world, seat, chance)
        return world

    # Questions

    def is_closed(self, station: int) -> bool:
        """TEE-CLOSE-3: closed means that a token lies there."""
        return self.board.is_in(station, self.closed)

    def steps_left(self) -> int:
        """TEE-MOVE-1: the die or the card says how far at most."""
        return self.steps - len(self.path) + 1

    # What happens

    def sample(self, chance: Chance) -> int:
        outcomes = self.legal_actions()  # all alike
        return outcomes[chance.below(len(outcomes))]

    # What is known

    def view(self, seat: int | None) -> Json:
        return view.seen(self, [seat])[0]

    def views_of(self, seats: list[int | None]) -> list[Json]:
        return view.seen(self, seats)

    def aids(self, seat: int | None) -> Json:
        return aids.aids(self, seat)

    def reveals(self, a: int) -> bool:
        """TEE-SETUP-4: who chooses last sees what the others chose."""
        return self.phase == START and self.turn == self.seats - 1

    def _event(self, entry: tuple[int, ...], seat: int | None) -> Json | None:
        return events.event_of(self, entry, seat)

    def _recap(self, log: list[tuple[int, ...]], end: int) -> Json:
        return events.recap_of(self, log, end)

    def whose_turn(self) -> int:
        return self.turn

    def scores(self) -> list[int]:
        """Capitals visited, one more for winning."""
        return [
            self.visited[seat].bit_count() + (1 if seat == self.winner else 0) for seat in range(self.seats)
        ]

    def winners(self) -> list[int]:
        return [self.winner] if self.phase == ENDED else []

    def _check(self) -> None:
        invariants.check(self)
