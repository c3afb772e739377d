"""Bots of Würfel Express: choices and explanations, position by position."""

import rotonde
from rotonde import Chance
from rotonde.games.wurfel import GAME
from rotonde.games.wurfel.bot.win_probability import SIZE, load_tables
from rotonde.games.wurfel.state import Wurfel
from rotonde.games.wurfel.tests.tables import do, thrown, to_discard, track

FOUR = track(0, "white 4", "red 4", "blue 4", "green 4")
FIVE = track(0, "white 2", "red 4", "blue 4", "green 4", "yellow 4")
SIX = track(0, "white 2", "red 4", "blue 4", "green 4", "yellow 4", "black 4")
BEHIND = track(0, "black 2", "white 3")


def chosen(level: str, state: Wurfel, seed: int = 1) -> str:
    perspective = state.perspective(state.to_act)
    return GAME.space.text(rotonde.bot("wurfel", level).choose(perspective, Chance(seed)))


def test_a_novice_keeps_what_shows_most_and_is_still_free() -> None:
    state = thrown("wwwrrbk", track(0, "white 2"), BEHIND)
    assert chosen("novice", state) == "reroll white white white blue black"


def test_a_novice_throws_all_when_nothing_is_free() -> None:
    state = thrown("wwwrrbb", FOUR, BEHIND)
    assert chosen("novice", state) == "reroll white white white red red blue blue"


def test_a_novice_stops_at_seven_of_a_kind_and_now_and_then_too_early() -> None:
    assert {chosen("novice", thrown("wwwwwww", track(0, "red 2"), BEHIND), seed) for seed in range(9)} == {
        "stop"
    }
    hasty = [chosen("novice", thrown("wwwrbgy", track(0, "red 2"), BEHIND), seed) for seed in range(40)]
    assert 0 < hasty.count("stop") < 20


def test_a_novice_gives_a_strip_up_only_when_no_colour_is_free() -> None:
    assert chosen("novice", to_discard(FIVE, BEHIND)) == "discard 0"
    assert chosen("novice", to_discard(SIX, BEHIND)) == "discard 1"


def test_a_novice_steals_only_where_the_supply_has_nothing() -> None:
    rival = track(0, "white 2", "red 2")
    both = do(thrown("wwwbbgk", track(9, "black 2"), rival), "stop")
    assert chosen("novice", both) == "take white 3"
    stolen = do(both, "take white 3")
    assert chosen("novice", stolen) == "take blue 2"
    only = do(thrown("wwrbgyk", track(9, "black 2"), rival), "stop")
    assert chosen("novice", only) == "steal 1"


def test_a_casual_player_throws_like_a_novice() -> None:
    for dice in ("wwwrrbk", "wwwwwww", "wwwrbgy"):
        for seed in range(9):
            state = thrown(dice, track(0, "white 2"), BEHIND)
            assert chosen("casual", state, seed) == chosen("novice", state, seed)


def test_a_regular_collects_without_haste() -> None:
    calm = {chosen("regular", thrown("wwwrbgy", track(0, "red 2"), BEHIND), seed) for seed in range(40)}
    assert calm == {"reroll red blue green yellow"}


def test_a_strong_player_keeps_more_than_one_colour_and_one_out_of_habit_now_and_then() -> None:
    state = thrown("wwwrrrb", track(0, "green 2"), track(0, "yellow 2", "black 3"))
    habit = "reroll red red red blue"
    assert chosen("regular", state) == habit
    throws = [chosen("strong", state, seed) for seed in range(100)]
    assert set(throws) == {"reroll blue", habit}
    assert 10 < throws.count(habit) < 30


def test_a_master_gives_strips_up_early_so_that_colours_are_free_and_thieves_find_nothing() -> None:
    full = to_discard(track(0, "white 2", "red 4", "blue 4"), BEHIND)
    assert [chosen(level, full) for level in ("strong", "master")] == ["discard 0", "discard 2"]
    robbed = to_discard(track(10, "white 5", "red 6"), track(0, "white 2", "red 5", "green 5"))
    assert [chosen(level, robbed) for level in ("strong", "master")] == ["discard 0", "discard 1"]


def test_better_players_give_up_what_bars_their_way() -> None:
    full = track(0, "white 4", "red 4", "blue 4", "green 4", "yellow 4", "black 4")
    for level in ("regular", "strong", "master"):
        assert chosen(level, to_discard(full, track(0, "white 2", "red 2"))) != "discard 0"


def test_better_players_see_that_a_theft_pays_twice() -> None:
    state = do(thrown("wwwrbgy", track(20, "black 4"), track(20, "white 3", "red 5")), "stop")
    for level in ("regular", "strong", "master"):
        assert chosen(level, state) == "steal 1"
    assert {chosen("casual", state, seed) for seed in range(20)} == {"steal 1", chosen("novice", state)}


def test_better_players_stop_when_they_have_won() -> None:
    state = thrown("wwwrrbk", track(25, "black 2"), track(20, "green 3"))
    for level in ("strong", "master"):
        assert {chosen(level, state, seed) for seed in range(20)} == {"stop"}


def test_a_master_says_what_it_expects() -> None:
    state = thrown("wwwrrbk", track(25, "black 2"), track(20, "green 3"))
    perspective = state.perspective(0)
    stop = GAME.space.parse("stop")
    assert (
        rotonde.bot("wurfel", "strong").explain(perspective, stop, "en")
        == "Stop: these dice lead to the goal."
    )
    assert rotonde.bot("wurfel", "master").explain(perspective, stop, "en").endswith("I see 100 % to win.")
    assert (
        rotonde.bot("wurfel", "master")
        .explain(perspective, stop, "fr")
        .endswith("Je me donne 100\u00a0% de chances de gagner.")
    )


def test_a_novice_gives_reasons_too() -> None:
    state = thrown("wwwrrbk", track(25, "black 2"), track(20, "green 3"))
    for level in ("novice", "casual"):
        said = rotonde.bot("wurfel", level).explain(state.perspective(0), GAME.space.parse("stop"), "fr")
        assert said == "S’arrêter : ces dés mènent au but."


def test_there_is_a_worth_for_every_number_of_seats() -> None:
    assert sorted(load_tables()) == list(GAME.seats)
    assert all(len(entries) == SIZE for entries in load_tables().values())
