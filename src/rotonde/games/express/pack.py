# rotonde: interpreted  # texts only
"""Pack: the rules that list it, filled in from the material for every way a table may choose it."""

from collections.abc import Sequence
from typing import Final

from rotonde.core.rules import Rule
from rotonde.core.texts import Said, load_texts
from rotonde.games.express.material import (
    CABOOSE,
    CARDS,
    COUNTS,
    DIESEL,
    FREIGHT_END,
    KINDS,
    MAINTENANCE,
    MAINTENANCE_END,
    REAL_END,
    TURNTABLE,
    VALUES,
    WILD,
    WRECK,
    deck,
)
from rotonde.games.express.options import PACKAGE


def _changed(pack: list[int]) -> list[int]:
    return [card for card in range(KINDS) if pack[card] != COUNTS[card]]


RULEBOOK: Final = deck(4, "rulebook", first_game=False)
COLLECTORS: Final = deck(4, "collector", first_game=False)
FEW_PLAYERS: Final = deck(2, "rulebook", first_game=False)
FIRST_GAME: Final = deck(4, "rulebook", first_game=True)
LISTS: Final[dict[str, tuple[Sequence[int], list[int]]]] = {
    "EX-PACK-1": (range(FREIGHT_END), RULEBOOK),
    "EX-PACK-2": (range(FREIGHT_END, REAL_END), RULEBOOK),
    "EX-PACK-3": ((DIESEL, CABOOSE, WILD, TURNTABLE), RULEBOOK),
    "EX-PACK-4": (range(MAINTENANCE, MAINTENANCE_END), RULEBOOK),
    "EX-PACK-5": (range(WRECK, KINDS), RULEBOOK),
    "EX-PACK-6": (_changed(COLLECTORS), COLLECTORS),
    "EX-PACK-7": (_changed(FEW_PLAYERS), FEW_PLAYERS),
    "EX-PACK-8": ([card for card in range(KINDS) if FIRST_GAME[card]], FIRST_GAME),
}


def with_pack(rules: dict[str, Rule]) -> dict[str, Rule]:
    """The rules, with kinds, numbers and values in those that list the pack."""
    texts = load_texts(PACKAGE)
    listed = {rule_id: texts.filled(rule_id, cards=_listed(rule_id)) for rule_id in LISTS}
    return rules | {rule_id: rules[rule_id].saying(said) for rule_id, said in listed.items()}


def _listed(rule_id: str) -> Said:
    """One card after the other, in every language."""
    cards, pack = LISTS[rule_id]
    texts = load_texts(PACKAGE)
    card, further = ("pack-worth", "pack-then") if pack is RULEBOOK else ("pack-counted", "pack-and")
    said: Said = {}
    for each in cards:
        name = texts[f"value-card-{CARDS[each]}"]
        one = texts.filled(card, name=name, count=pack[each], value=VALUES[each])
        said = texts.filled(further, before=said, card=one) if said else one
    return said
