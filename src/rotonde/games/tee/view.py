"""What a seat may know: everything but others' open souvenirs and starts that are not yet shown."""

from typing import TYPE_CHECKING, Final

from rotonde.core.kept import Kept
from rotonde.games.tee import closing
from rotonde.games.tee.board import BLUE, NETWORKS, RED
from rotonde.games.tee.known import Known, known_at
from rotonde.games.tee.phases import BOUND, ENDED, NO_CARD, NO_NETWORK, NOBODY, NOWHERE, PHASES, START

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee

Json = dict[str, object]

RULES_NOW: Final = [
    ["TEE-SETUP-3"],
    ["TEE-SETUP-4", "TEE-SETUP-5", "TEE-WIN-1"],
    ["TEE-SETUP-6"],
    ["TEE-TURN-2", "TEE-NET-2", "TEE-NET-3", "TEE-NET-4", "TEE-NET-5", "TEE-NET-6", "TEE-FERRY-2"],
    ["TEE-MOVE-1", "TEE-OPEN-1"],
    [f"TEE-MOVE-{i}" for i in range(1, 10)]
    + ["TEE-CLOSE-1", "TEE-CLOSE-3", "TEE-OPEN-1", "TEE-OPEN-2", "TEE-VISIT-1", "TEE-VISIT-2", "TEE-FERRY-1"],
    ["TEE-NET-5", "TEE-TURN-4", "TEE-HAZ-1"],
    ["TEE-HAZ-2", "TEE-HAZ-3", "TEE-HAZ-11", "TEE-NEAR-1", "TEE-NEAR-2"],
    ["TEE-CLOSE-2", "TEE-CLOSE-3", "TEE-HAZ-5", "TEE-HAZ-11"],
    ["TEE-HAZ-5", "TEE-HAZ-11", "TEE-OPEN-6"],
    ["TEE-WIN-1"],
]


def seen(state: "Tee", seats: list[int | None]) -> list[Json]:
    """All that each of these sees and remembers."""
    known = known_at(state)
    for_all: Json = {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "players": None,
        "closed": _closed(state, known.closed),
        "undrawn": _undrawn(state, known.undrawn),
        "under": _under(state, known.under),
        "card": None if state.card == NO_CARD else state.deck.ids[state.card],
        "throws": list(state.throws),
        "move": move(state) if state.path else None,
        "extra": state.extra,
        "winner": None if state.winner == NOBODY else state.winner,
        "ranks": ranks(state) if state.phase == ENDED else None,
    }
    bases = [_basis(state, each) for each in range(state.seats)]
    return [{**for_all, "players": _players(state, seat, known, bases)} for seat in seats]


def _basis(state: "Tee", seat: int) -> tuple[int, ...]:
    """All that a player is described by, to whomever."""
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


def _players(state: "Tee", viewer: int | None, known: Known, bases: list[tuple[int, ...]]) -> object:
    shown: list[object] = []
    for seat in range(state.seats):
        kept = known.own[seat] if seat == viewer else known.public[seat]
        if kept.basis != bases[seat]:
            kept.keep(bases[seat], player(state, seat, viewer))
        shown.append(kept.part)
    together = known.players[state.seats if viewer is None else viewer]
    together.keep(None, shown)
    return together.part


def player(state: "Tee", seat: int, viewer: int | None) -> Json:
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
        "open": board.capitals_in(hand) if mine or state.table.open_souvenirs else None,
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


def _closed(state: "Tee", kept: Kept) -> object:
    if kept.basis != state.closed:
        kept.keep(state.closed.copy(), closed(state))
    return kept.part


def _undrawn(state: "Tee", kept: Kept) -> object:
    if kept.basis != state.bag:
        kept.keep(state.bag, state.deck.listed(state.bag))
    return kept.part


def _under(state: "Tee", kept: Kept) -> object:
    if kept.basis != state.under:
        kept.keep(state.under.copy(), [state.deck.ids[card] for card in state.under])
    return kept.part


def move(state: "Tee") -> Json:
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
    """There is only a winner; for the eye, more visits rank higher and equals share their rank."""
    scores = state.scores()
    return [1 + sum([1 for other in scores if other > score]) for score in scores]
