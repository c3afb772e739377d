"""Evaluation and explanations of the searching bots."""

import pytest

from rotonde import Chance, bot
from rotonde.bots.levels import limited
from rotonde.games.express import GAME
from rotonde.games.express.bot import FAR
from rotonde.games.express.bot.evaluation import FEATURES, Features, stage_of, steps_out
from rotonde.games.express.bot.win_probability import chances, shares
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tests.tables import do, drawing, laying, new

LONG = ["HO HO HO HO HO/BX", "TA TA TA TA/BX"]


def facts(state: ExpressState, side: int = 0) -> dict[str, int]:
    listed = dict(zip(FEATURES, Features(state, side).listed(), strict=True))
    return {name: count for name, count in listed.items() if count}


def test_the_facts_of_a_side() -> None:
    state = drawing(
        "AC AC HO HC WI TT DR CB DI GO GO GO",
        "BX",
        trains={0: ["HO HO HO/BX", "TA TA/BX", "CH/BX", ""], 1: ["SC/BX"]},
        repairs={0: "LC"},
    )
    assert facts(state) == {
        "laid": 11, "cost": 26, "ones": 1, "twos": 1, "two_values": 4, "fits": 2, "fitting": 1, "pairs": 10,
        "threes": 9, "repairs": 1, "wilds": 1, "turntables": 1, "strikes": 1, "cabooses": 1, "diesels": 1,
        "express": 1, "next": 1,
    }  # fmt: skip
    assert facts(state, 1) == {"cost": 1, "ones": 1}


def test_steps_to_going_out_make_the_stage_of_a_round() -> None:
    state = drawing("AC AC", "BX", trains={0: LONG})
    assert [steps_out(state, side) for side in (0, 1)] == [1, 9]
    assert [stage_of(steps) for steps in (0, 2, 3, 5, 6, 9)] == [0, 0, 1, 1, 2, 2]


def test_chances_add_up_and_follow_the_trains_and_the_totals() -> None:
    better = drawing("BX", "AC AC AC", trains={0: LONG})
    mine, other = chances(better)
    assert mine > other
    assert mine + other == pytest.approx(1)
    assert shares([30.0, 10.0], 50)[0] > shares([30.0, 10.0], 200)[0] > 0.5
    assert chances(new(4)) == [0.5, 0.5]


def test_a_won_game_is_won_and_all_of_a_side_win() -> None:
    state = laying("BX", "", "", "", trains={0: LONG}, totals=[90, 0])
    do(state, "out box-car")
    assert (
        FAR.win_probabilities(state)
        == [1.0, 0.0, 1.0, 0.0]
        == [FAR.win_probability(state, seat) for seat in range(4)]
    )


def test_imagined_rounds_are_judged_some_turns_ahead_or_at_their_end() -> None:
    state = drawing("BX", "BX", trains={0: LONG})
    horizon = FAR.horizon(state)
    assert not FAR.is_leaf(state, horizon)
    state.turns = [4, 4]
    assert FAR.is_leaf(state, horizon)
    state.round = 1
    state.turns = [0, 0]
    assert FAR.is_leaf(state, horizon)


def test_a_searching_player_goes_out_when_it_wins() -> None:
    state = laying("BX", "AC AC AC", trains={0: LONG}, totals=[40, 0])
    a = limited("express", "master", 60).choose(state.perspective(0), Chance(1))
    assert GAME.space.text(a) == "out box-car"
    said = limited("express", "master", 60).explain(state.perspective(0), a, "en")
    assert said == "Going out brings 10 points, and the others pay for their hands. I see about 100 % to win."


@pytest.mark.parametrize(
    ("state", "action", "said"),
    [
        (
            drawing("TA", "", discard="HO", trains={0: ["HO/BX"]}),
            "take",
            "The top discard fits a train at once: hopper.",
        ),
        (drawing("TA", "", discard="TA"), "take", "With the top discard I hold 2 alike: tank car."),
        (drawing("TA", "", discard="WR"), "take", "The top discard is worth having: wreck."),
        (laying("TA TA BX", ""), "start tank-car", "I hold 2 of this type: they make a train."),
        (
            laying("TA GO BX", ""),
            "start tank-car",
            "A train takes two cards out of the hand: the car and its engine.",
        ),
        (
            laying("TA BX", "", trains={0: ["TA TA/BX"]}),
            "add tank-car",
            "It brings 6 points; the train then has 3 cars.",
        ),
        (
            laying("TA BX", "", trains={0: ["TA/BX"]}),
            "add tank-car",
            "It makes the train 2 cars long, which helps to go out.",
        ),
        (
            laying("TA BX", "", trains={1: ["TA/BX", ""]}),
            "discard tank-car",
            "A rival could use it, but the other cards are worth more to me.",
        ),
        (
            laying("TA BX", ""),
            "discard tank-car",
            "Of my cards it is of least use, and no rival's train takes it.",
        ),
        (
            laying("WR BX", "", trains={1: ["TA TA TA/BX", "", "BX/BX"]}),
            "play wreck",
            "The best train of a rival is worth 6 points: a disaster can hurt.",
        ),
        (
            do(laying("WR BX", "", trains={1: ["TA TA TA/BX", "BX/BX"]}), "play wreck"),
            "train 0",
            "This train has 3 cars and is worth 6 points.",
        ),
        (laying("", "", trains={0: ["TA/BX"]}), "pass", "Nothing better is to be done now."),
    ],
)
def test_every_choice_has_its_reason(state: ExpressState, action: str, said: str) -> None:
    novice = bot("express", "novice")
    a = GAME.space.parse(action)
    assert novice.explain(state.perspective(0), a, "en") == said
    assert novice.explain(state.perspective(0), a, "fr") != said
