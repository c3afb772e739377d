"""How a refusal is said."""

from typing import NamedTuple


class Text(NamedTuple):
    """A refusal's HTTP status and how it is said; braces are filled from the refusal's details."""

    status: int
    en: str
    fr: str
