"""One line for each thing that happens, on standard error; nothing that opens a seat, a guest or a seed
is ever in it.
"""

import json
import logging
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
_LONG: Final = 24  # characters that no part of a path has but a secret
call_number: ContextVar[str] = ContextVar("call_number", default="")  # of the call that is being answered


def new_number() -> str:
    """A number by which something is found again in the log."""
    return secrets.token_hex(6)


def discreet(path: str) -> str:
    """A path as it may be kept: what could be a secret in it is left out."""
    return "/".join(part if len(part) < _LONG else "…" for part in path.split("/"))


def _told(record: logging.LogRecord) -> dict[str, object]:
    """What was said with it, and during which call."""
    call = call_number.get()
    told: dict[str, object] = {"call": call} if call else {}
    return told | {name: value for name, value in vars(record).items() if name not in _OWN}


class JsonLines(logging.Formatter):
    """Time, level, where, what, and the fields that were given with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_told(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """The same for people's eyes; a traceback goes below."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).astimezone().strftime("%H:%M:%S")
        told = " ".join(f"{name}={value}" for name, value in _told(record).items())
        line = f"{at} {record.levelname.lower():7} {record.getMessage()} {told}".rstrip()
        line = "".join(c if c.isprintable() else "�" for c in line)
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(level: str = "", form: str = "") -> None:
    """Logs from this level on; where none is set, on a terminal only what needs attention."""
    at_terminal = sys.stderr.isatty()
    default = "WARNING" if at_terminal else "INFO"
    handler = logging.StreamHandler()
    is_text = form == "text" or (not form and at_terminal)
    handler.setFormatter(TextLines() if is_text else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # uvicorn's own lines would show addresses with their queries
    logging.getLogger("rotonde").setLevel((level or default).upper())
