# rotonde: interpreted
"""What becomes of those who are last: what no single event tells."""

from rotonde.core.measures import Metering
from rotonde.core.state import State
from rotonde.games.wurfel.material import GOAL


class Stragglers:
    """Remembers who is last when somebody has come half the way, and whether one of them wins."""

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


METERS = {
    "last_wins": Metering(
        {
            "en": "Won by one who was last when somebody had come half the way",
            "fr": "Gagnées par un dernier de la mi-course",
        },
        lambda: Stragglers(winning=True),
    ),
    "last_at_half": Metering(
        {"en": "Players in last place at that moment", "fr": "Joueurs à la dernière place à ce moment"},
        lambda: Stragglers(winning=False),
    ),
}
