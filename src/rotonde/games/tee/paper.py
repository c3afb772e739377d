"""The position on paper, and back; the undrawn cards are those that are nowhere else."""

from typing import TYPE_CHECKING, Final

from rotonde.core.seats import CHANCE, OVER
from rotonde.core.snapshot import Reader
from rotonde.games.tee.board import NETWORKS, Board
from rotonde.games.tee.phases import (
    BOUND,
    DEAL,
    DRAW,
    ENDED,
    FIRST,
    NO_CARD,
    NO_NETWORK,
    NOBODY,
    NOWHERE,
    OUT,
    PHASES,
    ROLL,
)
from rotonde.games.tee.view import closed, station

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee

Json = dict[str, object]

POSITION: Final = (
    "phase",
    "turn",
    "players",
    "closed",
    "under",
    "card",
    "throws",
    "path",
    "network",
    "steps",
    "six",
    "closing",
    "extra",
    "winner",
)
PLAYER: Final = ("at", "bound", "home", "open", "visited", "ruled_out", "tokens", "skips", "kept")
MOST: Final = 1000


def position(state: "Tee") -> Json:
    return {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "players": [_player(state, seat) for seat in range(state.seats)],
        "closed": closed(state),
        "under": [state.deck.ids[card] for card in state.under],
        "card": None if state.card == NO_CARD else state.deck.ids[state.card],
        "throws": list(state.throws),
        "path": [state.board.stations[each] for each in state.path],
        "network": None if state.network == NO_NETWORK else NETWORKS[state.network],
        "steps": state.steps,
        "six": 1 if state.six else 0,
        "closing": 1 if state.sealed else 0,
        "extra": state.extra,
        "winner": None if state.winner == NOBODY else state.winner,
    }


def _player(state: "Tee", seat: int) -> Json:
    return {
        "at": station(state, state.at[seat]),
        "bound": BOUND[state.bound[seat]],
        "home": station(state, state.home[seat]),
        "open": state.board.capitals_in(state.open[seat]),
        "visited": state.board.capitals_in(state.visited[seat]),
        "ruled_out": state.board.capitals_in(state.ruled_out[seat]),
        "tokens": state.tokens[seat],
        "skips": state.skips[seat],
        "kept": state.deck.listed(state.kept[seat]),
    }


def lay_out(state: "Tee", paper: Reader) -> None:
    """Put a fresh state into the position that is on paper; whether it could be, `check` says."""
    board, deck = state.board, state.deck
    state.phase = paper.choice("phase", PHASES)
    state.turn = paper.whole("turn", 0, state.seats - 1)
    for seat, each in enumerate(paper.objects("players", PLAYER, state.seats, state.seats)):
        _lay_out_player(state, seat, each)
    for each_closed in paper.choices("closed", board.stations):
        state.closed[board.word[each_closed]] |= board.bit[each_closed]
    state.under = paper.choices("under", deck.ids)
    state.card = NO_CARD if paper.empty("card") else paper.choice("card", deck.ids)
    for card in state.under if state.card == NO_CARD else [*state.under, state.card]:
        state.bag &= ~(1 << card)
    state.throws = paper.wholes("throws", OUT, 6, state.seats)
    state.path = paper.choices("path", board.stations)
    state.network = NO_NETWORK if paper.empty("network") else paper.choice("network", NETWORKS)
    state.steps = paper.whole("steps", 0, 6)
    state.six = paper.whole("six", 0, 1) == 1
    state.sealed = paper.whole("closing", 0, 1) == 1
    state.extra = paper.whole("extra", 0, MOST)
    state.winner = NOBODY if paper.empty("winner") else paper.whole("winner", 0, state.seats - 1)
    state.to_act = _to_act(state)


def _lay_out_player(state: "Tee", seat: int, paper: Reader) -> None:
    board = state.board
    capitals = [board.stations[each] for each in board.capitals]
    state.at[seat] = NOWHERE if paper.empty("at") else paper.choice("at", board.stations)
    state.bound[seat] = paper.choice("bound", BOUND)
    state.home[seat] = _home(board, paper)
    state.open[seat] = _mask(paper.choices("open", capitals))
    state.visited[seat] = _mask(paper.choices("visited", capitals))
    state.ruled_out[seat] = _mask(paper.choices("ruled_out", capitals))
    if state.at[seat] != NOWHERE:  # where somebody stands, everyone sees whether it is a visit
        state.ruled_out[seat] |= board.capital_bit[state.at[seat]] & ~state.visited[seat]
    state.tokens[seat] = paper.whole("tokens", 0, MOST)
    state.skips[seat] = paper.whole("skips", 0, MOST)
    state.kept[seat] = _mask(paper.choices("kept", state.deck.ids))
    state.bag &= ~state.kept[seat]


def _home(board: Board, paper: Reader) -> int:
    if paper.empty("home"):
        return NOWHERE
    return board.starts[paper.choice("home", [board.stations[start] for start in board.starts])]


def _mask(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _to_act(state: "Tee") -> int:
    if state.phase == ENDED:
        return OVER
    return CHANCE if state.phase in (DEAL, FIRST, ROLL, DRAW) else state.turn
