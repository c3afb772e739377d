"""What a host may set; the defaults suit one machine and one club."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits and times of one server."""

    http_rate: float = 200  # calls a second from one address, for long
    http_burst: float = 1000  # and at once
    live_rate: float = 200  # messages a second on one connection, for long
    live_burst: float = 500
    idle_seconds: float = 60  # a table that nobody uses leaves the memory
    sweep_seconds: float = 20
    bot_seconds: float = 10  # far more than a bot takes: past it, it hangs
    bot_processes: int | None = None  # None: one less than there are cores
