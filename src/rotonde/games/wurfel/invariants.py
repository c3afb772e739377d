"""Invariants: what holds at every moment, named as in the rules' list of them."""

from typing import TYPE_CHECKING

from rotonde.games.wurfel import taking
from rotonde.games.wurfel.dice import shown, size
from rotonde.games.wurfel.material import (
    ALL_STRIPS,
    COLOURS,
    GOAL,
    REMOVED_LENGTHS,
    REMOVED_OF_EACH,
    SHORTEST,
    THROWS,
    colour_of,
    length_of,
)
from rotonde.games.wurfel.phases import CHOOSE_DISCARD, ENDED, EVALUATE, NOBODY, REMOVAL, ROLL, START, THROW

if TYPE_CHECKING:
    from rotonde.games.wurfel.state import Wurfel


def check(state: "Wurfel") -> None:
    """Raise AssertionError naming the first invariant that does not hold."""
    _check_strips(state)
    _check_removed(state)
    _check_tracks(state)
    if state.phase in (REMOVAL, START):
        _check_before_start(state)
    else:
        assert state.turn != NOBODY, "somebody's turn it is"
        _check_turn(state)
        _check_dice(state)


def _check_strips(state: "Wurfel") -> None:
    seen = state.supply
    for mask in [state.removed, *(1 << strip for track in state.tracks for strip in track.strips)]:
        assert not seen & mask, "each strip is in one place"
        seen |= mask
    assert seen == ALL_STRIPS, "no strip is lost"


def _check_removed(state: "Wurfel") -> None:
    due = REMOVED_OF_EACH[state.seats]
    removed = [strip for strip in range(30) if state.removed >> strip & 1]
    assert len({colour_of(strip) for strip in removed}) == len(removed), (
        "removed strips are of different colours"
    )
    counts = [sum(1 for strip in removed if length_of(strip) == length) for length in REMOVED_LENGTHS]
    assert sum(counts) == len(removed), "only strips of two and three are removed"
    if state.phase == REMOVAL:
        assert counts[0] <= due and len(removed) < 2 * due, "removal goes on"
        assert counts[0] == due or not counts[1], "the strips of two are removed first"
    else:
        assert counts == [due, due], "as many of each length are removed as the seats demand"


def _check_tracks(state: "Wurfel") -> None:
    for track in state.tracks:
        colours = {colour_of(strip) for strip in track.strips}
        assert len(colours) == len(track.strips) <= len(COLOURS), "no track has two strips of a colour"
        assert track.off >= 0, "no track begins before the start"
        assert track.strips or not track.off, "an empty track stands at the start"


def _check_before_start(state: "Wurfel") -> None:
    assert state.turn == NOBODY, "nobody's turn before the start"
    assert not any(track.strips for track in state.tracks), "tracks are empty before the start"
    assert not state.dice and not state.throws and not state.given_up, "no dice before the start"
    assert not state.robbed and not state.gained, "nothing changes hands before the start"
    assert not state.lanterns, "nobody is last before the start"
    assert state.phase != START or not isinstance(state.options["firstPlayer"], int), (
        "the host said who begins"
    )


def _check_turn(state: "Wurfel") -> None:
    track = state.tracks[state.turn]
    over = [seat for seat in range(state.seats) if state.front(seat) >= GOAL]
    if state.phase == ENDED:
        assert over == [state.turn], "only the one whose turn it is has arrived at the end"
    else:
        assert not over, "the game ends with the strip that arrives"
    if state.phase == EVALUATE:
        assert taking.takes(state), "something can be taken, else the turn would have failed"
    assert state.lanterns and not state.lanterns >> state.seats, "somebody is last"
    if state.phase in (EVALUATE, ENDED):
        _check_gains(state)
    else:
        assert not state.robbed and not state.gained, "nothing changes hands while the dice roll"
    if not state.gained:
        assert state.lanterns == state.last_ones(), "the lanterns are the last"
    if state.phase == CHOOSE_DISCARD:
        assert len(track.strips) > 1, "strips are given up only where one remains"


def _check_gains(state: "Wurfel") -> None:
    strips = state.tracks[state.turn].strips
    assert state.gained <= len(strips), "gained strips are on the track"
    assert state.gained or state.phase != ENDED, "nobody arrives without a strip gained"
    for strip in strips[len(strips) - state.gained :]:
        assert length_of(strip) <= shown(state.dice, colour_of(strip)), (
            "as many dice as a gained strip is long"
        )
    assert not state.robbed >> state.turn & 1, "nobody robs themselves"
    for seat in range(state.seats):
        assert state.tracks[seat].strips or not state.robbed >> seat & 1, "victims keep a strip"
    assert state.robbed.bit_count() <= state.gained, "at most one strip from each"


def _check_dice(state: "Wurfel") -> None:
    on_table = size(state.dice)
    if state.phase == CHOOSE_DISCARD:
        assert not state.given_up and not state.throws and not on_table, "no dice before strips are given up"
    elif state.phase == THROW:
        assert state.throws < THROWS, "three throws at most"
        assert on_table < state.dice_count(), "some dice are in the hand"
        assert state.throws or not on_table, "the first throw uses all dice"
    else:
        assert on_table == state.dice_count(), "the dice of the turn stay the same"
        assert 1 <= state.throws <= THROWS, "three throws at most"
        assert state.phase != ROLL or state.throws < THROWS, "after the third throw strips are taken"
    track = state.tracks[state.turn]
    kept = len(track.strips) - state.gained
    assert not state.given_up or 1 <= kept <= len(COLOURS) - state.given_up, "one strip stays"
    assert state.phase == ENDED or track.off >= state.given_up * SHORTEST, "what was given up lies behind"
