"""View cache: parts of views and aids, each cached as long as its inputs are equal; a clone starts empty."""

from typing import TYPE_CHECKING

from rotonde.core.memo import Memo
from rotonde.games.tee.closure_cache import holds
from rotonde.games.tee.phases import NOWHERE
from rotonde.games.tee.tour_cache import TourCache
from rotonde.games.tee.view_types import Goal, Player, Start, TourAid, WayAid

if TYPE_CHECKING:
    from rotonde.games.tee.state import Tee


class AidCache:
    """Cached aids of one seat and their inputs; others' moves change nothing unless they close ways."""

    def __init__(self) -> None:
        self.at = NOWHERE
        self.bound = 0
        self.home = NOWHERE
        self.open = 0
        self.skips = 0
        self.kept = 0
        self.closed: list[int] = []
        self.starts: Memo[list[Start]] = Memo()
        self.goals: Memo[list[Goal]] = Memo()
        self.tour: Memo[TourAid] = Memo()
        self.reach: Memo[list[WayAid]] = Memo()  # with whatever throw may come
        self.near: list[int] = []  # the stations that it may lead to; empty where nobody has asked yet
        self.times = 0  # version: the seat's inputs or the closed stations changed
        self.moves = 0  # version: the seat's inputs or closed stations in reach changed
        self.course = TourCache()

    def follow(self, state: "Tee", seat: int) -> None:
        """Count a new version where the inputs of the aids have changed."""
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
        """Whether the seat's own inputs are equal; plain comparisons, as this is a hot path."""
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


class ViewCache:
    """Memo cells of views and aids; lists go by seat."""

    def __init__(self, seats: int) -> None:
        self.aid_caches = [AidCache() for _ in range(seats)]
        self.own: list[Memo[Player]] = [Memo() for _ in range(seats)]  # players as they see themselves
        self.public: list[Memo[Player]] = [Memo() for _ in range(seats)]  # and as all others see them
        # by viewer, a bystander last
        self.players: list[Memo[list[Player]]] = [Memo() for _ in range(seats + 1)]
        self.closed: Memo[list[str]] = Memo()
        self.undrawn: Memo[list[str]] = Memo()
        self.under: Memo[list[str]] = Memo()


def view_cache_of(state: "Tee") -> ViewCache:
    """The state's cache, made at the first use."""
    found = state.view_cache
    if found is None:
        found = state.view_cache = ViewCache(state.seats)
    return found


def aid_cache_of(state: "Tee", seat: int) -> AidCache:
    """The aid cache of a seat, with its versions up to date."""
    aid_cache = view_cache_of(state).aid_caches[seat]
    aid_cache.follow(state, seat)
    return aid_cache
