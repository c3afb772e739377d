"""Refusal: why an input changes nothing, as a code and parameters; its texts are added where it is shown."""

from rotonde.core.errors import RotondeError


class Refusal(Exception):
    """Refusal of an input, which changes nothing; `code` says why, `rule` by which rule, if any."""

    def __init__(self, code: str, *, rule: str = "", n: int | None = None, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.n = n
        self.details = details

    @classmethod
    def of(cls, code: str, error: RotondeError, n: int | None = None) -> "Refusal":
        """The engine's own error, in no language yet."""
        return cls(code, n=n, problem=error)
