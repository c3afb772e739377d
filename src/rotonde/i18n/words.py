# rotonde: interpreted
"""Words of a game: its sentences about actions, events and questions, for page and terminal to fill in.

`words.toml` says what no sentence says: which parameters are seats, and the like. The terminal fills the
sentences in by the catalogue, the page by the texts that it is sent.
"""

from collections.abc import Mapping
from typing import Any, Final

from rotonde.core.errors import RulesError
from rotonde.core.rules import load_table
from rotonde.core.texts import Said, Texts, load_texts, texts_of
from rotonde.i18n.story import load_story

FILE: Final = "words.toml"
PARTS: Final = ("seats", "sides", "numbered", "lists")  # of parameters: how their values are said
SENT: Final = ("action", "kind", "event", "run", "short", "ask", "board", "value")  # to the page

Words = dict[str, object]
Names = Mapping[str, Mapping[str, Said]]  # of the material: by parameter and value


def load_words(package: str, names: Names | None = None) -> Words:
    """The words of a game's folder, with the names that its material gives."""
    words: dict[str, Any] = load_table(package, FILE)
    for part in words:
        if part not in PARTS:
            raise RulesError(file=FILE, entry=part, problem=f"expected one of {', '.join(PARTS)}")
    texts = load_texts(package)
    words["owner"] = texts.owner
    words["names"] = names or {}
    words["texts"] = {language: _sent(texts, language) for language in texts.languages}
    words["story"] = load_story(package, sentences(words, "event"))
    return words


def _sent(texts: Texts, language: str) -> str:
    """Sentences in a language that the page fills in, and the terms that they may be made of."""
    sources = texts.sources[language]
    return "".join(text for name, text in sources.items() if name.partition("-")[0] in ("", *SENT))


def sentences(words: Words, part: str) -> list[str]:
    """Names of a part's sentences: the events of which something is said."""
    begin = f"{part}-"
    return [name.removeprefix(begin) for name in _texts(words).names(begin)]


def has(words: Words, name: str) -> bool:
    """Whether there is such a sentence."""
    return name in _texts(words)


def known_values(words: Words) -> dict[str, list[str]]:
    """The values of parameters that have names of their own, those of lists left out."""
    names: Any = words["names"]
    found: dict[str, list[str]] = {param: list(known) for param, known in names.items()}
    for param, _, value in (name.partition("-") for name in sentences(words, "value")):
        if value and param not in parameters(words, "lists"):
            found.setdefault(param, []).append(value)
    return found


def languages(words: Words) -> list[str]:
    """The languages of the game, English first."""
    found: Any = words["texts"]
    return list(found)


def parameters(words: Words, part: str) -> list[str]:
    """Parameters that are declared so."""
    found: Any = words.get(part, ())
    return list(found)


def _texts(words: Words) -> Texts:
    return texts_of(str(words["owner"]))
