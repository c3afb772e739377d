"""Quiet hours in a person's own zone."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rotonde.server.notifications.quiet_hours import quiet_until, zone_of
from rotonde.server.notifications.store import Preferences


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("zone", "hours", "now", "until"),
    [
        ("Europe/Paris", (22, 7), "2026-01-10T20:59", "2026-01-10T20:59"),
        ("Europe/Paris", (22, 7), "2026-01-10T21:00", "2026-01-11T06:00"),
        ("Europe/Paris", (22, 7), "2026-01-11T05:59", "2026-01-11T06:00"),
        ("Europe/Paris", (22, 7), "2026-01-11T06:00", "2026-01-11T06:00"),
        ("America/New_York", (13, 14), "2026-07-01T17:30", "2026-07-01T18:00"),
        ("Europe/Paris", (22, 7), "2026-03-28T23:00", "2026-03-29T05:00"),  # summer time begins that night
        ("Mars/Olympus", (22, 7), "2026-01-10T23:00", "2026-01-11T07:00"),  # a zone that was there once
        ("UTC", (8, 8), "2026-01-10T08:00", "2026-01-10T08:00"),  # none at all
    ],
)
def test_quiet_hours_are_those_of_ones_own_wall(
    zone: str, hours: tuple[int, int], now: str, until: str
) -> None:
    preferences = Preferences(zone, hours[0] * 60, hours[1] * 60)
    assert quiet_until(preferences, at(now)) == at(until)


@given(
    st.integers(0, 1439),
    st.integers(0, 1439),
    st.integers(0, 4 * 10**12),
    st.sampled_from(["UTC", "Asia/Tokyo"]),
)
def test_after_the_quiet_it_is_not_quiet(begin: int, end: int, now: int, zone: str) -> None:
    preferences = Preferences(zone, begin, end)
    until = quiet_until(preferences, now)
    assert now <= until <= now + 24 * 3600 * 1000
    assert quiet_until(preferences, until) == until


def test_zones_are_names_and_no_paths() -> None:
    assert zone_of("Europe/Paris")
    assert zone_of("UTC") is UTC
    assert not any(zone_of(each) for each in ("Paris", "../../etc/passwd", "/etc/passwd", "", "a\0b"))
