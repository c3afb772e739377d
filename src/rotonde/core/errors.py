# rotonde: interpreted
"""Everything that can be refused: each error carries its data and says itself in English and French."""

from typing import ClassVar


class RotondeError(Exception):
    """An error with data; `text(language)` says it to a person, `str` says it in English."""

    en: ClassVar[str] = ""
    fr: ClassVar[str] = ""

    def __init__(self, **data: object) -> None:
        self.data = {name: sayable(value) for name, value in data.items()}
        super().__init__(type(self).en.format(**self.data))

    def __reduce__(self) -> tuple[object, ...]:
        return (_remake, (type(self), self.data))

    def text(self, language: str) -> str:
        """The error as a sentence in `language` ("en" or "fr"); an error within it likewise."""
        template = type(self).fr if language == "fr" else type(self).en
        said = {
            name: value.text(language) if isinstance(value, RotondeError) else value
            for name, value in self.data.items()
        }
        return template.format(**said)


LONGEST_NUMBER = 256  # bits: a longer one is not written out


def sayable(value: object) -> object:
    """A value as it is; of a number too long to be written down, only how long it is."""
    if isinstance(value, int) and value.bit_length() > LONGEST_NUMBER:
        return f"a number of {value.bit_length()} bits"
    return value


def outside(what: str, value: object, size: int) -> IndexError:
    """The refusal of a number that counts nothing here."""
    return IndexError(f"{what} {sayable(value)} is outside 0 to {size - 1}")


def _remake(kind: type[RotondeError], data: dict[str, object]) -> RotondeError:
    return kind(**data)


class UnknownGame(RotondeError, LookupError):
    en = "there is no game {game!r}; the games here are {known}"
    fr = "il n'y a pas de jeu {game!r} ; les jeux présents sont {known}"


class UnknownLevel(RotondeError, LookupError):
    en = "{game} has no level {level!r}; its levels are {known}"
    fr = "{game} n'a pas de niveau {level!r} ; ses niveaux sont {known}"


class BrokenPlugin(RotondeError):
    """A game or a bot from outside that cannot be used; everything else goes on."""

    en = "{name}, from the package {package}, cannot be used: {reason}"
    fr = "{name}, du paquet {package}, ne peut pas servir : {reason}"


class OptionError(RotondeError, ValueError):
    """A seat count or a table option that the rules do not allow."""

    en = "option {option}: {value!r} is not allowed; allowed: {allowed}"
    fr = "option {option} : {value!r} n'est pas permis ; permis : {allowed}"

    @property
    def option(self) -> str:
        return str(self.data["option"])


class SeedError(RotondeError, ValueError):
    en = "a seed is a whole number of at most 128 bits, from 0 up; {seed!r} is not"
    fr = "une graine est un entier de 128 bits au plus, à partir de 0 ; {seed!r} n'en est pas une"


class NotationError(RotondeError, ValueError):
    en = "{notation!r} is not an action; {hint}"
    fr = "{notation!r} n'est pas une action ; {hint}"


class IllegalAction(RotondeError, ValueError):
    """An action that a rule forbids now; the state it was tried on is unchanged."""

    en = "{action!r} is not allowed now ({rule}): {reason_en}"
    fr = "{action!r} n'est pas permis maintenant ({rule}) : {reason_fr}"

    @property
    def rule(self) -> str:
        return str(self.data["rule"])

    @property
    def action(self) -> str:
        return str(self.data["action"])


class TakeBackError(RotondeError, ValueError):
    """An action that stands: chance was drawn, something was seen, or another decided since."""

    en = "seat {seat} cannot go back to action {step}: what was drawn, seen or answered since stands"
    fr = "la place {seat} ne peut pas revenir à l'action {step} : ce qui fut tiré, vu ou répondu depuis reste"


class SnapshotError(RotondeError, ValueError):
    en = "snapshot, at {where}: {problem}"
    fr = "instantané, à {where} : {problem}"

    @property
    def where(self) -> str:
        return str(self.data["where"])


class MaterialError(RotondeError, ValueError):
    en = "material, at {entry}: {problem}"
    fr = "matériel, à {entry} : {problem}"

    def text(self, language: str) -> str:
        if language != "fr":
            return super().text(language)
        from rotonde.core.faults import (
            in_french,  # which looks into the games' folders, where errors are used
        )

        return type(self).fr.format(entry=self.entry, problem=in_french(str(self.data["problem"])))

    @property
    def entry(self) -> str:
        return str(self.data["entry"])


class RecordError(RotondeError, ValueError):
    en = "record, line {line}: {problem}"
    fr = "partie notée, ligne {line} : {problem}"

    @property
    def line(self) -> int:
        return int(str(self.data["line"]))


class RulesError(RotondeError, ValueError):
    """A rules.toml or words.toml that lacks something; met by authors, never by players."""

    en = "{file}, at {entry}: {problem}"
    fr = "{file}, à {entry} : {problem}"
