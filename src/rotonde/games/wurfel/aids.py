"""Help for the one whose turn it is: what the dice allow, what failing costs, what a throw may bring."""

from math import comb
from typing import TYPE_CHECKING, Final

from rotonde.games.wurfel import taking
from rotonde.games.wurfel.actions import SPACE, STEAL, TAKE
from rotonde.games.wurfel.dice import shown
from rotonde.games.wurfel.known import known_at
from rotonde.games.wurfel.material import COLOURS, DICE, GOAL, LONGEST, SHORTEST, colour_of, length_of
from rotonde.games.wurfel.phases import CHOOSE_DISCARD, ENDED, EVALUATE, NOBODY, ROLL

if TYPE_CHECKING:
    from rotonde.games.wurfel.state import Wurfel

Json = dict[str, object]
FACES: Final = len(COLOURS)
MISSED_WAYS: Final[list[int]] = [5**count for count in range(DICE + 1)]
THROWN_WAYS: Final[list[int]] = [6**count for count in range(DICE + 1)]


def aids(state: "Wurfel") -> Json:
    """What everyone at the table could work out about the turn."""
    if state.turn == NOBODY or state.phase == ENDED:
        return {}
    known = known_at(state)
    known.colours.keep(None, [_colour(state, colour) for colour in range(FACES)])
    known.odds.keep(None, _all_odds(state))
    return {
        "seat": state.turn,
        "colours": known.colours.part,
        "takes": [_take(state, a) for a in taking.takes(state)] if state.phase in (ROLL, EVALUATE) else [],
        "failure": _failure(state),
        "odds": known.odds.part,
        "discards": _discards(state) if state.phase == CHOOSE_DISCARD else [],
    }


SAID: Final[dict[tuple[int, int, str], Json]] = {}  # of colours, the few things that there are to say


def _colour(state: "Wurfel", colour: int) -> Json:
    """How many dice show it, and why they are of no use; made once, nobody changes it."""
    said = (colour, shown(state.dice, colour), taking.why_not_use(state, colour))
    found = SAID.get(said)
    if found is None:
        found = SAID[said] = {
            "colour": COLOURS[colour],
            "shown": said[1],
            "usable": not said[2],
            "rule": said[2],
        }
    return found


def _take(state: "Wurfel", a: int) -> Json:
    """What one strip would do, taken before any other."""
    victim = a - STEAL if a >= STEAL else None
    strip = a - TAKE if victim is None else state.tracks[victim].strips[0]
    length = length_of(strip)
    front = state.front(state.turn) + length
    return {
        "action": SPACE.text(a),
        "from": victim,
        "colour": COLOURS[colour_of(strip)],
        "length": length,
        "front": front,
        "victim_front": None if victim is None else _front_after_theft(state, victim, length),
        "wins": front >= GOAL,
    }


def _front_after_theft(state: "Wurfel", victim: int, length: int) -> int:
    return state.front(victim) - (0 if state.is_lantern(victim) else length)


def _failure(state: "Wurfel") -> Json:
    """What failing would cost, as in WX-FAIL-2 to WX-FAIL-4."""
    track = state.tracks[state.turn]
    if state.is_lantern(state.turn) or not track.strips:
        return {"kind": "spared", "cells": 0, "colour": None}
    if len(track.strips) > 1:
        lost = track.strips[-1]
        return {"kind": "lost_front", "cells": length_of(lost), "colour": COLOURS[colour_of(lost)]}
    return {"kind": "fell_back", "cells": min(track.off, length_of(track.strips[0])), "colour": None}


def _all_odds(state: "Wurfel") -> list[Json]:
    """The chances of one throw that keeps the dice of a colour and takes up all others."""
    if state.phase in (EVALUATE, CHOOSE_DISCARD):
        return []
    found: list[Json] = []
    for colour in range(FACES):
        if not state.tracks[state.turn].has(colour):
            kept = shown(state.dice, colour)
            found.append(CHANCES[colour][kept][state.dice_count() - kept])
    return found


def _discards(state: "Wurfel") -> list[Json]:
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


def _chances(colour: int, kept: int, thrown: int) -> Json:
    lengths = range(SHORTEST, LONGEST + 1)
    at_least = {str(length): AT_LEAST[thrown][max(0, length - kept)] for length in lengths}
    return {"colour": COLOURS[colour], "kept": kept, "thrown": thrown, "at_least": at_least}


# By colour, dice kept and dice thrown; for reading only.
CHANCES: Final = [
    [[_chances(colour, kept, thrown) for thrown in range(DICE + 1)] for kept in range(DICE + 1)]
    for colour in range(FACES)
]
