"""What lies on the board: trains, switches, green discs, ports, agents; the same thing while it stays."""

from typing import TYPE_CHECKING

from rotonde.core.kept import Kept
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.material import AGENTS, COLOURS, GOODS, NO_CARGO, TRAINS, colour_of, members

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi

Json = dict[str, object]


def trains(state: "Convoi", kept: Kept) -> object:
    if kept.basis != [state.where, state.heading, state.cargo]:
        basis = [state.where.copy(), state.heading.copy(), state.cargo.copy()]
        kept.keep(basis, [_train(state, train) for train in range(len(TRAINS))])
    return kept.part


def _train(state: "Convoi", train: int) -> Json:
    board = state.table.board
    space, heading, cargo = state.where[train], state.heading[train], state.cargo[train]
    return {
        "train": TRAINS[train],
        "colour": COLOURS[colour_of(train)],
        "space": None if space == NONE else board.spaces[space],
        "heading": None if heading == NONE else board.end_names[heading],
        "cargo": None if cargo == NO_CARGO else GOODS[cargo],
    }


def switches(state: "Convoi", kept: Kept) -> object:
    if kept.basis != state.switches:
        junctions = state.table.board.junctions
        told = {junctions[each]: _legs(state, each) for each in range(len(state.switches))}
        kept.keep(state.switches.copy(), told)
    return kept.part


def green(state: "Convoi", kept: Kept) -> object:
    if kept.basis != state.green:
        lights = state.table.board.lights
        kept.keep(state.green, [lights[light] for light in members(state.green)])
    return kept.part


def _legs(state: "Convoi", junction: int) -> list[str]:
    """The open pair of a junction; empty before it is set."""
    board = state.table.board
    pair = state.switches[junction]
    if pair == NONE:
        return []
    names = board.leg_names[junction]
    return [names[board.pair_first[pair]], names[board.pair_second[pair]]]


def goods(counts: list[int]) -> Json:
    return {GOODS[colour]: counts[colour] for colour in range(len(GOODS))}


def ports(state: "Convoi", kept: Kept) -> object:
    if kept.basis != state.stored:
        ports = range(len(state.table.board.ports))
        kept.keep(state.stored.copy(), [_port(state, i) for i in ports])
    return kept.part


def _port(state: "Convoi", i: int) -> Json:
    stored = state.stored[i * len(GOODS) : (i + 1) * len(GOODS)]
    each = state.table.slots_each
    extras = sum([max(0, count - each) for count in stored])
    return {
        "port": state.table.board.spaces[state.table.board.ports[i]],
        "stored": goods(stored),
        "free": goods([max(0, each - count) for count in stored]),
        "free_any": state.table.slots_wild - extras,
    }


def agents(state: "Convoi", kept: Kept) -> object:
    if kept.basis != state.agents:
        ready = state.agents
        agents = members(state.table.board.agents)
        kept.keep(ready, [{"agent": AGENTS[each], "ready": ready >> each & 1 == 1} for each in agents])
    return kept.part
