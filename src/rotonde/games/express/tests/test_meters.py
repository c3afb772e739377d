"""Meters of the laboratory: trains of scored rounds."""

from rotonde.games.express import GAME
from rotonde.games.express.material import COACH, NONE
from rotonde.games.express.meters import METERS
from rotonde.games.express.rounds import LastRound
from rotonde.games.express.state import ExpressState
from rotonde.games.express.trains import Train


def passengers(count: int) -> Train:
    return Train((COACH,) * count, NONE, 0, 9, count, up=False)


def readings(state: ExpressState, rounds: list[list[list[Train | None]]]) -> dict[str, float]:
    """Readings of the meters after these rounds, each seen twice."""
    meters = {name: begin() for name, begin in METERS.items()}
    for meter in meters.values():
        meter.see(state)
        for trains in rounds:
            state.last_round = LastRound(NONE, trains, [], [])
            meter.see(state)
            meter.see(state)
        state.last_round = None
    return {name: meter.reading() for name, meter in meters.items()}


def test_a_morning_express_is_counted_once_a_round_with_what_it_brings() -> None:
    state = GAME.new(2)
    assert isinstance(state, ExpressState)
    shown = readings(state, [[[passengers(6), None], []], [[passengers(5)], [passengers(7)]]])
    assert shown["morning"] == 2
    assert shown["morning_points"] == 6 + 7  # EX-EXP-3: doubled, so half of each train's points
    assert (shown["order"], shown["complete"], shown["diesel"]) == (0, 0, 0)
