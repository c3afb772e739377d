# rotonde: interpreted
"""Meters of scored rounds, beyond their events: express trains, their bonuses and their points."""

from collections.abc import Callable

from rotonde.core.state import State
from rotonde.games.express import scoring
from rotonde.games.express.config import Config
from rotonde.games.express.rounds import LastRound
from rotonde.games.express.state import ExpressState
from rotonde.games.express.trains import Train

Reads = Callable[[Config, Train], float]


class Trains:
    """Adds something up over every train that lies on the table when a round is scored."""

    def __init__(self, reads: Reads) -> None:
        self._reads = reads
        self._seen: LastRound | None = None
        self._sum = 0.0

    def see(self, state: State) -> None:
        assert isinstance(state, ExpressState)
        last = state.last_round
        if last is None or last is self._seen:
            return
        self._seen = last
        for train in (each for side in last.trains for each in side if each is not None):
            self._sum += self._reads(state.config, train)

    def reading(self) -> float:
        return self._sum


def bonus_points(config: Config, train: Train, bonus: int) -> float:
    """Points of a train by a bonus: those that would be missing without it."""
    if not scoring.bonuses(config, train) & bonus:
        return 0.0
    return scoring.train_score(config, train) / 2


def _held(bonus: int) -> Reads:
    return lambda config, train: float(bool(scoring.bonuses(config, train) & bonus))


def _points(bonus: int) -> Reads:
    return lambda config, train: bonus_points(config, train, bonus)


def _meter(reads: Reads) -> Callable[[], Trains]:
    return lambda: Trains(reads)


METERS = {
    "morning": _meter(_held(scoring.MORNING)),
    "morning_points": _meter(_points(scoring.MORNING)),
    "order": _meter(_held(scoring.ORDER)),
    "complete": _meter(_held(scoring.COMPLETE)),
    "diesel": _meter(_held(scoring.DIESEL_BONUS)),
}
