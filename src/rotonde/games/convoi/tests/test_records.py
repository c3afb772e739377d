"""Whole games on paper replay to the last letter, in both builds, and together show all there is to see."""

from pathlib import Path

from rotonde import Record
from rotonde.games.convoi.tests.golden import RECORDS, WANTED
from rotonde.games.convoi.tests.shown import OWED, shown_by
from rotonde.testing.records import check_records


def test_every_record_replays_as_it_was_written_down() -> None:
    assert set(check_records(RECORDS)) == set(WANTED)


def test_every_record_shows_what_it_is_kept_for() -> None:
    for name, (seats, _, happens) in WANTED.items():
        record = Record.parse((RECORDS / f"{name}.txt").read_text("utf-8"))
        assert record.seats == seats
        assert happens(record.last()), name


def test_the_records_show_every_symbol_agent_variant_stop_and_ending_on_both_boards() -> None:
    shown = {(board, each) for board, found in shown_by(RECORDS).values() for each in found}
    assert OWED - shown == set()


def test_the_readme_says_what_each_record_shows() -> None:
    facts = (Path(__file__).parent.parent / "README.md").read_text("utf-8")
    assert [name for name in WANTED if f"`{name}`" not in facts] == []
