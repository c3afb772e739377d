"""Events, as each seat saw them."""

from typing import Final

from rotonde.games.express.material import CARDS, NONE

SHOWN: Final = 0
DEALER: Final = 1
DEALT: Final = 2
TURN: Final = 3
SHUFFLED: Final = 4
DREW: Final = 5
TOOK: Final = 6
NO_DRAW: Final = 7
MISDEAL: Final = 8
STARTED: Final = 9
ADDED: Final = 10
HITCHED: Final = 11
HEADED: Final = 12
UNHITCHED: Final = 13
UNCOUPLED: Final = 14
MAINTAINED: Final = 15
UNMAINTAINED: Final = 16
ASKED: Final = 17
SAID_YES: Final = 18
SAID_NO: Final = 19
DISCARDED: Final = 20
WENT_OUT: Final = 21
TURNED: Final = 22
PASSED: Final = 23
SKIPPED: Final = 24
PLAYED: Final = 25
AIMED: Final = 26
SPENT: Final = 27
COUNTERED: Final = 28
DECLINED: Final = 29
DERAILED: Final = 30
BROKE: Final = 31
RETURNED: Final = 32
WRECKED: Final = 33
STOLE: Final = 34
KEPT: Final = 35
SWAPPED: Final = 36
DEAD: Final = 37
SCORED: Final = 38
WON: Final = 39

SEAT: Final = "seat"
SIDE: Final = "side"
CARD: Final = "card"
TRAIN: Final = "train"

# The type of each event and what its numbers are.
FORMS: Final[list[tuple[str, tuple[str, ...]]]] = [
    ("shown", (SEAT, CARD)),
    ("dealer", (SEAT,)),
    ("dealt", (SEAT, CARD)),
    ("turn", (SEAT,)),
    ("shuffled", ("cards",)),
    ("drew", (SEAT, CARD)),
    ("took", (SEAT, CARD)),
    ("no_draw", (SEAT,)),
    ("misdeal", (SEAT,)),
    ("started", (SEAT, TRAIN, CARD)),
    ("added", (SEAT, TRAIN, CARD)),
    ("hitched", (SEAT, TRAIN, CARD)),
    ("headed", (SEAT, TRAIN)),
    ("unhitched", (SEAT, TRAIN, CARD)),
    ("uncoupled", (SEAT, TRAIN, CARD)),
    ("maintained", (SEAT, CARD)),
    ("unmaintained", (SEAT, CARD)),
    ("asked", (SEAT,)),
    ("said_yes", (SEAT,)),
    ("said_no", (SEAT,)),
    ("discarded", (SEAT, CARD)),
    ("went_out", (SEAT,)),
    ("turned", (SEAT, "again")),
    ("passed", (SEAT,)),
    ("skipped", (SEAT,)),
    ("played", (SEAT, CARD)),
    ("aimed", (CARD, SIDE, TRAIN, SEAT)),
    ("spent", (SIDE, CARD)),
    ("countered", (SEAT, CARD)),
    ("declined", (SEAT,)),
    ("derailed", (SEAT,)),
    ("broke", (SIDE, TRAIN, CARD)),
    ("returned", (SEAT, CARD)),
    ("wrecked", (SIDE, TRAIN)),
    ("stole", (SEAT, SIDE, TRAIN, CARD)),
    ("kept", (SEAT, CARD)),
    ("swapped", (SEAT, TRAIN, SIDE, "other_train")),
    ("dead", ()),
    ("scored", (SIDE, "points", "total")),
    ("won", (SIDE,)),
]


def event_of(entry: tuple[int, ...], viewer: int) -> dict[str, object]:
    """A log entry as that viewer saw it: a card that is not for them is left out, and the type says so."""
    kind = entry[1]
    name, fields = FORMS[kind]
    hidden = not knows_card(entry, viewer)
    event: dict[str, object] = {"type": name + "_unseen" if hidden else name}
    for i in range(len(fields)):
        value = entry[i + 2]
        if fields[i] != CARD:
            event[fields[i]] = value
        elif not hidden:
            event[CARD] = CARDS[value]
    if kind == AIMED:
        _aim(event)
    if kind == TURNED:
        event["type"] = "turned_again" if event.pop("again") else "turned"
    return event


def _aim(event: dict[str, object]) -> None:
    """A disaster is aimed at a seat, at a train, or at a whole side."""
    if event["seat"] != NONE:
        event["type"] = "aimed_at_seat"
        del event["train"]
        return
    del event["seat"]
    if event["train"] == NONE:
        del event["train"]
    else:
        event["type"] = "aimed_at_train"


def knows_card(entry: tuple[int, ...], viewer: int) -> bool:
    """EX-INFO-1, EX-INFO-2, EX-INFO-4: all cards are public but those dealt, drawn, and engines."""
    kind = entry[1]
    if kind in (DEALT, DREW, HITCHED):
        return viewer == entry[2]
    if kind == UNHITCHED:
        return entry[5] >> viewer & 1 == 1
    if kind == RETURNED:
        return entry[4] >> viewer & 1 == 1
    return True
