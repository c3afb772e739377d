"""`rotonde games` and `rotonde rules`: lists of games and of their rules."""

from collections.abc import Mapping
from typing import cast

from rotonde.bots.level_names import translated_level
from rotonde.bots.levels import levels, opponents
from rotonde.bots.plugin_bots import faults
from rotonde.core.catalogue import fault, games
from rotonde.core.catalogue import game as game_of
from rotonde.core.game import Game
from rotonde.core.message import Message
from rotonde.i18n.translations import text_in
from rotonde.terminal.arguments import option_text
from rotonde.terminal.errors import BadArgument
from rotonde.terminal.screen import Screen, found


def list_games(screen: Screen) -> int:
    """Every game with its seats, its levels and its options."""
    for game_id in games():
        broken = fault(game_id)
        if broken:
            screen.print(broken.text(screen.messages.language), "bad")
        else:
            _describe(game_of(game_id), screen)
    return 0


def _describe(game: Game, screen: Screen) -> None:
    language = screen.messages.language
    screen.print(f"{screen.paint('accent', game.id)}  {text_in(game.title, language)}")
    screen.print("  " + screen.messages("seats", seats=", ".join(map(str, game.seats))))
    named = [translated_level(level, language) for level in levels(game.id)]
    screen.print("  " + screen.messages("levels", levels=", ".join(named)))
    visitors = opponents(game.id)[len(levels(game.id)) :]
    if visitors:
        screen.print("  " + screen.messages("visitors", visitors=", ".join(visitors)))
    for broken in faults(game.id):
        screen.print("  " + broken.text(language), "bad")
    properties = cast(Mapping[str, Mapping[str, object]], game.options["properties"])
    for name, schema in properties.items():
        default = screen.messages("default", value=option_text(schema["default"]))
        screen.print(f"  --option {name}={_values(schema)}  {default}")
        for texts in (schema.get("titles"), schema.get("descriptions")):
            if isinstance(texts, Mapping):
                screen.print(
                    f"      {text_in(texts, language)}", "" if texts is schema.get("titles") else "dim"
                )


def _values(schema: Mapping[str, object]) -> str:
    enum = schema.get("enum")
    if isinstance(enum, list):
        return "|".join(map(option_text, enum))
    if schema["type"] == "boolean":
        return "true|false"
    if schema["type"] == "integer":
        return f"{schema['minimum']}..{schema['maximum']}"
    return "…"


def list_rules(game_id: str, word: str, screen: Screen) -> int:
    """The rules of a game by section, all of them or those that have a word."""
    game = game_of(game_id)
    ids = found(game, word, screen.messages.language)
    if not ids:
        raise BadArgument(argument="--search", value=word, allowed=Message("allow-word"))
    screen.print(text_in(game.title, screen.messages.language), "bold")
    screen.rules(game, ids)
    return 0
