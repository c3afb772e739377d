"""Ratings: arithmetic that people can follow."""

from rotonde.server.ratings.rating import NEWCOMER, Rating, rated


def test_a_newcomer_is_in_the_middle_and_very_unsure() -> None:
    assert (NEWCOMER.value, NEWCOMER.spread, NEWCOMER.is_provisional) == (1500, 500, True)


def test_whoever_wins_rises_and_all_are_surer_than_before() -> None:
    after = rated([["anna"], ["ben"]], [0, 1], {})
    assert after["anna"].value > 1500 > after["ben"].value
    assert after["anna"].value - 1500 == 1500 - after["ben"].value
    assert max(each.sigma for each in after.values()) < NEWCOMER.sigma


def test_to_beat_somebody_strong_counts_more() -> None:
    strong, weak = Rating(32, 3), Rating(18, 3)
    over_strong = rated([["anna"], ["other"]], [0, 1], {"other": strong})["anna"]
    over_weak = rated([["anna"], ["other"]], [0, 1], {"other": weak})["anna"]
    assert over_strong.mu > over_weak.mu


def test_partners_rise_together_and_a_draw_moves_equals_nowhere() -> None:
    after = rated([["anna", "cleo"], ["ben", "dora"]], [0, 1], {})
    assert after["anna"] == after["cleo"]
    even = rated([["anna"], ["ben"]], [1, 1], {})
    assert (even["anna"].value, even["ben"].value) == (1500, 1500)


def test_a_bot_on_several_seats_is_rated_once_by_the_mean() -> None:
    after = rated([["anna"], ["bot:novice"], ["bot:novice"]], [1, 0, 1], {})
    assert set(after) == {"anna", "bot:novice"}
    assert after["bot:novice"].mu > after["anna"].mu


def test_after_enough_games_a_rating_is_no_longer_provisional() -> None:
    known: dict[str, Rating] = {}
    for number in range(40):
        known |= rated([["anna"], ["ben"]], [number % 2, 1 - number % 2], known)
    assert not known["anna"].is_provisional
    assert abs(known["anna"].value - 1500) < known["anna"].spread
