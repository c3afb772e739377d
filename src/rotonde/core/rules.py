# rotonde: interpreted
"""Rules of a game as text: every ID with its sentence in English and French."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import NamedTuple

from rotonde.core.errors import RulesError

LANGUAGES = ("en", "fr")


class Ruling(NamedTuple):
    """Reading of a rule where its rulebook leaves room, and the option by which a table may read it so."""

    id: str
    en: str
    fr: str
    option: str = ""

    def text(self, language: str) -> str:
        """The text in `language`, the English one where there is none."""
        return self.fr if language == "fr" else self.en


class Rule(NamedTuple):
    """One rule: its ID, its text in both languages, its part of the rulebook, and how we read it."""

    id: str
    en: str
    fr: str
    section: str = ""
    rulings: tuple[Ruling, ...] = ()

    def text(self, language: str) -> str:
        """The text in `language`, the English one where there is none."""
        return self.fr if language == "fr" else self.en


def load_table(package: str, name: str) -> dict[str, object]:
    """A TOML file that lies in a game's folder."""
    return tomllib.loads((files(package) / name).read_text("utf-8"))


def has_table(package: str, name: str) -> bool:
    """Whether such a file lies there; a game that is a single module has no folder."""
    try:
        return (files(package) / name).is_file()
    except TypeError:
        return False


def load_rules(package: str) -> tuple[dict[str, Rule], dict[str, dict[str, str]]]:
    """The rules and the titles of their sections, from the `rules.toml` of a game's folder."""
    table = load_table(package, "rules.toml")
    sections = {name: both_languages(name, value) for name, value in _mapping(table, "sections").items()}
    rules: dict[str, Rule] = {}
    for rule_id, value in _mapping(table, "rules").items():
        text = both_languages(rule_id, value)
        section = rule_id.split("-")[1]
        if section not in sections:
            raise RulesError(file="rules.toml", entry=rule_id, problem=f"no section {section}")
        rules[rule_id] = Rule(rule_id, text["en"], text["fr"], section, _rulings(value))
    return rules, sections


def _rulings(value: object) -> tuple[Ruling, ...]:
    """The rulings below a rule, if any."""
    return tuple(_ruling(ruling_id, each) for ruling_id, each in _mapping(value, "rulings", {}).items())


def _ruling(ruling_id: str, value: object) -> Ruling:
    text = both_languages(ruling_id, value)
    option = str(value.get("option", "")) if isinstance(value, Mapping) else ""
    return Ruling(ruling_id, text["en"], text["fr"], option)


def both_languages(entry: str, value: object) -> dict[str, str]:
    """A sentence in every language we speak, none missing, none empty."""
    if not isinstance(value, Mapping):
        raise RulesError(file="rules.toml", entry=entry, problem="expected en and fr")
    for language in LANGUAGES:
        if not isinstance(value.get(language), str) or not value[language].strip():
            raise RulesError(file="rules.toml", entry=entry, problem=f"no text in {language}")
    return {language: value[language] for language in LANGUAGES}


def _mapping(table: object, key: str, usual: object = None) -> Mapping[str, object]:
    part = table.get(key, usual) if isinstance(table, Mapping) else usual
    if not isinstance(part, Mapping):
        raise RulesError(file="rules.toml", entry=key, problem="missing")
    return part
