"""The position on paper: the game's part of a snapshot, with names in place of numbers."""

from typing import TYPE_CHECKING, Final

from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.material import AGENTS, COLOURS, GOODS, TRAINS, members
from rotonde.games.convoi.phases import PHASES
from rotonde.games.convoi.view import cards

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

Json = dict[str, object]
FLAGS: Final = ("passing", "by_card", "won")
NEW_KEYS: Final = ("left", "used", "colour")
ORDER_KEYS: Final = ("symbol", "need", "free", "cancelled", "colour", "due", "held")
MOVE_KEYS: Final = ("train", "points", "came_by")
POSITION: Final = (
    "phase",
    "turn",
    "active",
    "trains",
    "switches",
    "green",
    "cubes",
    "ports",
    "clock",
    "deck",
    "boxed",
    "unseen",
    "filed",
    "card",
    "bottom",
    "hands",
    "discard",
    "shuffled",
    "drawn",
    "draw",
    "agents",
    "flags",
    "new",
    "order",
    "move",
    "lifted",
    "tokens",
    "stack",
)


def written(state: "Convoi") -> Json:
    """Names in place of numbers; the draw pile is what is nowhere else."""
    board = state.table.board
    ids = state.table.deck.ids
    return {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "active": _or_null(state.active),
        "trains": [_train(state, train) for train in members(state.running)],
        "switches": [board.pairs[pair] for pair in state.switches if pair != NONE],
        "green": [board.lights[light] for light in members(state.green)],
        "cubes": _goods(state.cubes, 0),
        "ports": [_goods(state.stored, i) for i in range(len(board.ports))],
        "clock": state.clock,
        "deck": state.deck_count,
        "boxed": state.boxed,
        "unseen": [ids[card] for card in members(state.unseen)],
        "filed": [ids[card] for card in members(state.filed)],
        "card": _named(state.card, ids),
        "bottom": _named(state.bottom, ids),
        "hands": [cards(state.hands, seat) for seat in range(state.seats)],
        "discard": cards(state.discard, 0),
        "shuffled": cards(state.shuffled, 0),
        "drawn": [cards(state.since, seat) for seat in range(state.seats)],
        "draw": {"seat": _or_null(state.drawer), "cards": state.owed},
        "agents": [AGENTS[agent] for agent in members(state.agents)],
        "flags": _flags(state),
        "new": {
            "left": state.new_left,
            "used": _colours(state.new_used),
            "colour": _named(state.new_colour, list(COLOURS)),
        },
        "order": {
            "symbol": state.symbol,
            "need": state.need,
            "free": _colours(state.free),
            "cancelled": _colours(state.cancelled),
            "colour": _named(state.colour, list(COLOURS)),
            "due": _trains(state.due),
            "held": _trains(state.held),
        },
        "move": {
            "train": _named(state.mover, list(TRAINS)),
            "points": state.points,
            "came_by": _named(state.came_by, board.end_names),
        },
        "lifted": _named(state.lifted, board.lights),
        "tokens": list(state.tokens),
        "stack": [i + 2 for i in members(state.stack)],
    }


def _or_null(number: int) -> int | None:
    return None if number < 0 else number


def _named(number: int, names: list[str]) -> str | None:
    return None if number < 0 else names[number]


def _colours(mask: int) -> list[str]:
    return [COLOURS[colour] for colour in members(mask)]


def _trains(mask: int) -> list[str]:
    return [TRAINS[train] for train in members(mask)]


def _goods(counts: list[int], i: int) -> Json:
    return {GOODS[colour]: counts[i * len(GOODS) + colour] for colour in range(len(GOODS))}


def _train(state: "Convoi", train: int) -> Json:
    board = state.table.board
    return {
        "train": TRAINS[train],
        "space": board.spaces[state.where[train]],
        "heading": _named(state.heading[train], board.end_names),
        "cargo": _named(state.cargo[train], list(GOODS)),
    }


def _flags(state: "Convoi") -> list[str]:
    raised = (state.passing, state.by_card, state.won)
    return [FLAGS[i] for i in range(len(FLAGS)) if raised[i]]
