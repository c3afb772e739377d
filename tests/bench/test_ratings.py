"""Ratings: intervals are right, claims are settled late rather than wrongly, nothing played is lost."""

from pathlib import Path

import pytest

import rotonde
from bench.ratings import duels
from bench.ratings.claims import pairs, seatings
from bench.ratings.duels import RATED, Pair, Results, play, rotated
from bench.ratings.pages import write_pages
from bench.ratings.run import named
from bench.settings import settings
from rotonde.bots.levels import anchors
from rotonde.bots.source_fingerprint import fingerprint

PAIR = Pair("wurfel", 3, "regular", "novice", 0.5)


def test_every_seat_has_the_same_dice() -> None:
    games = rotated(PAIR)
    played = [next(games) for _ in range(7)]
    assert [(seed - RATED, seat) for seed, seat in played] == [
        (0, 0),
        (0, 1),
        (0, 2),
        (1, 0),
        (1, 1),
        (1, 2),
        (2, 0),
    ]


def test_a_game_is_repeatable() -> None:
    assert play(PAIR, 4, 1) == play(PAIR, 4, 1)


def test_a_game_without_end_is_shared_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duels, "HORIZON", 3)
    assert play(PAIR, 5, 0) == 1 / PAIR.seats


def test_a_spot_check_by_the_clock_is_kept_apart() -> None:
    clocked = PAIR._replace(clocked=True)
    assert clocked.name != PAIR.name
    assert (PAIR.said, clocked.said) == ("regular", "regular, by the clock")
    assert play(clocked, 4, 1) == play(PAIR, 4, 1)  # these levels do not search


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    results = Results(tmp_path, PAIR)
    results.add(0, 0, 1.0)
    results.add(0, 1, 0.0)
    file = tmp_path / f"{PAIR.name}.jsonl"
    file.write_text(file.read_text("utf-8") + '{"seed": 0, "se', "utf-8")
    again = Results(tmp_path, PAIR)
    assert (again.games, again.won) == (2, 1.0)
    assert again.has(0, 1)
    assert not again.has(0, 2)
    again.add(0, 2, 1.0)
    assert Results(tmp_path, PAIR).games == 3


def test_results_of_other_sources_are_kept_apart() -> None:
    assert fingerprint("wurfel") == fingerprint("wurfel") != fingerprint("quai")


def test_allies_play_on_one_side() -> None:
    pair = Pair("express", 4, "novice", "greedy", 0.5, allies=(2,))
    assert [pair.side(seat) for seat in (0, 3)] == [[0, 2], [3, 1]]
    assert play(pair, 1, 0) in (0.0, 1.0)


def test_a_game_may_claim_something_of_its_own() -> None:
    assert Pair("express", 2, "master", "greedy", 0.7) in pairs("express")
    assert pairs("wurfel")[0] == Pair("wurfel", 2, "master", "novice", 0.9)
    assert [pair.seats for pair in pairs("quai")] == [2, 2, 2, 3, 3, 3, 4, 4, 4]


def test_neighbours_meet_at_every_larger_table_and_partners_are_alike() -> None:
    found = pairs("express")
    assert Pair("express", 3, "casual", "novice", 1.2 / 3) in found
    assert Pair("express", 6, "master", "strong", 1.2 / 2, allies=(2, 4)) in found
    assert len({pair.name for pair in found}) == len(found)


def test_six_play_in_two_teams_in_three_or_alone() -> None:
    ways = seatings("express", 6)
    assert [chosen for chosen, _ in ways] == [(), (("mode", "individual"),), (("sixTeams", "3x2"),)]
    assert [len(sides) for _, sides in ways] == [2, 6, 3]
    assert [len(seatings(game, 3)) for game in ("express", "tee", "wurfel")] == [1, 1, 1]
    told = [pair.table for pair in pairs("express") if pair.seats == 6 and pair.level == "strong"]
    assert told == ["6 seats in teams of 3", "6 seats alone", "6 seats in teams of 2"]


def test_a_team_plays_a_seed_once_from_each_side() -> None:
    games = rotated(Pair("express", 6, "strong", "regular", 0.4, allies=(3,)))
    assert [next(games)[1] for _ in range(6)] == [0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize("game", rotonde.games())
def test_claims_name_levels_or_anchors(game: str) -> None:
    known = {*rotonde.levels(game), *anchors(game)}
    for claim in settings(game).claims:
        assert {claim.level, claim.other} <= known
        assert claim.seats in rotonde.game(game).seats


def test_a_page_keeps_what_it_said_of_games_that_were_not_played_again(tmp_path: Path) -> None:
    other = Pair("tee", 2, "master", "novice", 0.8)
    for pair, won in ((PAIR, 1.0), (other, 0.0)):
        results = Results(tmp_path / "results", pair)
        results.add(1, 0, won)
        write_pages(tmp_path, [(pair, results)])
    page = (tmp_path / "ratings.md").read_text("utf-8")
    assert page.index("## tee") < page.index("## wurfel")
    assert "| 3 seats | regular | novice | 1 | 100.0%" in page
    assert "| 2 seats | master | novice | 1 | 0.0%" in page
    assert page.count("1 games, ") == 2
    assert (tmp_path / "ratings" / "wurfel.svg").exists()


def test_pairs_are_found_by_a_part_of_their_name() -> None:
    assert named(PAIR, ["tee", "3-regular"])
    assert not named(PAIR, ["2-regular"])
