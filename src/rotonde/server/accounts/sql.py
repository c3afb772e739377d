"""SQL of accounts."""

from collections.abc import Collection, Sequence
from typing import Final

from rotonde.server.accounts.store import AccountRow, ChatExport, PasskeyRow, Purpose, SessionRow
from rotonde.server.identity.lookalike_sql import claim
from rotonde.server.identity.names import folded, spelled
from rotonde.server.identity.personal_data import ERASE, MOVE
from rotonde.server.storage.contract import Conflict
from rotonde.server.storage.database import Database
from rotonde.server.storage.queries import Queries

Value = str | int
_ACCOUNT: Final = """
    SELECT account.guest, guest.name, account.password, account.made
    FROM account JOIN guest ON guest.id = account.guest
"""
_RENAME: Final = """
    INSERT INTO guest (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name
"""
_SESSION: Final = "SELECT id, guest, device, made, seen, proved, before FROM session"
_PASSKEY: Final = "SELECT id, guest, key, counter, title, made FROM passkey"
_TABLES: Final = """
    SELECT id FROM game_table WHERE host = ? OR id IN (SELECT table_id FROM seat WHERE guest = ?)
"""
_SAID: Final = "SELECT table_id, text, at FROM chat WHERE guest = ? ORDER BY at, table_id, number"


class AccountQueries(Queries):
    """Queries of accounts, sessions, passkeys and recovery codes."""

    async def _rows(self, sql: str, *values: Value) -> list[tuple[str, ...]]:
        return await self._read(lambda db: db.execute(sql, values).fetchall())

    async def name(self, guest: str) -> str | None:
        found = await self._rows("SELECT name FROM guest WHERE id = ?", guest)
        return str(found[0][0]) if found else None

    async def rename(self, guest: str, name: str) -> None:
        def job(db: Database) -> None:
            db.execute(_RENAME, (guest, name))
            if db.execute("UPDATE account SET folded = ? WHERE guest = ?", (folded(name), guest)).rowcount:
                claim(db, guest, name)

        await self._write(job)

    async def add_account(
        self, account: AccountRow, codes: Collection[str], passkey: PasskeyRow | None
    ) -> None:
        def job(db: Database) -> None:
            db.execute(_RENAME, (account.guest, account.name))
            values = (account.guest, folded(account.name), account.password, account.made)
            db.execute("INSERT INTO account (guest, folded, password, made) VALUES (?, ?, ?, ?)", values)
            claim(db, account.guest, account.name)
            _set_codes(db, account.guest, codes)
            if passkey:
                _add_passkey(db, passkey)

        await self._write(job)

    async def account_of(self, guest: str) -> AccountRow | None:
        return _account(await self._rows(f"{_ACCOUNT} WHERE account.guest = ?", guest))

    async def account_named(self, name: str) -> AccountRow | None:
        sql = f"{_ACCOUNT} WHERE account.folded IN (?, ?)"  # as it is stored now, and as it was at first
        return _account(await self._rows(sql, folded(name), spelled(name)))

    async def set_password(self, guest: str, password: str, keep_session: str | None = None) -> list[str]:
        def job(db: Database) -> list[str]:
            sql, ended = "UPDATE account SET password = ? WHERE guest = ?", list[str]()
            if keep_session is not None:
                others = (guest, keep_session)
                found = db.execute("SELECT id FROM session WHERE guest = ? AND id <> ?", others).fetchall()
                ended = [str(each) for (each,) in found]
                db.execute("DELETE FROM session WHERE guest = ? AND id <> ?", others)
            if db.execute(sql, (password, guest)).rowcount != 1:
                raise Conflict(sql)
            return ended

        return await self._write(job)

    async def add_session(self, session: SessionRow) -> None:
        values = (session.id, session.guest, session.device, session.made, session.seen, session.proved)
        sql = """
            INSERT INTO session (id, guest, device, made, seen, proved, before) VALUES (?, ?, ?, ?, ?, ?, ?)
        """
        await self._change_one(sql, *values, session.before)

    async def session(self, session: str) -> SessionRow | None:
        found = await self._rows(f"{_SESSION} WHERE id = ?", session)
        return _session(found[0]) if found else None

    async def sessions_of(self, guest: str) -> list[SessionRow]:
        found = await self._rows(f"{_SESSION} WHERE guest = ? ORDER BY seen DESC, id", guest)
        return [_session(each) for each in found]

    async def touch_session(self, session: str, *, seen: int, proved: int | None = None) -> None:
        if proved is None:
            await self._change("UPDATE session SET seen = ? WHERE id = ?", seen, session)
        else:
            sql = "UPDATE session SET seen = ?, proved = ? WHERE id = ?"
            await self._change_one(sql, seen, proved, session)

    async def end_sessions(self, guest: str, ended: Collection[str]) -> None:
        def job(db: Database) -> None:
            for each in ended:
                db.execute("DELETE FROM session WHERE id = ? AND guest = ?", (each, guest))

        await self._write(job)

    async def add_passkey(self, passkey: PasskeyRow) -> None:
        await self._write(lambda db: _add_passkey(db, passkey))

    async def passkey(self, passkey: str) -> PasskeyRow | None:
        found = await self._rows(f"{_PASSKEY} WHERE id = ?", passkey)
        return _passkey(found[0]) if found else None

    async def passkeys_of(self, guest: str) -> list[PasskeyRow]:
        found = await self._rows(f"{_PASSKEY} WHERE guest = ? ORDER BY made, id", guest)
        return [_passkey(each) for each in found]

    async def use_passkey(self, passkey: str, before: int, counter: int) -> None:
        sql = "UPDATE passkey SET counter = ? WHERE id = ? AND counter = ?"
        await self._change_one(sql, counter, passkey, before)

    async def remove_passkey(self, guest: str, passkey: str) -> None:
        await self._change_one("DELETE FROM passkey WHERE guest = ? AND id = ?", guest, passkey)

    async def set_codes(self, guest: str, codes: Collection[str]) -> None:
        await self._write(lambda db: _set_codes(db, guest, codes))

    async def codes_left(self, guest: str) -> int:
        return int((await self._rows("SELECT COUNT(*) FROM recovery WHERE guest = ?", guest))[0][0])

    async def use_code(self, guest: str, code: str) -> None:
        await self._change_one("DELETE FROM recovery WHERE guest = ? AND code = ?", guest, code)

    async def add_pass(self, id_: str, purpose: Purpose, guest: str, until: int, now: int) -> None:
        def job(db: Database) -> None:
            db.execute("DELETE FROM pass WHERE until <= ?", (now,))
            sql = "INSERT INTO pass (id, purpose, guest, until) VALUES (?, ?, ?, ?)"
            db.execute(sql, (id_, purpose, guest, until))

        await self._write(job)

    async def use_pass(self, id_: str, purpose: Purpose, now: int) -> str:
        where = "FROM pass WHERE id = ? AND purpose = ? AND until > ?"
        found = await self._rows(f"SELECT guest {where}", id_, purpose, now)
        await self._change_one(f"DELETE {where}", id_, purpose, now)
        return str(found[0][0])

    async def said_by(self, guest: str) -> Sequence[ChatExport]:
        return [ChatExport(table, text, int(at)) for table, text, at in await self._rows(_SAID, guest)]

    async def move_guest(self, guest: str, to: str) -> None:
        await self._write(lambda db: _run_all(db, MOVE, guest, {"guest": guest, "to": to}))

    async def erase_guest(self, guest: str) -> None:
        await self._write(lambda db: _run_all(db, ERASE, guest, {"guest": guest}))

    async def _change(self, sql: str, *values: Value) -> None:
        def job(db: Database) -> None:
            db.execute(sql, values)

        await self._write(job)

    async def _change_one(self, sql: str, *values: Value) -> None:
        def job(db: Database) -> None:
            if db.execute(sql, values).rowcount != 1:
                raise Conflict(sql.strip())

        await self._write(job)


def _run_all(db: Database, statements: Sequence[str], guest: str, values: dict[str, str]) -> None:
    for (table,) in db.execute(_TABLES, (guest, guest)).fetchall():
        db.changed(table)
    for sql in statements:
        db.execute(sql, values)


def _set_codes(db: Database, guest: str, codes: Collection[str]) -> None:
    db.execute("DELETE FROM recovery WHERE guest = ?", (guest,))
    db.insert("INSERT INTO recovery (guest, code) VALUES {}", [(guest, code) for code in codes])


def _add_passkey(db: Database, passkey: PasskeyRow) -> None:
    values = (passkey.id, passkey.guest, passkey.key, passkey.counter, passkey.title, passkey.made)
    sql = "INSERT INTO passkey (id, guest, key, counter, title, made) VALUES (?, ?, ?, ?, ?, ?)"
    db.execute(sql, values)


def _account(found: Sequence[tuple[str, ...]]) -> AccountRow | None:
    return AccountRow(found[0][0], found[0][1], found[0][2], int(found[0][3])) if found else None


def _session(found: tuple[str, ...]) -> SessionRow:
    id_, guest, device, made, seen, proved, before = found
    return SessionRow(id_, guest, device, int(made), int(seen), int(proved), before)


def _passkey(found: tuple[str, ...]) -> PasskeyRow:
    id_, guest, key, counter, title, made = found
    return PasskeyRow(id_, guest, key, int(counter), title, int(made))
