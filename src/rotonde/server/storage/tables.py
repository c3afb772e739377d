"""The part of the store that keeps tables, their seats and what happens there."""

import json
from collections.abc import Awaitable, Sequence
from time import time
from typing import Any

from rotonde.server.pace.clock import Clock
from rotonde.server.storage.append import Append, insert_rows
from rotonde.server.storage.clocks import keep_clock
from rotonde.server.storage.database import Database
from rotonde.server.storage.pace import clock_of
from rotonde.server.storage.part import Part
from rotonde.server.store import Beginning, Conflict, Ending, Row, SeatRow, TableRow, TooMany

_TABLE = """
    SELECT id, game, version, options, seed, host, invitation, status, winners,
           (SELECT COALESCE(MAX(n) + 1, 0) FROM action WHERE table_id = id),
           material, hints, access, next, ending, given, origin, format,
           COALESCE((SELECT number FROM revision WHERE revision.table_id = game_table.id), 0)
    FROM game_table
"""
_SEATS = """
    SELECT seat, kind, name, level, guest, secret_hash,
           EXISTS (SELECT 1 FROM account JOIN guest ON guest.id = account.guest
                   WHERE account.guest = seat.guest AND guest.name = seat.name)
    FROM seat WHERE table_id = ? ORDER BY seat
"""
_NEW_TABLE = """
    INSERT INTO game_table
        (id, game, version, options, seed, host, invitation, status, material, hints, access, made,
         given, origin, winners, ending, format)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_UNFINISHED = "SELECT COUNT(*) FROM game_table WHERE host = ? AND status <> 'over'"
_FILL_SEAT = """
    UPDATE seat SET kind = ?, name = ?, level = ?, guest = ?, secret_hash = ?
    WHERE table_id = ? AND seat = ? AND kind = 'open'
"""
_EMPTY_SEAT = """
    UPDATE seat SET kind = 'open', name = '', level = '', guest = '', secret_hash = ''
    WHERE table_id = ? AND seat = ? AND (SELECT status FROM game_table WHERE id = table_id) = 'open'
"""
_REMOVED = "SELECT guest FROM removed WHERE table_id = ? ORDER BY guest"
_FREE = "EXISTS (SELECT 1 FROM seat WHERE table_id = id AND kind = 'open' AND guest = '')"


class TablePart(Part):
    """Tables, seats and rows."""

    async def create(self, table: TableRow, rows: Sequence[Row], most: int, after: str = "") -> None:
        def job(db: Database) -> None:
            if db.execute(_UNFINISHED, (table.host,)).fetchone()[0] >= most:
                raise TooMany(table.host)
            options = json.dumps(dict(table.options), sort_keys=True)
            head = (table.id, table.game, table.version, options, table.seed)
            tail = (table.host, table.invitation, table.status, table.material, table.hints, table.access)
            last = (table.given, table.origin, json.dumps(list(table.winners)), table.ending, table.format)
            _run(db, _NEW_TABLE, *head, *tail, int(time()), *last)
            for seat in table.seats:
                values = (table.id, seat.seat, seat.kind, seat.name, seat.level, seat.guest, seat.secret_hash)
                _run(db, "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?)", *values)
            keep_clock(db, table.id, table.clock)
            _insert(db, table.id, rows)
            if after:
                _run_one(db, "UPDATE game_table SET next = ? WHERE id = ? AND next = ''", table.id, after)
                db.changed(after)

        await self._write(job)

    async def table(self, table: str) -> TableRow | None:
        found = await self._read(lambda db: _tables(db, f"{_TABLE} WHERE id = ?", table))
        return found[0] if found else None

    async def revision(self, table: str) -> int:
        sql = "SELECT number FROM revision WHERE table_id = ?"
        found = await self._read(lambda db: db.execute(sql, (table,)).fetchone())
        return int(found[0]) if found else 0

    async def rows(self, table: str) -> list[Row]:
        return await self._read(lambda db: _rows(db, table, 0))

    async def whole(self, table: str, since: int = 0) -> tuple[TableRow, list[Row]] | None:
        def question(db: Database) -> tuple[TableRow, list[Row]] | None:
            with db.snapshot():
                found = db.execute(f"{_TABLE} WHERE id = ?", (table,)).fetchone()
                return (_table(db, found), _rows(db, table, since)) if found else None

        return await self._read(question)

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        mine = "host = ? OR id IN (SELECT table_id FROM seat WHERE guest = ?)"
        sql = f"{_TABLE} WHERE {mine} ORDER BY number DESC LIMIT ?"
        return await self._read(lambda db: _tables(db, sql, guest, guest, limit))

    async def running_with_bots(self) -> list[str]:
        sql = """
            SELECT id FROM game_table WHERE status = 'running'
            AND (EXISTS (SELECT 1 FROM seat WHERE table_id = id AND kind = 'bot')
                 OR EXISTS (SELECT 1 FROM action WHERE table_id = id AND kind IN ('resign', 'lend', 'late')))
        """
        return [str(each[0]) for each in await self._read(lambda db: db.execute(sql).fetchall())]

    async def public(self, limit: int) -> list[TableRow]:
        where = f"access = 'public' AND (status = 'running' OR status = 'open' AND {_FREE})"
        sql = f"{_TABLE} WHERE {where} ORDER BY status, number DESC LIMIT ?"
        return await self._read(lambda db: _tables(db, sql, limit))

    async def sit(self, table: str, seats: Sequence[SeatRow]) -> int:
        def job(db: Database) -> int:
            for seat in seats:
                _fill(db, table, seat)
            return db.changed(table)

        return await self._write(job)

    async def vacate(self, table: str, seat: int, removed: str) -> int:
        def job(db: Database) -> int:
            _run_one(db, _EMPTY_SEAT, table, seat)
            if removed:
                _run(db, "INSERT INTO removed VALUES (?, ?) ON CONFLICT DO NOTHING", table, removed)
            return db.changed(table)

        return await self._write(job)

    async def begin(self, table: str, beginning: Beginning) -> int:
        def job(db: Database) -> int:
            sql = "UPDATE game_table SET status = 'running', version = ? WHERE id = ? AND status = 'open'"
            _run_one(db, sql, beginning.version, table)
            for seat in beginning.seats:
                _fill(db, table, seat)
            keep_clock(db, table, beginning.clock)
            _insert(db, table, beginning.rows)
            return db.changed(table)

        return await self._write(job)

    async def adopt(self, table: str, row: Row, version: int, clock: Clock) -> int:
        def job(db: Database) -> int:
            sql = "UPDATE game_table SET version = ? WHERE id = ? AND status = 'running'"
            _run_one(db, sql, version, table)
            _insert(db, table, [row])
            keep_clock(db, table, clock)
            return db.changed(table)

        return await self._write(job)

    def append(
        self,
        table: str,
        rows: Sequence[Row],
        winners: Sequence[int] | None,
        ending: Ending = "",
        clock: Clock | None = None,
    ) -> Awaitable[int]:
        return self._writer.submit(Append(table, rows, winners, ending, clock))


def _run(db: Database, sql: str, *values: str | int) -> int:
    return db.execute(sql, values).rowcount


def _run_one(db: Database, sql: str, *values: str | int) -> None:
    """Runs what must change exactly one row."""
    if _run(db, sql, *values) != 1:
        raise Conflict(sql.strip())


def _fill(db: Database, table: str, seat: SeatRow) -> None:
    who = (seat.kind, seat.name, seat.level, seat.guest, seat.secret_hash)
    _run_one(db, _FILL_SEAT, *who, table, seat.seat)


def _insert(db: Database, table: str, rows: Sequence[Row]) -> None:
    insert_rows(db, [(table, row) for row in rows])


def _rows(db: Database, table: str, since: int) -> list[Row]:
    sql = "SELECT n, seat, notation, kind FROM action WHERE table_id = ? AND n >= ? ORDER BY n"
    return [Row(*each) for each in db.execute(sql, (table, since)).fetchall()]


def _tables(db: Database, sql: str, *values: str | int) -> list[TableRow]:
    with db.snapshot():  # tables and their seats as of one moment
        return [_table(db, each) for each in db.execute(sql, values).fetchall()]


def _table(db: Database, found: tuple[str, ...]) -> TableRow:
    id_, game, version, options, seed, host, invitation, status, winners, n, *rest = found
    material, hints, access, next_, ending, given, origin, format_, revision = rest
    return TableRow(
        id=id_,
        game=game,
        version=int(version),
        options=json.loads(options),
        seed=seed,
        host=host,
        invitation=invitation,
        status=status,  # type: ignore[arg-type]  # the schema's CHECK allows these three
        winners=tuple(json.loads(winners)),
        n=int(n),
        material=material,
        hints=bool(hints),
        access=access,  # type: ignore[arg-type]  # likewise
        next=next_,
        ending=ending,  # type: ignore[arg-type]  # likewise
        given=int(given),
        origin=origin,
        format=int(format_),
        revision=int(revision),
        clock=clock_of(db, id_),
        removed=tuple(guest for (guest,) in db.execute(_REMOVED, (id_,)).fetchall()),
        seats=tuple(_seat(each) for each in db.execute(_SEATS, (id_,)).fetchall()),
    )


def _seat(found: tuple[Any, ...]) -> SeatRow:
    seat, kind, name, level, guest, secret_hash, by_account = found
    return SeatRow(seat, kind, name, level, guest, secret_hash, bool(by_account))
