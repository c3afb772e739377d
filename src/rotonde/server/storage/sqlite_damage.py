"""Damage of a SQLite file: a quick check at startup, and a list of what cannot be read."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from rotonde.core.errors import RotondeError

WHOLE: Final = 64 << 20  # bytes of a file that is checked whole when a server starts: below half a second
DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_TREES: Final = "SELECT name, type FROM sqlite_master WHERE rootpage > 0 ORDER BY type DESC, name"
_BAD_PAGES: Final = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'corrupted' ORDER BY pageno"
_IDS: Final = ("SELECT id FROM game_table", "SELECT table_id FROM seat", "SELECT table_id FROM action")


class DamagedDatabase(RotondeError):
    sentence = "error-damaged-database"


@dataclass(frozen=True, slots=True)
class Damage:
    """A table or index that is damaged: its pages where they are known, and between which rows it is."""

    part: str
    pages: tuple[int, ...]
    after: str | None = None  # the last row that can be read before the damage, "" where none can
    before: str | None = None  # and the first one after it; None where all rows can be read

    @property
    def problem(self) -> str:
        """Damage in no language: `action, page 7: t1 12 … t1 40`; no rows where none or all can be read."""
        where = f"{self.part}, page {', '.join(map(str, self.pages)) or '?'}"
        rows = f"{self.after or ''} … {self.before or ''}".rstrip()
        return f"{where}: {rows}" if self.after or self.before else where


def check_at_start(file: Path) -> None:
    """Refuses a file that is damaged; of a large one only header, schema and each table's ends are read."""
    if not file.exists():
        return
    with closing(reading(file)) as db:
        try:
            if file.stat().st_size <= WHOLE:
                found = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
            else:
                found = _read_ends(db)
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF not in DAMAGED:
                return  # busy, or not ours to read: opening it will raise that
            found = str(error)
    if found != "ok":
        raise DamagedDatabase(file=file, problem=_line(found))


def _read_ends(db: sqlite3.Connection) -> str:
    """The first and last row of each table: its root, and pages at both edges."""
    for name, kind in db.execute(_TREES).fetchall():
        if kind == "table":
            for direction in ("ASC", "DESC"):
                next(_rows(db, name, direction), None)
    return "ok"


def damages(file: Path) -> list[Damage]:
    """Lists the damage; [] where there is none."""
    with closing(reading(file)) as db:
        found = _first_problem(db)
        if found == "ok":
            return []
        each = [_damage(db, name, kind) for name, kind in db.execute(_TREES).fetchall()]
        named = tuple(map(int, re.findall(r"[Pp]age (\d+)", found)))
        known = [damage for damage in each if damage is not None]
        return _placed(known, named) or [Damage(_line(found), named)]


def _placed(known: list[Damage], named: tuple[int, ...]) -> list[Damage]:
    """`dbstat` finds no page where a long row's overflow is damaged: the check names the page of the row."""
    found = {page for each in known for page in each.pages}
    pages = tuple(page for page in named if page not in found)
    is_one = sum(not each.pages for each in known) == 1
    return [replace(each, pages=pages) if is_one and not each.pages else each for each in known]


def readable_ids(file: Path) -> list[str]:
    """Ids of all game tables that are named in what can still be read."""
    found: dict[str, None] = {}
    with closing(reading(file)) as db:
        for sql in _IDS:
            with suppress(sqlite3.DatabaseError):
                for (name,) in db.execute(sql):
                    found[str(name)] = None
    return list(found)


def _first_problem(db: sqlite3.Connection) -> str:
    """First problem; were more asked for, Python would lose those found before the check itself fails."""
    try:
        return str(db.execute("PRAGMA integrity_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)


def _damage(db: sqlite3.Connection, name: str, kind: str) -> Damage | None:
    pages = _bad_pages(db, name)
    after = _last_readable(db, name, "ASC") if kind == "table" else None
    if after is None:
        return Damage(name, pages) if pages else None
    return Damage(name, pages, after, _last_readable(db, name, "DESC"))


def _bad_pages(db: sqlite3.Connection, name: str) -> tuple[int, ...]:
    """Damaged pages, where SQLite was built with `dbstat`."""
    try:
        return tuple(number for (number,) in db.execute(_BAD_PAGES, (name,)).fetchall())
    except sqlite3.DatabaseError:
        return ()


def _last_readable(db: sqlite3.Connection, table: str, direction: str) -> str | None:
    """The last row before one that cannot be read; None where all can be read."""
    last = ""
    try:
        for row in _rows(db, table, direction):
            last = row
    except sqlite3.DatabaseError:
        return last
    return None


def _rows(db: sqlite3.Connection, table: str, direction: str) -> Iterator[str]:
    """Each row's key; whole rows are read, in the order in which they lie in the file."""
    columns = sorted((info[5], info[1]) for info in db.execute(f'PRAGMA table_info("{table}")') if info[5])
    key = [f'"{name}"' for _, name in columns]
    order = ["rowid"] if _has_rowid(db, table) else key
    sorting = ", ".join(f"{each} {direction}" for each in order)
    shown = key or order
    sql = f'SELECT {", ".join(shown)}, * FROM "{table}" NOT INDEXED ORDER BY {sorting}'  # noqa: S608  # our schema
    for row in db.execute(sql):
        yield " ".join(map(str, row[: len(shown)]))


def _has_rowid(db: sqlite3.Connection, table: str) -> bool:
    try:
        db.execute(f'SELECT rowid FROM "{table}" LIMIT 0')  # noqa: S608  # a name of our schema
    except sqlite3.OperationalError:
        return False
    return True


def reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def _line(report: str) -> str:
    return report.removeprefix("*** in database main ***").strip().split("\n")[0]
