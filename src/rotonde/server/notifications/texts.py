"""Texts of notifications, in the language of whoever gets them."""

import rotonde
from rotonde.core.errors import RotondeError
from rotonde.i18n.catalogue import sentence
from rotonde.i18n.translations import text_in


def title_of(game: str, language: str) -> str:
    try:
        return text_in(rotonde.game(game).title, language)
    except RotondeError:  # a game that was uninstalled meanwhile
        return game


def heading(kind: str, game: str, language: str) -> str:
    title = title_of(game, language) if game else ""
    return sentence(f"notice-{kind}", {"game": title}, language)


def text_of(kind: str, others: list[str], language: str) -> str:
    if kind != "turn":
        return sentence(f"notice-{kind}-text", {}, language)
    return sentence("notice-with" if others else "notice-alone", {"names": others}, language)
