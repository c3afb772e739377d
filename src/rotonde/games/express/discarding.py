"""Discarding, the third part of a turn: one card leaves the hand, and the turn passes on."""

from typing import TYPE_CHECKING, Final

from rotonde.games.express import asking, drawing, events, hands, rounds
from rotonde.games.express.material import CARDS, HAND_LIMIT, NONE, TURNTABLE
from rotonde.games.express.move_bases import LayMove
from rotonde.games.express.phases import ASKED_NO
from rotonde.games.express.trains import SCORING_LENGTH, Train

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState

LONG: Final = 5
SECOND: Final = 4


def why_not_end(state: "ExpressState", card: int) -> str:
    """Rule by which the turn cannot end with that card."""
    if not state.holds(state.turn, card):
        return "EX-PLAY-2"
    if state.bare:
        return "EX-LAY-3"  # every train needs its engine first
    if state.alone:
        return "EX-WILD-1"  # and a wild car at the head a real one
    if state.sizes[state.turn] > state.limit:
        return "EX-HAND-1" if state.limit == HAND_LIMIT + 1 else "EX-HAND-3"
    return ""  # EX-DISC-2: any card


def why_not_effect(state: "ExpressState", card: int) -> str:
    """Rule against playing that card into the slot."""
    if state.holds(state.turn, card) and state.is_first_turn():
        return "EX-DISC-3"  # not in one's first turn (EX-TURN-3)
    return why_not_end(state, card)


class Discard(LayMove):
    """EX-OUT-3: also one's last card, and play on."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        return why_not_end(state, i)

    def apply(self, state: "ExpressState", i: int) -> None:
        _throw(state, i)
        end_turn(state)


def _throw(state: "ExpressState", card: int) -> None:
    hands.play_openly(state, state.turn, card)
    state.discards.append(card)
    state.note(events.DISCARDED, state.turn, card)


class Out(LayMove):
    """EX-OUT-2, EX-OUT-5: the card has no effect, and the round ends at once."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        if not state.holds(state.turn, i):
            return "EX-PLAY-2"
        if state.is_first_turn():
            return "EX-TURN-3"
        if state.asked == ASKED_NO:
            return "EX-ASK-2"
        if state.bare:
            return "EX-LAY-3"
        if state.sizes[state.turn] != 1 or not are_long_enough(state.trains[state.side()]):
            return "EX-OUT-1"  # EX-OUT-4
        return ""

    def apply(self, state: "ExpressState", i: int) -> None:
        _throw(state, i)
        state.note(events.WENT_OUT, state.turn)
        rounds.end(state, state.turn)


def are_long_enough(trains: list[Train | None]) -> bool:
    """A train of five cars, another of four, and none of fewer than three."""
    longest = second = 0
    for train in trains:
        if train is None:
            continue
        length = train.length()
        if length < SCORING_LENGTH:
            return False
        if length > longest:
            second = longest
            longest = length
        elif length > second:
            second = length
    return longest >= LONG and second >= SECOND


class Turntable(LayMove):
    """EX-TT-1, EX-TT-2: the direction changes, the extra turn is a choice.

    EX-TT-4: the hand limit held, as for any discard, and will hold again.
    """

    def why_not(self, state: "ExpressState", i: int) -> str:
        return why_not_effect(state, TURNTABLE)

    def apply(self, state: "ExpressState", i: int) -> None:
        hands.play_openly(state, state.turn, TURNTABLE)
        state.slot.append(TURNTABLE)
        state.direction = -state.direction
        again = i == 0
        state.note(events.TURNED, state.turn, 1 if again else 0)
        end_turn(state, played=True, again=again)


class Pass(LayMove):
    """EX-DISC-4: only with no card at all."""

    def why_not(self, state: "ExpressState", i: int) -> str:
        if state.sizes[state.turn]:
            return "EX-DISC-1"
        return "EX-WILD-1" if state.alone else ""  # cards for engines are kept back, so no train lacks one

    def apply(self, state: "ExpressState", i: int) -> None:
        state.note(events.PASSED, state.turn)
        end_turn(state)


def end_turn(state: "ExpressState", *, played: bool = False, again: bool = False) -> None:
    """EX-TURN-4, EX-END-2."""
    state.turns[state.turn] += 1
    state.idle = 0 if played or asking.has_laid(state) else state.idle + 1
    state.card = state.asking = state.aim = state.aimed_seat = state.aimed_train = state.own_train = NONE
    state.swapped = state.swapped_theirs = 0
    if state.config.patience and state.idle >= state.config.patience:
        state.note(events.DEAD)
        rounds.end(state, NONE)
    elif again:
        drawing.begin_turn(state, state.turn)  # EX-TT-3, EX-DER-2: nothing takes it away
    else:
        drawing.begin_turn(state, _next(state))


def _next(state: "ExpressState") -> int:
    """EX-TURN-2, EX-DER-1: the neighbour, passing over those who lost a turn."""
    seat = (state.turn + state.direction) % state.seats
    while state.skips[seat]:
        state.skips[seat] -= 1
        state.note(events.SKIPPED, seat)
        seat = (seat + state.direction) % state.seats
    return seat


discard: Final = Discard("discard", card=CARDS)
out: Final = Out("out", card=CARDS)
turntable: Final = Turntable("turntable", then=["again", "on"])
pass_on: Final = Pass("pass")
