"""What was told at a table last, each part good as long as what it was made from stands; copies have none."""

from typing import TYPE_CHECKING

from rotonde.core.kept import Kept
from rotonde.games.tee.course import Course
from rotonde.games.tee.detours import holds
from rotonde.games.tee.phases import NOWHERE

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


class Helped:
    """The help of one seat, as it stood: others' moves change nothing of it unless they close ways."""

    def __init__(self) -> None:
        self.at = NOWHERE
        self.bound = 0
        self.home = NOWHERE
        self.open = 0
        self.skips = 0
        self.kept = 0
        self.closed: list[int] = []
        self.starts = Kept()
        self.goals = Kept()
        self.tour = Kept()
        self.reach = Kept()  # with whatever throw may come
        self.near: list[int] = []  # the stations that it may lead to; empty where nobody has asked yet
        self.times = 0  # how often the seat has stood otherwise, or others were closed
        self.moves = 0  # how often it has stood otherwise, or others were closed near by
        self.course = Course()

    def follow(self, state: "Tee", seat: int) -> None:
        """Counts one more time where what the help is worked out from is not as it was."""
        stands = self._stands(state, seat)
        if stands and self.closed == state.closed:
            return
        if not stands or self._is_closed_near(state):
            self.moves += 1
        self.at = state.at[seat]
        self.bound = state.bound[seat]
        self.home = state.home[seat]
        self.open = state.open[seat]
        self.skips = state.skips[seat]
        self.kept = state.kept[seat]
        self.closed = state.closed.copy()
        self.times += 1
        self.course.follow(state, seat)

    def _stands(self, state: "Tee", seat: int) -> bool:
        """Whether the seat is as it was; plain numbers, as it is asked often."""
        if self.at != state.at[seat] or self.bound != state.bound[seat] or self.open != state.open[seat]:
            return False
        return (
            self.home == state.home[seat]
            and self.skips == state.skips[seat]
            and self.kept == state.kept[seat]
        )

    def _is_closed_near(self, state: "Tee") -> bool:
        """Whether a station in reach was closed, or any was opened."""
        if not self.near or not holds(state.closed, self.closed):
            return True
        shut = [now & ~before for now, before in zip(state.closed, self.closed, strict=True)]
        return any(word & near for word, near in zip(shut, self.near, strict=True))


class Known:
    """Views and help; lists go by seat."""

    def __init__(self, seats: int) -> None:
        self.helped = [Helped() for _ in range(seats)]
        self.own = [Kept() for _ in range(seats)]  # players as they see themselves
        self.public = [Kept() for _ in range(seats)]  # and as all others see them
        self.players = [Kept() for _ in range(seats + 1)]  # by who looks, a bystander last
        self.closed = Kept()
        self.undrawn = Kept()
        self.under = Kept()


def known_at(state: "Tee") -> Known:
    found = state.known
    if found is None:
        found = state.known = Known(state.seats)
    return found


def helped_at(state: "Tee", seat: int) -> Helped:
    """The help of a seat; what is kept of it on another basis than it has now has to be made anew."""
    helped = known_at(state).helped[seat]
    helped.follow(state, seat)
    return helped
