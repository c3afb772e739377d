"""View: everything but others' open souvenirs and starts that are not yet shown."""

from typing import TYPE_CHECKING, cast

from rotonde.core.memo import Memo
from rotonde.core.state import Json
from rotonde.games.tee import closing
from rotonde.games.tee.material import BLUE, NETWORKS, RED
from rotonde.games.tee.phases import BOUND, ENDED, NO_CARD, NO_NETWORK, NOBODY, NOWHERE, START
from rotonde.games.tee.view_cache import ViewCache, view_cache_of
from rotonde.games.tee.view_types import Move, Player, View

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


def seen(state: "Tee", seats: list[int | None]) -> list[Json]:
    """All that each of these sees and remembers."""
    cache = view_cache_of(state)
    for_all: View = {
        "phase": state.phase_name(),
        "turn": state.turn,
        "players": [],
        "closed": _closed(state, cache.closed),
        "undrawn": _undrawn(state, cache.undrawn),
        "under": _under(state, cache.under),
        "card": None if state.card == NO_CARD else state.deck.ids[state.card],
        "throws": list(state.throws),
        "move": move(state) if state.path else None,
        "extra": state.extra,
        "winner": None if state.winner == NOBODY else state.winner,
        "ranks": ranks(state) if state.phase == ENDED else None,
    }
    inputs = [_basis(state, each) for each in range(state.seats)]
    views: list[View] = [{**for_all, "players": _players(state, seat, cache, inputs)} for seat in seats]
    return cast(list[Json], views)


def _basis(state: "Tee", seat: int) -> tuple[int, ...]:
    """Fields that a player is described by, to anyone."""
    return (
        state.at[seat],
        state.bound[seat],
        state.home[seat],
        state.open[seat],
        state.visited[seat],
        state.ruled_out[seat],
        state.tokens[seat],
        state.skips[seat],
        state.kept[seat],
        1 if state.phase > START else 0,
    )


def _players(
    state: "Tee", viewer: int | None, cache: ViewCache, inputs: list[tuple[int, ...]]
) -> list[Player]:
    shown: list[Player] = []
    for seat in range(state.seats):
        memo = cache.own[seat] if seat == viewer else cache.public[seat]
        if memo.inputs != inputs[seat]:
            memo.store(inputs[seat], player(state, seat, viewer))
        shown.append(memo.value)
    together = cache.players[state.seats if viewer is None else viewer]
    together.store(None, shown)
    return together.value


def player(state: "Tee", seat: int, viewer: int | None) -> Player:
    """One player as `viewer` knows them (TEE-INFO-1); `ruled_out` is what TEE-INFO-2 lets everyone know."""
    board = state.board
    hand = state.open[seat]
    mine = viewer == seat
    home = state.home[seat] if mine or state.phase > START else NOWHERE
    return {
        "at": station(state, state.at[seat]),
        "bound": BOUND[state.bound[seat]],
        "home": station(state, home),
        "has_chosen": state.home[seat] != NOWHERE,
        "open": board.capitals_in(hand) if mine or state.config.open_souvenirs else None,
        "open_red": (hand & board.colour_masks[RED]).bit_count(),
        "open_blue": (hand & board.colour_masks[BLUE]).bit_count(),
        "visited": board.capitals_in(state.visited[seat]),
        "ruled_out": board.capitals_in(state.ruled_out[seat]),
        "tokens": state.tokens[seat],
        "skips": state.skips[seat],
        "kept": state.deck.listed(state.kept[seat]),
    }


def station(state: "Tee", number: int) -> str | None:
    return None if number == NOWHERE else state.board.stations[number]


def closed(state: "Tee") -> list[str]:
    if not closing.any_closed(state):
        return []
    return [name for each, name in enumerate(state.board.stations) if state.is_closed(each)]


def _closed(state: "Tee", memo: Memo[list[str]]) -> list[str]:
    if memo.inputs != state.closed:
        memo.store(state.closed.copy(), closed(state))
    return memo.value


def _undrawn(state: "Tee", memo: Memo[list[str]]) -> list[str]:
    if memo.inputs != state.bag:
        memo.store(state.bag, state.deck.listed(state.bag))
    return memo.value


def _under(state: "Tee", memo: Memo[list[str]]) -> list[str]:
    if memo.inputs != state.under:
        memo.store(state.under.copy(), [state.deck.ids[card] for card in state.under])
    return memo.value


def move(state: "Tee") -> Move:
    """The move that is being made: how far it may go, and its way so far."""
    return {
        "steps": state.steps,
        "left": state.steps_left(),
        "six": state.six,
        "closing": state.sealed,
        "network": None if state.network == NO_NETWORK else NETWORKS[state.network],
        "path": [state.board.stations[each] for each in state.path],
    }


def ranks(state: "Tee") -> list[int]:
    """Ranks for the eye, since there is only a winner: by visits, equals share their rank."""
    scores = state.scores()
    return [1 + sum([1 for other in scores if other > score]) for score in scores]
