"""View cache: parts of views and aids, each cached as long as its inputs are equal; a clone starts empty."""

from typing import TYPE_CHECKING

from rotonde.core.memo import Memo
from rotonde.games.wurfel.view_types import ColourAid, Odds, Strip, Track

if TYPE_CHECKING:
    from rotonde.games.wurfel.state import Wurfel


class ViewCache:
    """Memo cells of the view, then of the aids."""

    def __init__(self, seats: int) -> None:
        self.each_track: list[Memo[Track]] = [Memo() for _ in range(seats)]
        self.tracks: Memo[list[Track]] = Memo()
        self.supply: Memo[list[Strip]] = Memo()
        self.removed: Memo[list[Strip]] = Memo()
        self.colours: Memo[list[ColourAid]] = Memo()
        self.odds: Memo[list[Odds]] = Memo()


def view_cache_of(state: "Wurfel") -> ViewCache:
    """The state's cache, made at the first use."""
    found = state.view_cache
    if found is None:
        found = state.view_cache = ViewCache(state.seats)
    return found
