"""SQL of notifications: channels, preferences and the outbox."""

from rotonde.server.notifications.store import Channel, Notice, PendingTurn, Preferences
from rotonde.server.storage.contract import TooMany
from rotonde.server.storage.database import Database
from rotonde.server.storage.queries import Queries

_CHANNEL = "SELECT id, guest, kind, address, keys, secret, confirmed FROM channel"
_ADD = """
    INSERT INTO channel (id, guest, kind, address, keys, secret, confirmed) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (guest, kind, address) DO UPDATE SET keys = excluded.keys
"""
_WISH = """
    INSERT INTO notice_wish (guest, zone, quiet_from, quiet_to, language) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (guest) DO UPDATE SET zone = excluded.zone, quiet_from = excluded.quiet_from,
        quiet_to = excluded.quiet_to, language = excluded.language
"""
_UNTOLD = """
    SELECT clock.table_id, game, guest, untold FROM clock
    JOIN game_table ON game_table.id = clock.table_id
    JOIN seat ON seat.table_id = clock.table_id AND seat.seat = clock.seat
    WHERE untold <= ? ORDER BY untold LIMIT ?
"""
_OTHERS = """
    SELECT name FROM seat WHERE table_id = ? AND guest <> ? AND kind = 'person' ORDER BY seat
"""
_POST = """
    INSERT INTO notice (id, channel, table_id, kind, body, due, until, tries) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING
"""
_OUTBOX = """
    SELECT id, channel, table_id, kind, body, due, until, tries FROM notice WHERE due <= ?
    ORDER BY due LIMIT ?
"""
_ASKED = """
    SELECT 1 FROM clock JOIN seat ON seat.table_id = clock.table_id AND seat.seat = clock.seat
    WHERE clock.table_id = ? AND guest = ?
"""
_LENT = """
    SELECT action.kind FROM action JOIN game_table ON game_table.id = action.table_id
    JOIN seat ON seat.table_id = action.table_id AND seat.seat = action.seat
    WHERE action.table_id = ? AND guest = ? AND status = 'running'
      AND action.kind IN ('lend', 'return', 'resign')
    ORDER BY n DESC LIMIT 1
"""


class NotificationQueries(Queries):
    """Queries of channels, preferences, pending turns and the outbox."""

    async def channels(self, guest: str) -> list[Channel]:
        sql = f"{_CHANNEL} WHERE guest = ? ORDER BY kind, address"
        return [_channel(each) for each in await self._read(lambda db: db.execute(sql, (guest,)).fetchall())]

    async def channel(self, id_: str) -> Channel | None:
        sql = f"{_CHANNEL} WHERE id = ?"
        found = await self._read(lambda db: db.execute(sql, (id_,)).fetchone())
        return _channel(found) if found else None

    async def add_channel(self, channel: Channel, notice: Notice | None, most: int) -> None:
        def job(db: Database) -> None:
            mine = (channel.guest, channel.kind, channel.address)
            same = "SELECT 1 FROM channel WHERE guest = ? AND kind = ? AND address = ?"
            is_new = db.execute(same, mine).fetchone() is None
            count = "SELECT COUNT(*) FROM channel WHERE guest = ?"
            if is_new and db.execute(count, (channel.guest,)).fetchone()[0] >= most:
                raise TooMany(channel.guest)
            db.execute(_ADD, (channel.id, *mine, channel.keys, channel.secret, channel.is_confirmed))
            if notice is not None and is_new:
                post_notice(db, notice)

        await self._write(job)

    async def drop_channel(self, id_: str, guest: str | None = None) -> bool:
        sql = "DELETE FROM channel WHERE id = ? AND (? = '' OR guest = ?)"
        return await self._changes(sql, id_, guest or "", guest or "")

    async def confirm(self, secret: str) -> bool:
        sql = "UPDATE channel SET confirmed = 1 WHERE secret = ? AND kind = 'mail'"
        return await self._changes(sql, secret)

    async def preferences(self, guest: str) -> Preferences:
        sql = "SELECT zone, quiet_from, quiet_to, language FROM notice_wish WHERE guest = ?"
        found = await self._read(lambda db: db.execute(sql, (guest,)).fetchone())
        return Preferences(*found) if found else Preferences()

    async def set_preferences(self, guest: str, preferences: Preferences) -> None:
        await self._changes(
            _WISH, guest, preferences.zone, preferences.quiet_from, preferences.quiet_to, preferences.language
        )

    async def untold(self, before: int, limit: int) -> list[PendingTurn]:
        def question(db: Database) -> list[PendingTurn]:
            found = db.execute(_UNTOLD, (before, limit)).fetchall()
            return [
                PendingTurn(table, game, guest, since, _others(db, table, guest))
                for table, game, guest, since in found
            ]

        return await self._read(question)

    async def tell(self, turn: PendingTurn, notices: list[Notice]) -> bool:
        is_ours = False

        def job(db: Database) -> None:
            nonlocal is_ours
            sql = "UPDATE clock SET untold = NULL WHERE table_id = ? AND untold = ?"
            is_ours = db.execute(sql, (turn.table, turn.since)).rowcount == 1
            for notice in notices if is_ours else ():
                post_notice(db, notice)

        await self._write(job)
        return is_ours

    async def outbox(self, now: int, limit: int) -> list[Notice]:
        found = await self._read(lambda db: db.execute(_OUTBOX, (now, limit)).fetchall())
        return [Notice(*each) for each in found]

    async def claim(self, notice: Notice, until: int, tries: int) -> bool:
        sql = "UPDATE notice SET due = ?, tries = ? WHERE id = ? AND due = ?"
        return await self._changes(sql, until, tries, notice.id, notice.due)

    async def postpone(self, id_: str, due: int) -> None:
        await self._changes("UPDATE notice SET due = ? WHERE id = ?", due, id_)

    async def post(self, notice: Notice) -> None:
        await self._write(lambda db: post_notice(db, notice))

    async def done(self, id_: str) -> None:
        await self._changes("DELETE FROM notice WHERE id = ?", id_)

    async def still_asked(self, table: str, guest: str) -> bool:
        return bool(await self._read(lambda db: db.execute(_ASKED, (table, guest)).fetchone()))

    async def still_lent(self, table: str, guest: str) -> bool:
        found = await self._read(lambda db: db.execute(_LENT, (table, guest)).fetchone())
        return found is not None and found[0] == "lend"

    async def _changes(self, sql: str, *values: str | int) -> bool:
        changed = 0

        def job(db: Database) -> None:
            nonlocal changed
            changed = db.execute(sql, values).rowcount

        await self._write(job)
        return changed > 0


def _others(db: Database, table: str, guest: str) -> tuple[str, ...]:
    return tuple(name for (name,) in db.execute(_OTHERS, (table, guest)).fetchall())


def _channel(found: tuple[str, str, str, str, str, str, int]) -> Channel:
    id_, guest, kind, address, keys, secret, confirmed = found
    return Channel(id_, guest, kind, address, keys, secret, bool(confirmed))  # type: ignore[arg-type]  # CHECK


def post_notice(db: Database, notice: Notice) -> None:
    head = (notice.id, notice.channel, notice.table, notice.kind, notice.body)
    db.execute(_POST, (*head, notice.due, notice.until, notice.tries))
