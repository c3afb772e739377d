"""Checks of maps, boards and decks: a game's folder may have a `checks` module with `CHECKS`.

A check belongs to one of the files that the game takes. It draws samples (hands, games), one after the
other, and then reports what it found and how that looks as bars.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from rotonde.analysis.charts import Chart, bar, bars
from rotonde.core.catalogue import part, sound
from rotonde.core.chance import Chance
from rotonde.core.game import Game
from rotonde.i18n.translations import Translations, text_in


@dataclass(frozen=True)
class Bar:
    """A named length, and what is written beside it."""

    label: Translations
    value: float
    note: Translations


@dataclass(frozen=True)
class BarChart:
    """Bars from 0 up to `most`; `mark` is a value that each is held against, where there is one."""

    title: Translations
    bars: Sequence[Bar]
    most: float
    mark: float | None = None

    def chart(self, language: str) -> Chart:
        """The same in one language."""
        rows = [
            bar(text_in(each.label, language), each.value, text_in(each.note, language), self.mark)
            for each in self.bars
        ]
        return bars(text_in(self.title, language), rows, most=self.most)


@dataclass(frozen=True)
class Finding:
    """One sentence on the material, and whether that is as it should be."""

    good: bool
    said: Translations


@dataclass(frozen=True)
class Report:
    findings: Sequence[Finding]
    charts: Sequence[BarChart]


class Study(Protocol):
    """A study under way: as many samples as one likes, then the report."""

    def take(self, chance: Chance) -> None:
        """One sample more."""
        ...

    def report(self) -> Report:
        """Findings of the samples so far; there is one at least."""
        ...


@dataclass(frozen=True)
class Check:
    """The command `check-<file>`; `sample` names its option, as in `--hands 2000`."""

    file: str
    title: Translations
    sample: str
    samples: Translations
    usual: int
    begin: Callable[[Game], Study]


def checks() -> Iterator[tuple[str, Check]]:
    """Every check of every game, with the game's ID."""
    for game_id in sound():
        for check in getattr(part(game_id, "checks"), "CHECKS", ()):
            assert isinstance(check, Check), f"{game_id}: CHECKS holds something else"
            yield game_id, check
