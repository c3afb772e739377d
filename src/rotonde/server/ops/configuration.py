"""Configuration of a server: flags before the environment before one commented file in TOML."""

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import Field, fields
from pathlib import Path
from typing import Final

from rotonde.core.errors import RotondeError
from rotonde.i18n.catalogue import sentence
from rotonde.server.ops.setting_values import Value, checked
from rotonde.server.ops.settings import Settings, chosen_in

LARGEST: Final = 64 * 1024  # bytes of a configuration; ours has a few


class CannotReadConfiguration(RotondeError):
    sentence = "error-cannot-read-configuration"


class NotToml(RotondeError, ValueError):
    sentence = "error-configuration-not-toml"


class UnknownSetting(RotondeError, LookupError):
    sentence = "error-unknown-setting"


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
    parts = ["\n".join(f"# {line}" for line in sentence("settings-head", {}, language).splitlines())]
    for each in fields(Settings):
        variable = f"ROTONDE_{each.name.upper()}"
        about = sentence(f"setting-{each.name}", {}, language)
        parts.append(f"# {about} ({variable})\n# {each.name} = {_toml(each.default)}")
    return "\n\n".join(parts) + "\n"


def _toml(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)  # of these types, TOML writes them the same way
