"""Speed: decisions count as moves and chance does not, on both sides; a ratio is of one process."""

from random import Random
from typing import Any

import pytest

import rotonde
from bench.speed.measure import HORIZON, Copied, OpenSpiel, Recorded, Rotonde, in_turns
from bench.speed.page import page
from bench.speed.run import PEER, rows, subjects


class Choices:
    """Chooses at random and counts, players' decisions apart from chance."""

    def __init__(self) -> None:
        self._random = Random(1)
        self.decisions = self.draws = 0

    def __call__(self, among: list[Any]) -> Any:
        if isinstance(among[0], tuple):
            self.draws += 1
        else:
            self.decisions += 1
        return self._random.choice(among)


@pytest.mark.parametrize("player", [Rotonde("wurfel/4", 1), OpenSpiel(PEER, 1)], ids=["ours", "theirs"])
def test_a_move_is_a_decision_and_chance_is_none(player: Copied) -> None:
    choices, state = Choices(), player.new()
    moves = player.play(state, choices, HORIZON)
    assert moves == choices.decisions
    assert player.steps(state) > moves
    if isinstance(player, OpenSpiel):
        assert player.steps(state) == moves + choices.draws


def test_through_match_the_same_is_counted() -> None:
    player, choices = Recorded("wurfel/4", 1), Choices()
    match = player.new()
    moves = player.play(match, choices, HORIZON)
    assert moves == choices.decisions == sum(decider >= 0 for decider in match.deciders)
    assert match.state.to_act == rotonde.OVER


def test_stretches_take_turns_and_the_first_of_each_is_a_warm_up() -> None:
    began: list[str] = []

    def work(name: str) -> tuple[int, float]:
        began.append(name)
        return (1000 if began.count(name) == 1 else 1), 0.5

    found = in_turns({"peer": lambda seconds: work("peer"), "ours": lambda seconds: work("ours")}, 1.0)
    assert began == ["peer", "ours"] * 11
    assert found == {"peer": (10, 5.0), "ours": (10, 5.0)}


def repetition(speed: float) -> dict[str, Any]:
    """One in which the machine was so fast, and ours three times the peer."""
    moves = {"peer": (100 * speed, 1.0), "ours": (300 * speed, 1.0), "match": (200 * speed, 1.0)}
    return {"moves": moves, "clones": moves, "chance": {"peer": 0.4, "ours": 0.9}}


def test_a_ratio_is_of_two_rates_in_one_process() -> None:
    peer, ours = rows({"wurfel compiled": [repetition(speed) for speed in (1, 2, 50)]})
    assert (peer.name, peer.moves_ratio, peer.match_ratio) == (PEER, 1.0, None)
    assert (ours.moves, ours.moves_ratio, ours.match_ratio, ours.chance) == (600, 3.0, 2.0, 0.9)
    facts: dict[str, object] = {"peer": PEER, "repetitions": 3, "python": "3.11", "date": "2026-11-17"}
    text, table = page(facts, [peer, ours])
    assert "| wurfel compiled | 600 | 3.0 | ≥ 20, missed by 85% | 2.0 | 0.90 | 600 | 3.0 |" in table
    assert table in text


def test_all_our_games_are_measured_in_both_builds() -> None:
    named = [subject.name for subject in subjects([])]
    assert len(named) == len(set(named)) == 8
    assert [subject.argument for subject in subjects(["wurfel"])] == ["wurfel/4"] * 2
