"""What is said about accounts, as types."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from rotonde.server.messages import Asked, Name, Told

Password = Annotated[str, Meta(max_length=1000, description="8 to 200 characters")]
Credential = Annotated[
    dict[str, Any], Meta(description="what the browser answers, as PublicKeyCredential.toJSON writes it")
]


class NewAccount(Asked):
    """Makes an account of the guest who asks: with a password, a passkey, or both."""

    name: Name
    password: Password | None = None
    passkey: Credential | None = None


class SignIn(Asked):
    """`bring`: what this browser's guest has comes along."""

    name: Name
    password: Password
    bring: bool = False


class EnterByPasskey(Asked):
    passkey: Credential
    bring: bool = False


class AskPasskey(Asked):
    """What the browser needs for a passkey: to enter with one, or to make one for an account of that name."""

    what: Literal["enter", "make"]
    name: Name = ""


class AddPasskey(Asked):
    passkey: Credential
    title: Name = ""


class Prove(Asked):
    """Shows once more that it is me, by one or the other."""

    password: Password | None = None
    passkey: Credential | None = None


class NewPassword(Asked):
    password: Password


class Recover(Asked):
    """Enters by a recovery code, which is spent, and chooses a new password."""

    name: Name
    code: Annotated[str, Meta(max_length=60)]
    password: Password


class Reset(Asked):
    """Enters by a link that the host of the server gave, and chooses a new password."""

    token: Annotated[str, Meta(max_length=100)]
    password: Password


class MeTold(Told):
    name: str
    account: bool


class PasskeyTold(Told):
    id: str
    title: str
    made: int


class Device(Told):
    id: str
    device: str
    made: int
    seen: int
    here: bool


class TokenTold(Told):
    """A bot's token, by its title."""

    id: str
    title: str
    made: int
    seen: int


class NewToken(Asked):
    title: Name = ""


class AccountTold(Told):
    """Who asks, as far as the server keeps it; `fresh`: they showed a key a short while ago."""

    name: str
    account: bool
    made: int | None
    password: bool
    passkeys: list[PasskeyTold]
    codes: int
    devices: list[Device]
    fresh: bool
    tokens: list[TokenTold]


class Entered(Told):
    """`codes` are the recovery codes, told this once."""

    account: AccountTold
    codes: list[str]


class TokenMade(Told):
    """`token` is told this once."""

    account: AccountTold
    token: str
