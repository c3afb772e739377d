"""Explanations: why an action may be good, in the game's words."""

from rotonde.games.tee.material import VIOLET
from rotonde.games.tee.phases import FREE
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tour import goals_of, open_tour, tour_of
from rotonde.i18n.speaker import Speaker


def reason(state: Tee, a: int, language: str) -> str:
    """A sentence on what speaks for a legal action."""
    space, board = state.game.space, state.board
    kind = space.kind(a)
    i = a - space.first(kind)
    params: dict[str, object] = {"left": round(_left(state, kind, i))}
    if kind in ("close", "reopen"):
        params["station"] = board.stations[i]
    elif kind == "ride":
        params["station"] = board.stations[board.ride_station[i]]
    elif kind == "start":
        params["station"] = board.stations[board.starts[i]]
    elif kind == "name":
        params["visited"] = state.visited[i].bit_count()
    return Speaker(state.game.words, language, []).explains(kind, params)


def _left(state: Tee, kind: str, i: int) -> float:
    """Turns that the whole way still takes after that."""
    seat = state.turn
    if kind == "start":
        start = state.board.starts[i]
        return open_tour(state.config.paths, goals_of(state, seat), start).left(start, VIOLET)
    tour = tour_of(state, seat)
    if kind == "ride":
        return tour.left(state.board.ride_station[i], state.board.ride_network[i])
    return tour.left(state.at[seat], FREE if kind == "draw" else state.bound[seat])
