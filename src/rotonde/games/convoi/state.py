"""State of a game of Convoi Express; what happens in it is in a file for each part of the rulebook."""

from typing import TYPE_CHECKING, Final

from rotonde.core.chance import Chance
from rotonde.core.options import Options
from rotonde.core.seats import CHANCE
from rotonde.core.state import Json, State
from rotonde.games.convoi import (
    aids,
    determinize,
    events,
    invariants,
    view,
)
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.config import Config
from rotonde.games.convoi.deck import ALL_DRAWN, DRAWN, NO_CARD
from rotonde.games.convoi.material import (
    CARDS,
    CARDS_OF_EACH,
    CONDUCTOR,
    FACE_ODDS,
    FACES,
    GOODS,
    LOGISTICIAN,
    MANAGER,
    NO_CARGO,
    NO_COLOUR,
    SECTION_CHIEF,
    SHUNTER,
    TRACKMAN,
    TRAINS,
    colour_of,
)
from rotonde.games.convoi.phases import (
    DEAL,
    DEPART,
    LIFT,
    NO_TRAIN,
    NOBODY,
    ROLL,
    START,
    TARGET,
)
from rotonde.games.convoi.placing import odds as departure_odds
from rotonde.games.convoi.view_cache import ViewCache

if TYPE_CHECKING:
    from rotonde.core.game import Game

NOTHING: Final[list[int]] = []  # nobody writes to it: what a state holds until it gets lists of its own


class Convoi(State):
    """State: trains, lights and colours are numbers, sets of them masks; no pile has an order."""

    def __init__(self, game: "Game", seats: int, options: Options, config: Config) -> None:
        super().__init__(game, seats, options)
        self.config = config
        self.phase = START
        self.active = NOBODY
        self.turn = 0
        # Trains (CV-SETUP-7, CV-DEF-3): a space or NONE for the depot; the end it faces; its cube
        self.where = NOTHING
        self.heading = NOTHING
        self.cargo = NOTHING
        self.running = 0  # those on the network
        # The board
        self.switches = NOTHING
        self.green = 0
        self.cubes = NOTHING
        self.stored = NOTHING  # by port, then by colour
        self.delivered = 0
        self.won = False
        self.tokens: list[int] = []
        self.stack = 0
        # The clock and the instruction cards
        self.clock = 0
        self.deck_count = 0
        self.boxed = 0
        self.unseen = 0  # cards that nobody has seen: in the deck, removed or boxed
        self.filed = 0
        self.card = NO_CARD
        self.bottom = NO_CARD  # a card that is known to lie under the deck
        # Action cards: three counts a seat
        self.hands = NOTHING
        self.pile = NOTHING
        self.discard = NOTHING
        self.shuffled = NOTHING  # the pile when it was made
        self.since = NOTHING  # what each seat drew from it
        self.drawer = NOBODY
        self.owed = 0
        # Agents
        self.agents = 0  # those that can still be called
        self.passing = False
        # The card being carried out
        self.new_left = 0
        self.new_used = 0
        self.new_colour = NO_COLOUR
        self.symbol = 0
        self.need = 0
        self.free = 0
        self.cancelled = 0
        self.colour = NO_COLOUR
        self.due = 0
        self.held = 0
        # The train that moves, the disc that is in the hand
        self.mover = NO_TRAIN
        self.points = 0
        self.came_by = NONE
        self.by_card = False
        self.lifted = NONE
        self.view_cache: ViewCache | None = None  # a cache: never copied

    def set_out(self) -> None:
        """CV-SETUP-1, CV-SETUP-5 to CV-SETUP-10: everything in its place before anything random."""
        config = self.config
        self.where = [NONE] * len(TRAINS)
        self.heading = [NONE] * len(TRAINS)
        self.cargo = [NO_CARGO] * len(TRAINS)
        self.cubes = [config.cubes_each] * len(GOODS)
        self.stored = [0] * (len(GOODS) * len(config.board.ports))
        self.clock = config.tokens  # CV-SETUP-6
        self.unseen = ALL_DRAWN
        self.deck_count = DRAWN - config.removed  # CV-SETUP-9: the removed ones are among the unseen
        self.hands = [0] * (len(CARDS) * self.seats)
        self.since = [0] * (len(CARDS) * self.seats)
        self.pile = [CARDS_OF_EACH] * len(CARDS)
        self.shuffled = [CARDS_OF_EACH] * len(CARDS)
        self.discard = [0] * len(CARDS)
        self.agents = config.board.agents  # CV-SETUP-8

    def clone(self) -> "Convoi":
        copy = Convoi(self.game, self.seats, self.options, self.config)
        copy.forget()
        copy.to_act = self.to_act
        copy.step = self.step
        copy.phase = self.phase
        copy.active = self.active
        copy.turn = self.turn
        copy.where = self.where.copy()
        copy.heading = self.heading.copy()
        copy.cargo = self.cargo.copy()
        copy.running = self.running
        copy.switches = self.switches.copy()
        copy.green = self.green
        copy.cubes = self.cubes.copy()
        copy.stored = self.stored.copy()
        copy.delivered = self.delivered
        copy.won = self.won
        copy.tokens = self.tokens.copy()
        copy.stack = self.stack
        copy.clock = self.clock
        copy.deck_count = self.deck_count
        copy.boxed = self.boxed
        copy.unseen = self.unseen
        copy.filed = self.filed
        copy.card = self.card
        copy.bottom = self.bottom
        copy.hands = self.hands.copy()
        copy.pile = self.pile.copy()
        copy.discard = self.discard.copy()
        copy.shuffled = self.shuffled.copy()
        copy.since = self.since.copy()
        copy.drawer = self.drawer
        copy.owed = self.owed
        copy.agents = self.agents
        copy.passing = self.passing
        copy.new_left = self.new_left
        copy.new_used = self.new_used
        copy.new_colour = self.new_colour
        copy.symbol = self.symbol
        copy.need = self.need
        copy.free = self.free
        copy.cancelled = self.cancelled
        copy.colour = self.colour
        copy.due = self.due
        copy.held = self.held
        copy.mover = self.mover
        copy.points = self.points
        copy.came_by = self.came_by
        copy.by_card = self.by_card
        copy.lifted = self.lifted
        return copy

    def determinize(self, seat: int | None, chance: Chance) -> "Convoi":
        return determinize.determinized(self, seat, chance)

    # Questions

    def ask(self, phase: int) -> None:
        """Makes a decision due, of chance or of the active seat (CV-TURN-3)."""
        self.phase = phase
        self.to_act = CHANCE if self.game.moves.phases[phase].by_chance else self.active

    def is_green(self, light: int) -> bool:
        return self.green >> light & 1 == 1

    def train_on(self, space: int) -> int:
        for train in range(len(TRAINS)):
            if self.where[train] == space:
                return train
        return NO_TRAIN

    def in_city(self, train: int) -> bool:
        return self.heading[train] == NONE

    def hand(self, seat: int, card: int) -> int:
        return self.hands[seat * 3 + card]

    def hand_size(self, seat: int) -> int:
        return self.hands[seat * 3] + self.hands[seat * 3 + 1] + self.hands[seat * 3 + 2]

    def pile_size(self) -> int:
        return self.pile[0] + self.pile[1] + self.pile[2]

    def passes(self) -> bool:
        """CV-DEF-10: whether trains may run through cities now."""
        return self.passing or self.config.board.passes_cities

    def manager_ready(self) -> bool:
        return self.agents >> MANAGER & 1 == 1

    def logistician_ready(self) -> bool:
        return self.agents >> LOGISTICIAN & 1 == 1

    def conductor_unused(self) -> bool:
        return self.agents >> CONDUCTOR & 1 == 1

    def trackman_unused(self) -> bool:
        return self.agents >> TRACKMAN & 1 == 1

    def shunter_unused(self) -> bool:
        return self.agents >> SHUNTER & 1 == 1

    def chief_unused(self) -> bool:
        return self.agents >> SECTION_CHIEF & 1 == 1

    # What happens

    def take(self, a: int) -> None:
        """`apply` without a check, of a copy: for planners, who name what is legal."""
        self._apply(a)
        self.step += 1

    def odds(self) -> list[int]:
        if self.phase == ROLL:
            return FACE_ODDS[colour_of(self.mover)]
        if self.phase == DEAL:
            return [count for count in self.pile if count]
        if self.phase == DEPART:
            return departure_odds(self)
        return super().odds()

    def sample(self, chance: Chance) -> int:
        """As in `State`, but faster for the two kinds of chance that come most often."""
        if self.phase == ROLL:
            colour = colour_of(self.mover)
            drawn = chance.below(6)
            i = 0
            while drawn >= FACE_ODDS[colour][i]:
                drawn -= FACE_ODDS[colour][i]
                i += 1
            return self.config.acts.rolls + FACES[colour][i] - 1
        if self.phase == DEAL:
            drawn = chance.below(self.pile_size())
            card = 0
            while drawn >= self.pile[card]:
                drawn -= self.pile[card]
                card += 1
            return self.config.acts.deals + self.drawer * 3 + card
        return super().sample(chance)

    # What is known

    def view(self, seat: int | None) -> Json:
        return view.seen(self, seat)

    def views_of(self, seats: list[int | None]) -> list[Json]:
        if self.config.hidden_hands:
            return super().views_of(seats)
        return [view.seen(self, None)] * len(seats)

    def aids(self, seat: int | None) -> Json:
        return aids.aids(self, [seat])[0]

    def aids_of(self, seats: list[int | None]) -> list[Json]:
        return aids.aids(self, seats)

    def goes_on(self) -> bool:
        """A card was played, and what it is for has yet to be done."""
        return LIFT <= self.phase <= TARGET

    def _event(self, entry: tuple[int, ...], seat: int | None) -> Json | None:
        return events.event_of(self, entry, seat)

    def events_of(self, since: int, seats: list[int | None]) -> list[list[Json]]:
        if self.config.hidden_hands:
            return super().events_of(since, seats)
        return [self.events(since, None)] * len(seats)

    def _recap(self, log: list[tuple[int, ...]], end: int) -> Json:
        return events.recap_of(self, log, end)

    def whose_turn(self) -> int:
        return self.active

    def scores(self) -> list[int]:
        return [self.delivered] * self.seats

    def sides(self) -> list[list[int]]:
        return [list(range(self.seats))]

    def winners(self) -> list[int]:
        return list(range(self.seats)) if self.won else []

    def _check(self) -> None:
        invariants.check(self)
