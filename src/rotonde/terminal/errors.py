"""Errors of the command line, in both languages, with exit status 2."""

from rotonde.core.errors import RotondeError


class BadArgument(RotondeError, ValueError):
    en = "{argument}: {value!r} is not allowed; allowed: {allowed}"
    fr = "{argument} : {value!r} n'est pas permis ; permis : {allowed}"


class CannotRead(RotondeError):
    en = "{file} cannot be read: {why}"
    fr = "{file} ne peut pas être lu : {why}"


class CannotWrite(RotondeError):
    en = "{file} cannot be written: {why}"
    fr = "{file} ne peut pas être écrit : {why}"


class NotText(RotondeError, ValueError):
    en = "{file} is not text in UTF-8"
    fr = "{file} n'est pas du texte en UTF-8"


class NotJson(RotondeError, ValueError):
    """A material file that cannot be read as JSON."""

    en = "{file}, line {line}, column {column}: not JSON: {problem}"
    fr = "{file}, ligne {line}, colonne {column} : ce n'est pas du JSON : {problem}"


class TooLarge(RotondeError, ValueError):
    """A material file that is longer or deeper than any map or deck."""

    en = "{file} is too large or nested too deep: at most {most} bytes and {depth} levels"
    fr = "{file} est trop grand ou trop imbriqué : {most} octets et {depth} niveaux au plus"


class Ambiguous(RotondeError, ValueError):
    """Typed words that fit several actions."""

    en = "{typed!r} could be {meanings}"
    fr = "{typed!r} peut vouloir dire {meanings}"


class NotUnderstood(RotondeError, ValueError):
    """Typed words that fit no action."""

    en = "{typed!r} is not an action here; allowed now: {allowed}"
    fr = "{typed!r} n'est pas une action ici ; permis maintenant : {allowed}"
