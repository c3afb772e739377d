"""The plain players."""

from rotonde import CHANCE, OVER, Chance, bot
from rotonde.games.express import GAME
from rotonde.games.express.bot import Plain, is_useful, lay
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tests.tables import do, drawing, laying, legal, new


def chosen(state: ExpressState, level: str = "master", seed: int = 1) -> str:
    return GAME.space.text(bot("express", level).choose(state.perspective(state.to_act), Chance(seed)))


def test_a_useful_discard_is_taken() -> None:
    fits = drawing("AC", "", trains={0: ["HO/BX"]}, discard="HO")
    assert (chosen(fits), chosen(fits, "regular")) == ("take", "draw")
    assert chosen(drawing("TA TA", "", discard="TA")) == "take"
    assert chosen(drawing("TA GO", "", discard="HC")) == chosen(drawing("TA GO", "")) == "draw"
    assert not is_useful(drawing("TA GO", "", trains={0: ["", "HO/BX"]}, discard="TA"))


def test_what_fits_is_laid_cabooses_last() -> None:
    assert chosen(laying("HO CB AC BX", "", trains={0: ["HO/BX"]})) == "add hopper"
    assert chosen(laying("CB AC BX", "", trains={0: ["HO/BX"]})) == "add caboose"
    assert chosen(laying("HO HO AC BX", "")) == "start hopper"
    assert chosen(do(laying("HO HO TT BX", ""), "start hopper")) == "engine turntable"
    long = ["HO HO HO HO HO/BX", "TA TA TA TA/BX"]
    assert chosen(laying("BX", "", trains={0: long})) == "out box-car"


def test_disasters_hit_others_where_it_hurts() -> None:
    aimed = do(laying("WR AC", "", trains={0: ["HO/BX"], 1: ["TA/BX", "GO GO GO/BX"]}), "play wreck")
    assert chosen(aimed) == "against 1"
    assert chosen(do(aimed, "against 1")) == "train 1"
    answered = do(laying("WR AC", "HC", trains={1: ["TA/BX"]}), "play wreck")
    assert chosen(answered) == "counter heavy-crane"


def test_an_unlucky_order_is_taken_back() -> None:
    state = laying("WR DR DR BR ST ES TT DI CB CB WI", "", trains={0: ["HO/BX"]}, first=True)
    do(state, "add caboose")
    assert legal(state) == ["unhitch 0", "uncouple 0"]
    assert lay(state, state.legal_actions(), Chance(1)) in state.legal_actions()


def test_a_hasty_player_does_odd_but_harmless_things() -> None:
    state = laying("HO CB AC BX TT", "", trains={0: ["HO/BX"]})
    assert len({chosen(state, "novice", seed) for seed in range(40)}) > 3
    only = do(laying("AC", "", "", ""), "ask")
    assert {chosen(only, "novice", seed) for seed in range(20)} == {"answer yes", "answer no"}


def test_games_end_and_every_choice_has_its_reason() -> None:
    state = new(4)
    chance = Chance(4)
    players = [Plain(hasty=seat % 2 == 0, picks=seat > 1) for seat in range(4)]
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(state.sample(chance))
            continue
        player, seen = players[state.to_act], state.perspective(state.to_act)
        a = player.choose(seen, chance)
        assert player.explain(seen, a, "en") != player.explain(seen, a, "fr")
        state.apply(a)
    assert state.step < 5000


def test_a_turntable_is_played_now_and_then() -> None:
    state = laying("TT AC", "")
    assert {chosen(state, seed=seed) for seed in range(20)} == {"turntable again", "discard turntable"}
