"""Swapping engines: pairs of them change places, and nobody looks."""

from typing import TYPE_CHECKING, Final

from rotonde.core.moves import Move
from rotonde.games.express import discarding, events, memory
from rotonde.games.express.move_bases import TRAIN, TrainMove
from rotonde.games.express.phases import SWAP_OWN, SWAP_THEIRS
from rotonde.games.express.trains import Train

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState


def why_not_against(state: "ExpressState", side: int) -> str:
    if side == state.side():
        return "EX-DIS-1"  # it needs another side
    if has_dark(state.trains[side]) and has_dark(state.trains[state.side()]):
        return ""
    return "EX-SWAP-1"  # both need an engine face down


def has_dark(trains: list[Train | None]) -> bool:
    return any(train is not None and train.is_dark() for train in trains)


def begin(state: "ExpressState") -> None:
    state.phase = SWAP_OWN
    _choose(state, swap_own)


def _choose(state: "ExpressState", move: TrainMove) -> None:
    """Ask for a train, unless only one can be meant."""
    possible = move.legal(state)
    if len(possible) == 1:
        move.apply(state, possible[0] - move.first)


class SwapOwn(TrainMove):
    """One's own train of a pair."""

    def why_not_train(self, state: "ExpressState", train: Train, slot: int) -> str:
        return "EX-SWAP-1" if not train.is_dark() or state.swapped >> slot & 1 else ""

    def apply(self, state: "ExpressState", i: int) -> None:
        state.own_train = i
        state.phase = SWAP_THEIRS
        _choose(state, swap_theirs)


class SwapTheirs(TrainMove):
    """Their train of a pair: the engines change places, until no further pair can be made."""

    def side(self, state: "ExpressState") -> int:
        return state.aim

    def why_not_train(self, state: "ExpressState", train: Train, slot: int) -> str:
        return "EX-SWAP-1" if not train.is_dark() or state.swapped_theirs >> slot & 1 else ""

    def apply(self, state: "ExpressState", i: int) -> None:
        _exchange(state, state.own_train, i)
        state.phase = SWAP_OWN
        if not swap_own.legal(state) or not swap_theirs.legal(state):
            discarding.end_turn(state, played=True)


def _exchange(state: "ExpressState", own: int, theirs: int) -> None:
    """EX-SWAP-2, EX-INFO-5: the cards change places, and what each seat knows goes with them."""
    side = state.side()
    mine = state.trains[side][own]
    other = state.trains[state.aim][theirs]
    assert mine is not None and other is not None
    state.trains[side][own] = mine.hitched(other.engine, other.seen_by)
    state.trains[state.aim][theirs] = other.hitched(mine.engine, mine.seen_by)
    memory.merged(state, side, state.aim)
    state.swapped |= 1 << own
    state.swapped_theirs |= 1 << theirs
    state.note(events.SWAPPED, state.turn, own, state.aim, theirs)


class Done(Move["ExpressState"]):
    """No further pair."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        return "" if state.swapped else "EX-SWAP-1"  # one pair at least

    def apply(self, state: "ExpressState", i: int) -> None:
        discarding.end_turn(state, played=True)


swap_own: Final = SwapOwn(TRAIN)
swap_theirs: Final = SwapTheirs(TRAIN)
done: Final = Done("done")
