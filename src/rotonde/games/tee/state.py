"""The state of a game of Trans Europe Express; what happens in it is told by part of the rulebook."""

from typing import TYPE_CHECKING

from rotonde.core.chance import Chance
from rotonde.core.options import Options
from rotonde.core.seats import CHANCE
from rotonde.core.state import Json, State
from rotonde.games.tee import actions as kinds
from rotonde.games.tee import (
    aids,
    closing,
    events,
    hasard,
    invariants,
    moving,
    paper,
    setting_up,
    turning,
    view,
    worlds,
)
from rotonde.games.tee.detours import Detours
from rotonde.games.tee.known import Known
from rotonde.games.tee.phases import (
    CLOSE,
    DEAL,
    DRAW,
    ENDED,
    FIRST,
    MOVE,
    NAME,
    NO_CARD,
    NO_NETWORK,
    NOBODY,
    NOWHERE,
    PHASES,
    REOPEN,
    ROLL,
    START,
    TOKENS,
    TURN,
)
from rotonde.games.tee.table import Table

if TYPE_CHECKING:
    from rotonde.core.game import Game


class Tee(State):
    """Lists go by seat. `open`, `visited` and `ruled_out` are masks of capitals, `kept` and `bag` of cards.

    `ruled_out` is what everyone has seen that a player does not look for; `closed` is a set of stations
    in words; `path` is the move so far, from the station it left, and empty outside a move.
    """

    def __init__(self, game: "Game", seats: int, options: Options, table: Table) -> None:
        super().__init__(game, seats, options)
        self.table = table
        self.board = table.board
        self.deck = table.deck
        self.acts = table.acts
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
        self.bag = 0
        self.card = NO_CARD
        self.network = NO_NETWORK
        self.steps = 0
        self.six = False
        self.sealed = False
        self.extra = 0
        self.winner = NOBODY
        self.detours: Detours | None = None  # remembered only, never copied
        self.known: Known | None = None  # likewise

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
        copy = Tee(self.game, self.seats, self.options, self.table)
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
        worlds.imagine(world, seat, chance)
        return world

    # Questions

    def is_closed(self, station: int) -> bool:
        """TEE-CLOSE-3: closed means that a token lies there."""
        return self.board.is_in(station, self.closed)

    def steps_left(self) -> int:
        """TEE-MOVE-1: the die or the card says how far at most."""
        return self.steps - len(self.path) + 1

    # What is allowed

    def legal_actions(self) -> list[int]:
        phase = self.phase
        if phase == MOVE:
            return moving.moves(self)
        if phase in (ROLL, FIRST):
            return self.acts.throws
        if phase == TURN:
            return self.acts.just_roll if turning.why_not_draw(self) else self.acts.roll_or_draw
        if phase == DRAW:
            return turning.draws(self)
        if phase == NAME:
            return [self.acts.name + seat for seat in hasard.candidates(self)]
        if phase == CLOSE:
            return closing.closings(self)
        if phase == REOPEN:
            return closing.reopenings(self)
        if phase == START:
            return self.acts.starts
        if phase == DEAL:
            return setting_up.deals(self)
        return []

    def _why_not(self, a: int) -> str:
        if self.phase == ENDED:
            return "TEE-PLAY-3"
        kind = self.acts.kind_of[a]
        argument = self.acts.argument[a]
        if kind >= kinds.DEALS or self.to_act == CHANCE:
            return self._why_not_chance(kind, argument)
        if kind == kinds.RIDE:
            return moving.why_not_ride(self, argument)
        if kind in (kinds.STOP, kinds.STAY):
            return moving.why_not_end(self, kind == kinds.STAY)
        if kind in (kinds.ROLL, kinds.DRAW):
            return turning.why_not_begin(self, kind == kinds.DRAW)
        if kind == kinds.CLOSE:
            return closing.why_not_close(self, argument)
        return self._why_not_rarer(kind, argument)

    def _why_not_rarer(self, kind: int, argument: int) -> str:
        if kind == kinds.NAME:
            return hasard.why_not_name(self, argument)
        if kind == kinds.REOPEN:
            return closing.why_not_reopen(self, argument)
        if kind == kinds.DECLINE:
            return "" if self.phase in (CLOSE, REOPEN) else "TEE-PLAY-1"
        return "" if self.phase == START else "TEE-PLAY-1"  # TEE-SETUP-4: any of the starts

    def _why_not_chance(self, kind: int, argument: int) -> str:
        if self.phase == DEAL and kind == kinds.DEALS:
            return setting_up.why_not_deal(self, argument)
        if self.phase in (ROLL, FIRST) and kind == kinds.ROLLS:
            return ""
        if self.phase == DRAW and kind == kinds.DRAWS:
            return "" if self.bag >> argument & 1 else "TEE-PLAY-2"
        return "TEE-PLAY-1"

    # What happens

    def sample(self, chance: Chance) -> int:
        outcomes = self.legal_actions()  # all alike
        return outcomes[chance.below(len(outcomes))]

    def _apply(self, a: int) -> None:
        kind = self.acts.kind_of[a]
        argument = self.acts.argument[a]
        if kind == kinds.RIDE:
            moving.ride(self, argument)
        elif kind == kinds.ROLLS:
            self._fall(argument + 1)
        elif kind == kinds.ROLL:
            turning.roll(self)
        elif kind in (kinds.STOP, kinds.STAY):
            moving.end(self)
        elif kind == kinds.DRAW:
            turning.draw(self)
        else:
            self._apply_rarer(kind, argument)

    def _apply_rarer(self, kind: int, argument: int) -> None:
        if kind == kinds.CLOSE:
            closing.close(self, argument)
        elif kind == kinds.DRAWS:
            hasard.turn_over(self, argument)
        elif kind == kinds.NAME:
            hasard.name(self, argument)
        elif kind == kinds.REOPEN:
            closing.lift(self, argument)
        elif kind == kinds.DECLINE:
            closing.decline(self)
        elif kind == kinds.DEALS:
            setting_up.deal(self, argument)
        else:
            setting_up.start(self, self.board.starts[argument])

    def _fall(self, die: int) -> None:
        if self.phase == FIRST:
            setting_up.throw(self, die)
        else:
            turning.fall(self, die)

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

    def asks(self) -> str:
        return "" if self.phase == ENDED else PHASES[self.phase]

    def rules_now(self) -> list[str]:
        return view.RULES_NOW[self.phase]

    def _event(self, entry: tuple[int, ...], seat: int | None) -> Json | None:
        return events.told(self, entry, seat)

    def whose_turn(self) -> int:
        return self.turn

    def scores(self) -> list[int]:
        """Capitals visited, one more for winning."""
        return [
            self.visited[seat].bit_count() + (1 if seat == self.winner else 0) for seat in range(self.seats)
        ]

    def winners(self) -> list[int]:
        return [self.winner] if self.phase == ENDED else []

    def _position(self) -> Json:
        return paper.position(self)

    def _check(self) -> None:
        invariants.check(self)
