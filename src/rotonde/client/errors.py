"""Errors between a client and its server."""

from rotonde.core.errors import RotondeError
from rotonde.core.message import Translated


class ClientError(RotondeError):
    """Base class of client errors."""

    sentence = "error-client"


class Unreachable(ClientError):
    """The server does not answer."""

    sentence = "error-unreachable"


class OtherCommitment(ClientError):
    """The server changed its part of the chance after it had seen ours, or left ours out."""

    sentence = "error-other-commitment"


class Refused(ClientError):
    """Refusal of the server: `code` for programs, `rule` where a rule of the game forbids it."""

    sentence = "error-refused"

    @property
    def code(self) -> str:
        return str(self.data["code"])

    @property
    def rule(self) -> str:
        return str(self.data["rule"])


class RefusedByRule(Refused):
    """Refusal by a rule of the game."""

    sentence = "error-refused-by-rule"


def refused(code: str, message: dict[str, str], rule: str) -> Refused:
    """The refusal of an error message."""
    kind = RefusedByRule if rule else Refused
    return kind(code=code, rule=rule, said=Translated(message))
