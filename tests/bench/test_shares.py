"""Shares won together: a row for every number of seats, games kept one by one, levels compared in pairs."""

from pathlib import Path

import pytest

import rotonde
from bench.ratings import shares
from bench.ratings.duels import RATED
from bench.ratings.pairing import pairing
from bench.ratings.shares import Company, companies, is_wanted, ordered, settle
from bench.ratings.shares_page import chart, publish, steps, steps_table, table
from bench.ratings.stored_rows import Row, marks, merged, read, write_rows
from bench.ratings.tally import Tally
from rotonde.analysis.statistics import fisher, sign_test

DEFAULT = "Central Europe"


def row(level: str, each: str, seats: int = 4, named: str = DEFAULT) -> Row:
    played = each.replace(".", "")
    return Row(
        "convoi", named, seats, level, len(played), float(played.count("1")), "2026-11-17", "abc", each
    )


def test_where_nothing_is_chosen_every_number_of_seats_is_rated() -> None:
    sizes = {(company.table, company.seats) for company in companies()}
    assert {seats for named, seats in sizes if named == DEFAULT} == set(rotonde.game("convoi").seats)
    assert {seats for named, seats in sizes if named != DEFAULT} == {4}
    assert {c.level for c in companies() if c.seats == 2} == set(rotonde.levels("convoi"))


def test_a_company_is_asked_for_by_its_names_and_its_seats() -> None:
    company = Company("convoi", DEFAULT, 3, "master")
    assert is_wanted(company, [], [])
    assert is_wanted(company, ["Central Europe: master"], [2, 3])
    assert not is_wanted(company, ["Central Europe: strong"], [])
    assert not is_wanted(company, ["master"], [4])


def test_a_row_replaces_that_of_its_own_seats_only() -> None:
    four, two, again = row("casual", "11"), row("casual", "00", 2), row("casual", "0111")
    assert merged([four, two], [again]) == [again, two]


def test_fewer_games_replace_nothing_and_as_many_do() -> None:
    many, few = row("master", "1111"), row("master", "000")
    assert merged([many], [few]) == [many]
    assert merged([many], [row("master", "0000")]) == [row("master", "0000")]


def test_rows_stand_in_the_order_of_tables_seats_and_levels() -> None:
    hard = row("novice", "0", named="Central Europe, hard")
    rows = [hard, row("strong", "1", 2), row("casual", "0", 2), row("master", "1")]
    assert [(each.table, each.seats, each.level) for each in ordered(rows)] == [
        (DEFAULT, 4, "master"),
        (DEFAULT, 2, "casual"),
        (DEFAULT, 2, "strong"),
        ("Central Europe, hard", 4, "novice"),
    ]


def test_games_are_kept_one_by_one(tmp_path: Path) -> None:
    tally = Tally({(RATED, 0): 1.0, (RATED + 2, 0): 0.0})
    assert marks(tally, RATED) == "1.0"
    stored = row("casual", "1.0")
    write_rows(tmp_path / "rows.json", [stored])
    assert read(tmp_path / "rows.json") == [stored]
    assert stored.tally(RATED).each == tally.each
    assert marks(Tally({}), RATED) == ""


def test_with_the_same_sources_a_row_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "RESULTS", tmp_path)
    monkeypatch.setattr(shares, "fingerprint", lambda game: "abc")
    company = Company("convoi", DEFAULT, 2, "novice")
    assert settle(company, row("novice", "10", 2), 2, 1).each == "10"
    other = row("novice", "11", 2)._replace(sources="others")
    assert company._replace(level="casual").results(other).games == 0


def test_a_level_wins_or_loses_with_all_its_seats() -> None:
    company = Company("convoi", DEFAULT, 2, "novice")
    assert company.play(1) == company.play(1) == 0.0


@pytest.mark.parametrize(("one", "other", "p"), [(0, 0, 1.0), (5, 5, 1.0), (1, 9, 22 / 1024), (6, 0, 2 / 64)])
def test_the_sign_test_is_that_of_the_books(one: int, other: int, p: float) -> None:
    assert sign_test(one, other) == pytest.approx(p)


def test_only_games_that_both_played_are_compared() -> None:
    above, below = row("strong", "1101.1").tally(RATED), row("regular", "0110").tally(RATED)
    assert pairing(above, below) == (4, 2, 1)


def test_a_level_is_compared_with_the_one_below_at_the_same_table() -> None:
    rows = [row("casual", "00"), row("regular", "01"), row("master", "1"), row("regular", "11", 2)]
    (found,) = steps(rows)
    assert (found[0].level, found[1].level, found[2].above) == ("regular", "casual", 1)


def test_where_games_were_not_kept_one_by_one_shares_are_compared() -> None:
    master, strong = row("master", "1" * 9 + "0")._replace(each=""), row("strong", "1" * 2 + "0" * 8)
    (step,) = steps([strong, master])
    assert steps_table([step])[-1].endswith("| strong | other games | 9 of 10 | 2 of 10 | 0.0055 |")


@pytest.mark.parametrize(
    ("shares", "p"), [((3, 4, 1, 4), 34 / 70), ((9, 10, 2, 10), 0.0054775), ((5, 9, 5, 9), 1)]
)
def test_fishers_test_is_that_of_the_books(shares: tuple[int, int, int, int], p: float) -> None:
    assert fisher(*shares) == pytest.approx(p, abs=1e-5)


def test_the_page_tells_seats_and_steps(tmp_path: Path) -> None:
    (tmp_path / "ratings").mkdir()
    rows = [row("casual", "0" * 20, 3), row("regular", "1" * 20, 3)]
    publish(rows, tmp_path)
    page = (tmp_path / "ratings-together.md").read_text("utf-8")
    assert table(rows)[-1] in page
    assert "| convoi | Central Europe | 3 | regular | casual | 20 | 20 | 0 | below 0.0001 |" in page
    assert "Central Europe, 3 seats, regular" in chart(rows)
