"""Header, length and schema of a SQLite file: without these nothing in it can be read."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from rotonde.server.storage.sqlite_damage import DAMAGED, reading

HEADER: Final = 100  # bytes, at the beginning of page 1
_MAGIC: Final = b"SQLite format 3\0"
_INNER, _LEAF = 5, 13  # kinds of pages in the tree of a table
_HEAD: Final = {_INNER: 12, _LEAF: 8}  # bytes before the offsets of its cells


@dataclass(frozen=True, slots=True)
class Unreadable:
    """`pages`: the damaged pages of the header or schema; of a short file how many there are and were."""

    part: Literal["header", "schema", "file"]
    pages: tuple[int, ...]

    @property
    def problem(self) -> str:
        """Damage in no language: `schema, page 18`, `file, 35 of 71 pages`."""
        return f"file, {self.shown} pages" if self.part == "file" else f"{self.part}, page {self.shown}"

    @property
    def shown(self) -> str:
        if self.part == "file":
            return f"{self.pages[0]} of {self.pages[1]}"
        return ", ".join(map(str, self.pages))


def unreadable_part(file: Path) -> Unreadable | None:
    """Damage by which nothing of the file can be read; None where its schema can be, or it is busy."""
    try:
        with closing(reading(file)) as db:
            count = db.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()[0]
    except sqlite3.DatabaseError as error:
        return _part(file) if error.sqlite_errorcode & 0xFF in DAMAGED else None
    return None if count else Unreadable("header", (1,))


def _part(file: Path) -> Unreadable:
    length = file.stat().st_size
    with file.open("rb") as opened:
        header = opened.read(HEADER)
    size = _number(header[16:18])
    size = 1 << 16 if size == 1 else size
    if len(header) < HEADER or not header.startswith(_MAGIC) or size < 512 or size & (size - 1):
        return Unreadable("header", (1,))
    pages = _number(header[28:32])
    if length // size < pages:
        return Unreadable("file", (length // size, pages))
    seen, bad = _schema_pages(file, size, pages)
    return Unreadable("schema", tuple(bad or seen))


def _schema_pages(file: Path, size: int, count: int) -> tuple[list[int], list[int]]:
    """The pages of the schema's tree as far as it can be followed, and those that are no pages of a tree."""
    seen, bad, waiting = list[int](), list[int](), [1]
    with file.open("rb") as opened:
        while waiting:
            number = waiting.pop()
            if number in seen:
                continue
            seen.append(number)
            opened.seek((number - 1) * size)
            children = _children(opened.read(size), HEADER if number == 1 else 0)
            if children is None or not all(1 < each <= count for each in children):
                bad.append(number)
            else:
                waiting += children
    return sorted(seen), sorted(bad)


def _children(page: bytes, start: int) -> list[int] | None:
    """The pages below a page; None where it is damaged."""
    kind, cells = page[start], _number(page[start + 3 : start + 5])
    first = start + _HEAD.get(kind, 0)
    offsets = [_number(page[at : at + 2]) for at in range(first, first + 2 * cells, 2)]
    if kind not in _HEAD or not all(first + 2 * cells <= each <= len(page) - 4 for each in offsets):
        return None
    if kind == _LEAF:
        return []
    return [_number(page[each : each + 4]) for each in offsets] + [_number(page[start + 8 : start + 12])]


def _number(raw: bytes) -> int:
    return int.from_bytes(raw, "big")
