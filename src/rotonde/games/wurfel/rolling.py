"""Rolling, the first two phases of a turn: giving strips up, throwing the dice."""

from typing import TYPE_CHECKING, Final

from rotonde.core.moves import Move, Phase
from rotonde.core.seats import CHANCE
from rotonde.games.wurfel import events, taking
from rotonde.games.wurfel.dice import FIRST, INDEX, MULTISETS, NAMES, SIZES, fits
from rotonde.games.wurfel.material import MOST_STRIPS, THROWS, length_of
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


def _pick_up(state: "Wurfel", part: int) -> None:
    state.dice -= part
    state.phase = THROW
    state.to_act = CHANCE


class Discard(Move["Wurfel"]):
    """Give up so many strips from the rear."""

    def legal(self, state: "Wurfel") -> list[int]:
        return [self.first + i for i in range(len(state.tracks[state.turn].strips))]

    def why_not(self, state: "Wurfel", i: int) -> str:
        return "" if i < len(state.tracks[state.turn].strips) else "WX-DISC-1"  # one strip stays at least

    def not_due(self, state: "Wurfel") -> str:
        return "WX-DISC-1"  # before the first throw only

    def apply(self, state: "Wurfel", i: int) -> None:
        track = state.tracks[state.turn]
        for _ in range(i):
            strip = track.pop_rear()
            track.off += length_of(strip)  # WX-DISC-2: the marker moves up, the front stays
            state.supply |= 1 << strip
            state.note(events.GAVE_UP, state.turn, strip)
        state.given_up = i
        _pick_up(state, 0)


class Rolls(Move["Wurfel"]):
    """Chance: the dice that were in the hand come to lie on the table."""

    def legal(self, state: "Wurfel") -> list[int]:
        count = state.in_hand()
        return list(range(self.first + FIRST[count], self.first + FIRST[count + 1]))

    def why_not(self, state: "Wurfel", i: int) -> str:
        if SIZES[i] == state.in_hand():
            return ""
        return "WX-ROLL-2" if state.throws else "WX-ROLL-1"  # all the dice in the hand, no others

    def apply(self, state: "Wurfel", i: int) -> None:
        thrown = MULTISETS[i]
        state.dice += thrown
        state.throws += 1
        state.note(events.ROLLED, state.turn, thrown, state.throws)
        if state.throws == THROWS:
            taking.evaluate(state)
        else:
            state.phase = ROLL
            state.to_act = state.turn


class Throwing(Move["Wurfel"]):
    """Move between two throws."""

    def not_due(self, state: "Wurfel") -> str:
        if state.phase == CHOOSE_DISCARD:
            return "WX-TURN-1"  # first give strips up, or not
        return "WX-ROLL-2"  # the throwing is over


class Reroll(Throwing):
    """Pick some of the dice up again and throw them."""

    def why_not(self, state: "Wurfel", i: int) -> str:
        return "" if fits(MULTISETS[i], state.dice) else "WX-PLAY-2"  # no such dice on the table

    def apply(self, state: "Wurfel", i: int) -> None:
        part = MULTISETS[i]
        state.note(events.RETHREW, state.turn, part)
        _pick_up(state, part)


class Stop(Throwing):
    """Leave the dice as they lie."""

    def apply(self, state: "Wurfel", i: int) -> None:
        state.note(events.STOPPED, state.turn)
        taking.evaluate(state)


discard: Final = Discard("discard", k=range(MOST_STRIPS))
rolls: Final = Rolls("rolls", dice=NAMES)
reroll: Final = Reroll("reroll", dice=NAMES)
stop: Final = Stop("stop")


class AfterThrow(Phase["Wurfel"]):
    """Any dice may be picked up again, or none."""

    def legal(self, state: "Wurfel") -> list[int]:
        return after_throw(state.dice)


_after_throw: Final[dict[int, list[int]]] = {}


def after_throw(dice: int) -> list[int]:
    """Legal actions with these dice on the table; cached, for reading only."""
    known = _after_throw.get(dice)
    if known is None:
        known = [reroll.first + INDEX[part] for part in MULTISETS if fits(part, dice)]
        known.append(stop.first)
        _after_throw[dice] = known
    return known
