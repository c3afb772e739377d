"""The rules of a game as a page, in one language, made from its `rules.toml` and its options."""

import re
from collections.abc import Mapping
from typing import Any, Final

import rotonde
from rotonde.bots.levels import levels

Said = dict[str, str]
WORDS: Final[dict[str, Said]] = {
    "rules": {"en": "the rules", "fr": "les règles"},
    "all": {"en": "The rules of the games", "fr": "Les règles des jeux"},
    "about": {
        "en": "Every rule has a number. The same number stands in the code, in a test's name, and in the "
        "answer to a move that the rule forbids. Where a rulebook leaves room, how we read it stands below "
        "the rule, as a question and its answer, with the option by which a table may read it otherwise. "
        "All is told in our own words, from the files by which the games are played.",
        "fr": "Chaque règle a un numéro. Le même numéro se trouve dans le code, dans le nom d'un test "
        "et dans la réponse à un coup que la règle interdit. Là où un livret laisse le choix, notre lecture "
        "suit la règle, en question et réponse, avec l'option qui permet à une table d'en décider autrement. "
        "Tout est dit avec nos propres mots, à partir des fichiers par lesquels on joue.",
    },
    "seats": {"en": "{0} players", "fr": "{0} joueurs"},
    "levels": {"en": "bots: {0}", "fr": "robots : {0}"},
    "count": {"en": "{0} rules", "fr": "{0} règles"},
    "rulings": {"en": "{0} rulings", "fr": "{0} précisions"},
    "choice": {"en": "Option", "fr": "Option"},
    "options": {"en": "What a table may choose", "fr": "Ce qu'une table peut choisir"},
    "options.about": {
        "en": "Variants, and rulings where the rulebook leaves room. The usual choice comes first.",
        "fr": "Des variantes, et des arbitrages là où la règle laisse le choix. L'usage vient en premier.",
    },
    "novice": {"en": "novice", "fr": "débutant"},
    "casual": {"en": "casual", "fr": "occasionnel"},
    "regular": {"en": "regular", "fr": "habitué"},
    "strong": {"en": "strong", "fr": "fort"},
    "master": {"en": "master", "fr": "maître"},
    "see": {
        "en": "See also: [how to play here](../play.md) and [the other games](index.md).",
        "fr": "Voir aussi : [comment jouer ici](../play.md) et [les autres jeux](index.md).",
    },
    "yes": {"en": "yes", "fr": "oui"},
    "no": {"en": "no", "fr": "non"},
}
_ID: Final = re.compile(r"\b[A-Z]{2,4}(?:(?:-[A-Z]+){1,2}-\d+|-R\d+[a-z]?)\b")


def said(word: str, language: str, *values: object) -> str:
    return WORDS[word][language].format(*values)


def rules_page(game: rotonde.Game, language: str) -> str:
    """A chapter for each section, a paragraph with an anchor for each rule, links between them."""
    title = game.title[language]
    lines = [f"# {title}{_colon(language)} {said('rules', language)}", "", _facts(game, language)]
    for section, names in game.sections.items():
        rules = [rule for rule in game.rules.values() if rule.section == section]
        lines += [f"\n## {names[language]}\n", *(_rule(rule, game, language) for rule in rules)]
    return "\n".join([*lines, *_options(game, language), f"\n{said('see', language)}"]) + "\n"


def _facts(game: rotonde.Game, language: str) -> str:
    seats = ", ".join(map(str, game.seats))
    facts = [said("seats", language, seats), said("count", language, len(game.rules))]
    facts += [said("rulings", language, len(game.rulings))] if game.rulings else []
    bots = [said(each, language) if each in WORDS else each for each in levels(game.id)]
    return " · ".join([*facts, said("levels", language, ", ".join(bots))]) + "\n"


def _rule(rule: rotonde.Rule, game: rotonde.Game, language: str) -> str:
    """A rule, and below it how we read it."""
    below = [_entry("ruling", each, game, language, _choice(game, each, language)) for each in rule.rulings]
    return "\n".join([_entry("rule", rule, game, language), *below])


def _entry(
    kind: str, entry: rotonde.Rule | rotonde.Ruling, game: rotonde.Game, language: str, more: str = ""
) -> str:
    text = _linked(_plain(entry.text(language)), game)
    own = f"[{entry.id}](#{anchor(entry.id)}){{.rule-id}}"
    return f"({anchor(entry.id)})=\n\n{{.{kind}}}\n{own} {text}{more}\n"


def _choice(game: rotonde.Game, ruling: rotonde.Ruling, language: str) -> str:
    """The way to the option by which a table reads it otherwise, where there is one."""
    if not ruling.option:
        return ""
    title = _title(_properties(game)[ruling.option], ruling.option, language)
    option = f"[{title}](#{option_anchor(game, ruling.option)})"
    return f" ({said('choice', language)}{_colon(language)} {option}.)"


def _linked(text: str, game: rotonde.Game) -> str:
    known = {*game.rules, *game.rulings}
    return _ID.sub(lambda found: _link(found[0]) if found[0] in known else found[0], text)


def anchor(rule: str) -> str:
    return rule.lower()


def option_anchor(game: rotonde.Game, option: str) -> str:
    return f"{game.id}-{option}".lower()


def _properties(game: rotonde.Game) -> Mapping[str, Mapping[str, Any]]:
    found: Mapping[str, Mapping[str, Any]] = game.options["properties"]  # type: ignore[assignment]
    return found


def _title(schema: Mapping[str, Any], option: str, language: str) -> str:
    return str(schema.get("titles", {}).get(language, option))


def _link(rule: str) -> str:
    return f"[{rule}](#{anchor(rule)}){{.cited}}"


def _plain(text: str) -> str:
    """Escapes Markdown."""
    return re.sub(r"([*_`<\[\]{}])", r"\\\1", text)


def _options(game: rotonde.Game, language: str) -> list[str]:
    found = _properties(game)
    if not found:
        return []
    lines = [f"\n## {said('options', language)}\n", said("options.about", language) + "\n"]
    for name, schema in found.items():
        title = _title(schema, name, language)
        about = schema.get("descriptions", {}).get(language, "")
        values = f"`{name}`{_colon(language)} {_values(schema, language)}"
        reasons = [_link(each.id) for each in game.rulings.values() if each.option == name]
        line = f"**{title}** ({values}). {_plain(about)} {', '.join(reasons)}".rstrip()
        lines.append(f"({option_anchor(game, name)})=\n\n{{.option}}\n{line}\n")
    return lines


def _colon(language: str) -> str:
    return " :" if language == "fr" else ":"


def _values(schema: Mapping[str, Any], language: str) -> str:
    """Values of an option, the default first."""
    default, titles = schema.get("default"), schema.get("enumTitles", {})
    if "enum" in schema:
        ordered = sorted(schema["enum"], key=lambda each: each != default)
        return ", ".join(str(titles.get(str(each), {}).get(language, each)) for each in ordered)
    if schema.get("type") == "boolean":
        return ", ".join(said("yes" if each else "no", language) for each in (default, not default))
    if "minimum" in schema:
        return f"{default} ({schema['minimum']}–{schema['maximum']})"
    return str(default)


def rules_index(games: list[rotonde.Game], language: str) -> str:
    lines = [f"# {said('all', language)}\n", said("about", language) + "\n"]
    lines += [f"- [{game.title[language]}]({game.id}.md)" for game in games]
    return "\n".join([*lines, "\n```{toctree}\n:hidden:\n", *(game.id for game in games), "```"]) + "\n"
