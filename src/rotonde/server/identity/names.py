"""Names of accounts: no two that people would read as the same, and no guest who borrows one."""

import re
import unicodedata
from collections.abc import Collection
from importlib.metadata import version
from typing import Final

from rotonde.server.accounts.store import AccountStore
from rotonde.server.identity.allowed_characters import has_only_usual
from rotonde.server.identity.confusables import is_highly_restrictive, skeleton
from rotonde.server.identity.sanitize import clean
from rotonde.table.refusal import Refusal

SHORTEST: Final = 2
LONGEST: Final = 40
# What looks like a Latin letter once it is small: Cyrillic, Greek, digits; and i, l, 1 look like each other.
_ALIKE: Final = str.maketrans(
    "абвеһікмнорстухѕјԁԛԝӏ" + "αβεικνορτυχ" + "01i|",
    "abbehlkmhopctyxsjdqwl" + "abelkvoptux" + "olll",
)
_SPARE: Final = " _-.'’"  # a name is no other one for having them
_UNSEEN: Final = "\u0640\ufe0f"  # the stroke that lengthens Arabic words, and the sign that asks for an emoji
_DOTTED: Final = re.compile("([ij][\u0316-\u0333]*)\u0307")  # the dot is there already; marks below between
LOOKS: Final = f"2 {version('confusable-homoglyphs')}"  # version of the stored skeletons


def folded(name: str) -> str:
    """Folded form of a name: equal for names that people might take for one another."""
    plain = spelled(name).translate(_ALIKE)
    return "".join(letter for letter in plain if letter not in _SPARE) or plain


def looks(name: str) -> frozenset[str]:
    """The skeletons of a name as it is typed, in small letters and in capitals.

    Two names that share one may be taken for each other. Besides what UTS 39 says, i looks like l, a dot upon
    i or j is its own, and spaces, signs and punctuation other than brackets are overlooked.
    """
    capitals = unicodedata.normalize("NFKC", name).upper()
    return frozenset(_look(form) for form in (name, spelled(name), capitals))


def _look(name: str) -> str:
    plain = skeleton(name).casefold().replace("ȷ", "j")
    plain = _DOTTED.sub(r"\1", plain).replace("i", "l")
    return "".join(letter for letter in plain if not _is_overlooked(letter)) or plain


def _is_overlooked(c: str) -> bool:
    category = unicodedata.category(c)
    return c in _UNSEEN or (category[0] in "PSZ" and category not in ("Ps", "Pe"))


def spelled(name: str) -> str:
    """Spelling of a name: equal for names that differ in capitals or Unicode form only."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def checked(name: str, known: str = "") -> str:
    """A name that an account may have; it stands in addresses, so it has no slash."""
    cleaned = typed(name, known)
    if not SHORTEST <= len(cleaned) <= LONGEST or "/" in cleaned:
        raise Refusal("bad_name", least=SHORTEST, most=LONGEST)
    return cleaned


def typed(name: str | None, known: str = "") -> str:
    """Sanitized name; refused where its characters may deceive.

    The name by which they are known already is good, whatever it has.
    """
    cleaned = clean(name)
    if cleaned != known:
        _check_characters(cleaned)
    return cleaned


def _check_characters(name: str) -> None:
    if not is_highly_restrictive(name):
        raise Refusal("mixed_scripts")
    if not has_only_usual(name):
        raise Refusal("bad_characters")


async def check_own(store: AccountStore, guest: str, names: Collection[str]) -> None:
    """Refuses a name that looks like another account's, and proposes a free one; one's own is allowed."""
    own = await store.account_of(guest)
    for name in {*names} - {own.name if own else ""}:
        account = await store.account_like(name, guest)
        if account:
            base = name if has_only_usual(name) else account.name
            raise Refusal("name_of_account", name=account.name, free=await _free(store, base))


async def _free(store: AccountStore, name: str) -> str:
    number = 2
    while await store.account_like(f"{name[: LONGEST - 5]} {number}", ""):
        number += 1
    return f"{name[: LONGEST - 5]} {number}"
