# rotonde: interpreted
"""Speaker: says a game's actions, events and questions, in the sentences that page and terminal share."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rotonde.core.message import Message
from rotonde.i18n.translations import text_in
from rotonde.i18n.words import Words, has, parameters

_UNNAMEABLE: Final = re.compile(r"[^A-Za-z0-9_-]")  # signs that a sentence's name has not


class Speaker:
    """Sentences of a game in one language, with the players' names."""

    def __init__(
        self, words: Words, language: str, names: Sequence[str], sides: Sequence[Sequence[int]] = ()
    ) -> None:
        self._words = words
        self._language = language
        self._names = names
        self._sides = sides

    def action(self, kind: str, params: Mapping[str, object]) -> str:
        """A legal action as a sentence, for the one who may take it."""
        return capital(self._say(f"action-{kind}", params))

    def event(self, event: Mapping[str, object]) -> str:
        """An event as a sentence."""
        return capital(self._say(f"event-{event['type']}", event))

    def log(self, events: Iterable[Mapping[str, object]]) -> list[str]:
        """Events as sentences; a run of equal events may be one sentence with their number."""
        lines: list[tuple[str, list[Mapping[str, object]]]] = []
        for event in events:
            run = self._run(event, "")
            if run and lines and lines[-1][0] == run:
                lines[-1][1].append(event)
            else:
                lines.append((run, [event]))
        return [self.event(run[0]) if len(run) == 1 else self._run(run[0], len(run)) for _, run in lines]

    def _run(self, event: Mapping[str, object], count: object) -> str:
        """The sentence for a run of such events; "" where each has its own."""
        name = f"run-{event['type']}"
        return capital(self._say(name, {**event, "count": count})) if has(self._words, name) else ""

    def asks(self, name: str, seat: int, *, you: bool) -> str:
        """The open decision as a sentence, for the one who decides or for the others."""
        return self._say(f"ask-{name}-{'you' if you else 'other'}", {"seat": seat})

    def explains(self, name: str, params: Mapping[str, object]) -> str:
        """The reason for an action as a sentence."""
        return self._say(f"explain-{name}", params)

    def board(self, name: str) -> str:
        return self._say(f"board-{name}", {})

    def value(self, param: str, value: object) -> str:
        """One value of a parameter as text."""
        return Message("one-or-more", said=self._argument(param, value)).text(self._language)

    def _say(self, name: str, params: Mapping[str, object]) -> str:
        said = {param: self._argument(param, value) for param, value in params.items()}
        return self._text(name, said)

    def _text(self, name: str, arguments: Mapping[str, object]) -> str:
        return Message(f"{self._words['owner']}:{name}", **arguments).text(self._language)

    def _argument(self, param: str, value: object) -> object:
        """A value as a sentence takes it: a name, several counted, or a number."""
        if isinstance(value, int) and param in parameters(self._words, "seats"):
            return self._names[value]
        if isinstance(value, int) and param in parameters(self._words, "sides"):
            return " & ".join(self._names[seat] for seat in self._sides[value])
        if isinstance(value, int) and param in parameters(self._words, "numbered"):
            return value + 1  # people count from one
        if param in parameters(self._words, "lists"):
            counts = Counter(str(value).split())
            return [self._text(value_name(param, each), {"count": n}) for each, n in counts.items()]
        return self._named(param, value)

    def _named(self, param: str, value: object) -> object:
        names: Any = self._words["names"]
        known = names.get(param, {}).get(str(value))
        if known is not None:
            return text_in(known, self._language)
        if has(self._words, value_name(param, value)):
            return self._text(value_name(param, value), {})
        counted = f"value-{param}"
        return self._text(counted, {"count": value}) if has(self._words, counted) else value


def value_name(param: str, value: object) -> str:
    """Name of the sentence that says a parameter's value."""
    return f"value-{param}-{_UNNAMEABLE.sub('-', str(value))}"


def capital(text: str) -> str:
    """A sentence as it begins, also where its first word is a thing's name."""
    return text[:1].upper() + text[1:]
