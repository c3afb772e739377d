# rotonde: interpreted  # texts only
"""Pack: the rules that list it, filled in from the material for every way a table may choose it."""

from collections.abc import Sequence
from typing import Final, cast

from rotonde.core.rules import LANGUAGES, Rule
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

Names = dict[str, dict[str, str]]
WORTH: Final = {"en": "{name}: {count}, worth {value}", "fr": "{name}\u00a0: {count}, valeur {value}"}
COUNTED: Final = {"en": "{name}: {count}", "fr": "{name}\u00a0: {count}"}


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


def with_pack(rules: dict[str, Rule], words: dict[str, object]) -> dict[str, Rule]:
    """The rules, `{cards}` in those that list the pack replaced by kinds, numbers and values."""
    names = cast(Names, cast(dict[str, object], words["params"])["card"])
    filled = dict(rules)
    for rule_id in LISTS:
        rule = rules[rule_id]
        texts = {
            language: getattr(rule, language).replace("{cards}", _listed(rule_id, names, language))
            for language in LANGUAGES
        }
        filled[rule_id] = rule._replace(**texts)
    return filled


def _listed(rule_id: str, names: Names, language: str) -> str:
    cards, pack = LISTS[rule_id]
    form = (WORTH if pack is RULEBOOK else COUNTED)[language]
    between = ("\u00a0; " if language == "fr" else "; ") if pack is RULEBOOK else ", "
    return between.join(
        [
            form.format(name=names[CARDS[card]][language], count=pack[card], value=VALUES[card])
            for card in cards
        ]
    )
