"""`rotonde verify`: replays every stored game and says which would come out otherwise."""

import asyncio
import os
from argparse import Namespace
from collections import Counter
from dataclasses import asdict

from rotonde.cli.admin.telling import as_json
from rotonde.server.configuration import settings_from
from rotonde.server.folder import Place, opened, place_of, shown
from rotonde.server.store import StorageError
from rotonde.server.verifying import Verdict, verdicts
from rotonde.terminal.errors import CannotRead
from rotonde.terminal.progress import progress_bar
from rotonde.terminal.screen import Screen

DIFFER = 1


def run(asked: Namespace, screen: Screen) -> int:
    """The exit status tells whether all come out the same."""
    given = {"data": asked.data, "database": asked.database}
    flags = {name: value for name, value in given.items() if value is not None}
    place = place_of(settings_from(flags, os.environ, asked.config))
    try:
        found = asyncio.run(_verdicts(place, screen))
    except StorageError as error:
        raise CannotRead(file=shown(place), why=error) from error
    if asked.json:
        as_json(screen, [asdict(each) for each in found])
    else:
        _tell(found, screen)
    return DIFFER if any(each.problem for each in found) else 0


async def _verdicts(place: Place, screen: Screen) -> list[Verdict]:
    found: list[Verdict] = []
    async with opened(place) as store:
        tables = await store.all_tables()
        with progress_bar() as bar:
            task = bar.add_task(screen.messages("verifying"), total=len(tables))
            async for each in verdicts(store, tables):
                found.append(each)
                bar.advance(task)
    return found


def _tell(found: list[Verdict], screen: Screen) -> None:
    differ = [each for each in found if each.problem]
    for each in differ:
        facts = {"table": each.table, "game": each.game, "status": screen.messages(f"status-{each.status}")}
        if each.now is None:
            screen.say("verify-broken", "accent", **facts, problem=each.problem)
        else:
            far = screen.messages("verify-nowhere") if each.at is None else f"{each.at}/{each.of}"
            screen.say("verify-differs", "accent", **facts, version=each.version, now=each.now, far=far)
    counts = Counter(bool(each.problem) for each in found)
    screen.say("verify-total", "bold", same=counts[False], differ=counts[True])
