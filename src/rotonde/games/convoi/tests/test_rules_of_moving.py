"""The rules of moving trains, of ports and of agents, by their IDs."""

from rotonde import CHANCE, OVER
from rotonde.games.convoi.tests.tables import (
    AMERICA,
    at,
    depot,
    do,
    goods,
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

DIJON = {"green": ("paris_dijon.0",), "red": ("geneva_basel.0",)}  # Paris has two green lights
RED_PARIS = {"green": ("paris_dijon.0",), "red": ("calais_paris.2",)}
OPEN = ("dijon lyon paris",)
TO_PORT = "t.san-francisco_salt-lake-city.1 a"
PORT_OPEN = {"green": ("san-francisco_boise.0",), "red": ("st-louis_cincinnati.0",)}
TO_DENVER = "t.salt-lake-city_denver.2 b"
DENVER_OPEN = {"green": ("denver_omaha.0",), "red": ("st-louis_cincinnati.0",)}


# How trains move


def test_cv_move_1_instruction_and_move_card_move_alike() -> None:
    by_card = moved(table("black1 d.calais out"), "black1", 2)
    by_instruction = do(instructed("i03", "black1 d.calais out"), "rolls 2")
    assert at(by_card, "black1") == at(by_instruction, "black1") == ("t.calais_paris.2", "b")


def test_cv_move_2_every_space_entered_costs_a_point() -> None:
    state = moved(table("black1 d.calais out"), "black1", 3)
    assert [event["space"] for event in told(state, "moved")] == [
        "t.calais_paris.1",
        "t.calais_paris.2",
        "c.paris",
    ]
    two = moved(table("black1 d.calais out"), "black1", 2)
    assert [event["space"] for event in told(two, "moved")] == ["t.calais_paris.1", "t.calais_paris.2"]


def test_cv_move_3_always_forward_turning_only_in_cities() -> None:
    assert at(moved(table("grey1 t.calais_paris.2 a"), "grey1", 1), "grey1") == ("t.calais_paris.1", "a")
    assert at(moved(table("grey1 c.paris"), "grey1", 1), "grey1") == ("t.calais_paris.2", "a")


def test_cv_move_4_one_train_a_space_and_no_overtaking() -> None:
    state = table("black1 d.calais out", "grey1 t.calais_paris.2 b")
    assert at(moved(state, "black1", 5), "black1")[0] == "t.calais_paris.1"


def test_cv_move_5_a_red_light_stops_a_train() -> None:
    state = moved(table("black1 d.calais out", **RED_PARIS), "black1", 5)
    assert at(state, "black1") == ("t.calais_paris.2", "b")
    assert last_stop(state) == ("red", 3, 3)


def test_cv_move_6_a_train_follows_the_open_legs() -> None:
    assert last_stop(moved(table("grey1 t.paris_dijon.2 b"), "grey1", 1)) == ("switch", 1, 1)
    state = moved(table("grey1 t.paris_dijon.2 b", switches=OPEN), "grey1", 1)
    assert at(state, "grey1") == ("t.dijon_lyon.1", "b")


def test_cv_move_7_behind_a_train_that_does_not_face_it() -> None:
    following = moved(table("black1 t.calais_paris.1 b", "grey1 t.calais_paris.2 b"), "black1", 3)
    assert last_stop(following) == ("train", 3, 3)
    city = moved(table("black1 t.calais_paris.1 b", "grey1 c.paris"), "black1", 3)
    assert last_stop(city) == ("train", 2, 2)
    out = moved(table("grey1 c.paris", "black1 t.calais_paris.2 a"), "grey1", 3)
    assert (last_stop(out), at(out, "grey1")[0]) == (("train", 3, 3), "c.paris")


def test_cv_move_8_a_token_for_each_unused_point() -> None:
    assert moved(table("black1 d.calais out", **RED_PARIS), "black1", 5).clock == 4


def test_cv_move_9_a_city_is_the_end_and_costs_nothing() -> None:
    state = moved(table("black1 t.calais_paris.2 b", **DIJON), "black1", 5)
    assert (at(state, "black1")[0], last_stop(state), state.clock) == ("c.paris", ("city", 4, 0), 7)


def test_cv_move_10_out_of_a_city_past_any_green_light() -> None:
    state = moved(table("black1 c.paris", **DIJON), "black1", 2)
    assert legal(state) == ["exit calais_paris.2", "exit paris_dijon.0"]
    assert why_not(state, "exit paris_tours.0") == why_not(state, "go") == "CV-MOVE-10"
    assert why_not(state, "exit leipzig_berlin.2") == why_not(state, "exit denver_omaha.0") == "CV-PLAY-2"
    assert why_not(state, "stop") == "CV-PLAY-1"  # it has to leave
    assert at(do(state, "exit paris_dijon.0"), "black1")[0] == "t.paris_dijon.2"


def test_cv_move_11_running_through_a_city() -> None:
    state = moved(table(f"black1 {TO_DENVER}", board=AMERICA, **DENVER_OPEN), "black1", 3)
    assert legal(state) == ["stop", "exit denver_omaha.0"]
    assert why_not(state, "exit salt-lake-city_denver.2") == "CV-MOVE-11"  # the way it came
    do(state, "exit denver_omaha.0")
    assert at(state, "black1")[0] == "t.omaha_kansas-city.1"  # Omaha is open from Denver
    back = table(f"black1 {TO_DENVER}", board=AMERICA, options={"passReversal": True})
    assert legal(moved(back, "black1", 3)) == ["stop", "exit salt-lake-city_denver.2"]
    barred = table(f"black1 {TO_DENVER}", "grey1 t.denver_omaha.1 b", board=AMERICA, **DENVER_OPEN)
    assert last_stop(moved(barred, "black1", 3)) == ("city", 2, 0)  # nowhere to go on: a free stop


def test_cv_move_11_a_game_lost_behind_a_city_that_was_run_through_can_be_restored() -> None:
    trains = (f"black1 {TO_DENVER}", "grey1 t.omaha_kansas-city.1 b")
    state = moved(table(*trains, board=AMERICA, deck=0, clock=1, **DENVER_OPEN), "black1", 3)
    do(state, "exit denver_omaha.0")
    assert (state.to_act, last_stop(state)) == (OVER, ("train", 1, 1))
    assert state.game.restore(state.snapshot()).snapshot() == state.snapshot()


def test_cv_col_1_head_on() -> None:
    state = table("black1 t.paris_dijon.1 b red", "brown1 t.dijon_lyon.1 a", switches=OPEN)
    moved(state, "black1", 4)
    assert (state.clock, depot(state, "black1"), state.cubes[2]) == (1, True, 2)
    assert at(state, "brown1") == ("t.dijon_lyon.1", "a")
    assert told(state, "collision")[0] | {"step": 0} == {
        "type": "collision",
        "train": "black1",
        "into": "brown1",
        "unused": 3,
        "paid": 6,
        "step": 0,
    }
    city = moved(table("grey1 c.paris", "black1 t.calais_paris.2 b"), "grey1", 1)
    assert depot(city, "grey1")
    departure = moved(table("grey1 t.calais_paris.1 a", "black1 d.calais out"), "grey1", 2)
    assert (depot(departure, "grey1"), departure.clock) == (True, 3)


def test_cv_col_2_no_collision_past_a_red_light_a_closed_switch_or_without_points() -> None:
    facing = ("black1 t.paris_dijon.1 b", "brown1 t.dijon_lyon.1 a")
    assert last_stop(moved(table(*facing), "black1", 3)) == ("switch", 2, 2)
    exact = moved(table("grey1 t.paris_dijon.1 b", "brown1 t.dijon_lyon.1 a", switches=OPEN), "grey1", 1)
    assert (last_stop(exact), exact.clock) == (("points", 0, 0), 7)
    red = table(
        "black1 t.geneva_turin.1 a",
        "brown1 t.geneva_basel.1 a",
        switches=("geneva basel turin",),
        green=("paris_dijon.0",),
        red=("geneva_basel.0",),
    )
    assert last_stop(moved(red, "black1", 2)) == ("red", 2, 2)


def test_cv_dep_1_into_a_departure_space() -> None:
    state = moved(table("black1 t.calais_paris.2 a red"), "black1", 5)
    assert (state.clock, depot(state, "black1"), state.cubes[2]) == (5, True, 2)
    before = moved(table("grey1 t.calais_paris.2 a"), "grey1", 1)
    assert at(before, "grey1")[0] == "t.calais_paris.1"  # with no point left it stands in front


def test_cv_port_1_deliver_and_go_to_the_depot() -> None:
    state = moved(table("black1 t.lyon_marseille.2 b blue"), "black1", 5)
    assert (state.stored[0], state.delivered, depot(state, "black1"), state.clock) == (1, 1, True, 7)
    empty = moved(table("black1 t.lyon_marseille.2 b"), "black1", 5)
    assert (empty.delivered, depot(empty, "black1"), empty.clock) == (0, True, 7)


def test_cv_port_2_slots_of_each_colour() -> None:
    assert table().view(None)["ports"][0]["free"]["blue"] == 2  # type: ignore[index]
    assert [port["free"]["red"] for port in table(board=AMERICA).view(None)["ports"]] == [1, 1]  # type: ignore[attr-defined]


# North America


def test_cv_na_1_each_port_needs_each_colour() -> None:
    state = table(f"black1 {TO_PORT} red", board=AMERICA, ports=[goods(red=1), goods()])
    moved(state, "black1", 3)
    assert (state.delivered, state.cubes[2], state.clock) == (1, 1, 7)  # the cube goes home
    assert not told(state, "delivered")
    full = goods(blue=1, yellow=1, red=1, white=1)
    last = table(f"black1 {TO_PORT} red", board=AMERICA, ports=[goods(blue=1, yellow=1, white=1), full])
    assert moved(last, "black1", 3).to_act == OVER
    more = table(f"black1 {TO_PORT} red", board=AMERICA, ports=[goods(blue=1, yellow=1), full])
    assert moved(more, "black1", 3).to_act == 0


def test_cv_na_2_stopping_is_free_where_one_could_run_through() -> None:
    state = moved(table(f"black1 {TO_DENVER}", board=AMERICA, **DENVER_OPEN), "black1", 5, "stop")
    assert (at(state, "black1")[0], last_stop(state), state.clock) == ("c.denver", ("chosen", 4, 0), 7)


def test_cv_na_3_an_empty_train_may_use_a_port() -> None:
    state = moved(table(f"black1 {TO_PORT}", board=AMERICA, **PORT_OPEN), "black1", 3)
    assert legal(state) == ["stop", "exit san-francisco_boise.0"]
    assert at(do(state, "stop"), "black1") == ("p.san-francisco", None)
    moved(state, "black1", 2, "exit san-francisco_boise.0")
    assert at(state, "black1")[0] == "t.san-francisco_boise.2"


def test_cv_na_4_a_loaded_train_delivers_and_leaves() -> None:
    state = moved(table(f"black1 {TO_PORT} red", board=AMERICA, **PORT_OPEN), "black1", 3)
    assert (state.delivered, depot(state, "black1")) == (1, True)
    on = table(
        f"black1 {TO_PORT} red",
        board=AMERICA,
        ports=[goods(red=1), goods()],
        options={"fullPort": "pass"},
        **PORT_OPEN,
    )
    assert legal(moved(on, "black1", 3)) == ["stop", "exit san-francisco_boise.0"]
    do(on, "stop")
    assert at(on, "black1")[0] == "p.san-francisco"


def test_cv_na_5_no_loading_while_running_through() -> None:
    state = moved(table(f"black1 {TO_DENVER}", board=AMERICA, **DENVER_OPEN), "black1", 3)
    assert why_not(state, "load black1 with move") == "CV-ACT-1"
    assert not why_not(do(state, "stop"), "load black1 with move")


def test_cv_na_6_nine_green_discs() -> None:
    board = table(board=AMERICA).config.board
    assert (board.green_discs, len(board.cities())) == (9, 6)


# Agents


def test_cv_agt_1_once_each_and_several_in_a_turn() -> None:
    state = table("black1 t.calais_paris.1 b", agents=["logistician", "manager"])
    do(state, "manager", "play move", "move black1", "rolls 2", "logistician", "rolls 5")
    assert why_not(state, "manager") == why_not(state, "logistician") == "CV-AGT-1"
    assert state.view(None)["agents"][0] == {"agent": "logistician", "ready": False}  # type: ignore[index]


def test_cv_agt_eu_1_the_logistician_rolls_again() -> None:
    state = moved(table("black1 d.calais out", agents=["logistician"]), "black1", 5)
    assert legal(state) == ["logistician", "go"]
    do(state, "logistician")
    assert state.to_act == CHANCE
    assert at(do(state, "rolls 2"), "black1")[0] == "t.calais_paris.2"
    assert why_not(table(agents=["logistician"]), "logistician") == "CV-AGT-EU-1"
    gone = moved(table("black1 d.calais out", agents=["logistician"]), "black1", 2, "go")
    assert at(gone, "black1")[0] == "t.calais_paris.2"


def test_cv_agt_eu_2_the_manager_lets_trains_run_through_to_the_end_of_the_turn() -> None:
    state = table("black1 t.calais_paris.2 b", agents=["manager"], mine=hand(move=2), **DIJON)
    moved(state, "black1", 3)
    assert legal(state) == ["manager", "go"]
    do(state, "manager")
    assert legal(state) == ["stop", "exit paris_dijon.0"]
    assert why_not(state, "manager") == "CV-AGT-1"
    do(state, "stop", "end", *["deals signal to 0"] * 5)
    assert state.view(None)["passing"] is False


def test_cv_agt_eu_2b_the_manager_may_be_called_at_any_decision() -> None:
    new = instructed("i12", agents=["manager"])
    assert do(new, "manager").asks() == "new_colour"
    last = instructed(
        "i10",
        "black1 c.paris",
        "black2 c.berlin",
        "black3 c.nuremberg",
        "brown1 c.amsterdam",
        "brown2 d.calais out",
        "brown3 d.nantes out",
        agents=["manager"],
    )
    assert legal(last) == ["manager", "new grey"]
    assert do(last, "manager").asks() == "depart"  # grey is all there is
    place = do(instructed("i10", agents=["manager"]), "new black")
    assert legal(place) == ["manager", "roll"]
    assert do(place, "manager").asks() == "depart"
    rolled = do(instructed("i10", agents=["manager"]), "new black", "roll")
    assert rolled.asks() == "depart"
    colours = instructed("i13", "black1 c.paris", agents=["manager"])
    assert do(colours, "manager", "colours black").asks() == "roll"
    select = instructed("i03", "black1 c.paris", agents=["manager"])
    assert legal(select) == ["manager", "move black1"]
    assert do(select, "manager").asks() == "roll"
    last_card = table(mine=hand(), agents=["manager"])
    assert legal(do(last_card, "manager")) == ["end"]


def test_cv_agt_eu_2d_also_between_a_card_and_its_use() -> None:
    for card, use in (("signal", ["lift geneva_basel.0"]), ("switch", []), ("move", [])):
        state = do(table("black1 c.paris", agents=["manager"]), f"play {card}", *use)
        asked = state.asks()
        assert "manager" in legal(state)
        do(state, "manager")
        assert (state.asks(), state.passing) == (asked, True)
        assert "manager" not in legal(state)
    lifting = do(table(agents=["manager"]), "play signal")
    assert do(lifting, "manager").asks() == "lift"
    assert why_not(new(layout="custom", firstSeat=0), "manager") == "CV-AGT-EU-2"  # before the first turn


def test_cv_agt_eu_2c_the_port_rule_is_unchanged_unless_the_table_agrees() -> None:
    to_port = "black1 t.lyon_marseille.2 b"
    more = {"green": ("toulouse_marseille.2",), "red": ("geneva_basel.0",)}
    state = moved(do(table(to_port, agents=["manager"], **more), "manager"), "black1", 3)
    assert depot(state, "black1")
    agreed = table(to_port, agents=["manager"], options={"managerIncludesPort": True}, **more)
    assert legal(moved(do(agreed, "manager"), "black1", 3)) == ["stop", "exit toulouse_marseille.2"]


def test_cv_agt_eu_3_the_conductor_holds_a_colour_back() -> None:
    state = instructed("i03", "black1 d.calais out", "brown1 d.nantes out", agents=["conductor"])
    assert legal(state) == ["conductor black", "conductor brown", "move black1"]
    do(state, "conductor black")
    assert state.mover == 3
    begun = instructed("i03", "black1 d.calais out", "black2 d.nantes out", agents=["conductor"])
    do(begun, "move black1", "rolls 2")
    assert begun.mover == 1  # nothing is left that could be held back
    late = instructed(
        "i03", "black1 d.calais out", "black2 d.nantes out", "brown1 d.venice out", agents=["conductor"]
    )
    do(late, "move black1", "rolls 2")
    assert why_not(late, "conductor black") == "CV-AGT-EU-3"
    assert do(late, "conductor brown", "rolls 2").asks() == "actions"
    assert why_not(table(agents=["conductor"]), "conductor black") == "CV-AGT-EU-3"


def test_cv_agt_eu_3b_the_conductor_and_multicolour_symbols() -> None:
    one = instructed("i13", "black1 d.calais out", agents=["conductor"])
    assert do(one, "conductor black").asks() == "actions"
    two = instructed("i14", "black1 d.calais out", "grey1 d.nantes out", agents=["conductor"])
    do(two, "conductor black")
    assert legal(two) == ["colours brown", "colours grey"]
    assert why_not(two, "colours black") == "CV-INS-5"
    assert do(two, "colours grey").mover == 6
    chosen = do(
        instructed("i14", "black1 d.calais out", "grey1 d.nantes out", agents=["conductor"]),
        "colours black grey",
    )
    assert do(chosen, "conductor black").mover == 6


def test_cv_agt_na_1_the_trackman_puts_the_card_under_the_deck() -> None:
    state = table(board=AMERICA, phase="card", card="i04", agents=["trackman"])
    assert legal(state) == ["accept", "trackman"]
    do(state, "trackman")
    assert state.asks() == "reveal"
    assert "reveals i04" not in legal(state)
    do(state, "reveals i18")
    seen = state.view(None)["instructions"]
    assert isinstance(seen, dict)
    assert (seen["bottom"], seen["deck"]) == ("i04", 10)
    start = table(board=AMERICA, phase="card", card="i00", deck=16, agents=["trackman"])
    assert why_not(start, "trackman") == "CV-AGT-NA-1"
    assert (
        why_not(table(board=AMERICA, phase="card", card="i04", deck=0, agents=["trackman"]), "trackman")
        == "CV-AGT-NA-1"
    )
    assert why_not(table(board=AMERICA, agents=["trackman"]), "trackman") == "CV-AGT-NA-1"


def test_cv_agt_na_1b_the_card_under_the_deck_is_known() -> None:
    last = do(table(board=AMERICA, deck=1, bottom="i18", mine=hand()), "end", *["deals move to 0"] * 5)
    assert last.active == 1
    assert told(last, "revealed")[0]["instruction"] == "i18"  # no chance about it
    boxed = table("black1 t.billings_calgary.1 b", board=AMERICA, deck=1, bottom="i18", clock=1)
    state = moved(boxed, "black1", 5)
    assert state.view(None)["instructions"]["bottom"] is None  # type: ignore[index]


def test_cv_agt_na_2_the_shunter_places_a_train() -> None:
    state = do(instructed("i10", "grey1 d.winnipeg out", board=AMERICA, agents=["shunter"]), "new black")
    assert why_not(state, "shunter 6") == "CV-NEW-2"
    assert "roll" in legal(state)
    assert at(do(state, "shunter 12"), "black1") == ("d.boston", "out")
    assert why_not(table(board=AMERICA, agents=["shunter"]), "shunter 2") == "CV-AGT-NA-2"
    assert why_not(table(board=AMERICA), "shunter 2") == "CV-AGT-1"


def test_cv_agt_na_3_the_section_chief_holds_one_train_back() -> None:
    state = instructed(
        "i03", "black1 d.boston out", "black2 d.miami out", board=AMERICA, agents=["section_chief"]
    )
    assert legal(state) == ["chief black1", "chief black2", "move black1", "move black2"]
    assert do(state, "chief black1").mover == 1
    assert why_not(table(board=AMERICA, agents=["section_chief"]), "chief black1") == "CV-AGT-NA-3"
    assert why_not(table(board=AMERICA), "chief black1") == "CV-AGT-1"
    many = instructed(
        "i18",
        "black1 d.boston out",
        "black2 d.miami out",
        "grey1 d.seattle out",
        board=AMERICA,
        agents=["section_chief"],
    )
    do(many, "chief black1")
    assert legal(many) == ["move black2", "move grey1"]  # no colour has begun by that
    assert why_not(many, "move black1") == "CV-AGT-NA-3"
    again = instructed(
        "i03", "black1 d.boston out", "brown1 d.miami out", board=AMERICA, agents=["section_chief"]
    )
    assert why_not(again, "chief brown1") == "CV-AGT-NA-3"


# What is open


def test_cv_info_1_hands_are_open_unless_agreed_otherwise() -> None:
    assert table().view(1)["hands"][0] == {"count": 6, "signal": 2, "switch": 2, "move": 2}  # type: ignore[index]
    state = table(options={"hiddenHands": True}, shuffled={"signal": 25, "switch": 25, "move": 25})
    assert state.view(1)["hands"][0] == {"count": 6}  # type: ignore[index]
    assert state.view(0)["hands"][0] == {"count": 6, "signal": 2, "switch": 2, "move": 2}  # type: ignore[index]
    do(state, "end", "deals move to 0")
    assert state.events(0, 0)[-1] == {"type": "drew", "seat": 0, "card": "move", "step": 1}
    assert state.events(0, 1)[-1] == {"type": "drew_unseen", "seat": 0, "step": 1}


def test_cv_info_2_nobody_knows_the_order_of_what_is_to_come() -> None:
    state = do(table(mine=hand()), "end", *["deals move to 0"] * 5)
    assert state.odds() == [1] * 12  # ten in the deck, two removed: any of them
    assert len(state.view(0)["instructions"]["unseen"]) == 12  # type: ignore[index]
    last = do(table(board=AMERICA, deck=1, bottom="i03", mine=hand()), "end", *["deals move to 0"] * 5)
    assert told(last, "revealed")[-1]["instruction"] == "i03"  # no chance: all saw it go under the deck
