"""What was told at a table last, each part good as long as what it was made from stands; copies have none."""

from typing import TYPE_CHECKING

from rotonde.core.kept import Kept
from rotonde.games.tee.detours import to_station
from rotonde.games.tee.phases import NOWHERE
from rotonde.games.tee.tour import Tour, goals_of

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
        self.goals = Kept()
        self.tour = Kept()
        self.reach = Kept()  # with whatever throw may come
        self.times = 0  # how often the seat has stood otherwise: the basis of all three
        self.course: Tour | None = None

    def stands(self, state: "Tee", seat: int) -> bool:
        """Whether all that the help is worked out from is as it was; plain numbers, as it is asked often."""
        if self.at != state.at[seat] or self.bound != state.bound[seat] or self.open != state.open[seat]:
            return False
        if self.home != state.home[seat] or self.skips != state.skips[seat] or self.kept != state.kept[seat]:
            return False
        return self.closed == state.closed

    def follow(self, state: "Tee", seat: int) -> None:
        self.at = state.at[seat]
        self.bound = state.bound[seat]
        self.home = state.home[seat]
        self.open = state.open[seat]
        self.skips = state.skips[seat]
        self.kept = state.kept[seat]
        self.closed = state.closed.copy()
        self.times += 1


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
    """The help of a seat; what is kept of it on another basis than `times` has to be made anew."""
    helped = known_at(state).helped[seat]
    if not helped.stands(state, seat):
        helped.follow(state, seat)
    return helped


def course_of(state: "Tee", seat: int, helped: Helped) -> Tour:
    """What is left for that seat, from wherever it stands: the same as long as all ways to its goals are."""
    ways = [to_station(state, goal) for goal in goals_of(state, seat)]
    homeward = to_station(state, state.home[seat])
    course = helped.course
    if course is None or course.homeward is not homeward or course.ways != ways:
        course = helped.course = Tour(state.board.count, ways, homeward)
    return course
