"""Meters of the laboratory: players who are last."""

from rotonde.games.wurfel.meters import METERS
from rotonde.games.wurfel.state import Wurfel
from rotonde.games.wurfel.tests.tables import do, thrown, track

RIVALS = (track(12, "black 6"), track(2, "white 6"), track(4, "yellow 4"))


def readings(*states: Wurfel) -> dict[str, float]:
    meters = {name: begin() for name, begin in METERS.items()}
    for state in states:
        for meter in meters.values():
            meter.see(state)
    return {name: meter.reading() for name, meter in meters.items()}


def test_the_last_of_half_way_may_win_after_all() -> None:
    early = thrown("rrrrggk", track(0, "blue 2"), track(0, "red 2"), *RIVALS[1:])
    half = thrown("rrrrggk", track(0, "blue 6"), *RIVALS)
    won = do(thrown("rrrrggk", track(20, "blue 6"), *RIVALS), "stop", "take red 4")
    assert readings(early) == {"last_wins": 0, "last_at_half": 0}
    assert readings(early, half, won) == {"last_wins": 1, "last_at_half": 1}


def test_several_may_share_the_last_place() -> None:
    half = thrown("rrrrggk", track(12, "blue 6"), track(0, "red 2"), *RIVALS[1:])
    level = thrown("rrrrggk", track(12, "blue 6"), *RIVALS[1:], track(6, "red 2"))
    assert readings(half)["last_at_half"] == 1
    assert readings(level)["last_at_half"] == 3
