"""Games that begin with the actions of another: the record says so, and chance is checked from there on."""

import pytest

from rotonde import CHANCE, Match, Record, RecordError, TakeBackError
from tests.core.matches import GAME, decided, finished, played

OLD = played(8)
AT = decided(OLD)[5]


def branch(seed: int = 99) -> Match:
    return Match(GAME, 2, seed, OLD.record.options, OLD.record.actions[:AT])


def test_it_begins_where_the_other_was_with_chance_of_its_own() -> None:
    match = branch()
    before = list(Record(GAME, 2, OLD.record.options, OLD.record.actions[:AT]).replay())[-1]
    assert match.state.snapshot() == before.snapshot()
    assert match.deciders == OLD.deciders[:AT]
    assert match.record.given == AT
    while len(match.record.actions) < len(OLD.record.actions):
        match.apply(match.state.legal_actions()[0])
    assert match.record.actions != OLD.record.actions


def test_the_record_says_so_and_verifies() -> None:
    record = finished(branch())
    lines = str(record).splitlines()
    assert f"given: {AT}" in lines
    again = Record.parse(str(record))
    assert (again, again.given) == (record, AT)
    assert again.verify()
    first_draw = next(
        step for step, who in enumerate(finished_deciders(record)) if step >= AT and who == CHANCE
    )
    assert lines[record.line_of(first_draw) - 1] == record.actions[first_draw]
    wrong = Record(GAME, 2, record.options, record.actions, 98, given=AT)
    with pytest.raises(RecordError):
        wrong.verify()
    with pytest.raises(RecordError):
        Record(GAME, 2, record.options, record.actions, 99).verify()


def finished_deciders(record: Record) -> list[int]:
    return [state.to_act for state in record.steps()]


def test_it_is_resumed_from_its_record() -> None:
    match = branch()
    match.apply(match.state.legal_actions()[0])
    again = Match.resume(match.record, 99)
    assert (again.state.snapshot(), again.deciders) == (match.state.snapshot(), match.deciders)
    with pytest.raises(RecordError):
        Match.resume(Record(GAME, 2, match.record.options, match.record.actions), 99)


def test_one_goes_back_in_it_but_not_into_what_was_given() -> None:
    match = branch()
    own, seat = len(match.record.actions), match.state.to_act
    match.apply(match.state.legal_actions()[0])
    given = next(step for step in decided(OLD) if OLD.deciders[step] == seat)
    with pytest.raises(TakeBackError):
        match.go_back(seat, given)
    match.go_back(seat, own)
    assert (len(match.record.actions), match.record.given, match.record.redrawn) == (AT, AT, {AT: 1})
    assert finished(match).verify()


def test_given_actions_that_cannot_be_are_refused_with_their_line() -> None:
    for nonsense in ("stop", "dance"):
        with pytest.raises(RecordError, match=rf"line {Record(GAME, 2, given=1).line_of(0)}"):
            Match(GAME, 2, 1, None, [nonsense])


@pytest.mark.parametrize("given", ["5", "-1", "many"])
def test_a_number_of_given_actions_that_cannot_be(given: str) -> None:
    text = f"rotonde record 1\ngame: wurfel\nversion: 2\nseats: 2\noptions: {{}}\ngiven: {given}\n\nstop\n"
    with pytest.raises(RecordError, match="line 6: given"):
        Record.parse(text)
