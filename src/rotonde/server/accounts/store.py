"""What is kept about people who have an account; all of it is keyed by their guest id."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

Purpose = Literal["enter", "make", "reset"]


@dataclass(frozen=True, slots=True)
class AccountRow:
    """A guest with a name of their own and, unless passkeys are enough for them, a hashed password."""

    guest: str
    name: str
    password: str
    made: int  # seconds since 1970, here and below


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A device that is signed in; `id` is the hash of what its cookie holds.

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
    """A public key by which somebody enters; `id` and `key` as base64url."""

    id: str
    guest: str
    key: str
    counter: int
    title: str
    made: int


@dataclass(frozen=True, slots=True)
class TokenRow:
    """By what a bot plays for somebody; `id` is the hash of it."""

    id: str
    guest: str
    title: str
    made: int
    seen: int


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat, for whoever said it."""

    table: str
    text: str
    at: int


class AccountStore(Protocol):
    """The part of the store that knows people; what must change one row raises Conflict where it does not."""

    async def add_account(
        self, account: AccountRow, codes: Collection[str], passkey: PasskeyRow | None
    ) -> None:
        """Makes an account of a guest; Conflict where the name or the guest has one."""

    async def account_of(self, guest: str) -> AccountRow | None: ...

    async def account_named(self, name: str) -> AccountRow | None: ...

    async def set_password(self, guest: str, password: str) -> None: ...

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
        """Keeps something that is good once, until then; what is past its time is forgotten."""

    async def use_pass(self, id_: str, purpose: Purpose, now: int) -> str:
        """Spends it; the guest for whom it was, Conflict where it is none."""

    async def said_by(self, guest: str) -> Sequence[Said]: ...

    async def move_guest(self, guest: str, to: str) -> None:
        """All that a guest without an account has is the other's from now on."""

    async def erase_guest(self, guest: str) -> None:
        """Everything personal goes; what others played with them stays, without their name."""
