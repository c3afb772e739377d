"""Setup: who deals, and the deal."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from rotonde.core.moves import Move
from rotonde.core.seats import CHANCE
from rotonde.games.express import drawing, events, hands
from rotonde.games.express.material import CARDS, KINDS, MOST_SEATS, NONE, REPAIRS
from rotonde.games.express.phases import DEAL, SHOW

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def first_outcome(state: "ExpressState") -> int:
    """The number of the outcome with card 0, for the chance that is due."""
    if state.phase == SHOW:
        return shows.first + shows.seat(state) * KINDS
    if state.phase == DEAL:
        return deals.first + deals.seat(state) * KINDS
    return drawing.draws.first


def gather(state: "ExpressState") -> None:
    """All cards come together again; nothing of the last deal is known any more."""
    config = state.config
    state.bag = list(config.pack)
    state.bag_size = config.pack_size
    state.hands = [0] * (state.seats * KINDS)
    state.sizes = [0] * state.seats
    state.trains = [[] for _ in range(config.sides)]
    state.maintenance = [0] * (config.sides * REPAIRS)
    state.discards = []  # EX-SETUP-5: nothing is turned up
    state.slot = []
    state.wrecked = NONE
    state.wrecked_side = NONE
    state.wrecked_seen_by = 0
    state.memory = [[] for _ in range(state.seats + 1)]
    state.pooled = 0
    state.direction = 1  # EX-SETUP-6
    state.skips = [0] * state.seats
    state.turns = [0] * state.seats
    state.idle = 0
    state.to_act = CHANCE


def choose_dealer(state: "ExpressState") -> None:
    """EX-DEALER-1: everyone is shown one card."""
    gather(state)
    state.phase = SHOW
    state.contenders = list(range(state.seats))


class CardTo(Move["ExpressState"]):
    """Chance: a card of the pile for the seat that is due; counted by seat, then by card."""

    @abstractmethod
    def seat(self, state: "ExpressState") -> int:
        """Seat that is due."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        if i // KINDS != self.seat(state):
            return "EX-PLAY-1"
        return "" if state.bag[i % KINDS] else "EX-PLAY-2"


class Shows(CardTo):
    """EX-DEALER-1: the highest card deals."""

    def seat(self, state: "ExpressState") -> int:
        return state.contenders[0]

    def apply(self, state: "ExpressState", i: int) -> None:
        seat, card = state.contenders.pop(0), i % KINDS
        hands.draw_from_bag(state, card)
        state.note(events.SHOWN, seat, card)
        value = state.config.values[card]
        best = state.config.values[_shown_to(state, state.best[0])] if state.best else NONE
        state.shown.append(seat * KINDS + card)
        if value > best:
            state.best = [seat]
        elif value == best:
            state.best.append(seat)
        if not state.contenders:
            _compare(state)


def _shown_to(state: "ExpressState", seat: int) -> int:
    """The last card that seat was shown."""
    return [each % KINDS for each in state.shown if each // KINDS == seat][-1]


def _compare(state: "ExpressState") -> None:
    if len(state.best) > 1:  # EX-DEALER-2: the highest draw again, among themselves
        state.contenders = state.best
        state.best = []
        if state.bag_size < len(state.contenders):
            _return_shown(state)
        return
    dealer = state.best[0]
    state.best = []
    state.note(events.DEALER, dealer)
    deal_round(state, dealer)  # EX-DEALER-3: what was shown is shuffled in again


def _return_shown(state: "ExpressState") -> None:
    state.shown = []
    state.bag = list(state.config.pack)
    state.bag_size = state.config.pack_size


def deal_round(state: "ExpressState", dealer: int) -> None:
    """EX-SETUP-4: shuffle and deal, beginning at the dealer's left."""
    gather(state)
    state.shown = []
    state.phase = DEAL
    state.dealer = dealer
    state.turn = (dealer + 1) % state.seats


class Deals(CardTo):
    """EX-SETUP-4: card by card, in turn."""

    def seat(self, state: "ExpressState") -> int:
        return state.turn

    def apply(self, state: "ExpressState", i: int) -> None:
        seat, card = state.turn, i % KINDS
        hands.draw_from_bag(state, card)
        hands.put(state, seat, card)
        state.note(events.DEALT, seat, card)
        state.turn = (seat + 1) % state.seats  # the dealer is served last, so the first is due again
        if state.sizes[state.turn] == state.config.cards_each:
            drawing.begin_turn(state, state.turn)  # EX-DEALER-4


def misdeal(state: "ExpressState") -> None:
    """EX-HAND-5: the same dealer deals again, and the round starts afresh (EX-DEALER-5)."""
    state.note(events.MISDEAL, state.turn)
    deal_round(state, state.dealer)


shows: Final = Shows("shows", "shows {card} to {seat}", seat=range(MOST_SEATS), card=CARDS)
deals: Final = Deals("deals", "deals {card} to {seat}", seat=range(MOST_SEATS), card=CARDS)
