"""Whole games on paper replay to the last letter, in both builds."""

from rotonde import Record
from rotonde.games.express.tests.golden import RECORDS, WANTED
from rotonde.testing.records import check_records


def test_every_record_replays_as_it_was_written_down() -> None:
    assert set(check_records(RECORDS)) == set(WANTED)


def test_every_record_shows_what_it_is_kept_for() -> None:
    for name, (seats, _, happens) in WANTED.items():
        record = Record.parse((RECORDS / f"{name}.txt").read_text("utf-8"))
        assert record.seats == seats
        assert happens(record.last()), name
