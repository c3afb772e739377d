"""Results that outlive their sources: nothing kept is lost, and nothing of other sources is mixed in."""

from pathlib import Path

import pytest

from bench.paths import ROOT
from bench.ratings import stored_duels as kept_duels
from bench.ratings.duels import Pair, Results, sources
from bench.ratings.pages import sections, table
from bench.ratings.run import without_and_with_clocks
from bench.ratings.stored_duels import keep, kept, results_of, row
from bench.ratings.tally import Tally, days

PAIR = Pair("wurfel", 3, "regular", "novice", 0.5)
TEAMS = Pair("express", 4, "strong", "regular", 0.6, allies=(2,))


def played(folder: Path, games: int, won: float = 1.0, pair: Pair = PAIR) -> Results:
    results = Results(folder, pair)
    for i in range(games):
        results.add(3000 + i // pair.seats, i % pair.seats, won)
    return results


def with_sources(monkeypatch: pytest.MonkeyPatch, named: str) -> None:
    monkeypatch.setattr(kept_duels, "sources", lambda pair: named)


def test_a_row_says_what_each_seat_won_of_each_seed() -> None:
    won = {(3000, 0): 1.0, (3000, 1): 0.0, (3000, 2): 1 / 3, (3002, 1): 0.5}
    kept_row = row(PAIR, Tally(won, "2026-11-17", "abc"))
    assert kept_row.won == ["1", "0.2", "3"]
    assert kept_row.tally().each == won
    assert kept_row.tally().by_seed() == {3000: (1 + 1 / 3, 3), 3002: (0.5, 1)}


def test_what_is_kept_is_read_again_and_pairs_do_not_mix(tmp_path: Path) -> None:
    file = tmp_path / "duels.json"
    keep(PAIR, played(tmp_path / "one", 4), file)
    keep(TEAMS, played(tmp_path / "two", 2, 0.5, TEAMS), file)
    clocked = PAIR._replace(clocked=True)
    keep(clocked, played(tmp_path / "three", 1, 0.0, clocked), file)
    assert [kept(pair, file).won for pair in (PAIR, TEAMS, clocked)] == [4.0, 1.0, 0.0]
    assert kept(PAIR._replace(seats=4), file).games == 0
    assert kept(PAIR, file).sources == sources(PAIR)


def test_with_the_same_sources_a_pair_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "duels.json"
    keep(PAIR, played(tmp_path / "elsewhere", 4), file)
    here = results_of(PAIR, file, tmp_path / "here")
    assert here.games == 4
    here.add(3001, 1, 0.0)
    keep(PAIR, here, file)
    assert (kept(PAIR, file).games, kept(PAIR, file).won) == (5, 4.0)
    assert results_of(PAIR, tmp_path / "none.json", tmp_path / "here").games == 5


def test_with_other_sources_a_pair_begins_anew_and_replaces_when_it_has_as_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "duels.json"
    with_sources(monkeypatch, "old")
    keep(PAIR, played(tmp_path / "old", 4), file)
    with_sources(monkeypatch, "new")
    assert results_of(PAIR, file, tmp_path / "builds").games == 0
    keep(PAIR, played(tmp_path / "new", 3, 0.0), file)
    assert (kept(PAIR, file).sources, kept(PAIR, file).won) == ("old", 4.0)
    keep(PAIR, played(tmp_path / "new", 4, 0.0), file)
    assert (kept(PAIR, file).sources, kept(PAIR, file).won) == ("new", 0.0)


def test_what_was_not_gone_on_with_keeps_its_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "duels.json"
    results = played(tmp_path / "results", 3)
    keep(PAIR, results, file)
    before = file.read_text("utf-8").replace(kept(PAIR, file).played, "2020-02-20")
    file.write_text(before, "utf-8")
    keep(PAIR, results, file)
    assert kept(PAIR, file).played == "2020-02-20"
    results.add(3001, 0, 1.0)
    keep(PAIR, results, file)
    assert kept(PAIR, file).played != "2020-02-20"


def test_a_line_cut_short_costs_its_own_pair_only(tmp_path: Path) -> None:
    file = tmp_path / "duels.json"
    keep(TEAMS, played(tmp_path / "one", 4, pair=TEAMS), file)
    keep(PAIR, played(tmp_path / "two", 4), file)
    whole = file.read_text("utf-8")
    file.write_text(whole[:-12], "utf-8")
    assert kept(TEAMS, file).games == 4
    assert kept(PAIR, file).games == 0


@pytest.mark.parametrize("game", ["express", "tee", "wurfel"])
def test_the_page_says_what_is_kept(game: str) -> None:
    found = [(pair, tally) for pair in without_and_with_clocks(game) if (tally := kept(pair)).games]
    output = sections((ROOT / "docs" / "ratings.md").read_text("utf-8"))[game]
    assert [line for line in output.splitlines() if line.startswith("|")] == table(found)


def test_the_page_says_when_and_with_how_many_versions() -> None:
    first, second = Tally({}, "2026-11-16", "a"), Tally({}, "2026-11-17", "a+ismcts")
    assert days([first, first]) == "2026-11-16"
    assert days([first, second]) == "2026-11-16 to 2026-11-17"
    assert days([first, Tally({}, "2026-11-16", "b")]) == "2026-11-16, with 2 versions of the sources"


def test_where_open_spiels_search_plays_its_time_is_among_the_sources() -> None:
    duel = Pair("wurfel", 2, "master", "ismcts", 0.5)
    assert sources(duel).startswith(sources(PAIR) + "+")
