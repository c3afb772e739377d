"""The engine swap: pairs of engines change places, and nobody looks."""

from typing import TYPE_CHECKING

from rotonde.games.express import discarding, events, memory
from rotonde.games.express.actions import DONE, TRAIN
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


def why_not_swap(state: "ExpressState", slot: int) -> str:
    """Why that train cannot be the next of a pair: the own one first, then theirs."""
    own = state.phase == SWAP_OWN
    train = state.train(state.side() if own else state.aim, slot)
    if train is None:
        return "EX-PLAY-2"
    used = state.swapped if own else state.swapped_theirs
    return "EX-SWAP-1" if not train.is_dark() or used >> slot & 1 else ""


def legal(state: "ExpressState") -> list[int]:
    side = state.side() if state.phase == SWAP_OWN else state.aim
    found = [TRAIN + slot for slot in range(len(state.trains[side])) if not why_not_swap(state, slot)]
    if state.phase == SWAP_OWN and state.swapped:
        found.append(DONE)
    return found


def why_not_done(state: "ExpressState") -> str:
    if state.phase != SWAP_OWN:
        return "EX-PLAY-1"
    return "" if state.swapped else "EX-SWAP-1"  # one pair at least


def begin(state: "ExpressState") -> None:
    state.phase = SWAP_OWN
    _choose(state)


def _choose(state: "ExpressState") -> None:
    """Ask for a train, unless only one can be meant."""
    possible = legal(state)
    if len(possible) == 1:
        swap(state, possible[0] - TRAIN)


def swap(state: "ExpressState", slot: int) -> None:
    if state.phase == SWAP_OWN:
        state.own_train = slot
        state.phase = SWAP_THEIRS
        _choose(state)
        return
    _exchange(state, state.own_train, slot)
    state.phase = SWAP_OWN
    if _is_exhausted(state):
        discarding.end_turn(state, played=True)


def _is_exhausted(state: "ExpressState") -> bool:
    """Whether no further pair can be made."""
    if legal(state) == [DONE]:
        return True
    state.phase = SWAP_THEIRS
    exhausted = not legal(state)
    state.phase = SWAP_OWN
    return exhausted


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


def done(state: "ExpressState") -> None:
    discarding.end_turn(state, played=True)
