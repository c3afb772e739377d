"""One server a data folder: the lock goes with its process, however that ends."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class DataInUse(Exception):
    """Another server holds the folder."""


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Holds the lock file; DataInUse where somebody else does."""
    with path.open("a") as file:
        try:
            if sys.platform == "win32":
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise DataInUse(f"another server is using {path.parent}") from error
        yield
