"""A position read from paper; what does not fit together is found by the invariants."""

from typing import TYPE_CHECKING, Final

from rotonde.core.seats import CHANCE, OVER
from rotonde.core.snapshot import Reader
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.instruction import ALL_DRAWN, NO_CARD, START
from rotonde.games.convoi.material import (
    AGENTS,
    CARDS,
    CARDS_OF_EACH,
    COLOURS,
    FULL_HAND,
    GOODS,
    MOST_POINTS,
    NO_CARGO,
    TRAINS,
    mask_of,
)
from rotonde.games.convoi.phases import (
    BY_CHANCE,
    CARD,
    CITY,
    DEAL,
    ENDED,
    NEW_PLACE,
    PHASES,
    PUT,
    ROLL,
    ROLLED,
    SELECT,
)
from rotonde.games.convoi.phases import START as WHO_BEGINS
from rotonde.games.convoi.position import FLAGS, MOVE_KEYS, NEW_KEYS, ORDER_KEYS

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

MOST_TURNS: Final = 19


def read(state: "Convoi", position: Reader) -> None:
    """Fill in a state that is set out as for a new game."""
    state.phase = position.choice("phase", PHASES)
    state.turn = position.whole("turn", 0, MOST_TURNS)
    state.active = _seat(position, "active", state.seats)
    if state.active < 0 and state.phase != WHO_BEGINS:
        raise position.fault("active", "somebody has to be active")
    _read_board(state, position)
    _read_cards(state, position)
    _read_pending(state, position)
    _read_trains(state, position)
    _read_move(state, position)
    if state.phase == ENDED:
        state.to_act = OVER
    else:
        state.to_act = CHANCE if BY_CHANCE[state.phase] else state.active


def _seat(position: Reader, key: str, seats: int) -> int:
    return -1 if position.empty(key) else position.whole(key, 0, seats - 1)


def _one_of(position: Reader, key: str, names: list[str]) -> int:
    return -1 if position.empty(key) else position.choice(key, names)


def _read_board(state: "Convoi", position: Reader) -> None:
    board = state.table.board
    state.switches = [NONE] * len(board.junctions)
    for pair in position.choices("switches", board.pairs):
        state.switches[board.pair_junction[pair]] = pair
    if NONE in state.switches and state.turn:
        missing = board.junctions[state.switches.index(NONE)]
        raise position.fault("switches", f"{missing} is not set")
    state.green = mask_of(position.choices("green", board.lights))
    cubes = position.part("cubes", GOODS)
    state.cubes = [cubes.whole(colour, 0, 3) for colour in GOODS]
    state.stored = []
    for port in position.objects("ports", GOODS, len(board.ports), len(board.ports)):
        state.stored += [port.whole(colour, 0, 3) for colour in GOODS]
    state.delivered = sum(state.stored)
    state.tokens = position.wholes("tokens", 2, 12, 11)
    state.stack = mask_of([number - 2 for number in position.wholes("stack", 2, 12, 11)])
    state.lifted = _one_of(position, "lifted", board.lights)
    if state.phase == PUT and state.lifted == NONE:
        raise position.fault("lifted", "a disc has to be in the hand")


def _read_cards(state: "Convoi", position: Reader) -> None:
    ids = state.table.deck.ids
    state.clock = position.whole("clock", 0, 10)
    state.deck_count = position.whole("deck", 0, 18)
    state.boxed = position.whole("boxed", 0, 18)
    state.filed = mask_of(position.choices("filed", ids[:START]))
    state.card = _one_of(position, "card", ids)
    state.bottom = _one_of(position, "bottom", ids[:START])
    shown = state.filed
    for card in (state.card, state.bottom):
        if card not in (NO_CARD, START):
            shown |= 1 << card
    state.unseen = ALL_DRAWN & ~shown
    if not position.empty("unseen"):
        state.unseen = mask_of(position.choices("unseen", ids[:START]))
    state.hands = _hands(position, "hands", state.seats, FULL_HAND)
    state.since = _hands(position, "drawn", state.seats, CARDS_OF_EACH)
    state.discard = _counts(position, "discard")
    state.shuffled = _counts(position, "shuffled")
    state.pile = [
        CARDS_OF_EACH - state.discard[card] - sum(state.hands[card::3]) for card in range(len(CARDS))
    ]
    draw = position.part("draw", ("seat", "cards"))
    state.drawer = _seat(draw, "seat", state.seats)
    state.owed = draw.whole("cards", 0, 5)
    if state.phase == DEAL and (state.drawer < 0 or not state.owed or min(state.pile) < 0):
        raise position.fault("draw", "somebody has to be owed a card of the pile")
    state.agents = mask_of(position.choices("agents", AGENTS))


def _counts(position: Reader, key: str) -> list[int]:
    counts = position.part(key, CARDS)
    return [counts.whole(card, 0, CARDS_OF_EACH) for card in CARDS]


def _hands(position: Reader, key: str, seats: int, most: int) -> list[int]:
    hands: list[int] = []
    for hand in position.objects(key, CARDS, seats, seats):
        hands += [hand.whole(card, 0, most) for card in CARDS]
    return hands


def _read_pending(state: "Convoi", position: Reader) -> None:
    flags = position.choices("flags", FLAGS)
    state.passing, state.by_card, state.won = (i in flags for i in range(len(FLAGS)))
    new = position.part("new", NEW_KEYS)
    state.new_left = new.whole("left", 0, 3)
    state.new_used = mask_of(new.choices("used", COLOURS))
    state.new_colour = _one_of(new, "colour", list(COLOURS))
    if state.phase == NEW_PLACE and state.new_colour < 0:
        raise new.fault("colour", "a colour has to be chosen")
    order = position.part("order", ORDER_KEYS)
    symbols = state.table.deck.symbols[state.card] if state.card != NO_CARD else []
    state.symbol = order.whole("symbol", 0, len(symbols))
    state.need = order.whole("need", 0, 2)
    state.free = mask_of(order.choices("free", COLOURS))
    state.cancelled = mask_of(order.choices("cancelled", COLOURS))
    state.colour = _one_of(order, "colour", list(COLOURS))
    state.due = mask_of(order.choices("due", TRAINS))
    state.held = mask_of(order.choices("held", TRAINS))
    if CARD <= state.phase <= SELECT and state.card == NO_CARD:
        raise position.fault("card", "an instruction card has to lie open")
    if state.phase == SELECT and state.colour < 0 and state.symbol == len(symbols):
        raise order.fault("symbol", "no symbol of the card is left")


def _read_trains(state: "Convoi", position: Reader) -> None:
    board = state.table.board
    for each in position.objects("trains", ("train", "space", "heading", "cargo"), 0, len(TRAINS)):
        train = each.choice("train", TRAINS)
        if state.running >> train & 1:
            raise each.fault("train", "that train is there twice")
        space = each.choice("space", board.spaces)
        state.running |= 1 << train
        state.where[train] = space
        state.cargo[train] = NO_CARGO if each.empty("cargo") else each.choice("cargo", GOODS)
        if not board.is_city(space):
            ends = board.space_ends[space]
            state.heading[train] = ends[each.choice("heading", [board.end_names[end] for end in ends])]
        elif not each.empty("heading"):
            raise each.fault("heading", "a train in a city has none")


def _read_move(state: "Convoi", position: Reader) -> None:
    board = state.table.board
    move = position.part("move", MOVE_KEYS)
    state.mover = _one_of(move, "train", list(TRAINS))
    state.points = move.whole("points", 0, MOST_POINTS)
    if state.phase in (ROLL, ROLLED, CITY) and (state.mover < 0 or not state.running >> state.mover & 1):
        raise move.fault("train", "a train on the network has to be moving")
    if not move.empty("came_by"):
        ends = board.space_ends[state.where[state.mover]]
        state.came_by = ends[move.choice("came_by", [board.end_names[end] for end in ends])]
    if state.phase == CITY and state.came_by < 0:
        raise move.fault("came_by", "it came into the city by one of its ends")
