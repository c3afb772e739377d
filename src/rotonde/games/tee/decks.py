# rotonde: interpreted
"""From a deck's file to its cards, each held to the effects that the rules know."""

from collections.abc import Mapping

from rotonde.games.tee.board import Board
from rotonde.games.tee.deck import (
    ADVANCE,
    EFFECTS,
    EXTRA,
    HOME,
    KEEP,
    LOSE,
    SELF,
    SEND,
    WHO,
    Card,
    Deck,
)
from rotonde.games.tee.reading import Entry, said

FORMAT = "tee-hasard/1"
TONES = ("help", "hinder", "attack", "mixed")
CARD = ("id", "tone", "keep", "effect", "title", "text")
MOST_CARDS = 200
MOST_TURNS = 9
MOST_STEPS = 6  # as the die

# What each effect's entry says besides its name, and the only thing it may say where it has no choice.
KEYS: dict[str, tuple[str, ...]] = {
    "send": ("who", "to"),
    "close": ("where",),
    "liftToken": ("where",),
    "takeToken": ("from",),
    "giveToken": ("to",),
    "advance": ("steps",),
    "extraTurns": ("count",),
    "loseTurns": ("who", "count"),
}
FIXED = {"close": "any", "liftToken": "any", "takeToken": "nearest", "giveToken": "nearest"}
LOSERS = ("self", "nearest", "others")  # TEE-HAZ-10


def deck_of(table: object, board: Board) -> Deck:
    """The deck that the file describes, on that board."""
    file = Entry(table, "hasard", ("format", "cards"), ("note", "counts"))
    file.choice("format", (FORMAT,))
    entries = [Entry(item, f"hasard.cards[{i}]", CARD) for i, item in enumerate(file.items("cards"))]
    if len(entries) > MOST_CARDS:
        raise file.fault(f"cards: expected at most {MOST_CARDS}, found {len(entries)}")
    ids = _ids(entries)
    cards = [_card(entry, board) for entry in entries]
    _check_counts(file, entries)
    return Deck(
        ids, [entry.both("title") for entry in entries], [entry.both("text") for entry in entries], cards
    )


def _ids(entries: list[Entry]) -> list[str]:
    ids: list[str] = []
    for entry in entries:
        name = entry.name("id").lower()
        if name in ids:
            raise entry.fault(f"id: {name!r} is there twice")
        ids.append(name)
        entry.where = f"{entry.where} ({name})"
    return ids


def _card(entry: Entry, board: Board) -> Card:
    entry.choice("tone", TONES)
    effect = _effect(entry)
    name = EFFECTS.index(effect.text("op"))
    if entry.flag("keep") != (name == KEEP):
        raise entry.fault("keep: only a card that reopens a station is kept")  # TEE-HAZ-1
    who, to, count = SELF, HOME, 0
    if name == SEND:
        who, to = effect.choice("who", WHO), _to(effect, board)
    elif name == LOSE:
        who = WHO.index(LOSERS[effect.choice("who", LOSERS)])
    if name in (LOSE, EXTRA):
        count = effect.whole("count", 1, MOST_TURNS)
    elif name == ADVANCE:
        count = effect.whole("steps", 1, MOST_STEPS)
    return Card(name, who, to, count)


def _effect(entry: Entry) -> Entry:
    table = entry.value("effect")
    where = f"{entry.where}.effect"
    op = table.get("op") if isinstance(table, Mapping) else None
    if not isinstance(op, str) or op not in EFFECTS:
        raise entry.fault(f"effect: no effect {said(op)}; known: {', '.join(EFFECTS)}")
    effect = Entry(table, where, ("op", *KEYS.get(op, ())))
    if op in FIXED:
        effect.choice(KEYS[op][0], (FIXED[op],))
    return effect


def _to(effect: Entry, board: Board) -> int:
    name = effect.value("to")
    if name == "home":
        return HOME
    if name not in board.stations:
        raise effect.fault(f"to: no station {said(name)} on this map")
    return board.stations.index(str(name))


def _check_counts(file: Entry, entries: list[Entry]) -> None:
    """Where the file counts its cards, it counts them right."""
    if not file.has("counts"):
        return
    counts = Entry(file.value("counts"), "hasard.counts", ("total", *TONES))
    tones = [entry.text("tone") for entry in entries]
    for key, found in {"total": len(tones), **{tone: tones.count(tone) for tone in TONES}}.items():
        if counts.whole(key, 0, MOST_CARDS) != found:
            raise counts.fault(f"{key}: {counts.value(key)}, but there are {found} cards")
