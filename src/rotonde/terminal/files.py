"""Files named on the command line: read and written, with errors for people."""

import json
from pathlib import Path

from rotonde.core.material import DEEPEST, MOST_BYTES, is_deeper
from rotonde.core.message import Message
from rotonde.terminal.errors import CannotRead, CannotWrite, NotJson, NotText, TooLarge

LARGEST = 64 << 20  # bytes of a record; the longest real ones have a few hundred thousand


def _why(error: OSError) -> Message | str:
    if isinstance(error, FileNotFoundError):
        return Message("why-missing")
    if isinstance(error, IsADirectoryError):
        return Message("why-directory")
    if isinstance(error, PermissionError):
        return Message("why-permission")
    return error.strerror or str(error)


def read(file: Path) -> str:
    """The text of a file."""
    try:
        with file.open("rb") as stream:
            raw = stream.read(LARGEST)
        return raw.decode("utf-8-sig")
    except OSError as error:
        raise CannotRead(file=file, why=_why(error)) from error
    except UnicodeDecodeError as error:
        raise NotText(file=file) from error


def read_json(file: Path) -> object:
    """The JSON of a material file, of limited size and depth."""
    text = read(file)
    try:
        if len(text.encode()) <= MOST_BYTES:
            value: object = json.loads(text)
            if not is_deeper(value, DEEPEST):
                return value
    except json.JSONDecodeError as error:
        raise NotJson(file=file, line=error.lineno, column=error.colno, problem=error.msg) from error
    except RecursionError:
        pass
    raise TooLarge(file=file, most=MOST_BYTES, depth=DEEPEST)


def write(file: Path, text: str) -> None:
    """Put the text into the file, in place of what it held."""
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise CannotWrite(file=file, why=_why(error)) from error


def must_be_writable(file: Path) -> None:
    """Refuse now what could not be written later, and change nothing."""
    try:
        with file.open("ab"):
            empty = not file.stat().st_size
        if empty:
            file.unlink()  # it was not there, or held nothing
    except OSError as error:
        raise CannotWrite(file=file, why=_why(error)) from error
