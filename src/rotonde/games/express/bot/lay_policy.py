"""Lay policy: what fits, maintenance, trains that will grow, then the end of the turn."""

from typing import TYPE_CHECKING, Final

from rotonde.games.express import discarding
from rotonde.games.express.actions import (
    ADD,
    AGAIN,
    DISCARD,
    ENGINE,
    MAINTAIN,
    OUT,
    PASS,
    PLAY,
    PUT_DIESEL,
    START,
    UNCOUPLE,
    UNHITCH,
)
from rotonde.games.express.bot import disaster_policy, train_gain
from rotonde.games.express.bot.card_values import COST, alike, discards, engine_card, uses
from rotonde.games.express.drawing import leaving
from rotonde.games.express.laying import add_of
from rotonde.games.express.material import (
    CABOOSE,
    DIESEL,
    ENGINE_SWAP,
    FREIGHT_END,
    KINDS,
    MAINTENANCE,
    MAINTENANCE_END,
    NONE,
    PASSENGER,
    REAL_END,
    TURNTABLE,
    WILD,
    WRECK,
)

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

NOTHING: Final = -1
ENOUGH: Final = 2  # trains, before another is begun with a pair


def lay(state: "ExpressState") -> int:
    """Takes no car back unless an unlucky order asks for it, so that every turn comes to its end."""
    if state.bare:
        return engine(state)
    if state.alone:
        return join(state)
    size = state.sizes[state.turn]
    if size == 0:
        return PASS
    if size > state.limit:
        return must(state)
    a = grow(state, size - 1) if size > 1 else NOTHING
    if a == NOTHING:
        a = exchange(state)
    return finish(state, size) if a == NOTHING else a


def join(state: "ExpressState") -> int:
    """A real car for the wild car that somebody has laid alone, or else it is taken back."""
    hand = state.turn * KINDS
    for card in range(REAL_END):
        if state.hands[hand + card] and state.slack() > 0:
            return add_of(card)
    trains = enumerate(state.trains[state.side()])
    alone = [slot for slot, train in trains if train is not None and train.is_alone() and state.fresh[slot]]
    return UNCOUPLE + alone[0]


def spare(state: "ExpressState") -> int:
    """EX-HAND-3: how many cards more could leave the hand than must; real cars are what they leave with."""
    return state.limit - (state.sizes[state.turn] - state.bare - leaving(state))


def must(state: "ExpressState") -> int:
    """Too many cards: every car begins a train where there is nothing to spare."""
    a = grow(state, state.slack()) if spare(state) > 0 else NOTHING
    if a != NOTHING:
        return a
    legal = state.legal_actions()
    for a in legal:
        if a < ADD or a == add_of(WILD) or MAINTAIN <= a < UNHITCH:
            return a
    if add_of(CABOOSE) in legal:
        return add_of(CABOOSE)
    for a in legal:
        if a >= UNCOUPLE:
            return a
    return legal[0]


def engine(state: "ExpressState") -> int:
    """A diesel where it hauls an express, else what is missed least."""
    trains = state.trains[state.side()]
    hauled = [train for train in trains if train is not None and train.is_bare() and train.is_passenger()]
    if hauled and state.hands[state.turn * KINDS + DIESEL]:
        return PUT_DIESEL
    return ENGINE + engine_card(state, sparing=spare(state) < 2)


def grow(state: "ExpressState", slack: int) -> int:
    """Add what fits, lay maintenance, begin a train."""
    card = best_add(state)
    if card != NOTHING:
        return add_of(card)
    hand = state.turn * KINDS
    if state.maintained == NONE:
        for card in range(MAINTENANCE, MAINTENANCE_END):
            if state.hands[hand + card]:
                return MAINTAIN + card - MAINTENANCE
    card = best_start(state, slack) if slack >= 2 else NOTHING
    return NOTHING if card == NOTHING else START + card


def best_add(state: "ExpressState") -> int:
    """The car with the best gain, cabooses and wild cars last; NOTHING where none gains anything."""
    hand = state.turn * KINDS
    best = NOTHING
    most = 0
    for card in range(REAL_END):
        if state.hands[hand + card]:
            found = train_gain.best_gain(state, card)
            if found > most:
                best = card
                most = found
    if best != NOTHING:
        return best
    for card in (WILD, CABOOSE):
        if state.hands[hand + card] and train_gain.best_gain(state, card) > 0:
            return card
    return NOTHING


def best_start(state: "ExpressState", slack: int) -> int:
    """The car to begin a train with: three alike, two while there are few trains, anything where one must."""
    counts = alike(state)
    best = NOTHING
    most = 0
    for kind in range(PASSENGER + 1):
        if counts[kind]:
            found = 10 * min(counts[kind], slack - 1) + state.config.values[kind]
            if found > most:
                best = kind
                most = found
    if best == NOTHING:
        return NOTHING
    must = state.sizes[state.turn] > state.limit
    return first_of(state, best) if must or is_promising(state, min(counts[best], slack - 1)) else NOTHING


def is_promising(state: "ExpressState", cars: int) -> bool:
    """Whether a train that begins with so many cars will come to something."""
    if cars >= 3:
        return True
    return cars == 2 and train_gain.count(state.trains[state.side()]) < ENOUGH


def first_of(state: "ExpressState", kind: int) -> int:
    """The first card of a type in hand: of passenger cars the one that runs nearest the engine."""
    if kind < FREIGHT_END:
        return kind
    card = FREIGHT_END
    while not state.hands[state.turn * KINDS + card]:
        card += 1
    return card


def exchange(state: "ExpressState") -> int:
    """Take an engine back that could run as a car, where there is something worse to put in its place."""
    if state.sizes[state.turn] < 2:
        return NOTHING
    trains = state.trains[state.side()]
    for slot in range(len(trains)):
        train = trains[slot]
        if train is None or train.up or train.engine >= REAL_END:
            continue
        if train_gain.best_gain(state, train.engine) > 0 and is_worse_held(state, train.engine):
            return UNHITCH + slot
    return NOTHING


def is_worse_held(state: "ExpressState", card: int) -> bool:
    """Whether the hand has a card that would make the better engine."""
    worst = engine_card(state)
    kept = uses(state)
    cost = state.config.penalties
    return kept[worst] - COST * cost[worst] < kept[card] - COST * cost[card]


def finish(state: "ExpressState", size: int) -> int:
    """Out, or again, or a strike, or the least useful card."""
    hand = state.turn * KINDS
    if size == 1:
        last = discards(state)[0]
        if not discarding.out.why_not(state, last):
            return OUT + last
    if not state.is_first_turn():
        if state.hands[hand + TURNTABLE]:
            return AGAIN
        for card in range(WRECK, ENGINE_SWAP):
            if state.hands[hand + card] and disaster_policy.pays(state, card):
                return PLAY + card - WRECK
    return DISCARD + discards(state)[0]
