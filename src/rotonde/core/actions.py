"""Actions: small ints, each with a notation that people read."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from rotonde.core.errors import NotationError, outside, sayable

Param = str | int


class Kind:
    """One kind of action: its name, its parameters' names, and every row of values they can take."""

    def __init__(
        self, name: str, params: Sequence[str], rows: Iterable[Sequence[Param]], pattern: str = ""
    ) -> None:
        self.name = name
        self.params = tuple(params)
        self.rows = [tuple(row) for row in rows]
        self.pattern = pattern or " ".join([name, *("{" + param + "}" for param in params)])


def kind(name: str, pattern: str = "", **values: Iterable[Param]) -> Kind:
    """A kind whose parameters combine freely."""
    return Kind(name, list(values), product(*values.values()), pattern)


class ActionSpace:
    """Action space: every action that could ever be taken, numbered densely from 0; chance's come last."""

    def __init__(self, players: Sequence[Kind], chance: Sequence[Kind]) -> None:
        self._texts: list[str] = []
        self._kinds: list[str] = []
        self._params: list[dict[str, Param]] = []
        self._number: dict[str, int] = {}
        self._first: dict[str, int] = {}
        self._names: dict[str, tuple[str, ...]] = {}
        self._patterns: dict[str, str] = {}
        for each in players:
            self._add(each)
        self.players_end = len(self._texts)
        for each in chance:
            self._add(each)
        # Cache of actions as the JSON that a message carries; empty until first sent.
        self.encoded = [b""] * len(self._texts)

    def _add(self, each: Kind) -> None:
        if each.name in self._first:
            raise ValueError(f"the kind {each.name!r} is there twice")
        self._first[each.name] = len(self._texts)
        self._names[each.name] = each.params
        self._patterns[each.name] = each.pattern
        for row in each.rows:
            params = dict(zip(each.params, row, strict=True))
            text = each.pattern.format(**params)
            if text in self._number:
                raise ValueError(f"the notation {text!r} is there twice")
            self._number[text] = len(self._texts)
            self._texts.append(text)
            self._kinds.append(each.name)
            self._params.append(params)

    def __len__(self) -> int:
        return len(self._texts)

    def at(self, a: int) -> int:
        """`a` itself, if it is an action of this space."""
        if not 0 <= a < len(self._texts):
            raise outside("action", a, len(self._texts))
        return a

    @property
    def kinds(self) -> Mapping[str, tuple[str, ...]]:
        """The kinds of action in order, each with its parameters' names."""
        return dict(self._names)

    def first(self, kind: str) -> int:
        """The number of the first action of a kind; the others follow in the order of its rows."""
        return self._first[kind]

    def text(self, a: int) -> str:
        """The notation: one line, lower case, unique."""
        return self._texts[self.at(a)]

    def kind(self, a: int) -> str:
        return self._kinds[self.at(a)]

    def params(self, a: int) -> dict[str, Param]:
        return dict(self._params[self.at(a)])

    def parse(self, text: str) -> int:
        """The action that `text` notes, spaces and case aside."""
        found = self._number.get(text)
        if found is None:
            found = self._number.get(" ".join(text.lower().split()))
        if found is None:
            raise NotationError(notation=text, hint=self._hint(text))
        return found

    def encode(self, kind: str, **params: Param) -> int:
        """The action of a kind with these parameters."""
        names = self._names.get(kind)
        if names is None:
            raise NotationError(notation=kind, hint=self._hint(""))
        if set(names) == set(params):
            found = self._number.get(
                self._patterns[kind].format(**{name: sayable(value) for name, value in params.items()})
            )
            if found is not None and self._params[found] == params:
                return found
        notation = " ".join([kind, *(f"{name}={sayable(value)}" for name, value in params.items())])
        raise NotationError(notation=notation, hint=self._hint(kind))

    def _hint(self, text: str) -> str:
        """Suggestion: the action of the same words, the form of that kind, or all kinds."""
        words = text.lower().split()
        word = words[0] if words else ""
        for known in self._texts:
            if len(known.split()) == len(words) and sorted(known.split()) == sorted(words):
                return f"{known!r} is one"
        if word in self._names:
            form = " ".join([word, *(f"<{name}>" for name in self._names[word])])
            return f"{form}: {self._texts[self._first[word]]!r}"
        return ", ".join(self._names)
