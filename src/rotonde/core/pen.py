"""Writing what stays much the same: a part that is the very same thing as last time is not written again."""

from collections.abc import Callable, Sequence

Json = dict[str, object]


class Written:
    """A part, and its text once it was worth writing apart."""

    def __init__(self, part: object) -> None:
        self.part = part
        self.text: object = None


class Pen:
    """Remembers of what it wrote last, for each reader, which things stood in it.

    What a game has told it never changes, it makes another: so the same thing has the same text. `encode`
    writes a thing; `put_in` makes of a text what is later put in as it is.
    """

    def __init__(self, encode: Callable[[object], bytes], put_in: Callable[[bytes], object]) -> None:
        self._encode = encode
        self._put_in = put_in
        self._last: dict[object, dict[str, Written]] = {}  # by reader and by the part's name
        self._shared: dict[str, Written] = {}  # what some reader was told last, by its name

    def marked(self, readers: Sequence[object], told: Sequence[Json]) -> list[object]:
        """What each of them is told, with texts for what is known; one text where all are told one thing."""
        first = told[0]
        if len(told) == 1:
            return [self._of(readers[0], first, first, is_shared=False)]
        for each in told:
            if each is not first:
                return self._apart(readers, told)
        together = self._of(None, first, first, is_shared=False)
        return [self._put_in(self._encode(together))] * len(told)

    def _apart(self, readers: Sequence[object], told: Sequence[Json]) -> list[object]:
        """Each by itself; what the next one is told too is written once."""
        found: list[object] = []
        for i in range(len(told)):
            other = told[i - 1 if i else 1]
            found.append(self._of(readers[i], told[i], other, is_shared=True))
        return found

    def _of(self, reader: object, told: Json, other: Json, *, is_shared: bool) -> Json:
        before = self._last.get(reader)
        now: dict[str, Written] = {}
        marked = told.copy()
        for name, part in told.items():
            if _is_long(part):
                known = self._known(before, name, part)
                is_new = known is None
                if known is None:
                    known = Written(part)
                now[name] = self._shared[name] = known
                if not is_new or (is_shared and other.get(name) is part):
                    marked[name] = self._text(known)
        self._last[reader] = now
        return marked

    def _known(self, before: dict[str, Written] | None, name: str, part: object) -> Written | None:
        """What was written of that very thing, for this reader or for another."""
        if before is not None:
            mine = before.get(name)
            if mine is not None and mine.part is part:
                return mine
        shared = self._shared.get(name)
        return shared if shared is not None and shared.part is part else None

    def _text(self, known: Written) -> object:
        if known.text is None:
            known.text = self._put_in(self._encode(known.part))
        return known.text


def _is_long(part: object) -> bool:
    """Whether looking it up is less work than writing it: a list of numbers is soon written."""
    if isinstance(part, list):
        return len(part) > 0 and not isinstance(part[0], int)
    return isinstance(part, dict) and len(part) > 0
