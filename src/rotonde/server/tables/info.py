"""Table messages as answers to HTTP calls."""

from collections.abc import Collection

import msgspec

from rotonde.server.http.messages import TableInfo
from rotonde.table.caller import Caller
from rotonde.table.messages import info
from rotonde.table.rows import TableRow
from rotonde.table.table import Table


def info_for(table: Table, caller: Caller, present: Collection[int], now: int) -> TableInfo:
    """A table in memory, for one who may look at it."""
    return msgspec.convert(info.info_for(table, caller, present, now), TableInfo)


def info_of(stored: TableRow, guest: str, present: Collection[int], now: int) -> TableInfo:
    """A table for a guest, from what is stored alone."""
    return msgspec.convert(info.info_of(stored, guest, present, now), TableInfo)
