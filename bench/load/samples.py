"""Samples of our server's whole messages, so that other servers send as much."""

import json
from collections import Counter, defaultdict
from pathlib import Path
from statistics import median_low
from typing import Final

import msgspec

EVERY: Final = 50
LENGTH: Final = 200  # moves of a game elsewhere


class View(msgspec.Struct):
    """The state itself, without what we add to it."""

    view: msgspec.Raw


_view = msgspec.json.Decoder(View)


class Samples:
    """Every so many-th message of each game."""

    def __init__(self) -> None:
        self._seen: Counter[str] = Counter()
        self._kept: defaultdict[str, list[bytes]] = defaultdict(list)

    def is_due(self, game: str) -> bool:
        """Counts a message of that game, and whether it is to be taken."""
        self._seen[game] += 1
        return self._seen[game] % EVERY == 0

    def take(self, game: str, said: bytes) -> None:
        self._kept[game].append(said)

    def size(self) -> float:
        """The mean of what was taken, in bytes."""
        sizes = [len(each) for stored in self._kept.values() for each in stored]
        return sum(sizes) / len(sizes)

    def write(self, file: Path, *, whole: bool) -> None:
        """The message of middle length of each game: `whole`, or only the view in it."""
        found = {}
        for game, stored in self._kept.items():
            texts = stored if whole else [bytes(_view.decode(each).view) for each in stored]
            middle = median_low(len(text) for text in texts)
            state = next(text for text in texts if len(text) == middle)
            found[game] = {"state": state.decode(), "length": LENGTH}
        file.write_text(json.dumps(found), "utf-8")
