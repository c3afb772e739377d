"""The arithmetic of clocks, on times that nobody has to wait for."""

import random

from hypothesis import given
from hypothesis import strategies as st

from rotonde.table.clock import NOBODY, RETURN, SECOND, Clock, TimeControl

LIVE = TimeControl("live", 300, 5, "forfeit", "novice")
TURN = TimeControl("turn", 60, 0, "nothing")
MINUTE = 60 * SECOND


def begun(pace: TimeControl, now: int = 0) -> Clock:
    return Clock.of(pace, 2).turned(0, 3, now)


def test_time_runs_for_the_one_who_must_decide() -> None:
    clock = begun(LIVE, 1000)
    assert clock.left(1000) == [300_000, 300_000]
    assert clock.left(61_000) == [240_000, 300_000]
    assert clock.deadline == 301_000
    assert clock.left(400) == [300_000, 300_000], "a time before its beginning takes nothing"


def test_a_live_decision_adds_the_increment_when_it_is_made() -> None:
    clock = begun(LIVE).turned(1, 4, 20_000)
    assert clock.left(30_000) == [285_000, 290_000]
    assert clock.deadline == 320_000
    assert clock.turned(1, 5, 21_000).left(21_000) == [285_000, 304_000], "also where the same seat goes on"


def test_each_decision_has_its_time() -> None:
    clock = begun(TURN).turned(0, 4, 50_000)
    assert clock.left(51_000) == [59_000, 60_000]
    assert clock.turned(1, 5, 51_000).left(52_000) == [59_000, 59_000]


def test_bots_and_chance_take_none() -> None:
    clock = begun(LIVE).turned(NOBODY, 4, 10_000)
    assert clock.deadline is None
    assert clock.left(10**9) == [295_000, 300_000]


def test_a_question_leaves_the_clock_alone() -> None:
    clock = begun(TURN)
    assert clock.turned(0, 3, 40_000) is clock


def test_who_takes_back_gains_nothing() -> None:
    clock = begun(TURN).turned(0, 4, 50_000)  # decided, and decides again
    back = clock.turned(0, 3, 70_000)
    again = back.turned(0, 4, 80_000)
    assert again.left(80_000)[0] == 30_000
    assert again.turned(0, 5, 81_000).left(81_000)[0] == 60_000, "what is new has its time"
    live = begun(LIVE).turned(1, 4, 1000).turned(0, 3, 2000).turned(1, 4, 3000)
    assert live.left(3000) == [303_000, 299_000], "the increment is given once"


def test_going_back_with_consent_gives_the_time_anew() -> None:
    clock = begun(TURN).turned(1, 4, 59_000).turned(0, 3, 90_000, anew=True)
    assert clock.left(90_000)[0] == 60_000
    assert clock.turned(1, 4, 91_000).left(91_000)[1] == 60_000


def test_it_strikes_once_and_shows_how_late_it_is() -> None:
    late = begun(TURN).ran_out(60_500)
    assert late.deadline is None
    assert late.left(70_000)[0] == -10_000
    assert late.turned(0, 3, 80_000).deadline is None, "a question does not set it again"
    assert late.turned(1, 4, 80_000).deadline == 140_000
    owing = Clock.of(TimeControl("live", 10, 1), 1).turned(0, 1, 0).ran_out(20_000).turned(0, 2, 21_000)
    assert (owing.left(21_000), owing.deadline) == ([-10_000], None)


def test_what_a_late_move_leaves_is_short() -> None:
    clock = begun(TimeControl("live", 10, 0, "forfeit", "novice")).turned(1, 4, 10_100).turned(0, 5, 11_000)
    assert clock.deadline == 11_000


def test_who_comes_back_has_some_time() -> None:
    late = begun(LIVE).ran_out(300_000).turned(NOBODY, 3, 300_000)
    assert late.returned(0).left(0)[0] == RETURN
    assert begun(TimeControl("live", 9)).ran_out(9000).returned(0).banks[0] == 9000
    assert begun(TURN).turned(NOBODY, 3, 50_000).returned(0).banks[0] == 60_000
    assert begun(TimeControl()).returned(0).left(5) == []


def test_another_pace_begins_for_everyone() -> None:
    clock = begun(LIVE).repaced(TURN, 2, 100_000)
    assert (clock.left(100_000), clock.deadline, clock.seat) == ([60_000, 60_000], 160_000, 0)
    assert clock.turned(0, 3, 120_000) is clock
    unhurried = clock.repaced(TimeControl(), 2, 100_000)
    assert (unhurried.left(10**9), unhurried.deadline) == ([], None)


def test_without_a_clock_it_is_known_whose_turn_it_is() -> None:
    clock = begun(TimeControl(), 7)
    assert (clock.seat, clock.since, clock.deadline) == (0, 7, None)
    assert clock.turned(0, 9, 100) is clock
    assert clock.turned(1, 10, 200).since == 200


@given(st.integers(0, 2**32), st.sampled_from(["live", "turn"]))
def test_no_time_is_lost_or_made(seed: int, kind: str) -> None:
    """Whatever happens, the time charged is the time that passed while a seat had to decide."""
    chance = random.Random(seed)
    pace = TimeControl("live" if kind == "live" else "turn", 100, 3 if kind == "live" else 0, "nothing")
    clock, now, steps = Clock.of(pace, 3), 0, 0
    given_time, spent = 3 * pace.full, 0
    for _ in range(30):
        passed = chance.randrange(20_000)
        now += passed
        spent += passed if clock.seat != NOBODY else 0
        before, reach, steps = clock, clock.reach, max(0, steps + chance.choice([-1, 0, 1, 1, 2]))
        seat = chance.choice([NOBODY, 0, 1, 2])
        clock = clock.turned(seat, steps, now)
        if steps > reach and kind == "live" and before.seat != NOBODY:
            given_time += 3 * SECOND
        if steps > reach and kind == "turn" and seat != NOBODY:
            given_time += pace.full - before.left(now)[seat]
        assert sum(clock.left(now)) == given_time - spent
        if seat == NOBODY or clock.left(now)[seat] > 0:
            assert (clock.deadline is not None) == (seat != NOBODY)
        if clock.deadline is not None:
            assert clock.left(clock.deadline)[seat] == 0
