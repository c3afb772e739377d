"""A game looked at again: what was worse is found, and nothing that the seat could not know is used."""

import pytest

import rotonde
from rotonde.bots import review
from rotonde.bots.levels import appraiser
from rotonde.core.perspective import Perspective

QUAI = rotonde.game("quai")
KEEP, SWAP = QUAI.space.parse("keep"), QUAI.space.parse("swap")


class Chooser:
    """Always keeps, and is sure what keeping and swapping are worth."""

    def choose(self, perspective: Perspective, chance: rotonde.Chance) -> int:
        return KEEP

    def explain(self, perspective: Perspective, a: int, language: str) -> str:
        return "So it is."

    def appraise(self, perspective: Perspective, actions: list[int], chance: rotonde.Chance) -> list[float]:
        return [0.75 if a == KEEP else self.swap for a in actions]

    def __init__(self, swap: float) -> None:
        self.swap = swap


def judged(taken: int, swap: float, monkeypatch: pytest.MonkeyPatch) -> review.Verdict:
    monkeypatch.setattr(review, "appraiser", lambda _: Chooser(swap))
    monkeypatch.setattr(review, "bot", lambda *_: Chooser(swap))
    state = rotonde.Match(QUAI, 2, 1).state
    return review.judge("quai", state.perspective(state.to_act), taken, rotonde.Chance(1))


def test_what_the_master_would_do_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judged(KEEP, 0.5, monkeypatch) == (KEEP, 0.75, 0.0)


def test_a_worse_choice_costs_the_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judged(SWAP, 0.5, monkeypatch) == (KEEP, 0.75, 0.25)


def test_a_choice_that_proves_better_than_the_masters_is_the_best_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert judged(SWAP, 0.875, monkeypatch) == (SWAP, 0.875, 0.0)


def test_every_choice_of_a_game_is_judged_and_nothing_else() -> None:
    match = rotonde.Match(QUAI, 2, 1)
    chance = rotonde.Chance(2)
    bot = rotonde.bot("quai", "novice")
    choices = []
    while match.state.to_act >= 0:
        state = match.state
        a = bot.choose(state.perspective(state.to_act), chance)
        if len(state.legal_actions()) > 1:
            choices.append((state.step, state.to_act, a))
        match.apply(a)
    found = list(rotonde.review(match.record))
    assert [(each.step, each.seat, each.taken) for each in found] == choices != []
    assert all(0 <= each.verdict.loss <= each.verdict.worth <= 1 for each in found)


@pytest.mark.parametrize("game_id", rotonde.games())
def test_choices_of_every_game_can_be_weighed(game_id: str) -> None:
    """And two worlds that the seat cannot tell apart give the same answer."""
    critic = appraiser(game_id, most=12)
    assert critic is not None
    match = rotonde.Match(rotonde.game(game_id), 2, 3)
    bot = rotonde.bot(game_id, "novice")
    while not review.is_choice(match.state):
        match.apply(bot.choose(match.state.perspective(match.state.to_act), rotonde.Chance(1)))
    state = match.state
    legal = state.legal_actions()[:2]
    other = state.determinize(state.to_act, rotonde.Chance(99))
    answers = [
        critic.appraise(world.perspective(state.to_act), legal, rotonde.Chance(5)) for world in (state, other)
    ]
    assert answers[0] == answers[1]
    assert all(0 <= worth <= 1 for worth in answers[0])
