# rotonde: interpreted
"""Message: a sentence's name and its arguments; whoever reads it decides on the language.

The engine needs no package to carry messages. What says them is joined in `rotonde/__init__.py`.
"""

from collections.abc import Callable, Mapping
from typing import Final, Protocol, runtime_checkable

ENGLISH: Final = "en"  # what is said where a language has no sentence

Sayer = Callable[[str, Mapping[str, object], str], str]  # name, arguments and language to sentence


@runtime_checkable
class Sayable(Protocol):
    """Anything with a text in every language: a message, an error, a rule."""

    def text(self, language: str) -> str: ...


def plain(name: str, arguments: Mapping[str, object], language: str) -> str:
    """The data themselves, where nobody has sentences for them."""
    said = (
        f"{key}={value.text(language) if isinstance(value, Sayable) else value}"
        for key, value in arguments.items()
    )
    return " ".join([name, *said])


_sayer: Sayer = plain


def say_with(sayer: Sayer) -> None:
    """From now on messages are said by this."""
    global _sayer
    _sayer = sayer


class Message:
    """A sentence of the catalogue that is not said yet; arguments may be messages too."""

    def __init__(self, name: str, /, **arguments: object) -> None:
        self.name = name
        self.arguments = arguments

    def text(self, language: str) -> str:
        """The sentence in `language`."""
        return _sayer(self.name, self.arguments, language)

    def data(self) -> dict[str, object]:
        """As JSON has it, for whoever has sentences of their own."""
        return {
            "message": self.name,
            "arguments": {name: as_data(each) for name, each in self.arguments.items()},
        }


class Translated:
    """One text in several languages, by their codes."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = dict(texts)

    def text(self, language: str) -> str:
        return self.texts.get(language) or self.texts.get(ENGLISH, "")


def as_data(value: object) -> object:
    """An argument as JSON has it; a message within it likewise."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list):
        return [as_data(each) for each in value]
    message = getattr(value, "message", value)
    if isinstance(message, Message):
        return message.data()
    return value.text(ENGLISH) if isinstance(value, Sayable) else str(value)
