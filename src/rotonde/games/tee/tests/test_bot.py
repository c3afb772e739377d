"""Bots: choices where they matter, and their explanations."""

from collections.abc import Callable

import pytest

import rotonde
from rotonde import Bot, Chance
from rotonde.games.tee.bot import APPRAISER, casual, master, novice, regular, strong
from rotonde.games.tee.state import Tee
from rotonde.games.tee.tests.tables import HANDS, dealt, do, drawn, moving, player, table

NORTHERN = "dublin london oslo brussels paris the_hague"
EASTERN = "rome madrid london paris bonn berlin"
LEVELS: list[Callable[[], Bot]] = [novice, casual, regular, strong, master]


def chosen(bot: Bot, state: Tee) -> str:
    """The choice, in notation; its reason is a sentence in both languages."""
    perspective = state.perspective(state.turn)
    a = bot.choose(perspective, Chance(4))
    for language in ("en", "fr"):
        assert bot.explain(perspective, a, language).endswith(".")
    return state.game.space.text(a)


def test_a_master_starts_where_the_tour_is_shortest_and_many_start_anywhere() -> None:
    state = dealt(2, planner=True)
    tours = {str(each["station"]): each["turns"] for each in state.aids(0)["starts"]}  # type: ignore[attr-defined]
    best = min(tours, key=lambda start: tours[start])
    assert chosen(master(), state) == f"start {best}"
    for level in (novice, casual, regular):
        assert chosen(level(), state).startswith("start")


def test_a_strong_player_starts_beside_two_capitals_whatever_the_others_take() -> None:
    state = dealt(4)
    do(state, "start izmir", "start leningrad", "start gibraltar")
    assert chosen(strong(), state) == "start cork"
    assert chosen(master(), state) == "start izmir"


@pytest.mark.parametrize("level", LEVELS)
def test_everyone_goes_where_a_capital_is_and_home_at_the_end(level: Callable[[], Bot]) -> None:
    bot = level()
    assert chosen(bot, moving(3, player("limerick_jn", hand=NORTHERN))) == "ride violet dublin"
    assert chosen(bot, moving(3, player("limerick_jn", visited=HANDS[0]))) == "ride violet cork"


@pytest.mark.parametrize("level", LEVELS)
def test_everyone_changes_where_the_way_asks_for_it(level: Callable[[], Bot]) -> None:
    bot = level()
    overseas = player("athens", hand=EASTERN, visited=EASTERN.replace("rome ", ""))
    assert chosen(bot, table(overseas)) == "draw"
    assert chosen(bot, moving(3, overseas)) == "stay"
    assert chosen(bot, table(player("dublin", visited=HANDS[0]))) == "roll"


def test_a_novice_takes_a_wrong_train_at_times_and_others_never_do() -> None:
    state = moving(2, player("limerick_jn", hand=NORTHERN))
    right = {"ride violet dublin"}
    assert choices(novice, state) == right | {"ride violet cork"}
    for level in (casual, regular, strong, master):
        assert choices(level, state) == right


def test_regular_and_strong_count_stations_when_in_haste() -> None:
    state = table(player("rome", hand=HANDS[3], visited="rome"))
    for level in (regular, strong):
        assert choices(level, state) == {"roll", "draw"}
    assert choices(master, state) == {"draw"}


def choices(level: Callable[[], Bot], state: Tee) -> set[str]:
    """Choices of a level there, over forty seeds."""
    return {state.game.space.text(level().choose(state.perspective(0), Chance(seed))) for seed in range(40)}


def test_where_one_thing_is_possible_it_is_done() -> None:
    for level in LEVELS:
        assert chosen(level(), moving(3, closed="limerick_jn rosslare")) == "stay"


def test_the_leader_is_who_suffers() -> None:
    rivals = [player("izmir", "izmir"), player("rome", "izmir", visited="madrid lisbon")]
    for planner in (regular(), strong()):
        assert chosen(planner, drawn("wrong_carriage", player("dublin"), *rivals)) == "name 2"
    near_home = player("eskisehir", "izmir", visited=HANDS[1])
    assert chosen(strong(), drawn("wrong_carriage", player("dublin"), near_home, rivals[0])) == "name 1"
    level = [player("belfast"), player("limerick_jn"), player("vienna", "izmir", visited="bucharest")]
    assert chosen(master(), drawn("wrong_carriage", player("dublin"), near_home, rivals[0])) == "name 1"
    assert chosen(master(), drawn("chatterbox", player("dublin"), *level)) in ("name 1", "name 2")


def test_company_is_chosen_for_the_place() -> None:
    level = [player("belfast"), player("limerick_jn")]
    homesick = player("dublin", visited=HANDS[0])
    assert chosen(strong(), drawn("travelling_companion", homesick, *level)) == "name 2"


def test_a_master_names_whoever_makes_it_win() -> None:
    level = [player("liverpool"), player("cork")]
    homesick = player("dublin", visited=HANDS[0])
    assert chosen(master(), drawn("travelling_companion", homesick, *level)) == "name 2"


def test_a_master_closes_nothing_where_it_would_hinder_itself_most() -> None:
    others = [player("izmir", "izmir"), player("ankara", "izmir")]
    state = moving(2, player("limerick_jn", visited="ankara andorra athens vaduz bern"), *others)
    assert chosen(master(), state).startswith("ride")


def test_a_master_closes_the_leaders_way_and_others_leave_it() -> None:
    leader = player("eskisehir", "izmir", visited=HANDS[1])
    state = drawn("lightning_strike", player("dublin"), leader)
    assert chosen(master(), state).startswith("close")
    assert chosen(strong(), state) == chosen(novice(), state) == "decline"
    early = drawn("lightning_strike", player("dublin"), player("rome", "izmir"), closed="florence")
    assert chosen(master(), early).startswith(("close", "decline"))


def test_a_master_closes_no_start_where_the_table_protects_them() -> None:
    leader = player("eskisehir", "izmir", visited=HANDS[1])
    for protected in (True, False):
        state = drawn("lightning_strike", player("dublin"), leader, options={"protectStarts": protected})
        assert (chosen(master(), state) == "close izmir") == (not protected)


def test_a_master_shuts_the_door_behind() -> None:
    leader = player("belfast", "cork", visited=HANDS[1])
    state = moving(2, player("dublin", hand=NORTHERN, visited="dublin", bound="free"), leader)
    assert chosen(master(), state) == "close dublin"
    state.apply(state.game.space.parse("close dublin"))
    assert chosen(master(), state) == "ride ferry holyhead"


def test_a_master_shuts_the_door_when_a_card_takes_it_away() -> None:
    leader = player("belfast", "cork", visited=HANDS[1])
    state = do(table(player("dublin"), leader), "draw", "draws ballet_tickets")
    assert chosen(master(), state) == "close dublin"
    assert chosen(strong(), state) == chosen(novice(), state) == "decline"
    ahead = do(table(player("dublin"), player("rome", "izmir")), "draw", "draws ballet_tickets")
    assert chosen(master(), ahead) == "decline"


def test_a_token_to_lift_is_taken_where_it_shortens_the_way() -> None:
    state = drawn("repairs_finished", player("dublin", visited=HANDS[0]), closed="limerick_jn rome")
    assert chosen(strong(), state) == "reopen limerick_jn"


def test_levels_are_named() -> None:
    assert rotonde.levels("tee") == ["novice", "casual", "regular", "strong", "master"]


def test_choices_are_weighed_by_everybodys_turns_left() -> None:
    heuristics = APPRAISER.heuristics
    state = moving(3, player("limerick_jn", visited=HANDS[0]), player("rome"))
    first, *others = heuristics.candidates(state)
    assert state.game.space.text(first) == "ride violet cork"
    assert {first, *others} == set(state.legal_actions())
    assert heuristics.reason(state, first, "fr").endswith(".")
    assert heuristics.win_probability(state, 0) > 0.9 > heuristics.win_probability(state, 1)
    assert sum(heuristics.win_probabilities(state)) == pytest.approx(1)
    state.apply(first)
    assert heuristics.win_probabilities(state) == [1.0, 0.0]
