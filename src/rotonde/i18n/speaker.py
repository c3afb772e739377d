# rotonde: interpreted
"""Speaker: fills in the sentences of a game's `words.toml`, which page and terminal share."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from string import Formatter
from typing import Any, Final

from rotonde.core.errors import RulesError
from rotonde.core.rules import LANGUAGES, load_table
from rotonde.i18n.story import FILE, load_story
from rotonde.i18n.translations import game_language

Words = dict[str, object]
COUNT: Final = "{count}"  # stays open until a run is over


def load_words(package: str) -> Words:
    """The `words.toml` of a game's folder, every sentence in both languages, with its `story.toml`."""
    words = load_table(package, "words.toml")
    for part in ("actions", "events", "runs", "asks", "explains", "board"):
        _check(part, words.get(part, {}))
    events: Any = words.get("events", {})
    story = words["story"] = load_story(package, events)
    _check("short", story.get("short", {}), FILE)
    return words


def _check(entry: str, said: object, file: str = "words.toml") -> None:
    if not isinstance(said, Mapping):
        raise RulesError(file=file, entry=entry, problem="expected en and fr")
    if any(language in said for language in LANGUAGES):
        missing = [language for language in LANGUAGES if not said.get(language)]
        if missing:
            raise RulesError(file=file, entry=entry, problem=f"no text in {missing[0]}")
        if _holes(said["en"]) != _holes(said["fr"]):
            raise RulesError(file=file, entry=entry, problem="en and fr name different things")
        return
    for key, each in said.items():
        _check(f"{entry}.{key}", each, file)


def _holes(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


class Speaker:
    """Sentences of a game's actions, events and questions in one language, with the players' names."""

    def __init__(
        self, words: Words, language: str, names: Sequence[str], sides: Sequence[Sequence[int]] = ()
    ) -> None:
        self._words = words
        self._language = game_language(language)
        self._names = names
        self._sides = sides

    def action(self, kind: str, params: Mapping[str, object]) -> str:
        """A legal action as a sentence, for the one who may take it."""
        return self._fill(self._template("actions", kind), params)

    def event(self, event: Mapping[str, object]) -> str:
        """An event as a sentence."""
        return self._fill(self._template("events", str(event["type"])), event)

    def log(self, events: Iterable[Mapping[str, object]]) -> list[str]:
        """Events as sentences; a run of equal events may be one sentence with their number."""
        lines: list[tuple[str, list[Mapping[str, object]]]] = []
        for event in events:
            run = self._run(event)
            if run and lines and lines[-1][0] == run:
                lines[-1][1].append(event)
            else:
                lines.append((run, [event]))
        return [
            self.event(run_events[0]) if len(run_events) == 1 else run.replace(COUNT, str(len(run_events)))
            for run, run_events in lines
        ]

    def _run(self, event: Mapping[str, object]) -> str:
        """Name of the sentence for a run of such events; "" where each has its own."""
        template = self._path("runs", str(event["type"])).get(self._language, "")
        return self._fill(template, {**event, "count": COUNT})

    def asks(self, name: str, seat: int, *, you: bool) -> str:
        """The open decision as a sentence, for the one who decides or for the others."""
        return self._fill(self._template("asks", name, "you" if you else "other"), {"seat": seat})

    def explains(self, name: str, params: Mapping[str, object]) -> str:
        """The reason for an action as a sentence."""
        return self._fill(self._template("explains", name), params)

    def board(self, name: str) -> str:
        return self._template("board", name)

    def value(self, param: str, value: object) -> str:
        """One value of a parameter as text."""
        if isinstance(value, int) and param in self._path("words").get("seats", ()):
            return self._names[value]
        if isinstance(value, int) and param in self._path("words").get("sides", ()):
            return " & ".join(self._names[seat] for seat in self._sides[value])
        if isinstance(value, int) and param in self._path("words").get("numbered", ()):
            return str(value + 1)  # people count from one
        table = self._path("params", param)
        if table.get("list"):
            return self._counted(param, str(value).split())
        return str(self._path("params", param, str(value)).get(self._language, value))

    def _counted(self, param: str, items: Sequence[str]) -> str:
        said = []
        for item, count in Counter(items).items():
            one, many = self._path("params", param, item)[self._language]
            said.append(f"{count} {one if count == 1 else many}")
        return ", ".join(said)

    def _fill(self, template: str, params: Mapping[str, object]) -> str:
        said = {name: self.value(name, value) for name, value in params.items()}
        return template.format(**said)

    def _template(self, *path: str) -> str:
        said = self._path(*path)
        if self._language not in said:
            raise RulesError(file="words.toml", entry=".".join(path), problem="missing")
        return str(said[self._language])

    def _path(self, *path: str) -> Mapping[str, Any]:
        """A table of the file, empty where there is none."""
        here: object = self._words
        for key in path:
            here = here.get(key) if isinstance(here, Mapping) else None
        return here if isinstance(here, Mapping) else {}
