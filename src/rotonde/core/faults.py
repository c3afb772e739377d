# rotonde: interpreted
"""Faults of material beyond a file's shape: `faults.toml` in a game's folder has each sentence twice.

    faults = [["no station {name} on this map", "pas de gare {name} sur cette carte"]]

A check gives the English one and the values of its parameters.
"""

from functools import cache

from rotonde.core.catalogue import games, home
from rotonde.core.errors import LONGEST_PROBLEM, RotondeError, cut
from rotonde.core.rules import has_table, load_table

FILE = "faults.toml"


class Fault(RotondeError, ValueError):
    """A sentence of `faults.toml` and its data; one that is not there is said in English only."""

    def __init__(self, sentence: str, **data: object) -> None:
        super().__init__(sentence=sentence, **data)

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        sentence = str(self.data["sentence"])
        template = french().get(sentence, sentence) if language == "fr" else sentence
        return cut(template.format(**self.data), LONGEST_PROBLEM)


@cache
def french() -> dict[str, str]:
    """All games' sentences, by the English ones."""
    found: dict[str, str] = {}
    for game_id in games():
        if has_table(home(game_id), FILE):
            table = load_table(home(game_id), FILE)["faults"]
            assert isinstance(table, list)
            found |= {str(en): str(fr) for en, fr in table}
    return found
