"""What may go wrong between a client and its server."""

from rotonde.core.errors import RotondeError


class ClientError(RotondeError):
    """Whatever a client has to cope with."""

    en = "the server cannot be used: {reason}"
    fr = "le serveur est inutilisable : {reason}"


class Unreachable(ClientError):
    """Nobody answers, however often one knocks."""

    en = "{url} does not answer: {reason}"
    fr = "{url} ne répond pas : {reason}"


class Refused(ClientError):
    """The server says no, and why: `code` for programs, `rule` where a rule of the game forbids it."""

    en = "{said_en} ({code}{rule_after})"
    fr = "{said_fr} ({code}{rule_after})"

    @property
    def code(self) -> str:
        return str(self.data["code"])

    @property
    def rule(self) -> str:
        return str(self.data["rule"])


def refused(code: str, message: dict[str, str], rule: str) -> Refused:
    """The server's own words."""
    said = {f"said_{language}": message.get(language, "") for language in ("en", "fr")}
    return Refused(code=code, rule=rule, rule_after=f", {rule}" if rule else "", **said)
