"""Flat bandit: more rollouts see more, and it needs no heuristics."""

import rotonde
from rotonde.bots.flat_bandit import FlatBandit
from rotonde.bots.random_rollout import HORIZON, outcome, rollout
from rotonde.core.state import State

WURFEL = rotonde.game("wurfel")
QUAI = rotonde.game("quai")


REMOVED = ["red 2", "blue 2", "green 2", "white 3", "yellow 3", "black 3"]


def one_step_from_winning() -> State:
    """Seat 0 is at 29, seat 1 at the start, and the dice are good for one strip: to take it is to win."""
    opening = rotonde.Match(WURFEL, 2, 1, {"firstPlayer": 0}).state.snapshot()
    return WURFEL.restore(
        opening
        | {
            "phase": "evaluate",
            "removed": REMOVED,
            "tracks": [{"off": 25, "strips": ["red 4"]}, {"off": 0, "strips": []}],
            "dice": ["white", "white", "red", "blue", "green", "yellow", "black"],
            "throws": 3,
            "lanterns": [1],
        }
    )


def test_it_takes_the_strip_that_wins() -> None:
    state = one_step_from_winning()
    a = FlatBandit(400).choose(state.perspective(0), rotonde.Chance(1))
    assert WURFEL.space.text(a) == "take white 2"


def test_what_it_could_not_imagine_it_does_not_praise() -> None:
    state = rotonde.Match(WURFEL, 2, 1).state
    said = FlatBandit(1).explain(state.perspective(state.to_act), state.legal_actions()[-1], "en")
    assert said == "There was no time to imagine where this leads."


def test_a_playout_ends_at_the_end_or_at_the_horizon() -> None:
    state = rotonde.Match(WURFEL, 6, 1).state
    taken = rollout(state, rotonde.Chance(1))
    assert state.to_act == rotonde.OVER or taken == HORIZON


def test_a_promise_counts_the_winner_or_else_those_behind() -> None:
    over = rotonde.Match(QUAI, 3, 5).state
    rollout(over, rotonde.Chance(2))
    assert sorted(outcome(over, seat) for seat in range(3)) == [0.0, 0.0, 1.0]
    running = one_step_from_winning()
    assert [outcome(running, seat) for seat in range(2)] == [1.0, 0.0]
    level = rotonde.Match(WURFEL, 2, 1).state
    assert [outcome(level, seat) for seat in range(2)] == [0.5, 0.5]


def test_more_imagined_games_play_better() -> None:
    """Quai, two seats, the same deals from both sides."""
    weak, strong = FlatBandit(40), FlatBandit(1500)
    won = sum(_won_by_strong(strong, weak, seed, seat) for seed in range(30) for seat in range(2))
    assert won >= 35  # of 60


def _won_by_strong(strong: FlatBandit, weak: FlatBandit, seed: int, seat: int) -> bool:
    match = rotonde.Match(QUAI, 2, seed)
    chance = rotonde.Chance(seed)
    while match.state.to_act >= 0:
        to_act = match.state.to_act
        bot = strong if to_act == seat else weak
        match.apply(bot.choose(match.state.perspective(to_act), chance))
    return seat in match.state.winners()
