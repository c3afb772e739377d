# rotonde: interpreted
"""Faults of material in French: `faults.toml` in a game's folder has each of its sentences in both languages.

    faults = [["{key}: expected a text, found {found}", "{key} : il faut un texte, et non {found}"]]

So a check is written with one sentence beside it, the English one, and a test sees that none is left out.
"""

import re
from functools import cache

from rotonde.core.catalogue import games, home
from rotonde.core.rules import has_table, load_table

FILE = "faults.toml"
HOLE = re.compile(r"\{(\w+)\}")


def in_french(problem: str) -> str:
    """The same said in French; as it is where nobody has said it."""
    for pattern, french in _sentences():
        found = pattern.fullmatch(problem)
        if found:
            return french.format(**found.groupdict())
    return problem


@cache
def _sentences() -> list[tuple[re.Pattern[str], str]]:
    """All games' sentences, those with the most words of their own first."""
    pairs: list[tuple[str, str]] = []
    for game_id in games():
        if has_table(home(game_id), FILE):
            table = load_table(home(game_id), FILE)["faults"]
            assert isinstance(table, list)
            pairs += [(str(en), str(fr)) for en, fr in table]
    pairs.sort(key=lambda pair: -len(HOLE.sub("", pair[0])))
    return [(_pattern(en), fr) for en, fr in pairs]


def _pattern(english: str) -> re.Pattern[str]:
    """Matches the sentence with anything in its holes."""
    parts = HOLE.split(english)
    signs = [f"(?P<{part}>.*)" if i % 2 else re.escape(part) for i, part in enumerate(parts)]
    return re.compile("".join(signs), re.DOTALL)
