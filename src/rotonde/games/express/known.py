"""What was told at a table last, each part beside what it was made from; a copy has none."""

from typing import TYPE_CHECKING

from rotonde.core.kept import Kept
from rotonde.games.express.material import REPAIRS
from rotonde.games.express.phases import DEAL, SHOW

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState
    from rotonde.games.express.trains import Train


class Worth:
    """What the train in a slot would score; a train is never changed, another takes its place."""

    def __init__(self) -> None:
        self.train: Train | None = None
        self.score = 0
        self.part: dict[str, object] = {}


class Laid:
    """What lies before a side, as it was told last, and how often it has lain otherwise."""

    def __init__(self) -> None:
        self.trains: list[Train | None] = []
        self.fresh: list[int] = []
        self.repairs: list[int] = []
        self.total = 0
        self.times = 0

    def follow(self, state: "ExpressState", side: int) -> None:
        """Counts one more time where anything is not as it was; a train is never changed."""
        total, trains = state.totals[side], state.trains[side]
        fresh = state.fresh if _is_laying(state, side) else []
        repairs = state.maintenance[side * REPAIRS : (side + 1) * REPAIRS]
        is_as_it_was = self.total == total and self.trains == trains and self.fresh == fresh
        if is_as_it_was and self.repairs == repairs:
            return
        self.total, self.trains, self.fresh, self.repairs = total, trains.copy(), fresh.copy(), repairs
        self.times += 1


def _is_laying(state: "ExpressState", side: int) -> bool:
    """Whether it may have laid cars in this turn."""
    return state.phase not in (SHOW, DEAL) and side == state.side()


class Looked:
    """What somebody was shown; lists go by side, then by slot, or by seat."""

    def __init__(self, sides: int) -> None:
        self.trains: list[list[Kept]] = [[] for _ in range(sides)]
        self.each_side = [Kept() for _ in range(sides)]
        self.sides = Kept()
        self.hands = Kept()
        self.out = Kept()
        self.pools = Kept()


class Known:
    """Parts of views, each for whom it says the same, and of the help for all."""

    def __init__(self, seats: int, sides: int) -> None:
        self.looked = [Looked(sides) for _ in range(seats + 1)]  # by who looks, a bystander last
        self.discard = Kept()
        self.last_round = Kept()
        self.laid = [Laid() for _ in range(sides)]
        self.worth: list[list[Worth]] = [[] for _ in range(sides)]  # by side and slot
        self.each_side = [Kept() for _ in range(sides)]
        self.standing = [0] * sides
        self.trains = Kept()


def known_at(state: "ExpressState") -> Known:
    """What the state remembers; of what is laid it knows how often that has changed."""
    found = state.known
    if found is None:
        found = state.known = Known(state.seats, state.table.sides)
    for side in range(state.table.sides):
        found.laid[side].follow(state, side)
    return found
