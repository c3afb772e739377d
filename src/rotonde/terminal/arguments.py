"""Arguments of the command line, held against what the game allows."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

from rotonde.bots.levels import opponents
from rotonde.bots.random_bot import RANDOM
from rotonde.core.catalogue import game as game_of
from rotonde.core.chance import SEED_BITS
from rotonde.core.game import Game
from rotonde.core.message import Message
from rotonde.terminal.errors import BadArgument
from rotonde.terminal.files import read_json

USUAL_SEATS = 3


def whole(argument: str, text: str, low: int, high: int) -> int:
    """A whole number from low to high."""
    text = text.strip()
    if text.isascii() and text.isdigit() and len(text) <= len(str(high)) and low <= int(text) <= high:
        return int(text)
    raise BadArgument(argument=argument, value=text, allowed=Message("allow-whole", low=low, high=high))


def seats_of(game: Game, text: str | None) -> int:
    """A seat count that the rules allow; three, or else the least, where none was asked for."""
    if text is None:
        return USUAL_SEATS if USUAL_SEATS in game.seats else min(game.seats)
    if text not in map(str, game.seats):
        raise BadArgument(argument="--seats", value=text, allowed=", ".join(map(str, game.seats)))
    return int(text)


def seed_of(text: str | None) -> int:
    """The seed that was asked for, or a new one."""
    if text is None:
        return secrets.randbits(SEED_BITS)
    return whole("--seed", text, 0, (1 << SEED_BITS) - 1)


def options_of(game: Game, pairs: Sequence[str], seats: int) -> dict[str, object]:
    """The table's options, each `name=value` read as the game's schema says."""
    properties = cast(Mapping[str, Mapping[str, object]], game.options["properties"])
    chosen: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or name not in properties:
            allowed = Message("allow-option", names=", ".join(properties) or "-")
            raise BadArgument(argument="--option", value=pair, allowed=allowed)
        chosen[name] = _value(properties[name], value)
    game.complete_options(seats, chosen)
    return chosen


def game_on(game_id: str, pairs: Sequence[str]) -> Game:
    """The game, on the files that were brought for it as `name=FILE`."""
    game = game_of(game_id)
    files = files_of(game, pairs)
    return game.with_material(files) if files else game


def files_of(game: Game, pairs: Sequence[str]) -> dict[str, object]:
    """The content of files given as `name=FILE`."""
    files: dict[str, object] = {}
    for pair in pairs:
        name, equals, file = pair.partition("=")
        if not equals or name not in game.materials or name in files:
            allowed = Message("allow-material", names=", ".join(game.materials) or "-")
            raise BadArgument(argument="--material", value=pair, allowed=allowed)
        files[name] = read_json(Path(file))
    return files


def _value(schema: Mapping[str, object], text: str) -> object:
    """The value that is meant; one that is none of the allowed stays text, and is refused later."""
    enum = schema.get("enum")
    if isinstance(enum, list):
        return next((one for one in enum if str(one) == text), text)
    if schema["type"] == "boolean":
        return {"true": True, "false": False}.get(text.lower(), text)
    if schema["type"] == "integer" and text.removeprefix("-").isdecimal():
        return int(text[:20])
    return text


def bots_of(game: Game, text: str | None, wanted: int, default: str) -> list[str]:
    """The level of each bot, in the order of their seats."""
    known = [RANDOM, *opponents(game.id)]
    asked = [each.strip().lower() for each in (text or default).split(",")]
    wrong = [each for each in asked if each not in known]
    if wrong or len(asked) not in (1, wanted):
        allowed = Message("allow-bots", levels=", ".join(known), wanted=wanted)
        raise BadArgument(argument="--bots", value=wrong[0] if wrong else text, allowed=allowed)
    return asked * wanted if len(asked) == 1 else asked


def options_text(options: Mapping[str, object]) -> str:
    """Options in the form of the command line."""
    return ", ".join(f"{name}={option_text(value)}" for name, value in options.items()) or "-"


def option_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
