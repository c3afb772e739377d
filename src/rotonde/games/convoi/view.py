"""View: what a seat may know."""

from typing import TYPE_CHECKING, cast

from rotonde.core.memo import Memo
from rotonde.core.state import Json
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.deck import MULTI, NO_CARD
from rotonde.games.convoi.material import (
    AGENTS,
    COLOURS,
    GOODS,
    NO_CARGO,
    NO_COLOUR,
    TRAINS,
    colour_of,
    members,
)
from rotonde.games.convoi.phases import ENDED, NO_TRAIN, NOBODY
from rotonde.games.convoi.view_cache import view_cache_of
from rotonde.games.convoi.view_types import (
    Agent,
    Cards,
    Cubes,
    Hand,
    Instruction,
    Instructions,
    Pending,
    Pile,
    Port,
    Symbol,
    Train,
    View,
)

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


def seen(state: "Convoi", seat: int | None) -> Json:
    """CV-INFO-1, CV-INFO-2: all that lies open on the table, and the seat's own hand."""
    config = state.config
    board = config.board
    cache = view_cache_of(state)
    view: View = {
        "board": board.id,
        "phase": state.phase_name(),
        "turn": state.turn,
        "active": None if state.active == NOBODY else state.active,
        "trains": _trains(state, cache.trains),
        "switches": _switches(state, cache.switches),
        "green": _green(state, cache.green),
        "cubes": _goods(state.cubes),
        "ports": _ports(state, cache.ports),
        "delivered": state.delivered,
        "goods": config.goods,
        "clock": {"tokens": state.clock, "full": config.tokens},
        "instructions": _instructions(state, cache.instructions),
        "hands": _hands(state, seat, cache.hands[state.seats if seat is None else seat]),
        "pile": _pile(state, seat),
        "discard": cards(state.discard, 0),
        "agents": _agents(state, cache.agents),
        "passing": state.passes(),
        "departure_tokens": list(state.tokens),
        "token_stack": [i + 2 for i in members(state.stack)],
        "pending": _pending(state),
        "won": state.won if state.phase == ENDED else None,
    }
    return cast(Json, view)


def _trains(state: "Convoi", memo: Memo[list[Train]]) -> list[Train]:
    if memo.inputs != [state.where, state.heading, state.cargo]:
        inputs = [state.where.copy(), state.heading.copy(), state.cargo.copy()]
        memo.store(inputs, [_train(state, train) for train in range(len(TRAINS))])
    return memo.value


def _train(state: "Convoi", train: int) -> Train:
    board = state.config.board
    space, heading, cargo = state.where[train], state.heading[train], state.cargo[train]
    return {
        "train": TRAINS[train],
        "colour": COLOURS[colour_of(train)],
        "space": None if space == NONE else board.spaces[space],
        "heading": None if heading == NONE else board.end_names[heading],
        "cargo": None if cargo == NO_CARGO else GOODS[cargo],
    }


def _switches(state: "Convoi", memo: Memo[dict[str, list[str]]]) -> dict[str, list[str]]:
    if memo.inputs != state.switches:
        junctions = state.config.board.junctions
        legs = {junctions[each]: _legs(state, each) for each in range(len(state.switches))}
        memo.store(state.switches.copy(), legs)
    return memo.value


def _green(state: "Convoi", memo: Memo[list[str]]) -> list[str]:
    if memo.inputs != state.green:
        lights = state.config.board.lights
        memo.store(state.green, [lights[light] for light in members(state.green)])
    return memo.value


def _legs(state: "Convoi", junction: int) -> list[str]:
    """The open pair of a junction; empty before it is set."""
    board = state.config.board
    pair = state.switches[junction]
    if pair == NONE:
        return []
    names = board.leg_names[junction]
    return [names[board.pair_first[pair]], names[board.pair_second[pair]]]


def _goods(counts: list[int]) -> Cubes:
    return {"blue": counts[0], "yellow": counts[1], "red": counts[2], "white": counts[3]}


def _ports(state: "Convoi", memo: Memo[list[Port]]) -> list[Port]:
    if memo.inputs != state.stored:
        ports = range(len(state.config.board.ports))
        memo.store(state.stored.copy(), [_port(state, i) for i in ports])
    return memo.value


def _port(state: "Convoi", i: int) -> Port:
    stored = state.stored[i * len(GOODS) : (i + 1) * len(GOODS)]
    each = state.config.slots_each
    extras = sum([max(0, count - each) for count in stored])
    return {
        "port": state.config.board.spaces[state.config.board.ports[i]],
        "stored": _goods(stored),
        "free": _goods([max(0, each - count) for count in stored]),
        "free_any": state.config.slots_wild - extras,
    }


def _agents(state: "Convoi", memo: Memo[list[Agent]]) -> list[Agent]:
    if memo.inputs != state.agents:
        ready = state.agents
        agents = members(state.config.board.agents)
        memo.store(ready, [{"agent": AGENTS[each], "ready": ready >> each & 1 == 1} for each in agents])
    return memo.value


def symbol_name(symbol: int) -> Symbol:
    return "any" if symbol == MULTI else COLOURS[symbol]


def _instructions(state: "Convoi", memo: Memo[Instructions]) -> Instructions:
    counts = (state.card, state.deck_count, state.boxed, state.filed, state.bottom, state.unseen)
    if memo.inputs != counts:
        memo.store(counts, _deck(state))
    return memo.value


def _deck(state: "Convoi") -> Instructions:
    deck = state.config.deck
    shown: Instruction | None = None
    if state.card != NO_CARD:
        shown = {
            "id": deck.ids[state.card],
            "new": deck.new[state.card],
            "move": [symbol_name(symbol) for symbol in deck.symbols[state.card]],
        }
    return {
        "deck": state.deck_count,
        "boxed": state.boxed,
        "removed": state.config.removed,
        "card": shown,
        "discard": [deck.ids[card] for card in members(state.filed)],
        "bottom": None if state.bottom == NO_CARD else deck.ids[state.bottom],
        "unseen": [deck.ids[card] for card in members(state.unseen)],
    }


def cards(counts: list[int], seat: int) -> Cards:
    return {"signal": counts[seat * 3], "switch": counts[seat * 3 + 1], "move": counts[seat * 3 + 2]}


def is_open(state: "Convoi", whose: int, seat: int | None) -> bool:
    return not state.config.hidden_hands or whose == seat


def hand_of(state: "Convoi", whose: int, seat: int | None) -> Hand:
    count = state.hand_size(whose)
    return {"count": count, **cards(state.hands, whose)} if is_open(state, whose, seat) else {"count": count}


def _hands(state: "Convoi", seat: int | None, memo: Memo[list[Hand]]) -> list[Hand]:
    if memo.inputs != state.hands:
        memo.store(state.hands.copy(), [hand_of(state, each, seat) for each in range(state.seats)])
    return memo.value


def _pile(state: "Convoi", seat: int | None) -> Pile:
    """The pile; with hidden hands what it was made of, and what the seat drew from it."""
    count = state.pile_size()
    if not state.config.hidden_hands:
        signal, switch, move = state.pile
        return {"count": count, "signal": signal, "switch": switch, "move": move}
    drawn: list[Hand] = []
    for each in range(state.seats):
        total = sum(state.since[each * 3 : each * 3 + 3])
        drawn.append({"count": total, **cards(state.since, each)} if each == seat else {"count": total})
    return {"count": count, "shuffled": cards(state.shuffled, 0), "drawn": drawn}


def _pending(state: "Convoi") -> Pending:
    """Pending work: the card's remaining parts, the train that moves, the disc in the hand."""
    return {
        "new_left": state.new_left,
        "new_colours": [COLOURS[colour] for colour in members(state.new_used)],
        "new_colour": None if state.new_colour == NO_COLOUR else COLOURS[state.new_colour],
        "symbol": state.symbol,
        "need": state.need,
        "chosen": [COLOURS[colour] for colour in members(state.free)],
        "held_colours": [COLOURS[colour] for colour in members(state.cancelled)],
        "colour": None if state.colour == NO_COLOUR else COLOURS[state.colour],
        "due": [TRAINS[train] for train in members(state.due)],
        "held_trains": [TRAINS[train] for train in members(state.held)],
        "train": None if state.mover == NO_TRAIN else TRAINS[state.mover],
        "points": state.points,
        "came_by": None if state.came_by == NONE else state.config.board.end_names[state.came_by],
        "by_card": state.by_card,
        "lifted": None if state.lifted == NONE else state.config.board.lights[state.lifted],
        "drawing": None if state.drawer == NOBODY else {"seat": state.drawer, "cards": state.owed},
    }
