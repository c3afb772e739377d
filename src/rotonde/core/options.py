# rotonde: interpreted
"""Table options: a JSON Schema of flat properties, and the check of a choice against it.

Of JSON Schema we use `type` (boolean, integer, string), `enum`, `minimum`, `maximum` and `default`,
with `titles`, `descriptions` and `enumTitles` by language beside the standard `title`, `newcomer`: the value
for a first game, and `difficulty`: whether it makes the game harder or easier for a table that wins or loses
together. Among a game's texts they are `option-<name>`, `option-<name>-about` and `option-<name>-<value>`.
"""

from collections.abc import Mapping
from typing import cast

from rotonde.core.errors import OptionError
from rotonde.core.texts import Texts

Option = str | int | bool
Options = dict[str, Option]
Schema = dict[str, object]


def schema(texts: Texts | None = None, /, **properties: Mapping[str, object]) -> Schema:
    """The schema of a table whose options are `properties`, none required, said by the game's texts."""
    said = {name: _said(name, each, texts) if texts else each for name, each in properties.items()}
    named = {name: {"title": _title(name, each), **each} for name, each in said.items()}
    return {"type": "object", "properties": named, "additionalProperties": False}


def _said(name: str, each: Mapping[str, object], texts: Texts) -> Mapping[str, object]:
    found: dict[str, object] = {
        "titles": texts[f"option-{name}"],
        "descriptions": texts[f"option-{name}-about"],
    }
    values = cast(list[object], each.get("enum", []))
    titles = {str(value): f"option-{name}-{value}" for value in values}
    known = {value: texts[title] for value, title in titles.items() if title in texts}
    return {**each, **found, **({"enumTitles": known} if known else {})}


def _title(name: str, each: Mapping[str, object]) -> str:
    titles = each.get("titles")
    return str(titles["en"]) if isinstance(titles, Mapping) else name


def complete(schema: Schema, given: object) -> Options:
    """Every option with its value: what was given where it is allowed, else the default."""
    properties = cast(Mapping[str, Mapping[str, object]], schema["properties"])
    if given is not None and not isinstance(given, Mapping):
        raise OptionError(option="options", value=given, allowed=_listed(properties))
    chosen = dict(given or {})
    for name in chosen:
        if name not in properties:
            raise OptionError(option=name, value=chosen[name], allowed=_listed(properties))
    return {
        name: checked(name, each, chosen[name]) if name in chosen else cast(Option, each["default"])
        for name, each in properties.items()
    }


def checked(name: str, each: Mapping[str, object], value: object) -> Option:
    """`value` if the property's schema admits it."""
    if not _admits(each, value):
        raise OptionError(option=name, value=value, allowed=_allowed(each))
    return cast(Option, value)


def _admits(each: Mapping[str, object], value: object) -> bool:
    enum = each.get("enum")
    if isinstance(enum, list):
        return any(type(value) is type(one) and value == one for one in enum)
    if each["type"] == "boolean":
        return isinstance(value, bool)
    if each["type"] == "integer":
        return (
            isinstance(value, int)
            and not isinstance(value, bool)
            and cast(int, each["minimum"]) <= value <= cast(int, each["maximum"])
        )
    return isinstance(value, str)


def _allowed(each: Mapping[str, object]) -> str:
    enum = each.get("enum")
    if isinstance(enum, list):
        return ", ".join(str(one) for one in enum)
    if each["type"] == "boolean":
        return "true, false"
    if each["type"] == "integer":
        return f"{each['minimum']} to {each['maximum']}"
    return "text"


def _listed(properties: Mapping[str, object]) -> str:
    return ", ".join(properties) or "none"
