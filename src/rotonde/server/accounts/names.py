"""Names of accounts: no two that people would read as the same, and no guest who borrows one."""

import unicodedata
from collections.abc import Collection
from typing import Final

from rotonde.server.accounts.store import AccountStore
from rotonde.server.errors import Refusal
from rotonde.server.plain import clean

SHORTEST: Final = 2
LONGEST: Final = 40
# What looks like a Latin letter once it is small: Cyrillic, Greek, digits; and i, l, 1 look like each other.
_ALIKE: Final = str.maketrans(
    "абвеһікмнорстухѕјԁԛԝӏ" + "αβεικνορτυχ" + "01i|",
    "abbehlkmhopctyxsjdqwl" + "abelkvoptux" + "olll",
)
_SPARE: Final = " _-.'’"  # a name is no other one for having them


def folded(name: str) -> str:
    """What two names have in common that people might take for one another."""
    plain = spelled(name).translate(_ALIKE)
    return "".join(letter for letter in plain if letter not in _SPARE) or plain


def spelled(name: str) -> str:
    """What two names have in common that differ in capitals or in how they are typed."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def checked(name: str) -> str:
    """A name that an account may have; it stands in addresses, so it has no slash."""
    cleaned = clean(unicodedata.normalize("NFC", name))
    if not SHORTEST <= len(cleaned) <= LONGEST or "/" in cleaned:
        raise Refusal("bad_name", least=SHORTEST, most=LONGEST)
    return cleaned


async def check_own(store: AccountStore, guest: str, names: Collection[str]) -> None:
    """Refuses names that belong to somebody else's account, with one that is free."""
    for name in names:
        account = await store.account_named(name)
        if account and account.guest != guest:
            raise Refusal("name_of_account", name=account.name, free=await _free(store, name))


async def _free(store: AccountStore, name: str) -> str:
    number = 2
    while await store.account_named(f"{name[: LONGEST - 5]} {number}"):
        number += 1
    return f"{name[: LONGEST - 5]} {number}"
