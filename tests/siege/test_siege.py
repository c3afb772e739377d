"""The long attacks, tried briefly: they run, and find nothing."""

import pytest

from tests.server.postgres import Postgres
from tests.siege import crowd, day


def test_everyone_in_a_crowd_gets_every_message(capsys: pytest.CaptureFixture[str]) -> None:
    crowd.main(40)
    assert "40 WebSockets at 2 tables, 6 moves: 160 states" in capsys.readouterr().out


def test_a_short_day_of_mixed_traffic(capsys: pytest.CaptureFixture[str]) -> None:
    day.main(8, people=2)
    assert "8 visits" in capsys.readouterr().out


def test_a_short_day_at_three_processes(databases: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    day.main(6, people=3, databases=databases)
    assert "PostgreSQL, 3 processes: " in capsys.readouterr().out
