"""Names of accounts: no two that people would read as the same."""

import unicodedata
from typing import Final

from rotonde.server.errors import Refusal
from rotonde.server.plain import clean

SHORTEST: Final = 2
LONGEST: Final = 40


def folded(name: str) -> str:
    """What two names have in common that differ in capitals or in how they are typed."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def checked(name: str) -> str:
    """A name that an account may have; it stands in addresses, so it has no slash."""
    cleaned = clean(unicodedata.normalize("NFC", name))
    if not SHORTEST <= len(cleaned) <= LONGEST or "/" in cleaned:
        raise Refusal("bad_name", least=SHORTEST, most=LONGEST)
    return cleaned
