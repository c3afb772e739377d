"""One server a data folder: the lock goes with its process, however that ends."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class CannotClaim(Exception):
    """The folder cannot be written, or another server holds it."""


@contextlib.contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """The folder is there and is ours alone until we leave it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "lock").open("a")
    except OSError as error:
        raise CannotClaim(f"cannot use {folder}: {error.strerror or error}") from error
    with file:
        try:
            _lock(file)
        except OSError as error:
            raise CannotClaim(f"another server is using {folder}") from error
        yield


def _lock(file: TextIO) -> None:
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
