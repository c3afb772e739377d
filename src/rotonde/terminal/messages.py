"""Messages of the terminal in one language, from the catalogue."""

import os
from collections.abc import Mapping

from rotonde.core.message import ENGLISH
from rotonde.i18n.catalogue import languages, sentence

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which they count


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, English where it asks for none of ours."""
    asked = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    code = asked.partition(".")[0].replace("_", "-")  # pt_BR.UTF-8: pt-BR, else pt
    return next((each for each in (code, code.partition("-")[0].lower()) if each in languages()), ENGLISH)


class Messages:
    """Messages in one language: calling it with a message's name and data gives the sentence."""

    def __init__(self, language: str = "") -> None:
        self.language = language or language_of(os.environ)

    def __call__(self, name: str, /, **data: object) -> str:
        return sentence(name, data, self.language)
