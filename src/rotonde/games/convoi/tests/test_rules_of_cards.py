"""The rules of action cards, of the clock and of the end, by their IDs."""

from typing import Any

from rotonde import CHANCE, OVER
from rotonde.games.convoi.tests.tables import (
    AMERICA,
    at,
    depot,
    do,
    goods,
    hand,
    held,
    instructed,
    legal,
    moved,
    new,
    table,
    told,
    why_not,
)

CLOSED = "black1 t.paris_dijon.1 b"  # a section on, Dijon is closed: all points but one are lost
HEAD_ON = ("black1 t.paris_dijon.2 b", "brown1 t.dijon_lyon.1 a")
OPEN = ("dijon lyon paris",)


# Action cards


def test_cv_act_1_any_number_of_cards_each_to_its_end() -> None:
    state = do(table("black1 c.paris"), "play signal")
    assert why_not(state, "play move") == why_not(state, "end") == "CV-ACT-1"
    do(state, "lift geneva_basel.0", "put paris_dijon.0", "play switch", "set dijon lyon paris")
    assert state.asks() == "actions"
    rolling = do(table("black1 c.paris", agents=["logistician"]), "play move", "move black1", "rolls 2")
    assert why_not(rolling, "end") == "CV-ACT-1"
    assert why_not(table(), "lift geneva_basel.0") == why_not(table(), "set dijon lyon paris") == "CV-ACT-1"


def test_cv_act_3_the_active_player_ends_the_turn_also_after_the_last_card() -> None:
    last = do(table("black1 c.paris", mine=hand(move=1)), "load black1 with move")
    assert (last.asks(), legal(last), last.active, last.owed) == ("actions", ["end"], 0, 0)
    assert do(last, "end").asks() == "deal"
    signal = do(table(mine=hand(signal=1)), "play signal", "lift geneva_basel.0", "put paris_dijon.0")
    switch = do(table(mine=hand(switch=1)), "play switch", "set dijon lyon paris")
    move = moved(table("black1 t.calais_paris.1 b", mine=hand(move=1)), "black1", 2)
    for state in (signal, switch, move):
        assert (legal(state), state.hand_size(0)) == (["end"], 0)


def test_cv_act_3_without_cards_there_is_nothing_to_end() -> None:
    state = instructed("i03", "black1 t.calais_paris.1 b", mine=hand(), agents=[])
    assert state.asks() == "roll"
    assert do(state, "rolls 2").asks() == "deal"


def test_cv_act_2_played_cards_go_on_the_discard() -> None:
    state = do(table("black1 c.paris"), "play signal")
    assert state.view(None)["discard"] == {"signal": 1, "switch": 0, "move": 0}
    assert held(state) == {"signal": 1, "switch": 2, "move": 2}


def test_cv_sig_1_a_disc_moves_from_a_green_light_to_a_red_one() -> None:
    state = do(table(), "play signal")
    assert len(legal(state)) == 8
    assert why_not(state, "lift paris_dijon.0") == "CV-SIG-1"
    assert why_not(state, "lift denver_omaha.0") == "CV-PLAY-2"
    assert state.aids(0)["refusals"]["lift"] == "CV-SIG-1"  # type: ignore[index]
    do(state, "lift geneva_basel.0", "put paris_dijon.0")
    green = state.view(None)["green"]
    assert isinstance(green, list)
    assert "paris_dijon.0" in green
    assert "geneva_basel.0" not in green


def test_cv_sig_2_as_many_discs_as_before_and_one_a_light() -> None:
    state = do(table(), "play signal", "lift geneva_basel.0")
    assert why_not(state, "put calais_paris.2") == why_not(state, "put geneva_basel.0") == "CV-SIG-2"
    assert why_not(state, "put denver_omaha.0") == "CV-PLAY-2"
    assert len(do(state, "put dijon_lyon.1").view(None)["green"]) == 8  # type: ignore[arg-type]


def test_cv_sig_3_every_city_keeps_a_green_light() -> None:
    state = do(table(), "play signal", "lift calais_paris.2")
    assert why_not(state, "put dijon_lyon.1") == "CV-SIG-3"
    assert state.aids(0)["refusals"]["put"] == "CV-SIG-3"  # type: ignore[index]
    assert legal(state) == ["put paris_reims.0", "put paris_dijon.0", "put paris_tours.0"]
    more = do(table(), "play signal", "lift geneva_basel.0", "put paris_reims.0", "play signal")
    assert not why_not(do(more, "lift calais_paris.2"), "put dijon_lyon.1")


def test_cv_swi_1_any_other_pair_of_any_junction() -> None:
    state = do(table(), "play switch")
    assert len(legal(state)) == 14 * 2 + 6 * 5
    assert why_not(state, "set dijon basel lyon") == "CV-SWI-1"
    assert why_not(state, "set omaha denver minneapolis") == "CV-PLAY-2"
    do(state, "set lyon dijon limoges")  # both discs of a four-way junction
    assert state.view(None)["switches"]["lyon"] == ["dijon", "limoges"]  # type: ignore[index]


def test_cv_mvc_1_any_train_on_the_network() -> None:
    assert why_not(table(), "play move") == "CV-MVC-1"
    state = table("black1 c.paris", "grey2 c.berlin")
    assert why_not(state, "move black1") == "CV-MVC-1"
    do(state, "play move")
    assert legal(state) == ["move black1", "move grey2"]
    assert why_not(state, "move grey1") == "CV-MVC-1"


def test_cv_any_1_two_cards_for_any_action() -> None:
    state = table("black1 c.paris", mine=hand(signal=1, move=2))
    assert [each for each in legal(state) if "trade" in each] == [
        f"trade {two} for {card}"
        for two in ("signal move", "move move")
        for card in ("signal", "switch", "move")
    ]
    assert why_not(state, "trade switch move for signal") == "CV-PLAY-2"
    assert why_not(table(mine=hand(move=1)), "trade move move for signal") == "CV-ANY-1"
    do(state, "trade signal move for switch", "set dijon lyon paris")
    assert held(state) == {"signal": 0, "switch": 0, "move": 1}
    assert told(state, "traded")[0]["cards"] == "signal move"


def test_cv_load_1_any_card_loads_an_empty_train_in_a_goods_city() -> None:
    state = table("black1 c.paris", "brown1 t.calais_paris.1 b", "grey1 c.berlin", ports=[goods(red=2)])
    assert why_not(state, "load brown1 with move") == "CV-LOAD-1"  # on the way
    assert why_not(state, "load grey1 with move") == "CV-LOAD-1"  # no cube left
    do(state, "load black1 with signal")
    assert (state.cubes[0], held(state)["signal"]) == (1, 1)
    assert told(state, "loaded")[0]["goods"] == "blue"


def test_cv_load_2_one_cube_at_most() -> None:
    assert why_not(table("black1 c.paris red"), "load black1 with move") == "CV-LOAD-2"


def test_cv_load_3_only_in_the_action_phase_also_on_arrival() -> None:
    assert (
        why_not(instructed("i03", "black1 c.paris", "black2 c.berlin"), "load black1 with move")
        == "CV-LOAD-3"
    )
    state = moved(table("black1 t.calais_paris.2 b"), "black1", 3, "load black1 with move")
    assert state.cargo[0] == 0


# Drawing


def test_cv_draw_1_five_cards_but_never_more_than_ten() -> None:
    for count, drawn in ((0, 5), (5, 5), (7, 3), (9, 1)):
        state = do(table(mine=hand(move=count)), "end")
        assert state.owed == drawn
    full = do(table(mine=hand(move=10)), "end")
    assert (full.asks(), full.active) == ("reveal", 1)
    assert (
        why_not(do(table(mine=hand(move=9)), "end", "deals signal to 0"), "deals signal to 0") == "CV-PLAY-1"
    )


def test_cv_draw_2_an_empty_pile_is_made_anew_at_once() -> None:
    state = table(mine=hand(signal=2), discard={"signal": 25, "switch": 27, "move": 26})
    do(state, "end")
    assert legal(state) == ["deals move to 0"]
    assert why_not(state, "deals signal to 0") == "CV-PLAY-2"
    do(state, "deals move to 0")
    assert told(state, "reshuffled")
    assert state.odds() == [25, 27, 26]
    secret = table(
        mine=hand(signal=2),
        discard={"signal": 25, "switch": 27, "move": 26},
        shuffled=hand(move=1),
        options={"hiddenHands": True},
    )
    do(secret, "end", "deals move to 0")
    assert secret.view(1)["pile"]["shuffled"] == hand(signal=25, switch=27, move=26)  # type: ignore[index]
    assert state.view(None)["discard"] == {"signal": 0, "switch": 0, "move": 0}


# The clock


def lost(points: int, clock: int, **more: Any) -> tuple[int, int]:
    """Lose that many points at a closed switch; tokens and boxed cards afterwards."""
    state = moved(table(CLOSED, clock=clock, **more), "black1", points + 1)
    return state.clock, state.boxed


def test_cv_time_1_what_costs_tokens() -> None:
    assert lost(2, 7) == (5, 0)
    assert moved(table(*HEAD_ON, switches=OPEN), "black1", 2).clock == 3
    assert moved(table("black1 t.calais_paris.1 a"), "black1", 3).clock == 5
    assert do(instructed("i10", "black1 d.calais out"), "new black", "departs 6").clock == 5


def test_cv_time_2_the_last_token_boxes_a_card() -> None:
    assert lost(3, 3) == (7, 1)
    state = moved(table(CLOSED, clock=3), "black1", 4)
    assert state.view(None)["instructions"]["deck"] == 9  # type: ignore[index]


def test_cv_time_3_what_is_owed_is_taken_from_the_refilled_clock() -> None:
    assert lost(3, 2) == (6, 1)
    assert lost(3, 2, options={"tokens": 9}) == (8, 1)
    state = moved(table(*HEAD_ON, switches=OPEN, clock=1), "black1", 5)
    assert (state.clock, state.boxed) == (5, 2)


def test_cv_time_4_no_card_left_to_box() -> None:
    state = moved(table(CLOSED, clock=2, deck=0), "black1", 3)
    assert (state.to_act, state.winners(), state.scores()) == (OVER, [], [0, 0])
    crash = moved(table(*HEAD_ON, switches=OPEN, clock=1, deck=1), "black1", 5)
    assert crash.to_act == OVER
    assert not depot(crash, "black1")  # what is left to do is void


# The end


ALMOST = [goods(blue=2, yellow=2, red=2, white=1)]


def test_cv_end_1_won_at_once_by_the_last_cube() -> None:
    state = instructed("i03", "black1 t.lyon_marseille.2 b white", "black2 d.calais out", ports=ALMOST)
    do(state, "move black1", "rolls 5")
    assert (state.to_act, state.winners(), state.scores()) == (OVER, [0, 1], [8, 8])
    assert state.view(None)["won"] is True


def test_cv_end_2_lost_when_a_turn_ends_with_an_empty_deck() -> None:
    state = do(table(deck=0), "end")
    assert (state.to_act, state.winners()) == (OVER, [])
    assert state.view(None)["won"] is False
    boxed = moved(table(CLOSED, deck=1, clock=1), "black1", 2)  # the clock takes the last card
    assert boxed.asks() == "actions"  # this turn is now the last
    assert do(boxed, "end").to_act == OVER


def test_cv_end_3_lost_at_once_when_the_clock_runs_out_of_cards() -> None:
    state = moved(table("black1 t.calais_paris.1 a", deck=0, clock=2), "black1", 3)
    assert state.to_act == OVER
    placing = do(instructed("i10", "black1 d.calais out", deck=0, clock=2), "new black", "departs 6")
    assert placing.to_act == OVER
    nine = [f"black{i} {place}" for i, place in ((1, "c.paris"), (2, "c.berlin"), (3, "c.nuremberg"))]
    nine += [f"brown{i} {place} out" for i, place in ((1, "d.calais"), (2, "d.nantes"), (3, "d.venice"))]
    nine += [f"grey{i} {place} out" for i, place in ((1, "d.genoa"), (2, "d.vienna"), (3, "d.rostock"))]
    assert instructed("i10", *nine, deck=0, clock=1).to_act == OVER


# Easier and harder


def test_cv_diff_1_removed_instruction_cards() -> None:
    for removed in (0, 2, 12):
        assert new(removed=removed).deck_count == 18 - removed


def test_cv_diff_2_more_tokens() -> None:
    for tokens in (7, 8, 9, 10):
        assert new(tokens=tokens).clock == tokens


def test_cv_diff_3_one_more_green_disc_on_any_red_light() -> None:
    state = new(extraGreen=True)
    assert state.asks() == "layout"
    assert len(legal(state)) == 20
    assert why_not(state, "set dijon lyon paris") == "CV-SETUP-2"
    do(state, "put paris_dijon.0")
    assert (state.asks(), state.green.bit_count()) == ("deal", 9)
    chance = new(extraGreen=True, layout="random")
    while chance.asks() == "chance_layout":
        do(chance, legal(chance)[0])
    assert chance.green.bit_count() == 9


def test_cv_diff_4_ten_goods_and_three_cubes_each() -> None:
    state = new(goods=10)
    assert (state.cubes, state.config.slots()) == ([3, 3, 3, 3], 10)
    almost = [goods(blue=3, yellow=2, red=2, white=2)]
    state = table("black1 t.lyon_marseille.2 b red", ports=almost, options={"goods": 10})
    assert moved(state, "black1", 2).winners() == [0, 1]


def test_cv_diff_5_slots_for_any_colour() -> None:
    state = table("black1 t.lyon_marseille.2 b blue", ports=[goods(blue=2)], options={"goods": 10})
    moved(state, "black1", 2)
    port = state.view(None)["ports"][0]  # type: ignore[index]
    assert (port["stored"]["blue"], port["free"]["blue"], port["free_any"]) == (3, 0, 1)
    full = table(
        "black1 t.san-francisco_salt-lake-city.1 a red",
        board=AMERICA,
        ports=[goods(red=1, blue=2), goods()],
        options={"goods": 10},
    )
    assert moved(full, "black1", 2).cubes[2] == 2  # both slots for red are taken: the cube goes home


# Departure tokens


def test_cv_var_1_the_dice_mean_the_tokens() -> None:
    state = new(departures="shuffled")
    do(state, "token 3", "token 2")
    assert why_not(state, "token 3") == "CV-VAR-1"
    do(state, *(f"token {number}" for number in range(4, 13)))
    do(state, *["deals move to 0"] * 5, *["deals move to 1"] * 5, "manager", "departs 2")
    assert at(state, "black1")[0] == "d.venice"  # printed 3, token 2
    laid = {"type": "token_laid", "number": 2, "space": "d.venice", "step": 1}
    assert told(state, "token_laid")[1] == laid


def test_cv_var_1_the_shunter_too_calls_a_space_by_its_token() -> None:
    state = new(departures="shuffled", board=AMERICA)
    do(state, "token 3", "token 2", *(f"token {number}" for number in range(4, 13)))
    do(state, *["deals move to 0"] * 5, *["deals move to 1"] * 5)
    while state.asks() == "card":
        do(state, "accept")
    by_token = state.config.board.spaces[state.config.board.departures[1]]
    assert at(do(state, "shunter 2"), "black1")[0] == by_token


def test_cv_var_2_tokens_instead_of_dice() -> None:
    state = new(departures="tokens")
    do(state, "token 6", "token 7")
    assert why_not(state, "token 7") == "CV-VAR-2"
    do(state, "token 8", *["deals move to 0"] * 5, *["deals move to 1"] * 5, "manager")
    assert [at(state, name)[0] for name in ("black1", "brown1", "grey1")] == [
        "d.calais",
        "d.wroclaw",
        "d.hamburg",
    ]
    later = instructed(
        "i10", "black1 d.calais out", options={"departures": "tokens"}, tokens=[6, 7, 8], stack=[2, 6]
    )
    do(later, "new black")
    assert (legal(later), later.odds()) == (["token 2", "token 6"], [1, 1])
    assert do(later, "token 6").clock == 5


def test_cv_var_3_all_eleven_are_shuffled_again() -> None:
    state = instructed("i10", options={"departures": "tokens"}, tokens=[6, 7, 8], stack=[6])
    do(state, "new black")
    assert why_not(state, "token 2") == "CV-VAR-3"
    assert why_not(state, "departs 6") == "CV-PLAY-1"  # tokens are drawn, not dice
    assert do(state, "token 6").view(None)["token_stack"] == list(range(2, 13))


def test_a_token_whose_space_the_shunter_took_is_drawn_anew_for_the_start_card() -> None:
    state = new(board=AMERICA, departures="tokens")
    do(state, "token 6", "token 7", "token 8", *["deals move to 0"] * 5, *["deals move to 1"] * 5)
    do(state, "shunter 7")  # brown's
    assert state.to_act == CHANCE
    assert "token 7" not in legal(state)
    do(state, "token 6")
    assert (at(state, "brown1")[0], at(state, "grey1")[0], state.clock) == ("d.winnipeg", "d.el-paso", 7)
    taken = do(
        table(
            board=AMERICA,
            phase="card",
            card="i00",
            deck=16,
            agents=["shunter"],
            tokens=[6, 7, 8],
            stack=[7],
            options={"departures": "tokens"},
        ),
        "accept",
        "shunter 7",
    )
    assert legal(taken) == ["token 7"]  # nothing else is in the stack
