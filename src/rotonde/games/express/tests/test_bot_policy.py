"""The quick player, whose choice a search looks at first: positions with their answers."""

from collections.abc import Callable

import pytest

from rotonde import Chance
from rotonde.games.express import GAME
from rotonde.games.express.bot import candidates, greedy, lay_policy, policy, train_gain
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tests.tables import do, drawing, laying, legal, table

LONG = ["HO HO HO HO HO/BX", "TA TA TA TA/BX"]


def played(state: ExpressState) -> str:
    return GAME.space.text(policy.rollout_action(state))


def considered(state: ExpressState) -> list[str]:
    return [GAME.space.text(a) for a in candidates.of(state)]


def finished(
    state: ExpressState, choose: Callable[[ExpressState], int] = policy.rollout_action
) -> ExpressState:
    """The turn played to its end; it has one."""
    turn, count = state.turn, state.turns[state.turn]
    for _ in range(60):
        if state.turn != turn or state.turns[turn] != count or state.to_act != turn:
            return state
        do(state, GAME.space.text(choose(state)))
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (drawing("AC", "", trains={0: ["HO/BX"]}, discard="HO"), "take"),
        (drawing("AC GO", "", trains={0: ["HO/BX"]}, discard="HO"), "draw"),
        (drawing("TA GO", "", trains={0: ["AC/BX"]}, discard="AC"), "take"),
        (drawing("TA TA", "", discard="TA"), "draw"),
        (drawing("", "AC", trains={0: ["HO/BX"]}, discard="HO"), "draw"),
        (drawing("TA GO", "", discard="BX"), "draw"),
        (drawing("TA GO", ""), "draw"),
        (drawing("", "AC", trains={0: LONG}, discard="WR"), "take"),
        (laying("HO AC BX TA", "", trains={0: ["HO HO/GO"]}), "add hopper"),
        (laying("HC AC BX", ""), "maintain heavy-crane"),
        (laying("AC AC AC BX TA", ""), "start auto-carrier"),
        (laying("CH OB MB TA BX", ""), "start baggage-car"),
        (laying("AC AC GO BX", "", trains={0: [*LONG, "SC SC SC/BX"]}), "discard gondola"),
        (laying("WI TA BX", "", trains={0: ["AC AC/HO"]}), "add wild-car"),
        (laying("CB TA BX", "", trains={0: ["AC AC/HO"]}), "add caboose"),
        (laying("TA BX", "", trains={0: ["AC AC/AC"]}), "unhitch 0"),
        (laying("BX", "", trains={0: ["AC AC/AC"]}), "discard box-car"),
        (laying("BX", "", trains={0: LONG}), "out box-car"),
        (laying("TT BX", ""), "turntable again"),
        (laying("DR BX", ""), "play derailment"),
        (laying("WR BX", "", trains={1: ["AC AC AC/BX"]}), "play wreck"),
        (laying("WR BX", "", trains={1: ["BX/BX"]}), "discard box-car"),
        (laying("DI BX TA", "", trains={0: ["CH CH/"]}), "diesel"),
        (laying("", "", trains={0: ["AC AC/AC"]}), "pass"),
    ],
)
def test_it_plays_sensibly(state: ExpressState, answer: str) -> None:
    assert played(state) == answer


def test_it_throws_away_what_no_rival_wants() -> None:
    free = laying("GO SC", "")
    wanted = laying("GO SC", "", trains={1: ["SC/BX"]})
    assert (played(free), played(wanted)) == ("discard steel-coil-car", "discard gondola")


def test_both_piles_empty() -> None:
    state = drawing("AC", "")
    state.bag = [0] * len(state.bag)
    state.bag_size = 0
    assert played(state) == "skip"


def test_it_strikes_where_it_hurts() -> None:
    aimed = do(laying("BR AC", "", "", trains={0: ["HO/BX"], 1: ["TA/BX"], 2: ["GO GO GO/BX", "TA/BX"]}))
    assert played(do(aimed, "play broken-car")) == "against 2"
    assert played(do(aimed, "against 2")) == "train 0"
    own = do(
        laying("WR AC", "", trains={0: ["HO HO HO/BX", "BX/AC"], 1: ["TA/BX"]}), "play wreck", "against 0"
    )
    assert played(own) == "train 1"
    assert played(do(laying("DR AC", "AC", "", ""), "play derailment")) in ("derail 1", "derail 3")


def test_it_answers_and_lays_what_it_stole() -> None:
    assert played(do(laying("AC", "", "", ""), "ask")) == "answer yes"
    fits = do(
        laying("ST AC", "", trains={0: ["TA TA/BX"], 1: ["TA/BX"]}), "play steal", "against 1", "decline"
    )
    assert played(fits) == "train 0"
    useless = do(laying("ST AC", "", trains={1: ["TA/BX"]}), "play steal", "decline")
    assert played(useless) == "keep"


def test_it_gives_its_least_useful_engine_away() -> None:
    state = laying("ES AC", "", trains={0: ["HO/BX", "TA TA/TA"], 1: ["GO/AC", "GO/AC"]})
    do(state, "play engine-swap", "decline")
    assert played(state) == "train 0"
    assert played(do(state, "train 0")) == "train 0"
    assert played(do(state, "train 0")) == "done"


def test_it_chooses_the_train_that_gains_most_and_any_for_an_engine() -> None:
    two = do(laying("WI AC BX", "", trains={0: ["BX/GO", "AC AC/GO"]}), "add wild-car")
    assert played(two) == "train 1"
    bare = do(
        laying("AC BX TA", "", trains={0: ["HO/GO", "GO/CO"]}), "unhitch 0", "unhitch 1", "engine box-car"
    )
    assert played(bare) == "train 0"
    assert considered(bare) == ["train 0"]


def greedily(state: ExpressState) -> int:
    return greedy.choose(state, state.legal_actions(), Chance(state.step))


IMPOSSIBLE = [
    laying("WR DR DR BR ST ES TT DI CB CB WI", "", trains={0: ["HO/BX"]}, first=True),
    laying("WR DR DR BR ST ES TT TT DI AC AC AC", "", first=True),
    laying("WR DR DR BR ST ES TT TT DI AC AC BX", "", first=True),
    laying("WR DR DR BR ST ES TT DI HC LC CB WI", "", trains={0: ["HO/BX"]}),
    laying("AC AC AC AC CM CM CM PB PB SC GO BX", "", first=True),
]


@pytest.mark.parametrize("i", range(len(IMPOSSIBLE)))
def test_every_turn_ends_however_many_cards_there_are(i: int) -> None:
    for choose in (policy.rollout_action, greedily):
        assert finished(IMPOSSIBLE[i].clone(), choose).turns[0] > IMPOSSIBLE[i].turns[0]


def test_what_was_laid_in_an_unlucky_order_is_taken_back() -> None:
    unlucky = do(IMPOSSIBLE[0].clone(), "add caboose")
    assert legal(unlucky) == ["unhitch 0", "uncouple 0"]
    assert played(unlucky) == "uncouple 0"
    finished(unlucky)
    wasted = do(IMPOSSIBLE[1].clone(), "start auto-carrier", "engine turntable", "add auto-carrier")
    assert considered(wasted) == [played(wasted)]
    finished(wasted)


def test_with_nothing_to_take_back_it_looks_at_an_engine() -> None:
    stuck = do(IMPOSSIBLE[0].clone(), "add caboose")
    stuck.fresh = [0]
    assert GAME.space.text(lay_policy.must(stuck)) == "unhitch 0"


def test_a_search_considers_what_a_person_would() -> None:
    state = laying("HO AC AC BX TT HC", "", trains={0: ["HO HO/GO"]})
    found = considered(state)
    assert found[0] == played(state) == "add hopper"
    assert "start auto-carrier" in found
    assert "maintain heavy-crane" in found
    assert "turntable again" in found
    assert not {each.split()[0] for each in found} & {"unhitch", "engine", "ask"}
    assert "start box-car" not in found
    assert "turntable on" not in found
    assert considered(do(laying("AC BX HO", ""), "start auto-carrier")) == ["engine hopper"]
    assert considered(drawing("AC", "", discard="HO")) == ["draw", "take"]


def test_how_far_it_is_to_go_out() -> None:
    assert train_gain.missing([]) == 9
    state = table("draw", "", "", trains={0: LONG, 1: ["TA/BX", "", "GO GO GO/BX"]})
    assert train_gain.missing(state.trains[0]) == 0
    assert train_gain.missing(state.trains[1]) == 5
    assert train_gain.count(state.trains[1]) == 2
    assert train_gain.best_train(state, 0) == -1


def by_greed(state: ExpressState) -> int:
    return greedy.choose(state, state.legal_actions(), Chance(1))


@pytest.mark.parametrize("choose", [policy.rollout_action, by_greed])
def test_a_wild_car_laid_alone_is_joined_or_taken_back(choose: Callable[[ExpressState], int]) -> None:
    joined = do(laying("WI HO BX TA GO", ""), "start wild-car", "engine box-car")
    assert GAME.space.text(choose(joined)).startswith("add")
    assert finished(joined, choose).alone == 0
    stuck = do(laying("WI HO BX TA", "", trains={0: ["HO/BX"]}), "start wild-car", "engine box-car")
    do(stuck, "add hopper", "train 0")
    assert GAME.space.text(choose(stuck)) == "uncouple 1"


def test_a_search_does_not_begin_a_train_with_a_wild_car() -> None:
    state = laying("WI HO HO BX TA", "")
    assert "start wild-car" in legal(state)
    assert "start wild-car" not in considered(state)
