# rotonde: compiled
"""Wall clock: the time that tables are given."""

from time import time


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)
