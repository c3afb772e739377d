"""Going back with everyone's consent: to any decision of one's own, with chance drawn anew from there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rotonde
from rotonde import CHANCE, Match, Record, RecordError, TakeBackError
from rotonde.core.record import cut
from tests.core.matches import GAME, decided, finished, played


def test_who_decided_is_known_for_every_action() -> None:
    match = played(6)
    assert len(match.deciders) == len(match.record.actions)
    assert match.deciders[0] == CHANCE
    assert {match.deciders[step] for step in decided(match)} <= {0, 1}


def test_one_goes_back_beyond_a_draw_and_other_dice_fall() -> None:
    match = played(8)
    step = decided(match)[2]
    before = Match.resume(Record(GAME, 2, match.record.options, match.record.actions[:step]), 7)
    old = list(match.record.actions)
    match.go_back(match.deciders[step], step)
    assert match.state.snapshot() == before.state.snapshot()
    assert (match.record.actions, match.record.redrawn) == (old[:step], {step: 1})
    while len(match.record.actions) < len(old):
        match.apply(match.state.legal_actions()[0])
    assert match.record.actions != old
    again = Match.resume(match.record, 7)
    assert again.state.snapshot() == match.state.snapshot()
    assert (again.record, again.deciders) == (match.record, match.deciders)


def test_each_time_is_another_and_the_record_tells_it() -> None:
    match = played(8)
    first, later = decided(match)[2], decided(match)[5]
    match.go_back(match.deciders[later], later)
    match.apply(match.state.legal_actions()[0])
    match.go_back(match.deciders[first], first)
    assert match.record.redrawn == {first: 2}
    record = finished(match)
    assert f"redrawn: {first}:2" in str(record).splitlines()
    assert Record.parse(str(record)) == record
    assert record.verify()
    record.redrawn = {}
    with pytest.raises(RecordError, match="the seed gives"):
        record.verify()


def test_only_to_ones_own_decisions_and_never_beyond_the_end() -> None:
    match = played(5)
    before, own = match.state.snapshot(), decided(match)[1]
    seat = match.deciders[own]
    for who, step in ((1 - seat, own), (seat, 0), (seat, -1), (seat, len(match.deciders))):
        with pytest.raises(TakeBackError):
            match.go_back(who, step)
    assert match.state.snapshot() == before
    finished(match)
    with pytest.raises(TakeBackError):
        match.go_back(seat, own)


def test_what_is_taken_back_alone_afterwards_keeps_the_new_chance() -> None:
    assert cut({3: 1, 9: 2, 12: 4}, 9) == {3: 1, 9: 4}
    assert cut({3: 1, 9: 2}, 5) == {3: 1, 5: 2}
    assert cut({3: 1}, 5) == {3: 1}


@pytest.mark.parametrize("pair", ["x:1", "3", "3:-1", "3:1234567890", "³:1"])
def test_a_line_that_says_no_steps_is_refused(pair: str) -> None:
    text = str(finished(played(1))).replace("seed:", f"redrawn: {pair}\nseed:")
    with pytest.raises(RecordError, match="redrawn"):
        Record.parse(text)


@given(seed=st.integers(0, 2**32), back=st.integers(0, 11))
def test_a_game_that_went_back_goes_on_as_its_record_says(seed: int, back: int) -> None:
    match = played(12, seed)
    step = decided(match)[back]
    match.go_back(match.deciders[step], step)
    match.apply(match.state.legal_actions()[0])
    again = Match.resume(match.record, seed)
    for each in (match, again):
        each.apply(each.state.legal_actions()[-1])
    assert again.state.snapshot() == match.state.snapshot()


def test_who_is_ahead_when_a_game_is_broken_off() -> None:
    match = played(1)
    assert match.state.scores() == [0, 0]
    assert match.state.ahead([[0], [1]]) == [], "all are level"
    finished(match)
    leader = match.state.scores().index(max(match.state.scores()))
    assert match.state.ahead([[0], [1]]) == [leader]
    assert match.state.ahead([[leader]]) == [], "nobody to be ahead of"


def test_those_who_play_together_are_broken_off_together() -> None:
    together = Match(rotonde.game("convoi"), 3, 1).state
    assert together.sides() == [[0, 1, 2]]
    assert together.ahead(together.sides()) == []
    teams = Match(rotonde.game("express"), 4, 1).state
    ahead = rotonde.game("express").restore({**teams.snapshot(), "totals": [0, 5]})
    assert ahead.ahead(ahead.sides()) == [1, 3]
