# rotonde: interpreted
"""Texts of an owner: a folder with a file a language, `<language>.ftl`, in Project Fluent's form.

What has nothing to decide (rules, titles, options, names) is read here, without any package, for all
languages at once. Sentences with plurals and the like are filled in by `i18n.catalogue` or the page.
"""

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from rotonde.core.errors import RulesError
from rotonde.core.message import ENGLISH, Sayable

FOLDER: Final = "texts"  # beside a game's code
VARIABLE: Final = "ROTONDE_TEXTS"  # a folder with more: <owner>/<language>.ftl
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_PLACEABLE: Final = re.compile(r'\{ *(?:\$([\w-]+)|"([^"\\]*)") *\}')

Said = dict[str, str]  # by language, English always among them


def entries(text: str) -> dict[str, str]:
    """The source of each sentence and term in a file, by its name."""
    found = list(_ENTRY.finditer(text))
    ends = [each.start() for each in found[1:]] + [len(text)]
    return {each.group(1): text[each.start() : end] for each, end in zip(found, ends, strict=True)}


def folders_of(owner: str, own: Path) -> tuple[Path, ...]:
    """Its own folder, then what ROTONDE_TEXTS adds."""
    more = os.environ.get(VARIABLE)
    return (own, Path(more) / owner) if more else (own,)


class Texts:
    """All languages of an owner; a later folder adds to the earlier ones, and counts before them."""

    def __init__(self, owner: str, folders: Iterable[Path]) -> None:
        self.owner = owner
        self.folders = tuple(folders)
        found = {file.stem for folder in self.folders for file in folder.glob("*.ftl")}
        self.languages = (ENGLISH, *sorted(found - {ENGLISH}))
        self.sources = {
            language: {name: each for text in self.files(language) for name, each in entries(text).items()}
            for language in self.languages
        }

    def files(self, language: str) -> list[str]:
        """The content of a language's files."""
        found = [folder / f"{language}.ftl" for folder in self.folders]
        return [file.read_text("utf-8") for file in found if file.is_file()]

    def names(self, begin: str) -> list[str]:
        """The sentences whose names begin so."""
        return [name for name in self.sources[ENGLISH] if name.startswith(begin)]

    def __contains__(self, name: str) -> bool:
        return name in self.sources[ENGLISH]

    def __getitem__(self, name: str) -> Said:
        return self.filled(name)

    def filled(self, name: str, /, **values: object) -> Said:
        """A sentence in every language that has it, with its values; those may be said by language, too."""
        said = {}
        for language in self.languages:
            text = _plain(self.sources[language].get(name, ""), values, language)
            if text:
                said[language] = text
        if ENGLISH not in said:
            raise RulesError(file=f"{FOLDER}/{ENGLISH}.ftl", entry=name, problem="missing, or not plain text")
        return said


def _plain(source: str, values: Mapping[str, object], language: str) -> str:
    """The text of a source; "" where it asks for more than values to be put in."""
    lines = source.partition("=")[2].splitlines()
    lines = [lines[0], *(line for line in lines[1:] if line.startswith(" "))] if lines else []
    text = "\n".join(line.strip() for line in lines).strip()
    if "{" in _PLACEABLE.sub("", text):
        return ""
    return _PLACEABLE.sub(lambda found: _value(found, values, language), text)


def _value(found: re.Match[str], values: Mapping[str, object], language: str) -> str:
    name, literal = found.groups()
    if name is None:
        return str(literal)
    value = values.get(name, found.group())
    if isinstance(value, Mapping):
        return str(value.get(language) or value[ENGLISH])
    return value.text(language) if isinstance(value, Sayable) else str(value)


_read: Final[dict[str, Texts]] = {}  # by owner


@cache
def load_texts(package: str) -> Texts:
    """The texts of a game's folder; their owner is called like it, without the `rotonde_` of a package."""
    owner = package.rpartition(".")[2].removeprefix("rotonde_")
    _read[owner] = Texts(owner, folders_of(owner, Path(str(files(package) / FOLDER))))
    return _read[owner]


def owners() -> list[str]:
    """The games whose texts were read."""
    return list(_read)


def texts_of(owner: str) -> Texts:
    """The texts of a game that is in use."""
    return _read[owner]
