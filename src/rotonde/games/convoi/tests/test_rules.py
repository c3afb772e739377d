"""The rules of setting up, of the turn and of the instruction cards, by their IDs."""

import pytest

from rotonde import CHANCE, OVER, OptionError
from rotonde.games.convoi import GAME
from rotonde.games.convoi.material import FACE_ODDS, FACES
from rotonde.games.convoi.tests.tables import (
    AMERICA,
    at,
    dealt,
    depot,
    do,
    hand,
    instructed,
    last_stop,
    legal,
    moved,
    new,
    table,
    told,
    why_not,
)

PARIS_GREEN = ("paris_dijon.0",)
PARIS_RED = ("calais_paris.2",)


# Getting ready


def test_cv_setup_1_the_side_is_chosen_and_europe_is_advised() -> None:
    assert new().view(None)["board"] == "central-europe"
    assert new(board=AMERICA).view(None)["board"] == "north-america"
    with pytest.raises(OptionError, match=r"board.*central-europe, north-america"):
        new(board="mars")


def test_cv_setup_2_three_way_junctions_have_one_disc_four_way_two() -> None:
    board = new().config.board
    assert sum(len(legs) - 2 for legs in board.leg_names) == board.switch_discs == 26
    state = new(layout="custom")
    assert why_not(state, "put calais_paris.2") == "CV-SETUP-2"
    do(state, "set dijon basel lyon")
    assert why_not(state, "set dijon lyon paris") == "CV-SETUP-2"
    assert why_not(state, "set omaha denver minneapolis") == "CV-PLAY-2"


def laid_out(extra: bool = False) -> list[str]:
    """The first layout as a player would choose it."""
    board = new().config.board
    lights = [name for i, name in enumerate(board.lights) if board.first_green >> i & 1]
    found = [f"set {board.pairs[pair]}" for pair in board.first_pairs] + [f"put {light}" for light in lights]
    return [*found, "put paris_dijon.0"] if extra else found


def test_cv_setup_3_one_disc_for_each_city_and_three_on_the_track() -> None:
    state = do(new(layout="custom"), *laid_out()[:20], "put calais_paris.2")
    assert why_not(state, "put paris_dijon.0") == "CV-SETUP-3"
    assert why_not(state, "put calais_paris.2") == "CV-SIG-2"
    assert why_not(state, "put denver_omaha.0") == "CV-PLAY-2"
    do(state, "put geneva_basel.0", "put dijon_lyon.1", "put munich_basel.2")
    assert why_not(state, "put limoges_toulouse.0") == "CV-SETUP-3"
    for board, discs in (("central-europe", 8), (AMERICA, 9)):
        assert len(dealt(board=board).view(None)["green"]) == discs  # type: ignore[arg-type]


def test_cv_setup_4_the_layout_is_the_boards_the_players_or_chances() -> None:
    mine = do(new(layout="custom"), *laid_out())
    assert mine.asks() == "deal"
    assert (mine.switches, mine.green) == (new().switches, new().green)
    state = new(layout="random")
    for _ in range(28):
        assert state.asks() == "chance_layout"
        do(state, legal(state)[0])
    assert state.asks() == "deal"
    first = new(layout="random")
    assert why_not(first, "sets dijon basel paris") == "CV-SETUP-2"
    assert why_not(first, "lights calais_paris.2") == "CV-PLAY-1"
    for _ in range(20):
        do(first, legal(first)[-1])
    assert why_not(first, "lights geneva_basel.0") == "CV-SETUP-3"
    assert why_not(first, "sets dijon basel lyon") == "CV-PLAY-1"  # the junctions are set


def test_cv_setup_5_two_cubes_of_its_colour_on_each_goods_city() -> None:
    assert new().view(None)["cubes"] == {"blue": 2, "yellow": 2, "red": 2, "white": 2}


def test_cv_setup_6_seven_tokens_on_the_clock() -> None:
    assert new().view(None)["clock"] == {"tokens": 7, "full": 7}


def test_cv_setup_7_all_nine_trains_in_the_depot() -> None:
    trains = new().view(None)["trains"]
    assert isinstance(trains, list)
    assert len(trains) == 9
    assert all(each["space"] is None and each["cargo"] is None for each in trains)


def test_cv_setup_8_three_agents_are_ready() -> None:
    names = [["logistician", "manager", "conductor"], ["trackman", "shunter", "section_chief"]]
    for board, three in zip(("central-europe", AMERICA), names, strict=True):
        ready = [{"agent": agent, "ready": True} for agent in three]
        assert new(board=board).view(None)["agents"] == ready


def test_cv_setup_9_sixteen_of_eighteen_and_the_start_card() -> None:
    state = dealt()
    seen = state.view(None)["instructions"]
    assert isinstance(seen, dict)
    assert (seen["deck"], seen["removed"], seen["card"]["id"], len(seen["unseen"])) == (16, 2, "i00", 18)


def test_cv_setup_10_five_action_cards_each() -> None:
    state = new(3)
    assert state.odds() == [27, 27, 27]
    assert state.view(None)["pile"] == {"count": 81, "signal": 27, "switch": 27, "move": 27}
    assert [each["count"] for each in dealt(3).view(None)["hands"]] == [5, 5, 5]  # type: ignore[attr-defined]


def test_cv_setup_11_the_host_or_chance_says_who_begins() -> None:
    state = new(3, firstSeat="random")
    assert legal(state) == ["begins 0", "begins 1", "begins 2"]
    assert do(state, "begins 2").active == 2
    assert new(3, firstSeat=1).active == 1
    with pytest.raises(OptionError, match=r"firstSeat.*random, 0 to 1"):
        GAME.new(2, {"firstSeat": 2})


def test_cv_setup_12_two_to_four_seats() -> None:
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(OptionError, match=r"seats.*2, 3, 4"):
        GAME.new(1)
    assert why_not(new(3, firstSeat="random"), "begins 3") == "CV-SETUP-12"


def test_cv_setup_13_tokens_then_cards_from_the_first_seat_on() -> None:
    state = new(2, firstSeat=1, departures="tokens")
    assert state.asks() == "tokens"
    do(state, "token 2", "token 12", "token 7")
    assert why_not(state, "deals move to 0") == "CV-SETUP-13"
    do(state, *["deals move to 1"] * 5)
    assert legal(state) == ["deals signal to 0", "deals switch to 0", "deals move to 0"]


# Words


def test_cv_def_1_junctions_and_lights_are_no_spaces() -> None:
    state = moved(table("black1 d.calais out"), "black1", 3)
    assert at(state, "black1")[0] == "c.paris"  # two sections, a light, the city: three points


def test_cv_def_2_ports_are_cities() -> None:
    board = new().config.board
    assert [board.spaces[city] for city in board.cities()][-1] == "p.marseille"


def test_cv_def_3_in_the_depot_or_on_one_space() -> None:
    state = table("black1 c.paris")
    assert depot(state, "black2")
    assert at(state, "black1") == ("c.paris", None)


def test_cv_def_4_every_space_has_its_ends_and_every_junction_its_legs() -> None:
    board = new().config.board
    assert {
        len(ends) for kind, ends in zip(board.space_kind, board.space_ends, strict=True) if kind == 0
    } == {2}
    assert all(len(board.space_ends[space]) == 1 for space in board.departures)
    assert {len(legs) for legs in board.leg_names} == {3, 4}


def test_cv_def_5_a_train_faces_an_end_except_in_a_city() -> None:
    state = moved(table("black1 d.calais out"), "black1", 2)
    assert at(state, "black1") == ("t.calais_paris.2", "b")
    assert at(moved(state, "black1", 2), "black1") == ("c.paris", None)


def test_cv_def_6_a_light_governs_both_directions() -> None:
    for start in ("t.geneva_basel.1 a", "t.geneva_turin.1 a"):
        state = table(
            f"grey1 {start}",
            switches=("geneva basel turin",),
            red=("geneva_basel.0",),
            green=("paris_dijon.0",),
        )
        assert last_stop(moved(state, "grey1", 1)) == ("red", 1, 1)


def test_cv_def_7_trains_pass_between_the_open_legs_both_ways() -> None:
    for start, to in (("t.paris_dijon.2 b", "t.dijon_lyon.1"), ("t.dijon_lyon.1 a", "t.paris_dijon.2")):
        state = table(f"grey1 {start}", switches=("dijon lyon paris",))
        assert at(moved(state, "grey1", 1), "grey1")[0] == to


def test_cv_def_8_points_that_cannot_be_used() -> None:
    state = moved(table("black1 t.paris_dijon.1 b"), "black1", 5)
    assert last_stop(state) == ("switch", 4, 4)


def test_cv_def_9_the_clock_has_n_tokens_and_t_are_left() -> None:
    state = table("black1 t.paris_dijon.1 b", options={"tokens": 9})
    assert moved(state, "black1", 3).view(None)["clock"] == {"tokens": 7, "full": 9}


def test_cv_def_10_passing_always_in_america_with_the_manager_in_europe() -> None:
    assert table(board=AMERICA).view(None)["passing"] is True
    state = table(agents=["manager"])
    assert state.view(None)["passing"] is False
    assert do(state, "manager").view(None)["passing"] is True


# A turn


def test_cv_turn_1_instruction_then_cards_then_drawing() -> None:
    state = dealt()
    assert why_not(state, "play move") == why_not(state, "end") == "CV-TURN-1"
    state = table()
    assert why_not(state, "accept") == "CV-PLAY-1"
    assert do(state, "end").asks() == "deal"


def test_cv_turn_2_then_the_next_seat() -> None:
    state = table(seats=3, active=2, mine=hand())
    do(state, "end", *["deals move to 2"] * 5)
    assert state.active == 0


def test_cv_turn_3_the_active_player_decides() -> None:
    state = table(
        seats=3, phase="new_colour", card="i10", active=1, new={"left": 1, "used": [], "colour": None}
    )
    assert state.to_act == 1
    asked = instructed("i10", seats=3)
    assert (asked.asks(), asked.to_act) == ("new_colour", 0)


# Instruction cards


def test_cv_ins_1_new_trains_first_then_movements() -> None:
    state = instructed("i04", "black1 t.paris_tours.1 a")
    assert state.asks() == "new_colour"
    do(state, "new brown", "departs 6")
    assert state.asks() == "roll"


def test_cv_ins_2_every_train_of_the_colour_on_the_network_moves_once() -> None:
    state = instructed("i03", "black1 d.calais out", "black2 d.nantes out", "grey1 c.berlin")
    assert legal(state) == ["move black1", "move black2"]
    assert why_not(state, "move black3") == "CV-INS-2"
    do(state, "move black2", "rolls 2")
    assert state.mover == 0
    two = instructed("i03", "black1 d.calais out", "black2 d.nantes out", "black3 d.venice out")
    do(two, "move black1", "rolls 2")
    assert why_not(two, "move black1") == "CV-INS-2"


def test_cv_ins_3_one_colour_after_the_other_in_printed_order() -> None:
    state = instructed(
        "i02", "black1 d.calais out", "black2 d.nantes out", "brown1 d.venice out", "brown2 d.genoa out"
    )
    do(state, "new grey", "departs 8")
    assert legal(state) == ["move brown1", "move brown2"]
    assert why_not(state, "move black1") == "CV-INS-3"


def test_cv_ins_4_one_multicolour_symbol_is_one_colour() -> None:
    state = instructed("i13", "black1 d.calais out", "grey1 d.nantes out")
    assert legal(state) == ["colours black", "colours brown", "colours grey"]
    assert why_not(state, "colours black grey") == "CV-INS-4"
    assert do(state, "colours grey").mover == 6


def test_cv_ins_5_two_multicolour_symbols_are_two_colours_in_any_order() -> None:
    state = instructed("i14", "black1 d.calais out", "grey1 d.nantes out", "grey2 d.venice out")
    assert legal(state) == ["colours black brown", "colours black grey", "colours brown grey"]
    assert why_not(state, "colours black") == "CV-INS-5"
    do(state, "colours black grey")
    assert legal(state) == ["move black1", "move grey1", "move grey2"]
    do(state, "move grey1", "rolls 1")
    assert state.mover == 7  # grey first, to its end
    held = instructed("i14", "black1 d.calais out", "grey1 d.nantes out", agents=["conductor"])
    assert why_not(do(held, "conductor black"), "colours black") == "CV-INS-5"  # it stood for one of the two


def test_cv_ins_6_three_multicolour_symbols_move_everything() -> None:
    state = instructed("i18", "black1 d.calais out", "brown1 d.nantes out", "grey1 d.venice out")
    assert legal(state) == ["move black1", "move brown1", "move grey1"]


def test_cv_ins_7_a_colour_without_trains_may_be_chosen() -> None:
    state = instructed("i13", "black1 d.calais out")
    assert do(state, "colours brown").asks() == "actions"


def test_cv_ins_8_moving_is_compulsory() -> None:
    state = instructed("i03", "black1 d.calais out", "black2 d.nantes out")
    assert why_not(state, "end") == "CV-TURN-1"
    assert state.asks() == "select"


def test_cv_ins_9_the_card_goes_on_the_discard() -> None:
    state = instructed("i03", "grey1 c.berlin")
    assert state.asks() == "actions"
    assert "i03" in state.view(None)["instructions"]["discard"]  # type: ignore[index]
    assert state.view(None)["instructions"]["card"] is None  # type: ignore[index]


def test_cv_ins_10_the_start_card_puts_three_trains_in_play() -> None:
    state = do(dealt(), "manager", "departs 6", "departs 7", "departs 8")
    assert [at(state, name)[0] for name in ("black1", "brown1", "grey1")] == [
        "d.calais",
        "d.wroclaw",
        "d.hamburg",
    ]
    assert state.asks() == "actions"
    assert not told(state, "rolled")


# New trains


def test_cv_new_1_a_colour_from_the_depot_then_two_dice() -> None:
    state = instructed("i10", "black1 c.paris", "black2 c.berlin", "black3 c.nuremberg")
    assert legal(state) == ["new brown", "new grey"]
    assert why_not(state, "new black") == "CV-NEW-1"
    do(state, "new grey")
    assert state.odds() == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert at(do(state, "departs 6"), "grey1") == ("d.calais", "out")


def test_cv_new_2_an_occupied_departure_space_costs_two() -> None:
    state = do(instructed("i10", "black1 d.calais out"), "new black", "departs 6")
    assert depot(state, "black2")
    assert state.clock == 5


NINE = [
    "black1 c.paris",
    "black2 c.berlin",
    "black3 c.nuremberg",
    "brown1 c.amsterdam",
    "brown2 d.calais out",
    "brown3 d.nantes out",
    "grey1 d.venice out",
    "grey2 d.genoa out",
    "grey3 d.vienna out",
]


def test_cv_new_3_an_empty_depot_costs_two() -> None:
    state = instructed("i10", *NINE)
    assert state.clock == 5
    assert state.asks() == "colours"


def test_cv_new_4_two_new_trains_are_of_different_colours() -> None:
    state = do(instructed("i12", "black1 c.paris"), "new black", "departs 6")
    assert legal(state) == ["new brown", "new grey"]
    assert why_not(state, "new black") == "CV-NEW-4"
    assert why_not(table(), "new black") == "CV-PLAY-1"
    one_colour = do(instructed("i12", *NINE[:7]), "departs 8")  # only grey is left, and so taken
    assert one_colour.clock == 5
    free = instructed("i12", *NINE[:7], options={"twoNewFallback": "sameColour"})
    do(free, "departs 8", "departs 10")
    assert (at(free, "grey3")[0], free.clock) == ("d.poznan", 7)


def test_cv_new_5_the_start_card_rolls_until_a_space_is_free() -> None:
    state = do(dealt(), "manager", "departs 6")
    assert why_not(state, "departs 6") == "CV-NEW-5"
    assert why_not(state, "token 6") == "CV-PLAY-1"  # dice, no tokens
    assert why_not(do(dealt(), "manager", "departs 2"), "departs 2") == "CV-NEW-5"
    assert state.odds() == [1, 2, 3, 4, 6, 5, 4, 3, 2, 1]
    assert state.clock == 7


def test_cv_new_6_a_new_train_moves_if_its_colour_is_called() -> None:
    state = do(instructed("i04"), "new black", "departs 6")
    assert (state.asks(), state.mover) == ("roll", 0)
    assert do(instructed("i04"), "new brown", "departs 6").asks() == "actions"


# Order and dice


def test_cv_ord_1_one_train_after_the_other_each_to_its_end() -> None:
    state = instructed("i03", "black1 d.calais out", "black2 d.nantes out", "black3 d.venice out")
    do(state, "move black1")
    assert state.to_act == CHANCE
    assert why_not(state, "move black2") == "CV-PLAY-1"
    assert legal(do(state, "rolls 2")) == ["move black2", "move black3"]


def test_cv_die_1_each_colour_has_its_die() -> None:
    means = [
        sum(face * odds for face, odds in zip(faces, weights, strict=True)) / 6
        for faces, weights in zip(FACES, FACE_ODDS, strict=True)
    ]
    assert [round(mean, 2) for mean in means] == [3.5, 2.5, 1.67]
    state = do(table("grey1 c.paris"), "play move", "move grey1")
    assert legal(state) == ["rolls 1", "rolls 2", "rolls 3"]
    assert state.odds() == [3, 2, 1]
    assert why_not(state, "rolls 4") == "CV-DIE-1"
    assert at(do(state, "rolls 1"), "grey1")[0] == "t.calais_paris.2"


def test_cv_die_2_the_exit_is_chosen_when_the_roll_is_known() -> None:
    state = moved(table("black1 c.paris", green=PARIS_GREEN, red=("geneva_basel.0",)), "black1", 2)
    assert legal(state) == ["exit calais_paris.2", "exit paris_dijon.0"]
    assert state.points == 2


def test_cv_play_1_another_decision_is_due() -> None:
    assert why_not(table(), "go") == why_not(table(), "rolls 3") == "CV-PLAY-1"
    assert why_not(table(), "put calais_paris.2") == why_not(table(), "exit calais_paris.2") == "CV-PLAY-1"
    assert why_not(table(phase="lift"), "set dijon lyon paris") == "CV-PLAY-1"
    assert why_not(table(phase="switch"), "lift calais_paris.2") == "CV-PLAY-1"
    assert why_not(do(table(), "end"), "play move") == "CV-PLAY-1"


def test_cv_play_2_what_is_not_there() -> None:
    state = table("black1 c.paris", mine=hand(signal=1))
    assert why_not(state, "play move") == why_not(state, "load black1 with move") == "CV-PLAY-2"
    assert why_not(state, "load black2 with signal") == "CV-PLAY-2"
    assert why_not(state, "trackman") == "CV-PLAY-2"
    assert (
        why_not(do(table(deck=1, mine=hand()), "end", *["deals move to 0"] * 5), "reveals i01") == "CV-PLAY-2"
    )


def test_cv_play_3_the_game_is_over() -> None:
    state = do(table(deck=0), "end")
    assert state.to_act == OVER
    assert why_not(state, "end") == why_not(state, "rolls 3") == "CV-PLAY-3"
