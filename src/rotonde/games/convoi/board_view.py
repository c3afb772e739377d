"""View of the board: trains, switches, green discs, ports, agents; the same object while it stays."""

from typing import TYPE_CHECKING

from rotonde.core.memo import Memo
from rotonde.games.convoi.board import NONE
from rotonde.games.convoi.material import AGENTS, COLOURS, GOODS, NO_CARGO, TRAINS, colour_of, members
from rotonde.games.convoi.view_types import Agent, Cubes, Port, Train

if TYPE_CHECKING:
    from rotonde.games.convoi.state import Convoi


def trains(state: "Convoi", memo: Memo[list[Train]]) -> list[Train]:
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


def switches(state: "Convoi", memo: Memo[dict[str, list[str]]]) -> dict[str, list[str]]:
    if memo.inputs != state.switches:
        junctions = state.config.board.junctions
        legs = {junctions[each]: _legs(state, each) for each in range(len(state.switches))}
        memo.store(state.switches.copy(), legs)
    return memo.value


def green(state: "Convoi", memo: Memo[list[str]]) -> list[str]:
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


def goods(counts: list[int]) -> Cubes:
    return {"blue": counts[0], "yellow": counts[1], "red": counts[2], "white": counts[3]}


def ports(state: "Convoi", memo: Memo[list[Port]]) -> list[Port]:
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
        "stored": goods(stored),
        "free": goods([max(0, each - count) for count in stored]),
        "free_any": state.config.slots_wild - extras,
    }


def agents(state: "Convoi", memo: Memo[list[Agent]]) -> list[Agent]:
    if memo.inputs != state.agents:
        ready = state.agents
        agents = members(state.config.board.agents)
        memo.store(ready, [{"agent": AGENTS[each], "ready": ready >> each & 1 == 1} for each in agents])
    return memo.value
