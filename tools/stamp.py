"""Stamps: a digest of the contents that something was made from, so that it is not made again."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def digest(files: Iterable[Path], *words: str) -> str:
    """The same files with the same contents and the same words have the same digest."""
    seen = hashlib.sha256()
    for word in words:
        seen.update(word.encode() + b"\0")
    for file in sorted(files):
        seen.update(file.as_posix().encode() + b"\0")
        seen.update(hashlib.sha256(file.read_bytes()).digest())
    return seen.hexdigest()


def is_fresh(stamp: Path, wanted: str) -> bool:
    """Whether the stamp was left by the same contents."""
    return stamp.is_file() and stamp.read_text(encoding="ascii") == wanted


def leave(stamp: Path, wanted: str) -> None:
    """Leave the stamp, once the thing it speaks for is complete."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted, encoding="ascii")
