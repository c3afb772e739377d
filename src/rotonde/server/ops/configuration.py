"""Configuration of a server: flags before the environment before one commented file in TOML."""

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import Field, fields
from pathlib import Path
from typing import Final

from rotonde.core.errors import RotondeError
from rotonde.server.ops.setting_values import Value, checked
from rotonde.server.ops.settings import Settings, chosen_in

LARGEST: Final = 64 * 1024  # bytes of a configuration; ours has a few
HEAD: Final = {
    "en": "How this server of Rotonde is run: `rotonde serve --config FILE`.\n"
    "Flags count before the environment, the environment before this file.\n"
    "A line without its # sets something; what stands here is the default.",
    "fr": "Comment ce serveur de Rotonde est mené : `rotonde serve --config FICHIER`.\n"
    "Les options de commande passent avant l'environnement, et lui avant ce fichier.\n"
    "Une ligne sans son # règle quelque chose ; ce qui est écrit ici est le défaut.",
}


class CannotReadConfiguration(RotondeError):
    en = "{file} cannot be read: {why}"
    fr = "{file} ne peut pas être lu : {why}"


class NotToml(RotondeError, ValueError):
    en = "{file}: not TOML: {problem}"
    fr = "{file} : ce n'est pas du TOML : {problem}"


class UnknownSetting(RotondeError, LookupError):
    en = "{place}: there is no setting {name!r}; `rotonde config` shows all"
    fr = "{place} : il n'y a pas de réglage {name!r} ; `rotonde config` les montre tous"


def settings_from(
    flags: Mapping[str, Value], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """The settings of flags, environment and file, else defaults."""
    written = read_file(file) if file else {}
    return Settings(**{**written, **chosen_in(environment), **flags})  # type: ignore[arg-type]  # all checked


def read_file(file: Path) -> dict[str, Value]:
    """Settings of a file; an entry that is unknown or wrong is named with its line."""
    text = _text(file)
    try:
        entries = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise NotToml(file=file, problem=error) from error
    known = by_name()
    chosen: dict[str, Value] = {}
    for name, value in entries.items():
        place = _place(file, text, name)
        if name not in known:
            raise UnknownSetting(place=place, name=name)
        chosen[name] = checked(known[name], value, f"{place} {name}")
    return chosen


def _text(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            found = opened.read(LARGEST + 1)
        if len(found) > LARGEST:
            raise CannotReadConfiguration(file=file, why=f"> {LARGEST} B")
        return found.decode()
    except OSError as error:
        raise CannotReadConfiguration(file=file, why=error.strerror or error) from error
    except UnicodeDecodeError as error:
        raise CannotReadConfiguration(file=file, why="UTF-8?") from error


def _place(file: Path, text: str, name: str) -> str:
    """The file and, where it can be found, the line on which an entry stands."""
    begins = re.compile(rf"\s*\[*\s*[\"']?{re.escape(name)}[\"']?\s*[=.\]]")
    lines = (n for n, line in enumerate(text.splitlines(), 1) if begins.match(line))
    line = next(lines, 0)
    return f"{file}:{line}:" if line else f"{file}:"


def by_name() -> "dict[str, Field[Value]]":
    return {each.name: each for each in fields(Settings)}


def commented(language: str) -> str:
    """A configuration that sets nothing and explains everything."""
    parts = ["\n".join(f"# {line}" for line in HEAD[language].splitlines())]
    for each in fields(Settings):
        variable = f"ROTONDE_{each.name.upper()}"
        parts.append(f"# {each.metadata[language]} ({variable})\n# {each.name} = {_toml(each.default)}")
    return "\n\n".join(parts) + "\n"


def _toml(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)  # of these types, TOML writes them the same way
