# rotonde: interpreted
"""Errors: each carries its data and says itself in English and French."""

from typing import ClassVar


class RotondeError(Exception):
    """Error with data; `text(language)` is its sentence in a language, `str` the English one."""

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
        data = {
            name: value.text(language) if isinstance(value, RotondeError) else value
            for name, value in self.data.items()
        }
        return template.format(**data)


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


class SharedSeedError(SeedError):
    en = "a server's part has 64 hexadecimal digits, a contribution 32 to 64, lower case; {value!r} has not"
    fr = (
        "la part du serveur a 64 chiffres hexadécimaux, une contribution de 32 à 64, en minuscules ;"
        " ce n'est pas le cas de {value!r}"
    )


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
    """A fault in a map, board or deck that was brought; what is quoted may be of any length, and is cut."""

    en = "material, at {entry}: {problem}"
    fr = "matériel, à {entry} : {problem}"

    def __init__(self, entry: str, problem: str | RotondeError) -> None:
        text = cut(problem, LONGEST_PROBLEM) if isinstance(problem, str) else problem
        super().__init__(entry=cut(entry, LONGEST_ENTRY), problem=text)

    @property
    def entry(self) -> str:
        return str(self.data["entry"])


class NoMaterial(RotondeError, ValueError):
    en = "{game} has no exchangeable material"
    fr = "{game} n'a pas de matériel à échanger"


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


class DuplicateNames(RotondeError, ValueError):
    """An observation in which two parts or cells have one name; met by authors, never by players."""

    en = "an observation names {names} more than once; seat and to_act are told of every game"
    fr = "une observation nomme {names} plus d'une fois ; seat et to_act sont dits de chaque jeu"
