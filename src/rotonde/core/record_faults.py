# rotonde: interpreted
"""Faults of a record's text; RecordError adds the line."""

from rotonde.core.errors import RotondeError


class NoRecord(RotondeError):
    sentence = "record-no-record"


class Disordered(RotondeError):
    sentence = "record-disordered"


class Missing(RotondeError):
    sentence = "record-missing"


class NoNumber(RotondeError):
    sentence = "record-no-number"


class NoJson(RotondeError):
    sentence = "record-no-json"


class NoObject(RotondeError):
    sentence = "record-no-object"


class NoSteps(RotondeError):
    sentence = "record-no-steps"


class TooFew(RotondeError):
    sentence = "record-too-few"


class OtherVersion(RotondeError):
    sentence = "record-other-version"


class SeedClosed(RotondeError):
    sentence = "record-seed-closed"


class OtherChance(RotondeError):
    sentence = "record-other-chance"


class ChanceHere(RotondeError):
    sentence = "record-chance-here"


class FalseOpening(RotondeError):
    sentence = "record-false-opening"


class OtherSeats(RotondeError):
    sentence = "record-other-seats"
