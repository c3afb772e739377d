"""Sessions of signed-in devices: a cookie names the guest and holds a token, stored as a hash."""

from time import time
from typing import Final

from rotonde.server.accounts.store import AccountStore, SessionRow
from rotonde.server.identity.signing import hashed, new_secret
from rotonde.table.refusal import Refusal

LIFE: Final = 200 * 24 * 3600  # seconds after which a device that never came back is signed out
FRESH: Final = 15 * 60  # how long a key that was shown is enough for what matters
DAY: Final = 24 * 3600
_BROWSERS: Final = ("Firefox", "Edg", "OPR", "Chrome", "Safari")  # in this order: each claims to be the next
_SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac", "CrOS", "Linux")
_SPELLED: Final = {"Edg": "Edge", "OPR": "Opera", "CrOS": "ChromeOS"}


class Sessions:
    """Session service: checks cookies, begins sessions."""

    def __init__(self, store: AccountStore) -> None:
        self._store = store

    async def recognise(self, named: str) -> tuple[str, str]:
        """Guest and session of a cookie, both "" where it is not valid.

        A plain guest's cookie ends when the guest makes an account: from then on every device has a session.
        """
        guest, _, token = named.partition(":")
        if not guest:
            return "", ""
        if not token:
            return ("", "") if await self._store.account_of(guest) else (guest, "")
        session, now = await self._store.session(hashed(token)), int(time())
        if session is None or session.guest != guest or session.seen < now - LIFE:
            return "", ""
        if session.seen < now - DAY:
            await self._store.touch_session(session.id, seen=now)
        return guest, session.id

    async def begin(self, guest: str, device: str, before: str = "") -> str:
        """Begins a session; returns the content of its cookie."""
        token, now = new_secret(), int(time())
        row = SessionRow(hashed(token), guest, device, now, now, now, before)
        await self._store.add_session(row)
        return f"{guest}:{token}"

    async def check_fresh(self, session: str) -> None:
        """Refuses a session without recent authentication: a device left open may not take the account."""
        found = await self._store.session(session)
        if found is None:
            raise Refusal("no_account")
        if found.proved < int(time()) - FRESH:
            raise Refusal("prove_first")

    async def prove(self, session: str) -> None:
        now = int(time())
        await self._store.touch_session(session, seen=now, proved=now)


def device_named(user_agent: str) -> str:
    """Readable name of a browser, from its User-Agent."""
    browser = next((each for each in _BROWSERS if f"{each}/" in user_agent), "")
    system = next((each for each in _SYSTEMS if each in user_agent), "")
    parts = [_SPELLED.get(each, each) for each in (browser, system) if each]
    return " · ".join(parts) or user_agent.split("/")[0][:40] or "?"
