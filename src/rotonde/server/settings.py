"""What a host may set; the defaults suit one machine and one club."""

from collections.abc import Mapping
from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Settings:
    """Limits and times of one server; ROTONDE_HTTP_RATE sets `http_rate`, and so on."""

    http_rate: float = 200  # calls a second from one address, for long
    http_burst: float = 1000  # and at once
    live_rate: float = 200  # messages a second on one connection, for long
    live_burst: float = 500
    idle_seconds: float = 60  # a table that nobody uses leaves the memory
    sweep_seconds: float = 20
    bot_seconds: float = 10  # far more than a bot takes: past it, it hangs
    bot_processes: int = 0  # 0: one less than there are cores
    chat_rate: float = 0.5  # lines a second that one guest may say, for long
    chat_burst: float = 8
    tables_per_guest: int = 200  # unfinished ones that one guest may have opened
    proxies: str = ""  # addresses, with commas, whose X-Forwarded-For and -Proto are believed; none at first

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> "Settings":
        """The defaults, and what the environment sets instead; a ValueError names what is no number."""
        chosen: dict[str, float | int | str] = {}
        for each in fields(cls):
            name = f"ROTONDE_{each.name.upper()}"
            if name in environment:
                chosen[each.name] = _read(name, environment[name], each.type)
        return cls(**chosen)  # type: ignore[arg-type]  # each value has its field's type


def _read(name: str, value: str, kind: object) -> float | int | str:
    if kind is str:
        return value.strip()
    number = _number(name, value)
    return int(number) if kind is int else number


def _number(name: str, value: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = -1
    if not 0 <= number < 1e9:
        raise ValueError(f"{name}={value!r}: a number from 0 up is needed")
    return number
