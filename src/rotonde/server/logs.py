"""One JSON object a line on standard error; nothing that opens a seat, a guest or a seed is ever in it."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """Time, level, where, what, and the fields that were given with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str = "") -> None:
    """Logs from this level on; where none is set, on a terminal only what needs attention."""
    default = "WARNING" if sys.stderr.isatty() else "INFO"
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)  # uvicorn's own lines would show addresses with their queries
    logging.getLogger("rotonde").setLevel((level or default).upper())
