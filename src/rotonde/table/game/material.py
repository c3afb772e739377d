"""Games on the material in the box, or on a host's own map, board or deck."""

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

import rotonde
from rotonde.core.material import schemas
from rotonde.table.refusal import Refusal

REMEMBERED: Final = 32  # games on own material that are cached


def new_game(game_id: str, material: str = "") -> rotonde.Game:
    """The game of a new table, on the material that is written in `material`, or as it is in the box."""
    return _found(game_id, material, on_material)


def known_game(game_id: str, material: str = "") -> rotonde.Game:
    """The game of a stored table: earlier releases let keys through that nothing reads."""
    return _found(game_id, material, on_stored_material)


def _found(game_id: str, material: str, read: Callable[[str, str], rotonde.Game]) -> rotonde.Game:
    try:
        return read(game_id, material) if material else rotonde.game(game_id)
    except rotonde.UnknownGame as error:
        raise Refusal.of("unknown_game", error) from error
    except rotonde.MaterialError as error:
        raise Refusal.of("bad_material", error) from error


@lru_cache(maxsize=REMEMBERED)
def on_material(game_id: str, material: str) -> rotonde.Game:
    """The game on other material; cached, since reading it takes long."""
    return rotonde.game(game_id).with_material(json.loads(material))


@lru_cache(maxsize=REMEMBERED)
def on_stored_material(game_id: str, material: str) -> rotonde.Game:
    try:
        return on_material(game_id, material)
    except rotonde.MaterialError:
        known = schemas(rotonde.game(game_id))
        files = {name: _pruned(file, known.get(name, {})) for name, file in json.loads(material).items()}
        return rotonde.game(game_id).with_material(files)


def _pruned(value: object, schema: Mapping[str, Any]) -> object:
    """The value without the keys that its JSON Schema does not know."""
    if isinstance(value, list):
        return [_pruned(each, schema.get("items", {})) for each in value]
    if not isinstance(value, dict) or "properties" not in schema:
        return value
    known, other = schema["properties"], schema.get("additionalProperties")
    parts = {key: known.get(key, other or None) for key in value}
    return {key: _pruned(value[key], part) for key, part in parts.items() if isinstance(part, Mapping)}


def written(material: Mapping[str, object]) -> str:
    """Material as stored text: the same for the same files, "" for what is in the box."""
    return json.dumps(material, ensure_ascii=False, sort_keys=True) if material else ""
