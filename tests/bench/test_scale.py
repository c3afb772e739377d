"""One scale for all: ratings that say who wins how often, intervals, anchors, and what the page keeps."""

from math import log10
from pathlib import Path

import pytest

import rotonde
from bench.ratings.duels import Pair, Results, play
from bench.ratings.entrants import RandomBot, entrant, field
from bench.ratings.scale import pairings
from bench.ratings.scale_page import Standing, write_scale
from rotonde.analysis.statistics import ELO, Estimate, fit, ratings

NAMES = ["random", "novice", "master"]


def test_differences_are_the_log_odds_of_what_was_won() -> None:
    found = fit(["a", "b"], {("b", "a"): (7500, 10_000)})
    assert ELO * (found["b"] - found["a"]) == pytest.approx(400 * log10(3), abs=0.1)


def test_who_loses_everything_is_finitely_weak_and_games_that_agree_make_one_scale() -> None:
    played = {("b", "a"): (30.0, 30.0), ("c", "b"): (20.0, 30.0), ("c", "a"): (30.0, 30.0)}
    found = fit(["a", "b", "c"], played)
    assert -20 < found["a"] < found["b"] < found["c"] < 20


def test_the_founder_stands_fast_and_more_games_make_it_surer() -> None:
    few = {("master", "novice"): {seed: (1.0 + seed % 2, 2) for seed in range(10)}}
    many = {("master", "novice"): {seed: (1.0 + seed % 2, 2) for seed in range(160)}}
    rated = [ratings(["novice", "master"], results, "novice") for results in (few, many)]
    assert all(each["novice"] == Estimate(1000, 1000, 1000) for each in rated)
    assert all(each["master"].low < each["master"].value < each["master"].high for each in rated)
    widths = [each["master"].high - each["master"].low for each in rated]
    assert widths[1] < widths[0] / 2


def test_the_field_has_anchors_and_all_levels() -> None:
    assert field("express") == ["random", "ismcts", "greedy", *rotonde.levels("express")]
    assert isinstance(entrant("express", "random"), RandomBot)
    assert isinstance(entrant("express", "greedy"), rotonde.Bot)


def test_everybody_meets_everybody_once_and_levels_themselves() -> None:
    names = ["random", *rotonde.levels("wurfel")]
    met = [(pair.level, pair.other) for pair in pairings("wurfel", names)]
    assert len(met) == len(set(met)) == 15 + 5
    assert ("master", "strong") in met
    assert ("master", "master") in met
    assert ("random", "random") not in met


def test_who_plays_itself_wins_exactly_half() -> None:
    pair = Pair("wurfel", 2, "novice", "novice", 0.5)
    assert [play(pair, 3, 0) + play(pair, 3, 1)] == [1.0]


def test_open_spiels_search_plays_our_game_within_the_rules() -> None:
    state = rotonde.Match(rotonde.game("express"), 2, 1).state
    bot = entrant("express", "ismcts")
    perspective = state.perspective(state.to_act)
    assert bot.choose(perspective, rotonde.Chance(1)) in state.legal_actions()
    assert bot.explain(perspective, state.legal_actions()[0], "fr").endswith(".")


def standing(folder: Path) -> Standing:
    played = []
    for one, other, won in (
        ("master", "novice", 1.0),
        ("novice", "random", 1.0),
        ("master", "random", 1.0),
        ("master", "master", 0.5),
    ):
        pair = Pair("wurfel", 2, one, other, 0.5)
        results = Results(folder, pair)
        for seed in range(4):
            results.add(seed, 0, won)
            results.add(seed, 1, 1 - won if seed else won)
        played.append((pair, results))
    return Standing("wurfel", NAMES, played)


def test_the_page_tells_ratings_who_beat_whom_and_the_control(tmp_path: Path) -> None:
    page = tmp_path / "ratings-scale.md"
    page.write_text("# old\n\n## tee\n\nas it was\n", "utf-8")
    write_scale(tmp_path, [standing(tmp_path / "results")])
    output = page.read_text("utf-8")
    assert "## tee\n\nas it was" in output
    assert "| novice | 1000 |  |" in output
    assert "| master | 62% of 8 | 62% of 8 |  |" in output
    assert "Control: against themselves the levels won 50.0% of 8 games; the first seat won 50%" in output
    assert "32 games" in output
    chart = (tmp_path / "ratings" / "scale-wurfel.svg").read_text("utf-8")
    assert chart.count("<rect") == 3


def test_the_page_says_how_many_games_with_open_spiels_search_had_no_end(tmp_path: Path) -> None:
    game, names, played = standing(tmp_path / "results")
    pair = Pair("wurfel", 2, "master", "ismcts", 0.5)
    results = Results(tmp_path / "results", pair)
    for seed, won in enumerate((1.0, 1.0, 0.5, 0.0)):
        results.add(seed, 0, won)
    write_scale(tmp_path, [Standing(game, [*names, "ismcts"], [*played, (pair, results)])])
    output = (tmp_path / "ratings-scale.md").read_text("utf-8")
    assert "one by one: master against ismcts 2 won, 1 without end, 1 lost." in output


def test_without_mirror_matches_the_page_says_so(tmp_path: Path) -> None:
    game, names, played = standing(tmp_path / "results")
    write_scale(tmp_path, [Standing(game, names, played[:3])])
    assert "No level has played itself yet." in (tmp_path / "ratings-scale.md").read_text("utf-8")
