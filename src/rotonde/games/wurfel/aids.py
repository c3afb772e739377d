"""Aids for the one whose turn it is: what the dice allow, what failing costs, what a throw may bring."""

from math import comb
from typing import TYPE_CHECKING, Final, cast

from rotonde.core.state import Json
from rotonde.games.wurfel import taking
from rotonde.games.wurfel.actions import MOVES, STEAL, TAKE
from rotonde.games.wurfel.dice import shown
from rotonde.games.wurfel.material import COLOURS, DICE, GOAL, LONGEST, SHORTEST, colour_of, length_of
from rotonde.games.wurfel.phases import CHOOSE_DISCARD, ENDED, EVALUATE, NOBODY, ROLL
from rotonde.games.wurfel.view_cache import view_cache_of
from rotonde.games.wurfel.view_types import Aids, ColourAid, Discard, Failure, Odds, Take

if TYPE_CHECKING:
    from rotonde.games.wurfel.state import Wurfel

FACES: Final = len(COLOURS)
MISSED_WAYS: Final[list[int]] = [5**count for count in range(DICE + 1)]
THROWN_WAYS: Final[list[int]] = [6**count for count in range(DICE + 1)]


def aids(state: "Wurfel") -> Json:
    """Aids for the turn, the same for everyone at the table."""
    if state.turn == NOBODY or state.phase == ENDED:
        return {}
    cache = view_cache_of(state)
    cache.colours.store(None, [_colour(state, colour) for colour in range(FACES)])
    cache.odds.store(None, _all_odds(state))
    found: Aids = {
        "seat": state.turn,
        "colours": cache.colours.value,
        "takes": [_take(state, a) for a in taking.takes(state)] if state.phase in (ROLL, EVALUATE) else [],
        "failure": _failure(state),
        "odds": cache.odds.value,
        "discards": _discards(state) if state.phase == CHOOSE_DISCARD else [],
    }
    return cast(Json, found)


COLOUR_AIDS: Final[dict[tuple[int, int, str], ColourAid]] = {}  # a cache: few differ


def _colour(state: "Wurfel", colour: int) -> ColourAid:
    """Number of dice that show it, and why they are of no use; cached, for reading only."""
    key = (colour, shown(state.dice, colour), taking.why_not_use(state, colour))
    found = COLOUR_AIDS.get(key)
    if found is None:
        found = COLOUR_AIDS[key] = {
            "colour": COLOURS[colour],
            "shown": key[1],
            "usable": not key[2],
            "rule": key[2],
        }
    return found


def _take(state: "Wurfel", a: int) -> Take:
    """Effect of one strip, taken before any other."""
    victim = a - STEAL if a >= STEAL else None
    strip = a - TAKE if victim is None else state.tracks[victim].strips[0]
    length = length_of(strip)
    front = state.front(state.turn) + length
    return {
        "action": MOVES.space.text(a),
        "from": victim,
        "colour": COLOURS[colour_of(strip)],
        "length": length,
        "front": front,
        "victim_front": None if victim is None else _front_after_theft(state, victim, length),
        "wins": front >= GOAL,
    }


def _front_after_theft(state: "Wurfel", victim: int, length: int) -> int:
    return state.front(victim) - (0 if state.is_lantern(victim) else length)


def _failure(state: "Wurfel") -> Failure:
    """Cost of failing, as in WX-FAIL-2 to WX-FAIL-4."""
    track = state.tracks[state.turn]
    if taking.is_spared(state):
        return {"kind": "spared", "cells": 0, "colour": None}
    if len(track.strips) > 1:
        lost = track.strips[-1]
        return {"kind": "lost_front", "cells": length_of(lost), "colour": COLOURS[colour_of(lost)]}
    return {"kind": "fell_back", "cells": min(track.off, length_of(track.strips[0])), "colour": None}


def _all_odds(state: "Wurfel") -> list[Odds]:
    """The chances of one throw that keeps the dice of a colour and takes up all others."""
    if state.phase in (EVALUATE, CHOOSE_DISCARD):
        return []
    found: list[Odds] = []
    for colour in range(FACES):
        if not state.tracks[state.turn].has(colour):
            kept = shown(state.dice, colour)
            found.append(CHANCES[colour][kept][state.dice_count() - kept])
    return found


def _discards(state: "Wurfel") -> list[Discard]:
    strips = state.tracks[state.turn].strips
    return [
        {
            "k": k,
            "dice": DICE - k,
            "off": state.tracks[state.turn].off + sum([length_of(strip) for strip in strips[:k]]),
            "frees": [COLOURS[colour_of(strip)] for strip in strips[:k]],
        }
        for k in range(len(strips))
    ]


def _at_least(thrown: int, wanted: int) -> float:
    ways = sum([comb(thrown, hits) * MISSED_WAYS[thrown - hits] for hits in range(wanted, thrown + 1)])
    return round(ways / THROWN_WAYS[thrown], 4)


# By dice thrown and hits wanted: how likely so many of them show a given colour.
AT_LEAST: Final = [[_at_least(thrown, wanted) for wanted in range(LONGEST + 1)] for thrown in range(DICE + 1)]


def _chances(colour: int, kept: int, thrown: int) -> Odds:
    lengths = range(SHORTEST, LONGEST + 1)
    at_least = {str(length): AT_LEAST[thrown][max(0, length - kept)] for length in lengths}
    return {"colour": COLOURS[colour], "kept": kept, "thrown": thrown, "at_least": at_least}


# By colour, dice kept and dice thrown; for reading only.
CHANCES: Final = [
    [[_chances(colour, kept, thrown) for thrown in range(DICE + 1)] for kept in range(DICE + 1)]
    for colour in range(FACES)
]
