# rotonde: interpreted
"""What scored rounds tell besides their events: express trains, their bonuses and their points."""

from collections.abc import Callable

from rotonde.core.measures import Metering
from rotonde.core.state import State
from rotonde.games.express import scoring
from rotonde.games.express.rounds import LastRound
from rotonde.games.express.state import ExpressState
from rotonde.games.express.tables import Table
from rotonde.games.express.trains import Train

Reads = Callable[[Table, Train], float]


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
            self._sum += self._reads(state.table, train)

    def reading(self) -> float:
        return self._sum


def bonus_points(table: Table, train: Train, bonus: int) -> float:
    """What a bonus brings a train: the part of its points that would be missing without it."""
    if not scoring.bonuses(table, train) & bonus:
        return 0.0
    return scoring.train_score(table, train) / 2


def _held(bonus: int) -> Reads:
    return lambda table, train: float(bool(scoring.bonuses(table, train) & bonus))


def _points(bonus: int) -> Reads:
    return lambda table, train: bonus_points(table, train, bonus)


def _metering(en: str, fr: str, reads: Reads) -> Metering:
    return Metering({"en": en, "fr": fr}, lambda: Trains(reads))


METERS = {
    "morning": _metering("Morning expresses", "Express du matin", _held(scoring.MORNING)),
    "morning_points": _metering(
        "Points that the morning express brought",
        "Points apportés par l'Express du matin",
        _points(scoring.MORNING),
    ),
    "order": _metering("Expresses in order", "Express dans l'ordre", _held(scoring.ORDER)),
    "complete": _metering("Complete expresses", "Express complets", _held(scoring.COMPLETE)),
    "diesel": _metering(
        "Expresses behind a diesel", "Express derrière une diesel", _held(scoring.DIESEL_BONUS)
    ),
}
