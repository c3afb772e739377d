"""What was told at a table last, each part beside what it was made from; a copy has none."""

from typing import TYPE_CHECKING

from rotonde.core.kept import Kept

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState
    from rotonde.games.express.trains import Train


class Worth:
    """What the train in a slot would score; a train is never changed, another takes its place."""

    def __init__(self) -> None:
        self.train: Train | None = None
        self.score = 0
        self.part: dict[str, object] = {}


class Looked:
    """What somebody was shown; lists go by side, then by slot, or by seat."""

    def __init__(self, sides: int) -> None:
        self.trains: list[list[Kept]] = [[] for _ in range(sides)]
        self.each_side = [Kept() for _ in range(sides)]
        self.sides = Kept()
        self.hands = Kept()
        self.pools = Kept()


class Known:
    """Parts of views, each for whom it says the same, and of the help for all."""

    def __init__(self, seats: int, sides: int) -> None:
        self.looked = [Looked(sides) for _ in range(seats + 1)]  # by who looks, a bystander last
        self.discard = Kept()
        self.last_round = Kept()
        self.worth: list[list[Worth]] = [[] for _ in range(sides)]  # by side and slot
        self.each_side = [Kept() for _ in range(sides)]
        self.trains = Kept()


def known_at(state: "ExpressState") -> Known:
    """What the state remembers."""
    found = state.known
    if found is None:
        found = state.known = Known(state.seats, state.table.sides)
    return found
