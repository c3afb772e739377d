"""Text of a refusal."""

from typing import NamedTuple


class RefusalText(NamedTuple):
    """HTTP status and sentences of a refusal; braces are filled from its details."""

    status: int
    en: str
    fr: str
