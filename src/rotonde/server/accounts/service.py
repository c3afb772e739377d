"""Authentication service: makes accounts and signs people in by password, passkey, code or reset link."""

from dataclasses import dataclass
from time import time
from typing import Any

from rotonde.server.accounts import codes, passwords
from rotonde.server.accounts.devices import Device, Devices
from rotonde.server.accounts.messages import NewAccount, NewPassword, Prove, Recover, Reset, SignIn
from rotonde.server.accounts.passkeys import Passkeys, RelyingParty
from rotonde.server.accounts.passwords import HASHER, Passwords
from rotonde.server.accounts.sessions import Sessions
from rotonde.server.accounts.store import AccountRow, AccountStore
from rotonde.server.accounts.throttle import AttemptLimits
from rotonde.server.identity import names
from rotonde.server.identity.merge import GuestMerge
from rotonde.server.identity.signing import hashed, new_guest
from rotonde.server.ops.settings import Settings
from rotonde.server.storage.contract import Conflict
from rotonde.table.caller import Caller
from rotonde.table.refusal import Refusal


@dataclass(frozen=True, slots=True)
class AuthRequest:
    """Caller of the service: their cookie, the address of the call, and the page's address."""

    caller: Caller
    address: str
    device: str
    site: RelyingParty
    known: Device  # from the device cookie


class AuthService:
    """Authentication service; each method that signs in returns the content of the session cookie."""

    def __init__(self, store: AccountStore, merge: GuestMerge, settings: Settings, devices: Devices) -> None:
        self._store = store
        self._merge = merge
        self.sessions = Sessions(store)
        self.devices = devices
        self.passkeys = Passkeys(store)
        self._passwords = Passwords()
        self._tries = AttemptLimits(settings)

    async def make(self, visitor: AuthRequest, message: NewAccount) -> tuple[str, list[str]]:
        """Turns a guest into an account; returns the session and the recovery codes."""
        self._check_guest(visitor)
        self._tries.check(visitor.address)
        guest, name = visitor.caller.guest or new_guest(), names.checked(message.name)
        if message.password is None and message.passkey is None:
            raise Refusal("no_key")
        if await self._store.account_like(name, guest):
            raise Refusal("name_taken")
        password = await self._hashed(message.password, name) if message.password is not None else ""
        passkey = None
        if message.passkey is not None:
            passkey = await self.passkeys.made(visitor.site, guest, message.passkey, visitor.device)
        fresh = codes.new_codes()
        try:
            row = AccountRow(guest, name, password, int(time()))
            await self._store.add_account(row, {codes.hash_of(guest, each) for each in fresh}, passkey)
        except Conflict as error:
            raise Refusal("name_taken") from error
        return await self.sessions.begin(guest, visitor.device), fresh

    async def sign_in(self, visitor: AuthRequest, message: SignIn) -> str:
        self._check_guest(visitor)
        await self._check_tries(visitor, message.name)
        account = await self._store.account_named(message.name)
        if (
            not await self._passwords.fits(message.password, account.password if account else "")
            or not account
        ):
            raise Refusal("bad_entry")
        if HASHER.check_needs_rehash(account.password):
            await self._store.set_password(account.guest, await self._passwords.hash(message.password))
        return await self._enter(visitor, account.guest, bring=message.bring)

    async def enter_by_passkey(self, visitor: AuthRequest, answer: dict[str, Any], *, bring: bool) -> str:
        self._check_guest(visitor)
        guest = await self.passkeys.entered(visitor.site, answer)
        return await self._enter(visitor, guest, bring=bring)

    async def recover(self, visitor: AuthRequest, message: Recover) -> str:
        """Signs in by a recovery code, good once: sets a new password and signs every other device out."""
        await self._check_tries(visitor, message.name, "/")  # apart from the tries by password
        account = await self._store.account_named(message.name)
        guest = account.guest if account else ""
        passwords.checked(message.password, message.name)
        try:
            await self._store.use_code(guest, codes.hash_of(guest, message.code))
        except Conflict as error:
            raise Refusal("bad_code") from error
        return await self._begin_anew(visitor, guest, message.password)

    async def reset(self, visitor: AuthRequest, message: Reset) -> str:
        """Signs in by a reset link, likewise."""
        self._tries.check(visitor.address)
        passwords.checked(message.password, "")
        try:
            guest = await self._store.use_pass(hashed(message.token), "reset", int(time()))
        except Conflict as error:
            raise Refusal("bad_link") from error
        return await self._begin_anew(visitor, guest, message.password)

    async def prove(self, visitor: AuthRequest, message: Prove) -> None:
        """Reauthenticates by password or passkey."""
        account = await self.account(visitor.caller)
        if message.passkey is not None:
            if await self.passkeys.entered(visitor.site, message.passkey) != account.guest:
                raise Refusal("bad_passkey")
        else:
            self._tries.check_known(visitor.caller.session, account.name)
            if not await self._passwords.fits(message.password or "", account.password):
                raise Refusal("bad_entry")
        await self.sessions.prove(visitor.caller.session)

    async def set_password(self, caller: Caller, message: NewPassword) -> None:
        """Changes the password and, if asked to, signs the other devices out: both or neither."""
        account = await self.trusted(caller)
        fresh = await self._hashed(message.password, account.name)
        kept = caller.session if message.sign_out_others else None
        self._merge.hang_up(await self._store.set_password(account.guest, fresh, kept))

    async def new_codes(self, caller: Caller) -> list[str]:
        """Replaces the recovery codes by ten others."""
        account, fresh = await self.trusted(caller), codes.new_codes()
        await self._store.set_codes(account.guest, {codes.hash_of(account.guest, each) for each in fresh})
        return fresh

    async def account(self, caller: Caller) -> AccountRow:
        """The caller's account."""
        found = await self._store.account_of(caller.guest) if caller.session else None
        if found is None:
            raise Refusal("no_account")
        return found

    async def trusted(self, caller: Caller) -> AccountRow:
        """The caller's account, if they authenticated a short while ago: for what only its owner may do."""
        account = await self.account(caller)
        await self.sessions.check_fresh(caller.session)
        return account

    async def _check_tries(self, visitor: AuthRequest, name: str, apart: str = "") -> None:
        """Rate limit of attempts; a device that the account has signed in from before has its own."""
        account = await self._store.account_named(name) if visitor.known.guests else None
        if account and account.guest in visitor.known.guests:
            self._tries.check_known(visitor.known.id, f"{name}{apart}")
        else:
            self._tries.check(visitor.address, f"{name}{apart}")

    def _check_guest(self, visitor: AuthRequest) -> None:
        if visitor.caller.session:
            raise Refusal("has_account")

    async def _hashed(self, password: str, name: str) -> str:
        return await self._passwords.hash(passwords.checked(password, name))

    async def _enter(self, visitor: AuthRequest, guest: str, *, bring: bool) -> str:
        """Signs in; this browser's guest is merged into the account, or restored at sign-out."""
        before = visitor.caller.guest
        if bring and before:
            await self._merge.bring(before, guest)
        return await self.sessions.begin(guest, visitor.device, "" if bring else before)

    async def _begin_anew(self, visitor: AuthRequest, guest: str, password: str) -> str:
        await self._store.set_password(guest, await self._passwords.hash(password))
        await self.end_others(guest, "")
        await self.end_tokens(guest, [each.id for each in await self._store.tokens_of(guest)])
        before = "" if visitor.caller.session else visitor.caller.guest
        return await self.sessions.begin(guest, visitor.device, before)

    async def end_others(self, guest: str, kept: str) -> None:
        """Signs out every device of a guest but one."""
        ended = [each.id for each in await self._store.sessions_of(guest) if each.id != kept]
        await self.end(guest, ended)

    async def end(self, guest: str, ended: list[str]) -> None:
        await self._store.end_sessions(guest, ended)
        self._merge.hang_up(ended)

    async def end_tokens(self, guest: str, ended: list[str]) -> None:
        """Ends the live connections of bots that use these tokens."""
        await self._store.end_tokens(guest, ended)
        self._merge.hang_up(ended)
