# rotonde: interpreted
"""Looking hard at somebody's map, board or deck: a game's folder may have a `checks` module with `CHECKS`.

A check belongs to one of the files that the game takes. It draws samples (hands, games), one after the
other, and then reports what it found and how that looks as bars.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rotonde.core.catalogue import part, sound
from rotonde.core.chance import Chance
from rotonde.core.game import Game

Said = Mapping[str, str]  # the same in each language, "en" and "fr"


@dataclass(frozen=True)
class Bar:
    """A named length, and what is written beside it."""

    label: Said
    value: float
    note: Said


@dataclass(frozen=True)
class Chart:
    """Bars from 0 up to `most`; `mark` is a value that each is held against, where there is one."""

    title: Said
    bars: Sequence[Bar]
    most: float
    mark: float | None = None


@dataclass(frozen=True)
class Finding:
    """One sentence on the material, and whether that is as it should be."""

    good: bool
    said: Said


@dataclass(frozen=True)
class Report:
    findings: Sequence[Finding]
    charts: Sequence[Chart]


class Study(Protocol):
    """A study under way: as many samples as one likes, then the report."""

    def take(self, chance: Chance) -> None:
        """One sample more."""
        ...

    def report(self) -> Report:
        """What the samples so far tell; there is one at least."""
        ...


@dataclass(frozen=True)
class Check:
    """The command `check-<file>`; `sample` names its option, as in `--hands 2000`."""

    file: str
    title: Said
    sample: str
    samples: Said
    usual: int
    begin: Callable[[Game], Study]


def checks() -> Iterator[tuple[str, Check]]:
    """Every check of every game, with the game's ID."""
    for game_id in sound():
        for check in getattr(part(game_id, "checks"), "CHECKS", ()):
            assert isinstance(check, Check), f"{game_id}: CHECKS holds something else"
            yield game_id, check
