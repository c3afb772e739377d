# rotonde: interpreted
"""Errors: each carries its data, and the name of the sentence that says it."""

from typing import ClassVar

from rotonde.core.message import ENGLISH, Message


class RotondeError(Exception):
    """Error with data; `text(language)` is its sentence in a language, `str` the English one."""

    sentence: ClassVar[str] = ""

    def __init__(self, **data: object) -> None:
        self.data = {name: sayable(value) for name, value in data.items()}
        super().__init__(self.sentence)

    def __reduce__(self) -> tuple[object, ...]:
        return (_remake, (type(self), self.data))

    def __str__(self) -> str:
        return self.text(ENGLISH)

    @property
    def message(self) -> Message:
        """Message name and arguments, in no language yet."""
        return Message(self.sentence, **self.data)

    def text(self, language: str) -> str:
        """The error as a sentence in `language`; an error within it likewise."""
        return self.message.text(language)


LONGEST_ENTRY = 200  # signs
LONGEST_PROBLEM = 600
LONGEST_NUMBER = 256  # bits: a longer one is not written out


def sayable(value: object) -> object:
    """A value as it is; of a number too long to be written down, only how long it is."""
    if isinstance(value, int) and value.bit_length() > LONGEST_NUMBER:
        return f"a number of {value.bit_length()} bits"
    return value


def cut(text: str, most: int) -> str:
    """A text of at most so many signs."""
    return text if len(text) <= most else f"{text[: most - 3]}..."


def outside(what: str, value: object, size: int) -> IndexError:
    """The refusal of a number that counts nothing here."""
    return IndexError(f"{what} {sayable(value)} is outside 0 to {size - 1}")


def _remake(kind: type[RotondeError], data: dict[str, object]) -> RotondeError:
    return kind(**data)


class UnknownGame(RotondeError, LookupError):
    sentence = "error-unknown-game"


class UnknownLevel(RotondeError, LookupError):
    sentence = "error-unknown-level"


class BrokenPlugin(RotondeError):
    """A game or a bot from outside that cannot be used; everything else goes on."""

    sentence = "error-broken-plugin"


class OptionError(RotondeError, ValueError):
    """A seat count or a table option that the rules do not allow."""

    sentence = "error-option"

    @property
    def message(self) -> Message:
        """The value as Python writes it: the text "6" is not the number 6."""
        return Message(self.sentence, **{**self.data, "value": repr(self.data["value"])})

    @property
    def option(self) -> str:
        return str(self.data["option"])


class SeedError(RotondeError, ValueError):
    sentence = "error-seed"


class SharedSeedError(SeedError):
    sentence = "error-shared-seed"


class NotationError(RotondeError, ValueError):
    sentence = "error-notation"


class IllegalAction(RotondeError, ValueError):
    """An action that a rule forbids now; the state it was tried on is unchanged."""

    sentence = "error-illegal-action"

    @property
    def rule(self) -> str:
        return str(self.data["rule"])

    @property
    def action(self) -> str:
        return str(self.data["action"])


class TakeBackError(RotondeError, ValueError):
    """An action that stands: chance was drawn, something was seen, or another decided since."""

    sentence = "error-take-back"


class SnapshotError(RotondeError, ValueError):
    sentence = "error-snapshot"

    @property
    def where(self) -> str:
        return str(self.data["where"])


class MaterialError(RotondeError, ValueError):
    """A fault in a map, board or deck that was brought; what is quoted may be of any length, and is cut."""

    sentence = "error-material"

    def __init__(self, entry: str, problem: str | RotondeError) -> None:
        text = cut(problem, LONGEST_PROBLEM) if isinstance(problem, str) else problem
        super().__init__(entry=cut(entry, LONGEST_ENTRY), problem=text)

    @property
    def entry(self) -> str:
        return str(self.data["entry"])


class NoMaterial(RotondeError, ValueError):
    sentence = "error-no-material"


class RecordError(RotondeError, ValueError):
    sentence = "error-record"

    @property
    def line(self) -> int:
        return int(str(self.data["line"]))


class RulesError(RotondeError, ValueError):
    """A rules.toml or words.toml that lacks something; met by authors, never by players."""

    sentence = "error-rules"


class DuplicateNames(RotondeError, ValueError):
    """An observation in which two parts or cells have one name; met by authors, never by players."""

    sentence = "error-duplicate-names"
