"""The first two phases of a turn: giving strips up, throwing the dice."""

from typing import TYPE_CHECKING

from rotonde.core.seats import CHANCE
from rotonde.games.wurfel import events, taking
from rotonde.games.wurfel.actions import REROLL, STOP
from rotonde.games.wurfel.dice import MULTISETS, fits
from rotonde.games.wurfel.material import THROWS, length_of
from rotonde.games.wurfel.phases import CHOOSE_DISCARD, ROLL, THROW

if TYPE_CHECKING:
    from rotonde.games.wurfel.state import Wurfel


def begin_turn(state: "Wurfel", seat: int) -> None:
    state.turn = seat
    state.given_up = 0
    state.dice = 0
    state.throws = 0
    state.robbed = 0
    state.gained = 0
    state.lanterns = state.last_ones()  # WX-LANT-1: read once, for the whole turn
    if len(state.tracks[seat].strips) > 1:
        state.phase = CHOOSE_DISCARD
        state.to_act = seat
    else:
        _pick_up(state, 0)  # WX-DISC-1: nothing that could be given up


def why_not_discard(state: "Wurfel", k: int) -> str:
    if state.phase != CHOOSE_DISCARD:
        return "WX-DISC-1"  # before the first throw only
    if k >= len(state.tracks[state.turn].strips):
        return "WX-DISC-1"  # one strip stays at least
    return ""


def discard(state: "Wurfel", k: int) -> None:
    track = state.tracks[state.turn]
    for _ in range(k):
        strip = track.pop_rear()
        track.off += length_of(strip)  # WX-DISC-2: the marker moves up, the front stays
        state.supply |= 1 << strip
        state.note(events.GAVE_UP, state.turn, strip)
    state.given_up = k
    _pick_up(state, 0)


def why_not_throw(state: "Wurfel", a: int) -> str:
    """Why dice cannot be thrown again, or the throwing not be stopped."""
    if state.phase == CHOOSE_DISCARD:
        return "WX-TURN-1"  # first give strips up, or not
    if state.phase != ROLL:
        return "WX-ROLL-2"  # the throwing is over
    if a < STOP and not fits(MULTISETS[a - REROLL], state.dice):
        return "WX-PLAY-2"  # no such dice on the table
    return ""


def rethrow(state: "Wurfel", part: int) -> None:
    state.note(events.RETHREW, state.turn, part)
    _pick_up(state, part)


def _pick_up(state: "Wurfel", part: int) -> None:
    state.dice -= part
    state.phase = THROW
    state.to_act = CHANCE


def fall(state: "Wurfel", thrown: int) -> None:
    """The dice that were in the hand come to lie on the table."""
    state.dice += thrown
    state.throws += 1
    state.note(events.ROLLED, state.turn, thrown, state.throws)
    if state.throws == THROWS:
        taking.evaluate(state)
    else:
        state.phase = ROLL
        state.to_act = state.turn


def stop(state: "Wurfel") -> None:
    state.note(events.STOPPED, state.turn)
    taking.evaluate(state)
