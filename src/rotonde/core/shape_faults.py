# rotonde: interpreted
"""Faults of a value in a file, whatever the file."""

from rotonde.core.errors import RotondeError


class Missing(RotondeError, ValueError):
    sentence = "value-missing"


class Unknown(RotondeError, ValueError):
    sentence = "value-unknown"


class NotObject(RotondeError, ValueError):
    sentence = "value-not-object"


class NotList(RotondeError, ValueError):
    sentence = "value-not-list"


class NotText(RotondeError, ValueError):
    sentence = "value-not-text"


class TooLong(RotondeError, ValueError):
    sentence = "value-too-long"


class NotName(RotondeError, ValueError):
    sentence = "value-not-name"


class NotSmall(RotondeError, ValueError):
    sentence = "value-not-small"


class NotFlag(RotondeError, ValueError):
    sentence = "value-not-flag"


class NotWhole(RotondeError, ValueError):
    sentence = "value-not-whole"


class NotNumber(RotondeError, ValueError):
    sentence = "value-not-number"


class NotAllowed(RotondeError, ValueError):
    sentence = "value-not-allowed"


class TooFew(RotondeError, ValueError):
    sentence = "value-too-few"


class TooMany(RotondeError, ValueError):
    sentence = "value-too-many"


class Twice(RotondeError, ValueError):
    sentence = "value-twice"


class Ruled(RotondeError, ValueError):
    """A fault against a numbered rule."""

    sentence = "value-ruled"
