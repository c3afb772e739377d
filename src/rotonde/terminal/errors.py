"""Errors of the command line, with exit status 2."""

from rotonde.core.errors import RotondeError


class BadArgument(RotondeError, ValueError):
    sentence = "error-bad-argument"


class CannotRead(RotondeError):
    sentence = "error-cannot-read"


class CannotWrite(RotondeError):
    sentence = "error-cannot-write"


class NotText(RotondeError, ValueError):
    sentence = "error-not-text"


class NotJson(RotondeError, ValueError):
    """A material file that cannot be read as JSON."""

    sentence = "error-not-json"


class TooLarge(RotondeError, ValueError):
    """A material file that is longer or deeper than any map or deck."""

    sentence = "error-too-large"


class Ambiguous(RotondeError, ValueError):
    """Typed words that fit several actions."""

    sentence = "error-ambiguous"


class NotUnderstood(RotondeError, ValueError):
    """Typed words that fit no action."""

    sentence = "error-not-understood"
