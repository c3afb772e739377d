"""View cache: parts of views and aids, each cached as long as its inputs are equal; a clone starts empty."""

from typing import TYPE_CHECKING, cast

from rotonde.core.memo import Memo
from rotonde.games.express.material import REPAIRS
from rotonde.games.express.phases import DEAL, SHOW
from rotonde.games.express.view_types import Hand, Pool, Sheet, Side, TrainAid, WayOut
from rotonde.games.express.view_types import Train as TrainView

if TYPE_CHECKING:
    from rotonde.games.express.state import ExpressState
    from rotonde.games.express.trains import Train


class Worth:
    """Cached score of the train in a slot; trains are immutable, so identity is enough to compare."""

    def __init__(self) -> None:
        self.train: Train | None = None
        self.score = 0
        self.value = cast(TrainAid, {})  # nobody reads it before the train is weighed


class Laid:
    """A side's trains and maintenance as they were last, with a version number."""

    def __init__(self) -> None:
        self.trains: list[Train | None] = []
        self.fresh: list[int] = []
        self.repairs: list[int] = []
        self.total = 0
        self.times = 0

    def follow(self, state: "ExpressState", side: int) -> None:
        """Count a new version where anything has changed; trains are immutable."""
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


class ViewerCache:
    """Memo cells of one viewer; lists go by side, then by slot."""

    def __init__(self, sides: int) -> None:
        self.trains: list[list[Memo[TrainView]]] = [[] for _ in range(sides)]
        self.each_side: list[Memo[Side]] = [Memo() for _ in range(sides)]
        self.sides: Memo[list[Side]] = Memo()
        self.hands: Memo[list[Hand]] = Memo()
        self.out: Memo[WayOut] = Memo()
        self.pools: Memo[list[Pool]] = Memo()


class ViewCache:
    """Memo cells by viewer, of what all viewers share, and of the aids."""

    def __init__(self, seats: int, sides: int) -> None:
        self.viewers = [ViewerCache(sides) for _ in range(seats + 1)]  # by viewer, a bystander last
        self.discard: Memo[list[str]] = Memo()
        self.last_round: Memo[Sheet | None] = Memo()
        self.laid = [Laid() for _ in range(sides)]
        self.worth: list[list[Worth]] = [[] for _ in range(sides)]  # by side and slot
        self.each_side: list[Memo[list[TrainAid]]] = [Memo() for _ in range(sides)]
        self.standing = [0] * sides
        self.trains: Memo[list[list[TrainAid]]] = Memo()


def view_cache_of(state: "ExpressState") -> ViewCache:
    """The state's cache, made at the first use, with the versions of all sides up to date."""
    found = state.view_cache
    if found is None:
        found = state.view_cache = ViewCache(state.seats, state.config.sides)
    for side in range(state.config.sides):
        found.laid[side].follow(state, side)
    return found
