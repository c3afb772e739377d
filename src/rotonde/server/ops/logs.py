"""Logs: one line an event, on standard error; never with what opens a seat, a guest or a seed."""

import json
import logging
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

from rotonde.server.http.token_bucket import Bucket

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
_LONG: Final = 24  # length from which a part of a path counts as a secret
_RATE: Final = 10.0  # lines a second about refused calls and faults of clients
_BURST: Final = 1000.0  # and at once
_FAULTS: Final = frozenset(  # what uvicorn says of clients
    {
        "Invalid HTTP request received.",
        "Unsupported upgrade request.",
        "Invalid UTF-8 sequence received from client.",
    }
)
call_number: ContextVar[str] = ContextVar("call_number", default="")  # of the call that is being answered


def new_number() -> str:
    """New correlation number of a call."""
    return secrets.token_hex(6)


def discreet(path: str) -> str:
    """A path for the log: what could be a secret in it is left out."""
    return "/".join(part if len(part) < _LONG else "…" for part in path.split("/"))


def escaped(text: str) -> str:
    """Text without what a terminal obeys: controls, C1 and turns of direction as escapes, those of JSON."""
    return text if text.isprintable() else "".join(c if c.isprintable() else _escape(c) for c in text)


def _escape(c: str) -> str:
    return json.dumps(c)[1:-1] if c != "\x7f" else "\\u007f"


def _fields(record: logging.LogRecord) -> dict[str, object]:
    """Extra fields of a log record, and the number of its call."""
    call = call_number.get()
    fields: dict[str, object] = {"call": call} if call else {}
    return fields | {name: value for name, value in vars(record).items() if name not in _OWN}


class JsonLines(logging.Formatter):
    """Log format in JSON: time, level, logger, message, extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return escaped(json.dumps(line, ensure_ascii=False, default=str))


class TextLines(logging.Formatter):
    """Log format as text; a traceback goes below, indented, so that it forges no line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).astimezone().strftime("%H:%M:%S")
        fields = " ".join(f"{name}={value}" for name, value in _fields(record).items())
        line = f"{at} {record.levelname.lower():7} {record.getMessage()} {fields}".rstrip()
        trace = self.formatException(record.exc_info).split("\n") if record.exc_info else []
        return "\n    ".join(escaped(each) for each in (line, *trace))


class ClientFaults(logging.Filter):
    """Bounds the lines that anybody can cause for nothing; the next one says how many were `left_out`."""

    def __init__(self, rate: float = _RATE, burst: float = _BURST) -> None:
        super().__init__()
        self._bucket = Bucket(rate, burst)
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg in _FAULTS:
            record.exc_info = None  # no fault of ours
        elif not 400 <= getattr(record, "status", 0) < 500:
            return True
        if not self._bucket.take():
            self._left_out += 1
            return False
        if self._left_out:
            record.left_out, self._left_out = self._left_out, 0
        return True


def set_up(level: str = "", form: str = "") -> None:
    """Logs from this level on; where none is set, on a terminal only what needs attention."""
    at_terminal = sys.stderr.isatty()
    default = "WARNING" if at_terminal else "INFO"
    handler = logging.StreamHandler()
    is_text = form == "text" or (not form and at_terminal)
    handler.setFormatter(TextLines() if is_text else JsonLines())
    handler.addFilter(ClientFaults())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # uvicorn's own lines would show addresses with their queries
    logging.getLogger("rotonde").setLevel((level or default).upper())
