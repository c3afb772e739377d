"""Taking, the third phase of a turn: strips from the supply, strips from rivals, and what failing costs."""

from typing import TYPE_CHECKING, Final

from rotonde.core.moves import Move, Phase
from rotonde.core.seats import OVER
from rotonde.games.wurfel import events, rolling
from rotonde.games.wurfel.dice import at, pairs, shown
from rotonde.games.wurfel.material import (
    COLOURS,
    GOAL,
    LENGTHS,
    LONGEST,
    MOST_SEATS,
    SHORTEST,
    colour_of,
    length_of,
    strip_of,
)
from rotonde.games.wurfel.phases import ENDED, EVALUATE

if TYPE_CHECKING:
    from rotonde.games.wurfel.state import Wurfel


def why_not_use(state: "Wurfel", colour: int) -> str:
    """Rule against using the dice of a colour, for the player whose turn it is."""
    if shown(state.dice, colour) < SHORTEST:
        return "WX-TAKE-1"  # two dice of a colour at least
    track = state.tracks[state.turn]
    if not track.has(colour):
        return ""
    for strip in track.strips[len(track.strips) - state.gained :]:
        if colour_of(strip) == colour:
            return "WX-TAKE-2"  # one strip for each colour thrown
    return "WX-TAKE-1"  # one strip of each colour on the track


class Taking(Move["Wurfel"]):
    """Move of the last phase of a turn."""

    def not_due(self, state: "Wurfel") -> str:
        return "WX-TURN-1"  # first give strips up, then throw, then take


class Take(Taking):
    """A strip from the supply; counted by its number."""

    def why_not(self, state: "Wurfel", i: int) -> str:
        colour = colour_of(i)
        length = length_of(i)
        rule = why_not_use(state, colour)
        if rule:
            return rule
        count = min(shown(state.dice, colour), LONGEST)
        if length > count:
            return "WX-TAKE-3"  # as many dice of its colour as the strip is long
        if not state.in_supply(i):
            return "WX-PLAY-2"  # not there
        if length < count and not state.free_shorter and state.in_supply(strip_of(colour, count)):
            return "WX-TAKE-3"  # a shorter one only where the right one is gone
        return ""

    def apply(self, state: "Wurfel", i: int) -> None:
        state.supply &= ~(1 << i)
        state.note(events.TOOK, state.turn, i)
        _gain(state, i)


class Steal(Taking):
    """The rear strip of another's track."""

    def why_not(self, state: "Wurfel", i: int) -> str:
        if i >= state.seats:
            return "WX-PLAY-2"  # nobody sits there
        if i == state.turn or state.robbed >> i & 1:
            return "WX-STEAL-1"  # from each opponent, once
        strips = state.tracks[i].strips
        if not strips:
            return "WX-PLAY-2"  # nothing there
        if len(strips) < 2:
            return "WX-STEAL-3"  # a single strip is safe
        colour = colour_of(strips[0])
        rule = why_not_use(state, colour)
        if rule:
            return rule
        if length_of(strips[0]) > shown(state.dice, colour):
            return "WX-STEAL-2"  # as many dice of its colour as the strip is long
        return ""

    def apply(self, state: "Wurfel", i: int) -> None:
        robbed = state.tracks[i]
        strip = robbed.pop_rear()
        if state.is_lantern(i):
            robbed.off += length_of(strip)  # WX-STEAL-5: the last one keeps its place
            state.note(events.STOLE_LANTERN, state.turn, i, strip)
        else:  # WX-STEAL-4: the rest closes up to the marker
            state.note(events.STOLE, state.turn, i, strip)
        state.robbed |= 1 << i
        _gain(state, strip)


class Done(Taking):
    """Take no more."""

    def apply(self, state: "Wurfel", i: int) -> None:
        if not state.gained:
            state.note(events.DECLINED, state.turn)  # WX-TAKE-6: nobody has to take
        _pass_on(state)


take: Final = Take("take", colour=COLOURS, length=LENGTHS)
steal: Final = Steal("steal", seat=range(MOST_SEATS))
done: Final = Done("done")


class Evaluation(Phase["Wurfel"]):
    """Phase whose choices were found when it began, or with the last strip: none ends it."""

    def legal(self, state: "Wurfel") -> list[int]:
        return state.choices


def evaluate(state: "Wurfel") -> None:
    state.phase = EVALUATE
    state.to_act = state.turn
    if not offer(state):
        _fail(state)
        _pass_on(state)


def offer(state: "Wurfel") -> bool:
    """Lay open what may be chosen, which is to take one more strip or no more; false where none is left."""
    state.choices = takes(state)
    if not state.choices:
        return False
    state.choices.append(done.first)
    return True


def takes(state: "Wurfel") -> list[int]:
    """Every single strip that these dice allow now, from the supply or by theft.

    Enumerated, because this is asked often; it is what `Take.why_not` and `Steal.why_not` let through.
    """
    found: list[int] = []
    usable = pairs(state.dice) & ~state.tracks[state.turn].colours  # WX-TAKE-1
    if not usable:
        return found
    for colour in range(len(COLOURS)):
        if usable & at(colour):
            _add_takes(state, colour, found)
    for seat in range(state.seats):
        strips = state.tracks[seat].strips
        if len(strips) > 1 and not steal.why_not(state, seat):  # WX-STEAL-3 spares most the other questions
            found.append(steal.first + seat)
    return found


def _add_takes(state: "Wurfel", colour: int, found: list[int]) -> None:
    """WX-TAKE-3: the strip of the right length, or where it is gone any shorter one."""
    right = strip_of(colour, min(shown(state.dice, colour), LONGEST))
    if state.in_supply(right) and not state.free_shorter:
        found.append(take.first + right)
        return
    for strip in range(strip_of(colour, SHORTEST), right + 1):
        if state.in_supply(strip):
            found.append(take.first + strip)  # noqa: PERF401  # compiled, a list of its own costs more


def _gain(state: "Wurfel", strip: int) -> None:
    state.tracks[state.turn].push_front(strip)  # WX-TAKE-5: laid in the order taken
    state.gained += 1
    if state.front(state.turn) >= GOAL:  # WX-WIN-1: at once, nothing more is taken
        state.phase = ENDED
        state.to_act = OVER
        state.note(events.WON, state.turn)
    elif not offer(state):  # WX-TAKE-4: as long as a colour can be used, another strip may follow
        _pass_on(state)


def _fail(state: "Wurfel") -> None:
    """WX-FAIL-1: nothing could be taken."""
    track = state.tracks[state.turn]
    if is_spared(state):
        state.note(events.SPARED, state.turn)
    elif len(track.strips) > 1:
        strip = track.pop_front()  # WX-FAIL-2: the front strip goes back
        state.supply |= 1 << strip
        state.note(events.LOST_FRONT, state.turn, strip)
    else:
        cells = min(track.off, length_of(track.strips[0]))  # WX-FAIL-3: not past the start
        track.off -= cells
        state.note(events.FELL_BACK, state.turn, cells)


def is_spared(state: "Wurfel") -> bool:
    """Whether failing would cost the player whose turn it is nothing."""
    if state.is_lantern(state.turn):
        return True  # WX-FAIL-4: the last one loses nothing
    track = state.tracks[state.turn]
    return len(track.strips) < 2 and not track.off  # WX-FAIL-3: at the start there is nothing to lose


def _pass_on(state: "Wurfel") -> None:
    following = (state.turn + 1) % state.seats
    state.note(events.TURN, following)
    rolling.begin_turn(state, following)
