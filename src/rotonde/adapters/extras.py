"""Errors for missing extras, and the log line for an interpreted engine."""

import logging
from functools import cache

from rotonde import compiled

log = logging.getLogger("rotonde.adapters")
INTERPRETED = (
    "The engine runs as plain Python, five to seven times slower than compiled (rotonde.compiled is False): "
    "install a C compiler and Python's headers, then Rotonde (pip: --force-reinstall --no-cache-dir)"
)


@cache
def say_engine() -> None:
    """One line in the log, at the first table of a process, where the engine is not compiled."""
    if not compiled:
        log.warning(INTERPRETED)


def missing(extra: str, package: str) -> ModuleNotFoundError:
    """The error that names the extra to install."""
    return ModuleNotFoundError(
        f"This adapter needs {package}: pip install 'rotonde[{extra}]'", name=package.lower()
    )
