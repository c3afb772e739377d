"""Perspective: the game as one seat knows it, which is what a bot is given."""

from typing import TYPE_CHECKING

from rotonde.core.chance import Chance
from rotonde.core.errors import outside
from rotonde.core.options import Options

if TYPE_CHECKING:
    from rotonde.core.game import Game
    from rotonde.core.state import State


class Perspective:
    """All that a seat knows and may do; the state behind it is private.

    In one process nothing but honour keeps a bot from that state. A bot in another process is given
    `snapshot()`, which holds nothing that the seat does not know.
    """

    def __init__(self, state: "State", seat: int) -> None:
        if not 0 <= seat < state.seats:
            raise outside("seat", seat, state.seats)
        self._state = state
        self.seat = seat

    @property
    def game(self) -> "Game":
        return self._state.game

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def options(self) -> Options:
        return dict(self._state.options)

    @property
    def to_act(self) -> int:
        return self._state.to_act

    @property
    def step(self) -> int:
        return self._state.step

    def legal_actions(self) -> list[int]:
        """Legal actions of this seat; empty while another decides."""
        return self._state.legal_actions() if self._state.to_act == self.seat else []

    def why_not(self, a: int) -> str:
        """The rule that forbids `a` now; another's turn is the first of them."""
        rule = self._state.why_not(a)
        return rule if self._state.to_act == self.seat else self.game.not_due

    def asks(self) -> str:
        return self._state.asks()

    def rules_now(self) -> list[str]:
        return self._state.rules_now()

    def view(self) -> dict[str, object]:
        return self._state.view(self.seat)

    def aids(self) -> dict[str, object]:
        return self._state.aids(self.seat)

    def scores(self) -> list[int]:
        return self._state.scores()

    def events(self, since: int) -> list[dict[str, object]]:
        return self._state.events(since, self.seat)

    def imagine(self, chance: Chance) -> "State":
        """A whole state that could be the real one as far as this seat knows."""
        return self._state.determinize(self.seat, chance)

    def snapshot(self) -> dict[str, object]:
        """An imagined world as a snapshot, to rebuild the perspective from in another process.

        It depends on what the seat knows and on nothing else: its chance is seeded by the step. So states
        that the seat cannot tell apart have the same one, and `game.restore(...).perspective(seat)` answers
        as this perspective does; only the events so far are not in it.
        """
        return self.imagine(Chance(self.step)).snapshot()
