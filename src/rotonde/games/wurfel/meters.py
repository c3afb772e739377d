# rotonde: interpreted
"""Meters of those who are last, and what becomes of them: no single event shows it."""

from collections.abc import Callable

from rotonde.core.state import State
from rotonde.games.wurfel.material import GOAL


class Stragglers:
    """Meter: who is last when the first has come half the way, and whether one of them wins."""

    def __init__(self, *, winning: bool) -> None:
        self._winning = winning
        self._last: list[int] = []
        self._won = 0

    def see(self, state: State) -> None:
        fronts = state.scores()
        if not self._last and 2 * max(fronts) >= GOAL:
            self._last = [seat for seat, front in enumerate(fronts) if front == min(fronts)]
        self._won = len(set(self._last) & set(state.winners()))

    def reading(self) -> float:
        return float(self._won if self._winning else len(self._last))


METERS: dict[str, Callable[[], Stragglers]] = {
    "last_wins": lambda: Stragglers(winning=True),
    "last_at_half": lambda: Stragglers(winning=False),
}
