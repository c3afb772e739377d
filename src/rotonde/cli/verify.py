"""`rotonde verify`: replays every stored game and lists those that come out differently."""

import asyncio
import os
import sqlite3
from argparse import Namespace
from collections import Counter
from dataclasses import asdict
from pathlib import Path

from rotonde.cli.admin.output import as_json
from rotonde.server.admin.verify import Verification, unreadable, verify_tables
from rotonde.server.ops.configuration import settings_from
from rotonde.server.ops.data_place import DATABASE, DataPlace, opened, place_of, shown
from rotonde.server.storage.contract import StorageError
from rotonde.server.storage.migrations import STEPS
from rotonde.server.storage.sqlite_damage import Damage, damages, readable_ids
from rotonde.server.storage.sqlite_header import Unreadable, unreadable_part
from rotonde.server.storage.store import SqlStore
from rotonde.terminal.errors import CannotRead
from rotonde.terminal.progress import progress_bar
from rotonde.terminal.screen import Screen

DIFFER = 1
VERSION = "schema_version"  # the table with the version of the database


def run(asked: Namespace, screen: Screen) -> int:
    """Runs the verification; the exit status says whether all games come out the same."""
    given = {"data": asked.data, "database": asked.database}
    flags = {name: value for name, value in given.items() if value is not None}
    place = place_of(settings_from(flags, os.environ, asked.config))
    lost = _lost(place)
    if lost is not None:
        if asked.json:
            as_json(screen, [asdict(unreadable("", lost.problem))])
        else:
            _tell_lost(lost, screen)
        return DIFFER
    try:
        found = asyncio.run(_verdicts(place, screen))
    except StorageError as error:
        raise CannotRead(file=shown(place), why=error) from error
    if asked.json:
        as_json(screen, [asdict(each) for each in found])
    else:
        _tell(found, screen)
    return DIFFER if any(each.problem for each in found) else 0


async def _verdicts(place: DataPlace, screen: Screen) -> list[Verification]:
    """The games, below what is damaged in the file itself."""
    damaged = _damages(place)
    found = [unreadable("", each.problem) for each in damaged]
    async with opened(place, as_is=any(each.part == VERSION for each in damaged)) as store:
        tables = await _ids(store, place)
        with progress_bar() as bar:
            task = bar.add_task(screen.messages("verifying"), total=len(tables))
            async for each in verify_tables(store, tables):
                found.append(each)
                bar.advance(task)
    return found


def _lost(place: DataPlace) -> Unreadable | None:
    """The damage by which no game can be read, or None."""
    if not isinstance(place, Path) or not (place / DATABASE).is_file():
        return None
    return unreadable_part(place / DATABASE)


def _damages(place: DataPlace) -> list[Damage]:
    if not isinstance(place, Path) or not (place / DATABASE).is_file():
        return []
    try:
        return damages(place / DATABASE)
    except sqlite3.Error as error:
        raise StorageError(f"{place / DATABASE}: {error}") from error


async def _ids(store: SqlStore, place: DataPlace) -> list[str]:
    """All tables; of a damaged file those that are named in what can be read."""
    try:
        return [each.id for each in await store.all_tables()]
    except StorageError:
        if not isinstance(place, Path):
            raise
        return readable_ids(place / DATABASE)


def _tell_lost(lost: Unreadable, screen: Screen) -> None:
    there, of = lost.pages if lost.part == "file" else (0, 0)
    screen.say(f"verify-lost-{lost.part}", "accent", pages=lost.shown, there=there, of=of)
    screen.say("verify-restore", "accent")


def _tell(found: list[Verification], screen: Screen) -> None:
    damaged = [each for each in found if not each.game]
    for each in damaged:
        name = "verify-unreadable" if each.table else "verify-damaged"
        screen.say(name, "accent", table=each.table, problem=each.problem)
        if each.problem.startswith(f"{VERSION}, "):
            screen.say("verify-version", "accent", known=len(STEPS))
    games = [each for each in found if each.table]
    for each in (game for game in games if game.problem and game.game):
        facts = {"table": each.table, "game": each.game, "status": screen.messages(f"status-{each.status}")}
        if each.now is None:
            screen.say("verify-broken", "accent", **facts, problem=each.problem)
        else:
            far = screen.messages("verify-nowhere") if each.at is None else f"{each.at}/{each.of}"
            screen.say("verify-differs", "accent", **facts, version=each.version, now=each.now, far=far)
    counts = Counter(bool(each.problem) for each in games)
    screen.say("verify-total", "bold", same=counts[False], differ=counts[True])
    if damaged:
        screen.say("verify-restore", "accent")
