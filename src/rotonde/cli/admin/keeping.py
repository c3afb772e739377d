"""`rotonde admin backup` and `restore`: a server in one file."""

from argparse import Namespace
from pathlib import Path

from rotonde.cli.admin.telling import done
from rotonde.server import backup
from rotonde.terminal.screen import Screen


async def back_up(folder: Path, asked: Namespace, screen: Screen) -> None:
    """Writes the backup, also while a server runs."""
    size = backup.back_up(folder, asked.backup)
    done(screen, "backup", {"file": str(asked.backup), "bytes": size}, json_wanted=asked.json)


async def restore(folder: Path, asked: Namespace, screen: Screen) -> None:
    """Puts a backup into a folder that no server uses."""
    aside = backup.restore(asked.backup, folder, overwrite=asked.overwrite)
    facts = {"file": str(asked.backup), "folder": str(folder)}
    done(screen, "restore", facts, json_wanted=asked.json)
    if aside and not asked.json:
        screen.say("put-aside", folder=aside)
