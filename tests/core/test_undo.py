"""Taking back: as far as nothing was drawn, seen or decided by another since."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rotonde
from rotonde import OVER, Match, TakeBackError


def laid_twice() -> tuple[Match, int]:
    """A two-seat game of Express in which a seat has just decided twice in a row, nothing drawn between."""
    match = Match(rotonde.game("express"), 2, 5)
    chance = rotonde.Chance(1)
    while True:
        legal = match.state.legal_actions()
        seat = match.state.to_act
        match.apply(legal[chance.below(len(legal))])
        if len(match.open_steps(seat)) > 1:
            return match, seat


def test_what_was_done_is_undone_and_can_be_done_again() -> None:
    match, seat = laid_twice()
    after, actions = match.state.snapshot(), list(match.record.actions)
    start = match.open_steps(seat)[0]
    match.take_back(seat, start)
    assert match.record.actions == actions[:start]
    assert (match.state.step, match.state.to_act) == (start, seat)
    assert match.open_steps(seat) == []
    for text in actions[start:]:
        match.apply(match.game.space.parse(text))
    assert (match.state.snapshot(), match.record.actions) == (after, actions)


def test_one_step_or_back_to_where_the_turn_can_still_be_thought_over() -> None:
    match, seat = laid_twice()
    steps = match.open_steps(seat)
    assert steps == list(range(steps[0], match.state.step))
    match.take_back(seat, steps[-1])
    assert match.open_steps(seat) == steps[:-1]


def test_only_the_one_who_decided_and_only_what_is_open() -> None:
    match, seat = laid_twice()
    before = match.state.snapshot()
    for who, step in ((1 - seat, match.open_steps(seat)[0]), (seat, 0), (seat, match.state.step)):
        with pytest.raises(TakeBackError, match=f"seat {who} cannot go back to action {step}"):
            match.take_back(who, step)
    assert match.open_steps(1 - seat) == []
    assert match.state.snapshot() == before


@pytest.mark.parametrize("game_id", ["convoi", "express", "tee", "wurfel"])
@given(seed=st.integers(0, 2**32), length=st.integers(1, 60))
def test_what_was_drawn_stays_drawn_and_the_end_is_the_end(game_id: str, seed: int, length: int) -> None:
    match = Match(rotonde.game(game_id), 2, seed)
    chance = rotonde.Chance(seed)
    for _ in range(length):
        if match.state.to_act == OVER:
            break
        legal = match.state.legal_actions()
        seat, before = match.state.to_act, len(match.record.actions)
        applied = match.apply(legal[chance.below(len(legal))])
        if len(applied) > 1 or match.state.to_act == OVER:
            assert match.open_steps(seat) == []
        else:
            assert set(match.open_steps(seat)) <= set(range(before + 1))
    assert all(match.open_steps(seat) == [] for seat in (0, 1)) or match.state.to_act != OVER


def test_going_out_of_express_shows_all_hands_and_stands() -> None:
    game = rotonde.game("express")
    match = Match(game, 2, 3)
    bots = [rotonde.bot("express", rotonde.levels("express")[0]) for _ in range(2)]
    chance = rotonde.Chance(3)
    while match.state.view(None)["last_round"] is None:
        seat = match.state.to_act
        match.apply(bots[seat].choose(match.state.perspective(seat), chance))
    assert [match.open_steps(seat) for seat in (0, 1)] == [[], []]
