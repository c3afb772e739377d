"""Snapshot of Trans Europe Express: every field of its state, with how it is written and read."""

from typing import TYPE_CHECKING, Any, Final

from rotonde.core.codecs import (
    Choice,
    Codec,
    Flag,
    ListOf,
    Mask,
    OrNull,
    Seat,
    Whole,
    phase_names,
    seat_count,
)
from rotonde.core.fields import Derived, Field, Fields, Rows
from rotonde.core.seats import CHANCE, OVER
from rotonde.core.snapshot import choice
from rotonde.games.tee.material import NETWORKS
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
    ROLL,
)

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee

MOST: Final = 1000


def _stations(state: "Tee") -> list[str]:
    return state.board.stations


def _capitals(state: "Tee") -> list[str]:
    return state.board.capital_names


def _cards(state: "Tee") -> list[str]:
    return state.deck.ids


STATION: Final = Choice(_stations)
CARD: Final = Choice(_cards)
CAPITALS: Final = Mask(Choice(_capitals))


class Start(Codec[int]):
    """A station that is one of the starts."""

    def write(self, state: Any, value: int) -> object:
        return STATION.write(state, value)

    def read(self, state: "Tee", value: object, where: str) -> int:
        starts = state.board.starts
        return starts[choice(value, where, [state.board.stations[start] for start in starts])]


class Stations(Codec[list[int]]):
    """A set of stations in words, written as their names."""

    def __init__(self) -> None:
        self._mask = Mask(STATION)

    def write(self, state: "Tee", value: list[int]) -> object:
        if not any(value):
            return []
        return [name for each, name in enumerate(state.board.stations) if state.board.is_in(each, value)]

    def read(self, state: "Tee", value: object, where: str) -> list[int]:
        board, mask = state.board, self._mask.read(state, value, where)
        words = [0] * board.words
        for station in range(mask.bit_length()):
            if mask >> station & 1:
                words[board.word[station]] |= board.bit[station]
        return words


def _ruled_out(state: "Tee") -> list[int]:
    """Capitals ruled out, also where players stand: all see that."""
    ruled_out = state.ruled_out.copy()
    for seat, at in enumerate(state.at):
        if at != NOWHERE:
            ruled_out[seat] |= state.board.capital_bit[at] & ~state.visited[seat]
    return ruled_out


def _bag(state: "Tee") -> int:
    """The undrawn cards are those that are nowhere else."""
    bag = state.deck.all
    for kept in state.kept:
        bag &= ~kept
    for card in state.under if state.card == NO_CARD else [*state.under, state.card]:
        bag &= ~(1 << card)
    return bag


def _to_act(state: "Tee") -> int:
    if state.phase == ENDED:
        return OVER
    return CHANCE if state.phase in (DEAL, FIRST, ROLL, DRAW) else state.turn


FIELDS: Final = Fields(
    Field("phase", Choice(phase_names)),
    Field("turn", Seat()),
    Rows(
        "players",
        Field("at", OrNull(STATION, NOWHERE)),
        Field("bound", Choice(BOUND)),
        Field("home", OrNull(Start(), NOWHERE)),
        Field("open", CAPITALS),
        Field("visited", CAPITALS),
        Field("ruled_out", CAPITALS),
        Field("tokens", Whole(0, MOST)),
        Field("skips", Whole(0, MOST)),
        Field("kept", Mask(CARD)),
    ),
    Field("arrived", Mask(Seat())),
    Field("closed", Stations()),
    Field("under", ListOf(CARD)),
    Field("card", OrNull(CARD, NO_CARD)),
    Field("throws", ListOf(Whole(OUT, 6), 0, seat_count)),
    Field("path", ListOf(STATION)),
    Field("network", OrNull(Choice(NETWORKS), NO_NETWORK)),
    Field("steps", Whole(0, 6)),
    Field("six", Flag()),
    Field("closing", Flag(), "sealed"),
    Field("extra", Whole(0, MOST)),
    Field("winner", OrNull(Seat(), NOBODY)),
    Derived("ruled_out", _ruled_out),
    Derived("bag", _bag),
    Derived("to_act", _to_act),
    constants=("config", "board", "deck", "acts"),
    caches=("closure_cache", "view_cache"),
)
