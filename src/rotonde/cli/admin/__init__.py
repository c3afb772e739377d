"""`rotonde admin`: tasks of the host of a server."""

import asyncio
import os
from argparse import Namespace
from collections.abc import Awaitable, Callable

from rotonde.cli.admin import backup, lists, moderation, ratings, reset, statistics, tables
from rotonde.server.ops.configuration import settings_from
from rotonde.server.ops.data_place import DataPlace, place_of, shown
from rotonde.server.storage.contract import StorageError
from rotonde.terminal.errors import CannotRead
from rotonde.terminal.screen import Screen

Task = Callable[[DataPlace, Namespace, Screen], Awaitable[None]]

TASKS: dict[str, Task] = {
    "list": lists.show,
    "statistics": statistics.show,
    "close": tables.close,
    "remove": tables.remove,
    "ban": moderation.ban,
    "unban": moderation.unban,
    "reports": moderation.reports,
    "hide": moderation.hide,
    "dismiss": moderation.dismiss,
    "backup": backup.back_up,
    "restore": backup.restore,
    "reset": reset.reset,
    "rejudge": ratings.rejudge,
}


def run(asked: Namespace, screen: Screen) -> int:
    """Runs one task on a server's data."""
    given = {"data": asked.data, "database": asked.database}
    flags = {name: value for name, value in given.items() if value is not None}
    place = place_of(settings_from(flags, os.environ, asked.config))
    try:
        asyncio.run(_run(TASKS[asked.task], place, asked, screen))
    except StorageError as error:
        raise CannotRead(file=shown(place), why=error) from error
    return 0


async def _run(task: Task, place: DataPlace, asked: Namespace, screen: Screen) -> None:
    await task(place, asked, screen)
