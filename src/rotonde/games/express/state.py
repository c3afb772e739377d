"""State of a game of Express; what happens in it is in a file for each part of the rulebook."""

from typing import TYPE_CHECKING

from rotonde.core.chance import Chance
from rotonde.core.options import Options
from rotonde.core.state import Json, State
from rotonde.games.express import aids, determinize, events, invariants, setup, view
from rotonde.games.express.asking import ask
from rotonde.games.express.config import Config
from rotonde.games.express.laying import start
from rotonde.games.express.material import KINDS, MAINTENANCE, NONE, REPAIRS
from rotonde.games.express.phases import IN_LAY, NOT_ASKED, SHOW, among
from rotonde.games.express.rounds import LastRound
from rotonde.games.express.trains import Train
from rotonde.games.express.view_cache import ViewCache

if TYPE_CHECKING:
    from rotonde.core.game import Game


class ExpressState(State):
    """Cards are counted by kind: `bag` is the draw pile, `hands` has KINDS counts for each seat in turn.

    `trains` are by side and slot, None where a slot is free; `maintenance` has REPAIRS counts a side.
    """

    def __init__(self, game: "Game", seats: int, options: Options, config: Config) -> None:
        super().__init__(game, seats, options)
        self.config = config
        self.phase = SHOW
        self.round = 0
        self.dealer = NONE
        self.totals: list[int] = [0] * config.sides
        self.last_round: LastRound | None = None
        self.won_by = NONE  # the winning side
        self.shown: list[int] = []  # seat * KINDS + card, in order
        self.contenders: list[int] = []  # who still has to be shown a card
        self.best: list[int] = []  # who was shown the highest value so far
        # The round
        self.bag: list[int] = []
        self.bag_size = 0
        self.hands: list[int] = []
        self.sizes: list[int] = []
        self.trains: list[list[Train | None]] = []
        self.maintenance: list[int] = []
        self.discards: list[int] = []
        self.slot: list[int] = []
        self.wrecked = NONE  # an engine that went to the slot face down
        self.wrecked_side = NONE
        self.wrecked_seen_by = 0
        self.memory: list[list[int]] = []
        self.pooled = 0  # the mask of sides that swapped engines
        self.direction = 1
        self.skips: list[int] = []
        self.turns: list[int] = []  # taken in this round; EX-TEAM-2: a member's own, like the skips
        self.idle = 0
        # The turn
        self.turn = NONE
        self.to_draw = 0
        self.limit = 0  # EX-HAND-3: with so many cards one may discard
        self.bare = 0  # trains without engine
        self.alone = 0  # wild cars laid this turn that no real car has joined
        self.fresh: list[int] = []  # cars laid this turn, by slot
        self.maintained = NONE  # the maintenance car laid this turn
        self.asked = NOT_ASKED
        self.card = NONE  # what looks for its place: a car, an engine, a disaster, a stolen car
        self.asking = NONE  # who answers or responds
        self.aim = NONE  # the side that is aimed at
        self.aimed_seat = NONE
        self.aimed_train = NONE
        self.own_train = NONE  # of a pair that is being swapped
        self.swapped = 0  # own slots used in this swap, as a mask
        self.swapped_theirs = 0
        self.view_cache: ViewCache | None = None  # a cache: never copied

    def clone(self) -> "ExpressState":
        copy = ExpressState(self.game, self.seats, self.options, self.config)
        copy.forget()
        _copy_game(self, copy)
        _copy_round(self, copy)
        _copy_turn(self, copy)
        return copy

    def determinize(self, seat: int | None, chance: Chance) -> "ExpressState":
        return determinize.determinized(self, seat, chance)

    # Questions

    def viewer(self, seat: int | None) -> int:
        """The index of a viewer's memory; a bystander comes after the seats."""
        return self.seats if seat is None else seat

    def holds(self, seat: int, card: int) -> bool:
        return self.hands[seat * KINDS + card] > 0

    def side(self) -> int:
        """The side of the one whose turn it is."""
        return self.config.side_of[self.turn]

    def train(self, side: int, slot: int) -> Train | None:
        trains = self.trains[side]
        return trains[slot] if slot < len(trains) else None

    def repairs(self, side: int, card: int) -> int:
        """Number of that maintenance car laid by the side."""
        return self.maintenance[side * REPAIRS + card - MAINTENANCE]

    def slack(self) -> int:
        """EX-LAY-4: cards beyond an engine for every train and one to discard."""
        return self.sizes[self.turn] - self.bare - 1

    def in_lay(self) -> bool:
        """Whether the one whose turn it is lays, and so sees the engines of their side."""
        return among(self.phase, IN_LAY)

    def is_first_turn(self) -> bool:
        """EX-TURN-3: of the one whose turn it is, in this round."""
        return self.turns[self.turn] == 0

    # Chance

    def odds(self) -> list[int]:
        return [count for count in self.bag if count]

    def sample(self, chance: Chance) -> int:
        drawn = chance.below(self.bag_size)
        card = 0
        while drawn >= self.bag[card]:
            drawn -= self.bag[card]
            card += 1
        return setup.first_outcome(self) + card

    # What is known

    def view(self, seat: int | None) -> Json:
        return view.seen(self, [seat])[0]

    def views_of(self, seats: list[int | None]) -> list[Json]:
        return view.seen(self, seats)

    def sides(self) -> list[list[int]]:
        return [self.config.members(side) for side in range(self.config.sides)]

    def aids(self, seat: int | None) -> Json:
        return aids.aids(self, [seat])[0]

    def aids_of(self, seats: list[int | None]) -> list[Json]:
        return aids.aids(self, seats)

    def reveals(self, a: int) -> bool:
        """EX-INFO-3, EX-INFO-9: the side's engines are looked at, or the round ends."""
        if self.in_lay() and start.first <= a < ask.first:
            return False  # who lays knows all that they lay, and has looked
        after = self.clone()
        after._apply(a)
        return after.round != self.round or after.last_round is not self.last_round or looks(self, after)

    def _event(self, entry: tuple[int, ...], seat: int | None) -> Json | None:
        return events.event_of(entry, self.viewer(seat))

    def whose_turn(self) -> int:
        return self.turn

    def rounds_over(self) -> int:
        return self.round

    def scores(self) -> list[int]:
        return [self.totals[side] for side in self.config.side_of]

    def winners(self) -> list[int]:
        return self.config.members(self.won_by)

    def _check(self) -> None:
        invariants.check(self)


def looks(before: ExpressState, after: ExpressState) -> bool:
    """Whether the one who decided knows an engine's face that they did not know."""
    bit = 1 << before.to_act
    for side in range(before.config.sides):
        for slot, train in enumerate(before.trains[side]):
            later = after.train(side, slot)
            if train is None or later is None or not train.is_dark():
                continue
            if later.seen_by & bit and not train.seen_by & bit:
                return True
    return False


def _copy_game(state: ExpressState, copy: ExpressState) -> None:
    copy.to_act = state.to_act
    copy.step = state.step
    copy.phase = state.phase
    copy.round = state.round
    copy.dealer = state.dealer
    copy.totals = state.totals.copy()
    copy.last_round = state.last_round
    copy.won_by = state.won_by
    if state.contenders:
        copy.shown = state.shown.copy()
        copy.contenders = state.contenders.copy()
        copy.best = state.best.copy()


def _copy_round(state: ExpressState, copy: ExpressState) -> None:
    copy.bag = state.bag.copy()
    copy.bag_size = state.bag_size
    copy.hands = state.hands.copy()
    copy.sizes = state.sizes.copy()
    copy.trains = [trains.copy() for trains in state.trains]
    copy.maintenance = state.maintenance.copy()
    copy.discards = state.discards.copy()
    copy.slot = state.slot.copy()
    copy.wrecked = state.wrecked
    copy.wrecked_side = state.wrecked_side
    copy.wrecked_seen_by = state.wrecked_seen_by
    copy.memory = [entries.copy() for entries in state.memory]
    copy.pooled = state.pooled
    copy.direction = state.direction
    copy.skips = state.skips.copy()
    copy.turns = state.turns.copy()
    copy.idle = state.idle


def _copy_turn(state: ExpressState, copy: ExpressState) -> None:
    copy.turn = state.turn
    copy.to_draw = state.to_draw
    copy.limit = state.limit
    copy.bare = state.bare
    copy.alone = state.alone
    copy.fresh = state.fresh.copy()
    copy.maintained = state.maintained
    copy.asked = state.asked
    copy.card = state.card
    copy.asking = state.asking
    copy.aim = state.aim
    copy.aimed_seat = state.aimed_seat
    copy.aimed_train = state.aimed_train
    copy.own_train = state.own_train
    copy.swapped = state.swapped
    copy.swapped_theirs = state.swapped_theirs
