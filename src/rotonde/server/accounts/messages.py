"""Message types of accounts."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from rotonde.server.http.messages import ClientMessage, Name, ServerMessage

Password = Annotated[str, Meta(max_length=1000, description="8 to 200 characters")]
Credential = Annotated[
    dict[str, Any], Meta(description="what the browser answers, as PublicKeyCredential.toJSON writes it")
]


class NewAccount(ClientMessage):
    """Request to turn a guest into an account: with a password, a passkey, or both."""

    name: Name
    password: Password | None = None
    passkey: Credential | None = None


class SignIn(ClientMessage):
    """Sign-in by name and password; `bring`: this browser's guest is merged into the account."""

    name: Name
    password: Password
    bring: bool = False


class EnterByPasskey(ClientMessage):
    passkey: Credential
    bring: bool = False


class AskPasskey(ClientMessage):
    """Request for WebAuthn options: to sign in with a passkey, or to make one for an account of that name."""

    what: Literal["enter", "make"]
    name: Name = ""


class AddPasskey(ClientMessage):
    passkey: Credential
    title: Name = ""


class Prove(ClientMessage):
    """Reauthentication by password or passkey."""

    password: Password | None = None
    passkey: Credential | None = None


class NewPassword(ClientMessage):
    """New password; `sign_out_others`: every device but this one is signed out in the same step."""

    password: Password
    sign_out_others: bool = False


class Recover(ClientMessage):
    """Sign-in by a recovery code, which is spent, with a new password."""

    name: Name
    code: Annotated[str, Meta(max_length=60)]
    password: Password


class Reset(ClientMessage):
    """Sign-in by a reset link from the host of the server, with a new password."""

    token: Annotated[str, Meta(max_length=100)]
    password: Password


class MeInfo(ServerMessage):
    name: str
    account: bool


class PasskeyInfo(ServerMessage):
    id: str
    title: str
    made: int


class Device(ServerMessage):
    id: str
    device: str
    made: int
    seen: int
    here: bool


class TokenInfo(ServerMessage):
    """A bot's token, by its title."""

    id: str
    title: str
    made: int
    seen: int


class NewToken(ClientMessage):
    title: Name = ""


class AccountInfo(ServerMessage):
    """The caller's account or guest; `fresh`: they authenticated a short while ago."""

    name: str
    account: bool
    made: int | None
    password: bool
    passkeys: list[PasskeyInfo]
    codes: int
    devices: list[Device]
    fresh: bool
    tokens: list[TokenInfo]


class SignedIn(ServerMessage):
    """The account after sign-in; `codes` are the recovery codes, sent this once."""

    account: AccountInfo
    codes: list[str]


class TokenMade(ServerMessage):
    """A new bot token; `token` is sent this once."""

    account: AccountInfo
    token: str
