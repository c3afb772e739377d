# rotonde: interpreted
"""Catalogue: an owner's sentences, a file a language, filled in by Project Fluent.

A folder has `<language>.ftl`; the languages are those that are found there. A sentence that a language has
not, or that cannot be filled in, is said in English and counted.
"""

import os
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentType

from rotonde.core.message import ENGLISH
from rotonde.i18n.arguments import argument

OWNER: Final = "rotonde"  # the server, the terminal, the command line and the laboratory
TEXTS: Final = Path(__file__).with_name("texts")
VARIABLE: Final = "ROTONDE_TEXTS"  # a folder with more: <owner>/<language>.ftl
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)

# Signs of an argument: lists of names are long. The limit is there against catalogues of strangers.
resolver.MAX_PART_LENGTH = 1_000_000


class CannotSay(LookupError):
    """A sentence that is missing or cannot be filled in."""


class Sentences:
    """Sentences of one language; each is parsed when it is said first."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._language = language
        self._sources = {name: source for text in texts for name, source in entries(text).items()}
        self._bundle = FluentBundle([language], use_isolating=False)

    def fill(self, name: str, arguments: Mapping[str, object]) -> str:
        """The sentence with its arguments."""
        self._parse(name)
        if not self._bundle.has_message(name):
            raise CannotSay(f"{self._language}: no sentence {name}")
        given = {key: argument(value, self._language) for key, value in arguments.items()}
        said, faults = self._format(name, given)
        if faults and self._sources:  # perhaps it refers to others
            self._parse(*self._sources)
            said, faults = self._format(name, given)
        if faults:
            raise CannotSay(f"{self._language}: {name}: {faults[0]}")
        return said

    def _parse(self, *names: str) -> None:
        sources = [self._sources.pop(name, "") for name in names]
        self._bundle.add_resource(FluentResource("\n".join(sources)))

    def _format(self, name: str, given: dict[str, str | FluentType]) -> tuple[str, list[Exception]]:
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return "", [CannotSay("it has attributes only")]
        said, faults = self._bundle.format_pattern(pattern, given)
        return str(said), faults


def entries(text: str) -> dict[str, str]:
    """The source of each sentence and term in a file, by its name."""
    found = list(_ENTRY.finditer(text))
    ends = [each.start() for each in found[1:]] + [len(text)]
    return {each.group(1): text[each.start() : end] for each, end in zip(found, ends, strict=True)}


class Catalogue:
    """All languages of an owner; a later folder adds to the earlier ones, and counts before them."""

    def __init__(self, owner: str, folders: Iterable[Path]) -> None:
        self.owner = owner
        self._folders = tuple(folders)
        self._sentences: dict[str, Sentences] = {}
        self.fallbacks: Counter[str] = Counter()  # sentences said in English instead, by language
        found = {file.stem for folder in self._folders for file in folder.glob("*.ftl")}
        self.languages = (ENGLISH, *sorted(found - {ENGLISH}))

    def sentence(self, name: str, arguments: Mapping[str, object], language: str) -> str:
        """The sentence in that language, else in English."""
        if language != ENGLISH:
            try:
                return self._in(language).fill(name, arguments)
            except CannotSay:
                self.fallbacks[language] += 1
        return self._in(ENGLISH).fill(name, arguments)

    def texts(self, language: str) -> list[str]:
        """The content of a language's files."""
        files = [folder / f"{language}.ftl" for folder in self._folders]
        return [file.read_text("utf-8") for file in files if file.is_file()]

    def _in(self, language: str) -> Sentences:
        if language not in self._sentences:
            self._sentences[language] = Sentences(language, self.texts(language))
        return self._sentences[language]


@cache
def catalogue() -> Catalogue:
    """Our own catalogue, with what the folder of ROTONDE_TEXTS adds."""
    more = os.environ.get(VARIABLE)
    return Catalogue(OWNER, [TEXTS, Path(more) / OWNER] if more else [TEXTS])


def languages() -> tuple[str, ...]:
    """The languages that were found, English first."""
    return catalogue().languages


def sentence(name: str, arguments: Mapping[str, object], language: str) -> str:
    """A sentence of our own catalogue."""
    return catalogue().sentence(name, arguments, language)
