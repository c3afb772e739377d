"""Bots in teams: they ask where a partner may want to wait, and answer by what they would lose."""

import pytest

from rotonde import Chance, bot
from rotonde.bots.levels import limited
from rotonde.games.express import GAME
from rotonde.games.express.bot import policy, team_policy
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tests.tables import do, laying

FULL = "TA TA TA TA WI GO"
GROWN = {0: ["HO HO HO HO HO/BX", "BX BX BX BX/GO"], 1: ["TA TA/BX"]}


def played(state: ExpressState) -> str:
    return GAME.space.text(policy.rollout_action(state))


def test_one_who_may_go_out_asks_a_partner_with_a_full_hand_once() -> None:
    state = laying("AC", "", FULL, "", trains=GROWN)
    assert played(state) == "ask"
    asked = do(state, "ask")
    assert asked.to_act == 2
    answered = do(asked, "answer yes")
    assert played(answered).startswith("out")


def test_nobody_asks_alone_or_early_or_where_nobody_minds() -> None:
    assert played(laying("AC", FULL, trains=GROWN)) != "ask"
    assert played(laying("AC AC AC AC AC", "", FULL, "", trains=GROWN)) != "ask"
    assert played(laying("AC", FULL, "BX", "", trains=GROWN)) != "ask"
    assert played(laying("AC", "", FULL, "", trains={0: ["HO HO HO/BX"]})) != "ask"


def test_after_a_no_the_turn_ends_in_another_way() -> None:
    state = do(laying("AC", "", FULL, "", trains=GROWN), "ask", "answer no")
    assert played(state) == "discard auto-carrier"


@pytest.mark.parametrize("level", ["novice", "casual", "regular", "strong"])
def test_levels_answer_by_what_they_would_lose(level: str) -> None:
    for hand, said in ((FULL, "answer no"), ("BX", "answer yes")):
        state = do(laying("AC", "", hand, "", trains=GROWN), "ask")
        quick = bot("express", level) if level != "strong" else limited("express", level, 1)
        a = quick.choose(state.perspective(2), Chance(1))
        assert GAME.space.text(a) == said
        for language in ("en", "fr"):
            assert quick.explain(state.perspective(2), a, language).endswith((".", "%"))


def test_a_hand_weighs_what_it_would_cost() -> None:
    state = laying("AC", "", FULL, "", trains=GROWN)
    assert team_policy.weight(state, 2) > team_policy.HEAVY > team_policy.weight(state, 0)
