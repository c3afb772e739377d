"""Errors of `rotonde admin`, with exit status 2."""

from rotonde.core.errors import RotondeError


class NoSuchTable(RotondeError, LookupError):
    sentence = "error-no-such-table"


class NothingToClose(RotondeError, LookupError):
    sentence = "error-nothing-to-close"


class NoSuchGuest(RotondeError, LookupError):
    sentence = "error-no-such-guest"


class NotBanned(RotondeError, LookupError):
    sentence = "error-not-banned"


class NoSuchLine(RotondeError, LookupError):
    sentence = "error-no-such-line"
