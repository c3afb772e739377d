"""Errors between a client and its server."""

from rotonde.core.errors import RotondeError


class ClientError(RotondeError):
    """Base class of client errors."""

    en = "the server cannot be used: {reason}"
    fr = "le serveur est inutilisable : {reason}"


class Unreachable(ClientError):
    """The server does not answer."""

    en = "{url} does not answer: {reason}"
    fr = "{url} ne répond pas : {reason}"


class OtherCommitment(ClientError):
    """The server changed its part of the chance after it had seen ours, or left ours out."""

    en = "table {table} has another commitment than before, or not our contribution: distrust its dice"
    fr = "la table {table} a changé d'engagement ou n'a pas notre contribution : ses dés ne sont pas sûrs"


class Refused(ClientError):
    """Refusal of the server: `code` for programs, `rule` where a rule of the game forbids it."""

    en = "{said_en} ({code}{rule_after})"
    fr = "{said_fr} ({code}{rule_after})"

    @property
    def code(self) -> str:
        return str(self.data["code"])

    @property
    def rule(self) -> str:
        return str(self.data["rule"])


def refused(code: str, message: dict[str, str], rule: str) -> Refused:
    """The refusal of an error message."""
    texts = {f"said_{language}": message.get(language, "") for language in ("en", "fr")}
    return Refused(code=code, rule=rule, rule_after=f", {rule}" if rule else "", **texts)
