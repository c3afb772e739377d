"""Texts of notifications, in both languages."""

from typing import Final

import rotonde
from rotonde.core.errors import RotondeError

LANGUAGES: Final = ("en", "fr")
TEXTS: Final = {
    "en": {
        "turn": "Your turn: {game}",
        "with": "At the table with {names}.",
        "alone": "The bots are waiting.",
        "lent": "A bot plays your seat: {game}",
        "lent.text": "You were away, and the others play on. Open the table to take your seat back at once.",
        "test": "Rotonde reaches you",
        "test.text": "This is what it looks like when it is your turn.",
        "confirm": "Rotonde: is this your address?",
        "confirm.text": "Somebody wants to be told here when it is their turn. If it is you, open this link:",
        "confirm.not": "If not, do nothing: you will hear no more from us.",
        "open": "To the table:",
        "stop": "No more of these:",
        "and": "and",
    },
    "fr": {
        "turn": "À vous : {game}",
        "with": "À la table avec {names}.",
        "alone": "Les robots attendent.",
        "lent": "Un robot joue à votre place : {game}",
        "lent.text": "En votre absence, les autres continuent. Ouvrez la table pour reprendre votre place.",
        "test": "Rotonde vous atteint",
        "test.text": "Voilà à quoi cela ressemble quand c'est à vous.",
        "confirm": "Rotonde : est-ce votre adresse ?",
        "confirm.text": "Quelqu'un veut être prévenu ici quand vient son tour. Si c'est vous, ouvrez ceci :",
        "confirm.not": "Sinon, ne faites rien : vous n'entendrez plus parler de nous.",
        "open": "À la table :",
        "stop": "Ne plus en recevoir :",
        "and": "et",
    },
}


def title_of(game: str, language: str) -> str:
    try:
        return str(rotonde.game(game).title[language])
    except RotondeError:  # a game that was uninstalled meanwhile
        return game


def heading(kind: str, game: str, language: str) -> str:
    return TEXTS[language][kind].format(game=title_of(game, language) if game else "")


def text_of(kind: str, others: list[str], language: str) -> str:
    texts = TEXTS[language]
    if kind != "turn":
        return texts[f"{kind}.text"]
    if not others:
        return texts["alone"]
    *most, last = others
    names = f"{', '.join(most)} {texts['and']} {last}" if most else last
    return texts["with"].format(names=names)
