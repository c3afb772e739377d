"""Lock of the data folder: one server a folder; the lock ends with its process."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from rotonde.core.errors import RotondeError
from rotonde.server.ops import private_files

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class CannotClaim(RotondeError):
    """The folder cannot be written."""

    sentence = "error-cannot-claim"


class AlreadyServed(RotondeError):
    sentence = "error-already-served"


@contextlib.contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """Makes and locks the folder; the lock is held inside the context."""
    try:
        private_files.make_folder(folder)
        private_files.ensure(folder / "lock")
        file = (folder / "lock").open("a")
    except OSError as error:
        raise CannotClaim(folder=folder, why=error.strerror or error) from error
    with file:
        try:
            _lock(file)
        except OSError as error:
            raise AlreadyServed(folder=folder) from error
        yield


def _lock(file: TextIO) -> None:
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
