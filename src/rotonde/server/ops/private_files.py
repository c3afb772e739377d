"""Files that only their owner may read, whatever the umask; what root makes belongs to its folder's owner."""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

FILE: Final = 0o600
FOLDER: Final = 0o700
OTHERS: Final = 0o077
_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)


def make_folder(path: Path) -> None:
    """Makes a folder, and those above it that are missing, for us alone."""
    for each in (*reversed(path.parents), path):
        if not each.is_dir():
            each.mkdir(FOLDER, exist_ok=True)
            each.chmod(FOLDER)  # a umask may also take our own rights


def create(path: Path, flags: int, *, heir: Path | None = None) -> int:
    """Opens a new file, whose name must be free; made by root it goes to the owner of the folder `heir`."""
    made = os.open(path, flags | os.O_CREAT | os.O_EXCL | _NO_LINK, FILE)
    if sys.platform != "win32":
        os.fchmod(made, FILE)
        _give(made, heir)
    return made


def replace(path: Path, *, heir: Path | None = None) -> int:
    """Opens a new file for writing, in the place of what an interrupted run may have left."""
    path.unlink(missing_ok=True)
    return create(path, os.O_WRONLY, heir=heir)


def ensure(path: Path) -> None:
    """Makes sure of a file that only its owner may read."""
    try:
        os.close(create(path, os.O_RDWR, heir=path.parent))
    except FileExistsError:
        narrow(path)


def narrow(path: Path) -> None:
    """Takes the rights of others on a file of ours; a link, or a file that is another's, is left alone."""
    with suppress(FileNotFoundError):
        found = path.lstat()
        is_ours = stat.S_ISREG(found.st_mode) and sys.platform != "win32" and found.st_uid == os.geteuid()
        if is_ours and found.st_mode & OTHERS:
            path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)


def give_folder(path: Path, heir: Path) -> None:
    """Gives a folder that root has made to the owner of `heir`."""
    if sys.platform != "win32":
        opened = os.open(path, os.O_RDONLY | os.O_DIRECTORY | _NO_LINK)
        try:
            _give(opened, heir)
        finally:
            os.close(opened)


def _give(opened: int, heir: Path | None) -> None:
    """Changes the owner by the descriptor: another file could be put in its place meanwhile."""
    if sys.platform != "win32" and heir is not None and os.geteuid() == 0:
        owner = heir.stat()
        os.fchown(opened, owner.st_uid, owner.st_gid)
