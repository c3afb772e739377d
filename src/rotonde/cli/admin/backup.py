"""`rotonde admin backup` and `restore`: a server in one file."""

from argparse import Namespace
from pathlib import Path

from rotonde.cli.admin.output import done
from rotonde.core.errors import RotondeError
from rotonde.server.admin import backup as server_backup
from rotonde.server.ops.data_place import DataPlace
from rotonde.terminal.screen import Screen


class NotOurFile(RotondeError):
    sentence = "error-not-our-file"


def _folder(place: DataPlace) -> Path:
    if not isinstance(place, Path):
        raise NotOurFile
    return place


async def back_up(place: DataPlace, asked: Namespace, screen: Screen) -> None:
    """Writes the backup, also while a server runs."""
    folder = _folder(place)
    size = server_backup.back_up(folder, asked.backup)
    done(screen, "backup", {"file": str(asked.backup), "bytes": size}, json_wanted=asked.json)


async def restore(place: DataPlace, asked: Namespace, screen: Screen) -> None:
    """Puts a backup into a folder that no server uses."""
    folder = _folder(place)
    aside = server_backup.restore(asked.backup, folder, overwrite=asked.overwrite)
    facts = {"file": str(asked.backup), "folder": str(folder)}
    done(screen, "restore", facts, json_wanted=asked.json)
    if aside and not asked.json:
        screen.say("put-aside", folder=aside)
