"""Store of accounts: rows and interface; everything is keyed by guest id."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

Purpose = Literal["enter", "make", "reset"]


@dataclass(frozen=True, slots=True)
class AccountRow:
    """Account: a guest with a unique name and, unless it has passkeys only, a hashed password."""

    guest: str
    name: str
    password: str
    made: int  # seconds since 1970, here and below


@dataclass(frozen=True, slots=True)
class SessionRow:
    """Session of a signed-in device; `id` is the hash of its cookie's token.

    `proved`: when the person last showed a key; `before`: the guest that this browser was and will be again.
    """

    id: str
    guest: str
    device: str
    made: int
    seen: int
    proved: int
    before: str = ""


@dataclass(frozen=True, slots=True)
class PasskeyRow:
    """Passkey: a public key; `id` and `key` as base64url."""

    id: str
    guest: str
    key: str
    counter: int
    title: str
    made: int


@dataclass(frozen=True, slots=True)
class TokenRow:
    """Token by which a bot plays for an account; `id` is its hash."""

    id: str
    guest: str
    title: str
    made: int
    seen: int


@dataclass(frozen=True, slots=True)
class ChatExport:
    """Chat line in the export of its author."""

    table: str
    text: str
    at: int


class AccountStore(Protocol):
    """Interface of the account store; what must change one row raises Conflict where it does not."""

    async def add_account(
        self, account: AccountRow, codes: Collection[str], passkey: PasskeyRow | None
    ) -> None:
        """Makes an account of a guest; Conflict where the guest has one, or another's name looks alike."""

    async def account_of(self, guest: str) -> AccountRow | None: ...

    async def account_named(self, name: str) -> AccountRow | None: ...

    async def account_like(self, name: str, but: str) -> AccountRow | None:
        """An account whose name may be taken for this one, other than that of the guest `but`."""

    async def learn_looks(self) -> None:
        """Recomputes the stored skeletons of accounts' names where this release computes other ones."""

    async def set_password(self, guest: str, password: str, keep_session: str | None = None) -> list[str]:
        """Changes the password; with `keep_session` all others end in the same transaction. Those."""

    async def add_session(self, session: SessionRow) -> None: ...

    async def session(self, session: str) -> SessionRow | None: ...

    async def sessions_of(self, guest: str) -> list[SessionRow]: ...

    async def touch_session(self, session: str, *, seen: int, proved: int | None = None) -> None: ...

    async def end_sessions(self, guest: str, ended: Collection[str]) -> None: ...

    async def add_passkey(self, passkey: PasskeyRow) -> None: ...

    async def passkey(self, passkey: str) -> PasskeyRow | None: ...

    async def passkeys_of(self, guest: str) -> list[PasskeyRow]: ...

    async def use_passkey(self, passkey: str, before: int, counter: int) -> None:
        """Counts a use; Conflict where another one came first."""

    async def remove_passkey(self, guest: str, passkey: str) -> None: ...

    async def add_token(self, token: TokenRow) -> None: ...

    async def token(self, token: str) -> TokenRow | None: ...

    async def tokens_of(self, guest: str) -> list[TokenRow]: ...

    async def touch_token(self, token: str, seen: int) -> None: ...

    async def end_tokens(self, guest: str, ended: Collection[str]) -> None: ...

    async def set_codes(self, guest: str, codes: Collection[str]) -> None: ...

    async def codes_left(self, guest: str) -> int: ...

    async def use_code(self, guest: str, code: str) -> None:
        """Spends a recovery code; Conflict where it is none or was used."""

    async def add_pass(self, id_: str, purpose: Purpose, guest: str, until: int, now: int) -> None:
        """Stores a one-time pass until then; deletes the expired ones."""

    async def use_pass(self, id_: str, purpose: Purpose, now: int) -> str:
        """Spends a one-time pass; returns its guest, Conflict where there is none."""

    async def said_by(self, guest: str) -> Sequence[ChatExport]: ...

    async def move_guest(self, guest: str, to: str) -> None:
        """Moves everything of a guest without an account to another guest."""

    async def erase_guest(self, guest: str) -> None:
        """Deletes all personal data; games played with others stay, without the name."""
