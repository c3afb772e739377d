"""Queries of tables: their seats and rows."""

import json
from collections.abc import Awaitable, Sequence
from time import time
from typing import Any

from rotonde.server.notifications.store import Notice
from rotonde.server.storage.contract import Conflict, TooMany
from rotonde.server.storage.database import Database
from rotonde.server.storage.queries import Queries
from rotonde.server.tables.append import Append, insert_rows, keep_clock
from rotonde.server.tables.clocks.sql import clock_of
from rotonde.table.clock import Clock
from rotonde.table.rows import Ending, HintRule, Row, SeatRow, TableRow
from rotonde.table.seating import GameStart

_TABLE = """
    SELECT id, game, version, options, seed, host, invitation, status, winners,
           (SELECT COALESCE(MAX(n) + 1, 0) FROM action WHERE table_id = id),
           material, hints, access, next, ending, given, origin, format, stand_in,
           COALESCE((SELECT number FROM revision WHERE revision.table_id = game_table.id), 0),
           hinted,
           (SELECT COALESCE(SUM(DISTINCT CAST(1 AS BIGINT) << CAST(seat AS INTEGER)), 0) FROM action
            WHERE table_id = id AND kind <> 'action' AND (kind = 'lend' OR kind = 'late' AND notation <> '')),
           EXISTS (SELECT 1 FROM action WHERE table_id = id AND kind <> 'action' AND kind = 'back')
    FROM game_table
"""
_SEATS = """
    SELECT seat, kind, name, level, guest, secret_hash,
           EXISTS (SELECT 1 FROM account JOIN guest ON guest.id = account.guest
                   WHERE account.guest = seat.guest AND guest.name = seat.name), contribution
    FROM seat WHERE table_id = ? ORDER BY seat
"""
_NEW_TABLE = """
    INSERT INTO game_table
        (id, game, version, options, seed, host, invitation, status, material, hints, access, made,
         given, origin, winners, ending, format, stand_in)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_UNFINISHED = "SELECT COUNT(*) FROM game_table WHERE host = ? AND status <> 'over'"
_NEW_SEAT = """
    INSERT INTO seat (table_id, seat, kind, name, level, guest, secret_hash, contribution)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_FILL_SEAT = """
    UPDATE seat SET kind = ?, name = ?, level = ?, guest = ?, secret_hash = ?, contribution = ?
    WHERE table_id = ? AND seat = ? AND kind = 'open'
"""
_EMPTY_SEAT = """
    UPDATE seat SET kind = 'open', name = '', level = '', guest = '', secret_hash = '', contribution = ''
    WHERE table_id = ? AND seat = ? AND (SELECT status FROM game_table WHERE id = table_id) = 'open'
"""
_REMOVED = "SELECT guest FROM removed WHERE table_id = ? ORDER BY guest"
_FREE = "EXISTS (SELECT 1 FROM seat WHERE table_id = id AND kind = 'open' AND guest = '')"


class TableQueries(Queries):
    """Tables, seats and rows."""

    async def create(self, table: TableRow, rows: Sequence[Row], most: int, after: str = "") -> None:
        def job(db: Database) -> None:
            if db.execute(_UNFINISHED, (table.host,)).fetchone()[0] >= most:
                raise TooMany(table.host)
            options = json.dumps(dict(table.options), sort_keys=True)
            head = (table.id, table.game, table.version, options, table.seed, table.host, table.invitation)
            tail = (table.status, table.material, table.hints.value, table.access)
            last = (table.given, table.origin, json.dumps(list(table.winners)), table.ending, table.format)
            _run(db, _NEW_TABLE, *head, *tail, int(time()), *last, table.stand_in)
            for seat in table.seats:
                _run(db, _NEW_SEAT, table.id, seat.seat, *_sitter(seat))
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

    async def begin(self, table: str, beginning: GameStart) -> int:
        def job(db: Database) -> int:
            sql = "UPDATE game_table SET status = 'running', version = ? WHERE id = ? AND status = 'open'"
            _run_one(db, sql, beginning.version, table)
            for seat in beginning.seats:
                _fill(db, table, seat)
            if beginning.count is not None:
                _run(db, "DELETE FROM seat WHERE table_id = ? AND seat >= ?", table, beginning.count)
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

    async def mark_hinted(self, table: str, seat: int) -> int:
        def job(db: Database) -> int:
            _run(db, "UPDATE game_table SET hinted = hinted | ? WHERE id = ?", 1 << seat, table)
            return db.changed(table)

        return await self._write(job)

    def append(
        self,
        table: str,
        rows: Sequence[Row],
        winners: Sequence[int] | None,
        ending: Ending = "",
        clock: Clock | None = None,
        notices: Sequence[Notice] = (),
    ) -> Awaitable[int]:
        return self._writer.submit(Append(table, rows, winners, ending, clock, notices))


def _run(db: Database, sql: str, *values: str | int) -> int:
    return db.execute(sql, values).rowcount


def _run_one(db: Database, sql: str, *values: str | int) -> None:
    """Runs what must change exactly one row."""
    if _run(db, sql, *values) != 1:
        raise Conflict(sql.strip())


def _fill(db: Database, table: str, seat: SeatRow) -> None:
    _run_one(db, _FILL_SEAT, *_sitter(seat), table, seat.seat)


def _sitter(seat: SeatRow) -> tuple[str, ...]:
    return (seat.kind, seat.name, seat.level, seat.guest, seat.secret_hash, seat.contribution)


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
    material, hints, access, next_, ending, given, origin, format_, stand_in, *more = rest
    revision, hinted, stood_in, went_back = more
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
        hints=HintRule(int(hints)),
        access=access,  # type: ignore[arg-type]  # likewise
        next=next_,
        ending=ending,  # type: ignore[arg-type]  # likewise
        given=int(given),
        origin=origin,
        format=int(format_),
        stand_in=stand_in,
        revision=int(revision),
        hinted=int(hinted),
        stood_in=int(stood_in),
        went_back=bool(went_back),
        clock=clock_of(db, id_),
        removed=tuple(guest for (guest,) in db.execute(_REMOVED, (id_,)).fetchall()),
        seats=tuple(_seat(each) for each in db.execute(_SEATS, (id_,)).fetchall()),
    )


def _seat(found: tuple[Any, ...]) -> SeatRow:
    seat, kind, name, level, guest, secret_hash, by_account, contribution = found
    return SeatRow(seat, kind, name, level, guest, secret_hash, bool(by_account), contribution)
