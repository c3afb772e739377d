"""The desk: makes accounts and lets people in, by whatever key they have."""

from dataclasses import dataclass
from time import time
from typing import Any

from rotonde.server.accounts import codes, names, passwords
from rotonde.server.accounts.messages import NewAccount, Prove, Recover, Reset, SignIn
from rotonde.server.accounts.moving import Moving
from rotonde.server.accounts.passkeys import Passkeys, Site
from rotonde.server.accounts.passwords import HASHER, Passwords
from rotonde.server.accounts.sessions import Sessions
from rotonde.server.accounts.store import AccountRow, AccountStore
from rotonde.server.accounts.throttle import Tries
from rotonde.server.errors import Refusal
from rotonde.server.identity import Asker, hashed, new_guest
from rotonde.server.settings import Settings
from rotonde.server.store import Conflict


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who stands at the desk: their cookie, where the call comes from, and where the page is."""

    asker: Asker
    address: str
    device: str
    site: Site


class Desk:
    """Each method that lets somebody in answers with what their cookie is to say."""

    def __init__(self, store: AccountStore, moving: Moving, settings: Settings) -> None:
        self._store = store
        self._moving = moving
        self.sessions = Sessions(store)
        self.passkeys = Passkeys(store)
        self._passwords = Passwords()
        self._tries = Tries(settings)

    async def make(self, visitor: Visitor, wish: NewAccount) -> tuple[str, list[str]]:
        """The guest has an account from now on, with all that they had; and their recovery codes."""
        self._check_guest(visitor)
        self._tries.check(visitor.address)
        guest, name = visitor.asker.guest or new_guest(), names.checked(wish.name)
        if wish.password is None and wish.passkey is None:
            raise Refusal("no_key")
        if await self._store.account_named(name):
            raise Refusal("name_taken")
        password = await self._hashed(wish.password, name) if wish.password is not None else ""
        passkey = None
        if wish.passkey is not None:
            passkey = await self.passkeys.made(visitor.site, guest, wish.passkey, visitor.device)
        fresh = codes.new_codes()
        try:
            row = AccountRow(guest, name, password, int(time()))
            await self._store.add_account(row, {codes.kept(guest, each) for each in fresh}, passkey)
        except Conflict as error:
            raise Refusal("name_taken") from error
        return await self.sessions.begin(guest, visitor.device), fresh

    async def sign_in(self, visitor: Visitor, wish: SignIn) -> str:
        self._check_guest(visitor)
        self._tries.check(visitor.address, wish.name)
        account = await self._store.account_named(wish.name)
        if not await self._passwords.fits(wish.password, account.password if account else "") or not account:
            raise Refusal("bad_entry")
        if HASHER.check_needs_rehash(account.password):
            await self._store.set_password(account.guest, await self._passwords.hash(wish.password))
        return await self._enter(visitor, account.guest, bring=wish.bring)

    async def enter_by_passkey(self, visitor: Visitor, answer: dict[str, Any], *, bring: bool) -> str:
        self._check_guest(visitor)
        guest = await self.passkeys.entered(visitor.site, answer)
        return await self._enter(visitor, guest, bring=bring)

    async def recover(self, visitor: Visitor, wish: Recover) -> str:
        """A code opens once: a new password, and every other device is signed out."""
        self._tries.check(visitor.address, f"{wish.name}/")  # apart from the tries by password
        account = await self._store.account_named(wish.name)
        guest = account.guest if account else ""
        passwords.checked(wish.password, wish.name)
        try:
            await self._store.use_code(guest, codes.kept(guest, wish.code))
        except Conflict as error:
            raise Refusal("bad_code") from error
        return await self._begin_anew(visitor, guest, wish.password)

    async def reset(self, visitor: Visitor, wish: Reset) -> str:
        """The same by a link of the host's."""
        self._tries.check(visitor.address)
        passwords.checked(wish.password, "")
        try:
            guest = await self._store.use_pass(hashed(wish.token), "reset", int(time()))
        except Conflict as error:
            raise Refusal("bad_link") from error
        return await self._begin_anew(visitor, guest, wish.password)

    async def prove(self, visitor: Visitor, wish: Prove) -> None:
        """Shows a key once more."""
        account = await self.account(visitor.asker)
        if wish.passkey is not None:
            if await self.passkeys.entered(visitor.site, wish.passkey) != account.guest:
                raise Refusal("bad_passkey")
        else:
            self._tries.check(visitor.address, account.name)
            if not await self._passwords.fits(wish.password or "", account.password):
                raise Refusal("bad_entry")
        await self.sessions.prove(visitor.asker.session)

    async def set_password(self, asker: Asker, password: str) -> None:
        account = await self.trusted(asker)
        await self._store.set_password(account.guest, await self._hashed(password, account.name))

    async def new_codes(self, asker: Asker) -> list[str]:
        """Ten others; the old ones are good no longer."""
        account, fresh = await self.trusted(asker), codes.new_codes()
        await self._store.set_codes(account.guest, {codes.kept(account.guest, each) for each in fresh})
        return fresh

    async def account(self, asker: Asker) -> AccountRow:
        """The account of whoever asks."""
        found = await self._store.account_of(asker.guest) if asker.session else None
        if found is None:
            raise Refusal("no_account")
        return found

    async def trusted(self, asker: Asker) -> AccountRow:
        """The same, for what only its owner may do: a key was shown a short while ago."""
        account = await self.account(asker)
        await self.sessions.check_fresh(asker.session)
        return account

    def _check_guest(self, visitor: Visitor) -> None:
        if visitor.asker.session:
            raise Refusal("has_account")

    async def _hashed(self, password: str, name: str) -> str:
        return await self._passwords.hash(passwords.checked(password, name))

    async def _enter(self, visitor: Visitor, guest: str, *, bring: bool) -> str:
        """Signs in; this browser's own guest comes along, or waits here until the other signs out."""
        before = visitor.asker.guest
        if bring and before:
            await self._moving.bring(before, guest)
        return await self.sessions.begin(guest, visitor.device, "" if bring else before)

    async def _begin_anew(self, visitor: Visitor, guest: str, password: str) -> str:
        await self._store.set_password(guest, await self._passwords.hash(password))
        await self.end_others(guest, "")
        await self.end_tokens(guest, [each.id for each in await self._store.tokens_of(guest)])
        before = "" if visitor.asker.session else visitor.asker.guest
        return await self.sessions.begin(guest, visitor.device, before)

    async def end_others(self, guest: str, kept: str) -> None:
        """Signs out every device of a guest but one."""
        ended = [each.id for each in await self._store.sessions_of(guest) if each.id != kept]
        await self.end(guest, ended)

    async def end(self, guest: str, ended: list[str]) -> None:
        await self._store.end_sessions(guest, ended)
        self._moving.hang_up(ended)

    async def end_tokens(self, guest: str, ended: list[str]) -> None:
        """Bots that play by these are cut off."""
        await self._store.end_tokens(guest, ended)
        self._moving.hang_up(ended)
