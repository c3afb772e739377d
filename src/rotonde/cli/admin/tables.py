"""`rotonde admin close` and `remove`: ends or removes tables."""

from argparse import Namespace

from rotonde.cli.admin.errors import NoSuchTable, NothingToClose
from rotonde.cli.admin.output import done
from rotonde.server.ops.data_place import DataPlace, opened
from rotonde.terminal.screen import Screen


async def close(place: DataPlace, asked: Namespace, screen: Screen) -> None:
    """Ends a game with nobody the winner; a table not begun goes."""
    async with opened(place) as store:
        if not await store.close_table(asked.table):
            raise NothingToClose(table=asked.table)
    done(screen, "close", {"table": asked.table}, json_wanted=asked.json)


async def remove(place: DataPlace, asked: Namespace, screen: Screen) -> None:
    """Removes a table for good."""
    async with opened(place) as store:
        if not await store.remove_table(asked.table):
            raise NoSuchTable(table=asked.table)
    done(screen, "remove", {"table": asked.table}, json_wanted=asked.json)
