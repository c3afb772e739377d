"""Bots of Express: choices, position by position."""

import pytest

from rotonde import CHANCE, OVER, Chance, bot
from rotonde.bots.bot import Bot
from rotonde.bots.levels import contender, limited
from rotonde.games.express import GAME
from rotonde.games.express.bot.greedy import Greedy, is_useful, lay
from rotonde.games.express.bot.novice import noticed
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tests.tables import do, drawing, laying, legal, new

LONG = ["HO HO HO HO HO/BX", "TA TA TA TA/BX"]


def chosen(state: ExpressState, level: str = "greedy", seed: int = 1) -> str:
    perspective = state.perspective(state.to_act)
    return GAME.space.text(contender("express", level).choose(perspective, Chance(seed)))


def test_a_useful_discard_is_taken() -> None:
    fits = drawing("AC", "", trains={0: ["HO/BX"]}, discard="HO")
    assert (chosen(fits), chosen(fits, "novice")) == ("take", "draw")
    assert chosen(drawing("TA TA", "", discard="TA")) == "take"
    assert chosen(drawing("TA GO", "", discard="HC")) == chosen(drawing("TA GO", "")) == "draw"
    assert not is_useful(drawing("TA GO", "", trains={0: ["", "HO/BX"]}, discard="TA"))


def test_what_fits_is_laid_cabooses_last() -> None:
    assert chosen(laying("HO CB AC BX", "", trains={0: ["HO/BX"]})) == "add hopper"
    assert chosen(laying("CB AC BX", "", trains={0: ["HO/BX"]})) == "add caboose"
    assert chosen(laying("HO HO AC BX", "")) == "start hopper"
    assert chosen(do(laying("HO HO TT BX", ""), "start hopper")) == "engine turntable"
    assert chosen(laying("BX", "", trains={0: LONG})) == "out box-car"


def test_disasters_hit_others_where_it_hurts() -> None:
    aimed = do(laying("WR AC", "", trains={0: ["HO/BX"], 1: ["TA/BX", "GO GO GO/BX"]}), "play wreck")
    assert chosen(aimed) == "against 1"
    assert chosen(do(aimed, "against 1")) == "train 1"
    answered = do(laying("WR AC", "HC", trains={1: ["TA/BX"]}), "play wreck")
    assert chosen(answered) == "counter heavy-crane"


@pytest.mark.parametrize("level", ["greedy", "novice"])
def test_nobody_strikes_their_own_side(level: str) -> None:
    derailed = do(laying("DR AC", "", "", ""), "play derailment")
    assert {chosen(derailed, level, seed) for seed in range(30)} == {"derail 1", "derail 3"}
    alone = laying("WR AC", "", trains={0: ["HO/BX"]})
    assert "play wreck" in legal(alone)
    assert {chosen(alone, level, seed) for seed in range(30)}.isdisjoint({"play wreck"})


def test_an_unlucky_order_is_taken_back() -> None:
    state = laying("WR DR DR BR ST ES TT DI CB CB WI", "", trains={0: ["HO/BX"]}, first=True)
    do(state, "add caboose")
    assert legal(state) == ["unhitch 0", "uncouple 0"]
    assert lay(state, state.legal_actions(), Chance(1)) in state.legal_actions()


def test_a_turntable_is_played_now_and_then() -> None:
    state = laying("TT AC", "")
    assert {chosen(state, seed=seed) for seed in range(20)} == {"turntable again", "discard turntable"}


@pytest.mark.parametrize("level", ["novice", "casual"])
def test_weaker_players_overlook_what_fits_but_do_nothing_odd(level: str) -> None:
    state = laying("HO AC BX TA", "", trains={0: ["HO HO/GO"]})
    seen = {chosen(state, level, seed) for seed in range(40)}
    assert "add hopper" in seen
    assert len(seen) > 1
    assert all(each.split()[0] in ("add", "discard") for each in seen)
    bare = do(laying("HO AC BX TA", ""), "start hopper").legal_actions()
    assert noticed(bare) == bare


def whole_game(players: list[Bot], seed: int) -> ExpressState:
    state = new(len(players))
    chance = Chance(seed)
    while state.to_act != OVER:
        assert state.step < 5000
        if state.to_act == CHANCE:
            state.apply(state.sample(chance))
            continue
        player, seen = players[state.to_act], state.perspective(state.to_act)
        a = player.choose(seen, chance)
        assert player.explain(seen, a, "en") != player.explain(seen, a, "fr")
        state.apply(a)
    return state


def test_games_end_and_every_choice_has_its_reason() -> None:
    assert whole_game([Greedy(), bot("express", "novice"), bot("express", "casual"), Greedy()], 4).winners()
    assert whole_game([limited("express", "master", 1), Greedy()], 5).winners()
