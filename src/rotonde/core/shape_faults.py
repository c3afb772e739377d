# rotonde: interpreted
"""Faults of a value in a file, whatever the file: each says itself in both languages."""

from rotonde.core.errors import RotondeError


class Missing(RotondeError, ValueError):
    en = "missing"
    fr = "absent"


class Unknown(RotondeError, ValueError):
    en = "unknown; known: {known}"
    fr = "inconnu ; connus : {known}"


class NotObject(RotondeError, ValueError):
    en = "expected an object, found {found}"
    fr = "il faut un objet, et non {found}"


class NotList(RotondeError, ValueError):
    en = "expected a list, found {found}"
    fr = "il faut une liste, et non {found}"


class NotText(RotondeError, ValueError):
    en = "expected a text, found {found}"
    fr = "il faut un texte, et non {found}"


class TooLong(RotondeError, ValueError):
    en = "expected a text of at most {most} signs, found {found}"
    fr = "il faut un texte de {most} signes au plus, et non {found}"


class NotName(RotondeError, ValueError):
    en = "expected letters, digits or {signs}, found {found}"
    fr = "il faut des lettres, des chiffres ou {signs}, et non {found}"


class NotSmall(RotondeError, ValueError):
    en = "expected small letters, found {found}"
    fr = "il faut des minuscules, et non {found}"


class NotFlag(RotondeError, ValueError):
    en = "expected true or false, found {found}"
    fr = "il faut true ou false, et non {found}"


class NotWhole(RotondeError, ValueError):
    en = "expected a whole number from {low} to {high}, found {found}"
    fr = "il faut un nombre entier de {low} à {high}, et non {found}"


class NotNumber(RotondeError, ValueError):
    en = "expected a number from {low} to {high}, found {found}"
    fr = "il faut un nombre de {low} à {high}, et non {found}"


class NotAllowed(RotondeError, ValueError):
    en = "expected one of {allowed}, found {found}"
    fr = "il faut l'un de {allowed}, et non {found}"


class TooFew(RotondeError, ValueError):
    en = "expected at least {least}, found {found}"
    fr = "il en faut au moins {least}, et non {found}"


class TooMany(RotondeError, ValueError):
    en = "expected at most {most}, found {found}"
    fr = "il en faut au plus {most}, et non {found}"


class Twice(RotondeError, ValueError):
    en = "{found} is there twice"
    fr = "{found} y est deux fois"


class Ruled(RotondeError, ValueError):
    """A fault against a numbered rule."""

    en = "{rule}: {problem}"
    fr = "{rule} : {problem}"
