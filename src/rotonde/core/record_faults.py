# rotonde: interpreted
"""Faults of a record's text, each in both languages; RecordError adds the line."""

from rotonde.core.errors import RotondeError


class NoRecord(RotondeError):
    en = "a record begins with {title!r}"
    fr = "une partie notée commence par {title!r}"


class Disordered(RotondeError):
    en = "expected {known} in this order, found {line!r}"
    fr = "attendus : {known}, dans cet ordre ; trouvé : {line!r}"


class Missing(RotondeError):
    en = "{key} is missing"
    fr = "il manque {key}"


class NoNumber(RotondeError):
    en = "{key}: expected a number, found {value!r}"
    fr = "{key} : un nombre est attendu, trouvé : {value!r}"


class NoJson(RotondeError):
    en = "{key}: no JSON from character {at} on"
    fr = "{key} : ce n'est pas du JSON à partir du caractère {at}"


class NoObject(RotondeError):
    en = "{key}: expected an object"
    fr = "{key} : un objet est attendu"


class NoSteps(RotondeError):
    en = "redrawn: {pair!r} is no step:times"
    fr = "redrawn : {pair!r} n'est pas de la forme étape:fois"


class TooFew(RotondeError):
    en = "given: {given} actions, and there are {count}"
    fr = "given : {given} actions, et il y en a {count}"


class OtherVersion(RotondeError):
    en = "rules version {version}; this is version {here} of {game}"
    fr = "règles de version {version} ; ici, c'est la version {here} de {game}"


class SeedClosed(RotondeError):
    en = "the seed is not opened"
    fr = "la graine n'est pas ouverte"


class OtherChance(RotondeError):
    en = "the seed gives {drawn!r}, the record says {said!r}"
    fr = "la graine donne {drawn!r}, la partie notée dit {said!r}"


class ChanceHere(RotondeError):
    en = "the seed gives {drawn!r} here"
    fr = "la graine donne {drawn!r} ici"


class FalseOpening(RotondeError):
    en = "the server's part does not match the commitment {commitment}"
    fr = "la part du serveur ne correspond pas à l'engagement {commitment}"


class OtherSeats(RotondeError):
    en = "contributions: {count}, and there are {seats} seats"
    fr = "contributions : {count}, et il y a {seats} places"
