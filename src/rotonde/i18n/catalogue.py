# rotonde: interpreted
"""Catalogue: an owner's sentences, a file a language, filled in by Project Fluent.

A folder has `<language>.ftl`; the languages are those that are found there. A sentence that a language has
not, or that cannot be filled in, is said in English and counted.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentType

from rotonde.core.message import ENGLISH
from rotonde.core.texts import Texts, folders_of, owners, texts_of
from rotonde.i18n.arguments import argument

OWNER: Final = "rotonde"  # the server, the terminal, the command line and the laboratory
TEXTS: Final = Path(__file__).with_name("texts")

# Signs of an argument: lists of names are long. The limit is there against catalogues of strangers.
resolver.MAX_PART_LENGTH = 1_000_000


class CannotSay(LookupError):
    """A sentence that is missing or cannot be filled in."""


class Sentences:
    """Sentences of one language; each is parsed when it is said first."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self._language = language
        self._sources = dict(sources)
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


class Catalogue:
    """All languages of an owner."""

    def __init__(self, texts: Texts) -> None:
        self.owner = texts.owner
        self.languages = texts.languages
        self._texts = texts
        self._sentences: dict[str, Sentences] = {}
        self.fallbacks: Counter[str] = Counter()  # sentences said in English instead, by language

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
        return self._texts.files(language)

    def _in(self, language: str) -> Sentences:
        if language not in self._sentences:
            self._sentences[language] = Sentences(language, self._texts.sources.get(language, {}))
        return self._sentences[language]


@cache
def catalogue(owner: str = OWNER) -> Catalogue:
    """Catalogue of a game that is in use, or our own."""
    if owner != OWNER:
        return Catalogue(texts_of(owner))
    return Catalogue(Texts(OWNER, folders_of(OWNER, TEXTS)))


def languages() -> tuple[str, ...]:
    """The languages that were found, English first."""
    return catalogue().languages


def fallbacks() -> Counter[str]:
    """Sentences said in English instead, by language."""
    return sum((catalogue(owner).fallbacks for owner in owners()), catalogue().fallbacks)


def sentence(name: str, arguments: Mapping[str, object], language: str) -> str:
    """A sentence of a catalogue: ours, or that of `owner:`."""
    owner, _, own = name.rpartition(":")
    found = catalogue(owner) if owner else catalogue()
    return found.sentence(own, arguments, language)
