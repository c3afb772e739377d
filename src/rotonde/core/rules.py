# rotonde: interpreted
"""Rules of a game as text: their order is in `rules.toml`, their sentences are among the game's texts."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import NamedTuple

from rotonde.core.errors import RulesError
from rotonde.core.texts import Texts, load_texts

FILE = "rules.toml"


class Ruling(NamedTuple):
    """Reading of a rule where its rulebook leaves room, and the option by which a table may read it so."""

    id: str
    en: str
    fr: str
    option: str = ""
    texts: Mapping[str, str] = {}  # in all languages

    def text(self, language: str) -> str:
        """The text in `language`, the English one where there is none."""
        return self.texts.get(language) or (self.fr if language == "fr" else self.en)


class Example(NamedTuple):
    """Example of a rule: a position, which is a record in the game's `examples/`, and what it shows."""

    id: str
    texts: Mapping[str, str]  # in all languages

    def text(self, language: str) -> str:
        """The text in `language`, the English one where there is none."""
        return self.texts.get(language) or self.texts["en"]


class Rule(NamedTuple):
    """One rule: its ID, its text, its part of the rulebook, how we read it, and examples."""

    id: str
    en: str
    fr: str
    section: str = ""
    rulings: tuple[Ruling, ...] = ()
    texts: Mapping[str, str] = {}  # in all languages
    examples: tuple[Example, ...] = ()

    def text(self, language: str) -> str:
        """The text in `language`, the English one where there is none."""
        return self.texts.get(language) or (self.fr if language == "fr" else self.en)

    def saying(self, texts: Mapping[str, str]) -> "Rule":
        """This rule with another text."""
        return self._replace(en=texts["en"], fr=texts.get("fr", texts["en"]), texts=texts)


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
    """The rules and the titles of their sections, in the order of the `rules.toml` of a game's folder."""
    table, texts = load_table(package, FILE), load_texts(package)
    names = table.get("sections")
    if not isinstance(names, list):
        raise RulesError(file=FILE, entry="sections", problem="missing")
    sections = {str(name): texts[f"section-{name}"] for name in names}
    rules: dict[str, Rule] = {}
    for rule_id, rulings in _mapping(table.get("rules"), "rules").items():
        section = rule_id.split("-")[1]
        if section not in sections:
            raise RulesError(file=FILE, entry=rule_id, problem=f"no section {section}")
        known = tuple(_ruling(each, option, texts) for each, option in _mapping(rulings, rule_id).items())
        rules[rule_id] = Rule(rule_id, "", "", section, known).saying(texts[rule_id])
    for example_id, shown in _mapping(table.get("examples", {}), "examples").items():
        _illustrate(rules, Example(example_id, texts[example_id]), shown)
    return rules, sections


def _illustrate(rules: dict[str, Rule], example: Example, shown: object) -> None:
    """Gives an example to the rules that it shows."""
    for rule_id in shown if isinstance(shown, list) else ():
        if rule_id not in rules:
            raise RulesError(file=FILE, entry=example.id, problem=f"no rule {rule_id}")
        rules[rule_id] = rules[rule_id]._replace(examples=(*rules[rule_id].examples, example))


def _ruling(ruling_id: str, option: object, texts: Texts) -> Ruling:
    said = texts[ruling_id]
    return Ruling(ruling_id, said["en"], said.get("fr", said["en"]), str(option), said)


def _mapping(part: object, entry: str) -> Mapping[str, object]:
    if not isinstance(part, Mapping):
        raise RulesError(file=FILE, entry=entry, problem="expected a table")
    return part
