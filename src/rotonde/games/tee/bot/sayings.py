"""Why an action may be good, in the game's words."""

from rotonde.core.words import Speaker
from rotonde.games.tee import actions as kinds
from rotonde.games.tee.board import VIOLET
from rotonde.games.tee.phases import FREE
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tour import goals_of, open_tour, tour_of


def reason(state: Tee, a: int, language: str) -> str:
    """A sentence on what speaks for a legal action."""
    kind = state.acts.kind_of[a]
    argument = state.acts.argument[a]
    params: dict[str, object] = {"left": round(_left(state, kind, argument))}
    if kind in (kinds.CLOSE, kinds.REOPEN):
        params["station"] = state.board.stations[argument]
    elif kind == kinds.RIDE:
        params["station"] = state.board.stations[state.board.ride_station[argument]]
    elif kind == kinds.START:
        params["station"] = state.board.stations[state.board.starts[argument]]
    elif kind == kinds.NAME:
        params["visited"] = state.visited[argument].bit_count()
    return Speaker(state.game.words, language, []).explains(kinds.KINDS[kind], params)


def _left(state: Tee, kind: int, argument: int) -> float:
    """How long the whole way still takes after that."""
    seat = state.turn
    if kind == kinds.START:
        start = state.board.starts[argument]
        return open_tour(state.table.roads, goals_of(state, seat), start).left(start, VIOLET)
    tour = tour_of(state, seat)
    if kind == kinds.RIDE:
        return tour.left(state.board.ride_station[argument], state.board.ride_network[argument])
    return tour.left(state.at[seat], FREE if kind == kinds.DRAW else state.bound[seat])
