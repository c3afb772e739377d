"""View: what a seat may know, which here is everything."""

from typing import TYPE_CHECKING, cast

from rotonde.core.memo import Memo
from rotonde.core.state import Json
from rotonde.games.wurfel.dice import listed
from rotonde.games.wurfel.material import GOAL, STRIPS, THROWS, described
from rotonde.games.wurfel.phases import ENDED, NOBODY
from rotonde.games.wurfel.track import Track
from rotonde.games.wurfel.view_cache import ViewCache, view_cache_of
from rotonde.games.wurfel.view_types import Strip, View
from rotonde.games.wurfel.view_types import Track as TrackView

if TYPE_CHECKING:
    from rotonde.games.wurfel.state import Wurfel


def strips_in(mask: int) -> list[int]:
    return [strip for strip in range(len(STRIPS)) if mask >> strip & 1]


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def seen(state: "Wurfel") -> Json:
    """All that lies on the table."""
    cache = view_cache_of(state)
    view: View = {
        "phase": state.phase_name(),
        "turn": None if state.turn == NOBODY else state.turn,
        "tracks": _tracks(state, cache),
        "supply": _strips(state.supply, cache.supply),
        "removed": _strips(state.removed, cache.removed),
        "dice": listed(state.dice),
        "dice_count": state.dice_count(),
        "throws": state.throws,
        "max_throws": THROWS,
        "gained": state.gained,
        "lanterns": seats_in(state.lanterns),
        "robbed": seats_in(state.robbed),
        "goal": GOAL,
        "ranks": state.ranks() if state.phase == ENDED else None,
    }
    return cast(Json, view)


def _tracks(state: "Wurfel", cache: ViewCache) -> list[TrackView]:
    cache.tracks.store(None, [_track(state.tracks[i], cache.each_track[i]) for i in range(state.seats)])
    return cache.tracks.value


def _track(track: Track, memo: Memo[TrackView]) -> TrackView:
    if memo.inputs != [track.off, track.strips]:
        strips = [described(strip) for strip in track.strips]
        inputs = [track.off, track.strips.copy()]
        memo.store(inputs, {"off": track.off, "front": track.front(), "strips": strips})
    return memo.value


def _strips(mask: int, memo: Memo[list[Strip]]) -> list[Strip]:
    if memo.inputs != mask:
        memo.store(mask, [described(strip) for strip in strips_in(mask)])
    return memo.value
