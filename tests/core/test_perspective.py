"""A perspective tells what a seat may know, and nothing while another decides."""

import pytest

import rotonde
from rotonde import Chance, Match

WURFEL = rotonde.game("wurfel")
QUAI = rotonde.game("quai")


def test_only_the_one_who_decides_is_offered_anything() -> None:
    state = Match(WURFEL, 3, 1, {"firstPlayer": 1}).state
    mine, other = state.perspective(1), state.perspective(0)
    assert mine.legal_actions() == state.legal_actions() != []
    assert mine.why_not(mine.legal_actions()[0]) == ""
    assert other.legal_actions() == []
    assert other.why_not(mine.legal_actions()[0]) == "WX-PLAY-1"
    for outside in (-1, len(WURFEL.space), 10**5000):
        with pytest.raises(IndexError, match="is outside"):
            other.why_not(outside)
    assert (other.to_act, other.seat, other.seats, other.step) == (1, 0, 3, state.step)


def test_it_tells_what_the_state_tells_that_seat() -> None:
    state = Match(QUAI, 3, 1).state
    for seat in range(3):
        mine = state.perspective(seat)
        assert mine.view() == state.view(seat)
        assert mine.aids() == state.aids(seat)
        assert mine.events(0) == state.events(0, seat)
        assert (mine.scores(), mine.asks(), mine.rules_now()) == (
            state.scores(),
            state.asks(),
            state.rules_now(),
        )
        assert mine.imagine(Chance(1)).view(seat) == state.view(seat)
        assert (mine.game, mine.options) == (QUAI, {})


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_perspective_without_a_seat(seat: int) -> None:
    with pytest.raises(IndexError, match=r"seat .* is outside 0 to 2"):
        Match(QUAI, 3, 1).state.perspective(seat)
