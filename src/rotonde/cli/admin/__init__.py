"""`rotonde admin`: what whoever runs a server does beside it."""

import asyncio
import os
from argparse import Namespace
from collections.abc import Awaitable, Callable

from rotonde.cli.admin import counting, keeping, listing, order, rejudging, resetting, tables
from rotonde.server.configuration import settings_from
from rotonde.server.folder import Place, place_of, shown
from rotonde.server.store import StorageError
from rotonde.terminal.errors import CannotRead
from rotonde.terminal.screen import Screen

Task = Callable[[Place, Namespace, Screen], Awaitable[None]]

TASKS: dict[str, Task] = {
    "list": listing.show,
    "statistics": counting.show,
    "close": tables.close,
    "remove": tables.remove,
    "ban": order.ban,
    "unban": order.unban,
    "reports": order.reports,
    "hide": order.hide,
    "dismiss": order.dismiss,
    "backup": keeping.back_up,
    "restore": keeping.restore,
    "reset": resetting.reset,
    "rejudge": rejudging.rejudge,
}


def run(asked: Namespace, screen: Screen) -> int:
    """Does one task where a server keeps its things."""
    given = {"data": asked.data, "database": asked.database}
    flags = {name: value for name, value in given.items() if value is not None}
    place = place_of(settings_from(flags, os.environ, asked.config))
    try:
        asyncio.run(_run(TASKS[asked.task], place, asked, screen))
    except StorageError as error:
        raise CannotRead(file=shown(place), why=error) from error
    return 0


async def _run(task: Task, place: Place, asked: Namespace, screen: Screen) -> None:
    await task(place, asked, screen)
