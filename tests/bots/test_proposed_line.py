"""Proposed line: the small actions of one play, and nothing that chance or another decides."""

import rotonde
from rotonde.bots.proposed_line import LONGEST, proposed_line

STEPS = 30


def test_a_line_is_one_play_and_one_seats() -> None:
    match = rotonde.Match(rotonde.game("convoi"), 2, 11, {"firstSeat": 0})
    bot, longest = rotonde.bot("convoi", "regular"), 0
    for step in range(STEPS):
        state = match.state
        line = proposed_line(bot, state.perspective(state.to_act), rotonde.Chance(step))
        assert 1 <= len(line) <= LONGEST
        longest = max(longest, len(line))
        for seen, a in line:
            assert seen.view() == match.state.view(seen.seat), "chance had no say"
            match.apply(a)
        assert not match.state.goes_on(), "the play is complete"
    assert longest > 1


def test_whoever_has_a_plan_is_not_led_astray() -> None:
    """Asking leaves the state as it was."""
    match = rotonde.Match(rotonde.game("convoi"), 2, 11)
    before = match.state.snapshot()
    proposed_line(
        rotonde.bot("convoi", "novice"), match.state.perspective(match.state.to_act), rotonde.Chance(1)
    )
    assert match.state.snapshot() == before
