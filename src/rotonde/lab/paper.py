"""Reading a study that a person wrote: every fault names its entry."""

from collections.abc import Mapping, Sequence

from rotonde.core.errors import RotondeError
from rotonde.core.rules import LANGUAGES
from rotonde.lab.errors import Missing, NotFlag, NotList, NotTable, NotText, NotWhole, StudyError, Unknown

Said = Mapping[str, str]


class Paper:
    """One table of the file; what is asked for is there and of its type."""

    def __init__(self, file: str, entry: str, value: object, known: Sequence[str]) -> None:
        self.file = file
        self.entry = entry
        if not isinstance(value, Mapping):
            raise self.fault("", NotTable(found=value))
        self._table = value
        for key in value:
            if known and key not in known:
                raise self.fault(str(key), Unknown(known=", ".join(known)))

    def fault(self, key: str, problem: RotondeError) -> StudyError:
        """The refusal of an entry."""
        return StudyError(file=self.file, entry=".".join(filter(None, [self.entry, key])), problem=problem)

    def has(self, key: str) -> bool:
        return key in self._table

    def get(self, key: str) -> object:
        if key not in self._table:
            raise self.fault(key, Missing())
        return self._table[key]

    def keys(self) -> list[str]:
        return [str(key) for key in self._table]

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(key, NotText(found=value))
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fault(key, NotWhole(low=low, high=high, found=value))
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.fault(key, NotFlag(found=value))
        return value

    def items(self, key: str) -> list[object]:
        value = self.get(key)
        if not isinstance(value, list):
            raise self.fault(key, NotList(found=value))
        return list(value)

    def texts(self, key: str) -> list[str]:
        found = self.items(key)
        for i, item in enumerate(found):
            if not isinstance(item, str):
                raise self.fault(f"{key}[{i}]", NotText(found=item))
        return [str(item) for item in found]

    def sheet(self, key: str, known: Sequence[str] = ()) -> "Paper":
        """A table within this one."""
        return Paper(self.file, ".".join(filter(None, [self.entry, key])), self.get(key), known)

    def both(self, key: str) -> Said:
        """A text in every language, or one that is the same in all of them."""
        value = self.get(key)
        if isinstance(value, str):
            return dict.fromkeys(LANGUAGES, self.text(key))
        sheet = self.sheet(key, LANGUAGES)
        return {language: sheet.text(language) for language in LANGUAGES}
