"""The rulebook's example of a turn, step by step, and the examples of our rules file."""

from rotonde.games.convoi.tests.tables import at, do, hand, held, instructed, legal, table, why_not

EXAMPLE = {"green": ("cologne_amsterdam.2",), "red": ("hanover_amsterdam.3",)}


def test_cv_ex_1_the_turn_of_the_rulebook() -> None:
    mine = hand(move=3, signal=1, switch=2)
    state = instructed("i04", "brown1 t.hanover_hamburg.1 a", mine=mine, **EXAMPLE)
    do(state, "new black", "departs 6")  # A
    assert (at(state, "black1"), state.clock) == (("d.calais", "out"), 7)
    do(state, "rolls 4")  # B
    assert (at(state, "black1"), state.clock, state.asks()) == (("c.paris", None), 7, "actions")
    do(state, "load black1 with move")  # 1
    assert (state.cubes[0], state.cargo[0], state.hand_size(0)) == (1, 0, 5)
    do(state, "play signal", "lift geneva_basel.0", "put paris_dijon.0")  # 2
    do(state, "play switch", "set dijon lyon paris")  # 3
    assert state.hand_size(0) == 3
    do(state, "play move", "move black1", "rolls 3", "exit paris_dijon.0")  # 4
    assert (at(state, "black1"), state.clock, state.hand_size(0)) == (("t.dijon_lyon.1", "b"), 7, 2)
    do(state, "play switch", "set dijon basel lyon")  # 5: just behind the train
    assert held(state) == hand(move=1)
    do(state, "play move", "move brown1", "rolls 4")  # 6
    assert (at(state, "brown1"), state.clock) == (("t.hanover_amsterdam.3", "b"), 6)
    assert legal(state) == ["end"]  # no card is left
    do(state, "end")
    assert (state.asks(), state.owed) == ("deal", 5)
    do(state, *["deals signal to 0"] * 5)
    assert (state.hand_size(0), state.active, state.asks()) == (5, 1, "reveal")


def test_cv_ex_2_a_card_with_a_new_train_and_two_colours() -> None:
    state = instructed("i04", "black1 t.calais_paris.1 b", "black2 d.nantes out")
    do(state, "new brown", "departs 8")
    assert legal(state) == ["move black1", "move black2"]
    do(state, "move black2", "rolls 2", "rolls 2")
    assert state.asks() == "actions"  # grey does nothing, and brown is not shown


def test_cv_ex_3_paris_and_its_only_disc() -> None:
    state = do(table(), "play signal", "lift calais_paris.2")
    assert why_not(state, "put dijon_lyon.1") == "CV-SIG-3"
    assert not why_not(state, "put paris_reims.0")
    assert not why_not(do(table(), "play signal", "lift geneva_basel.0"), "put paris_reims.0")
