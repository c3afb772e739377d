"""Settings that a host may change, the defaults suit one machine and one club."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TypeVar

from rotonde.server.ops.setting_values import Value, read_text

T = TypeVar("T", bool, int, float, str)


def setting(default: T, *, allowed: tuple[str, ...] = (), most: float = 1e9) -> T:
    """Field of a setting: default and allowed values; the catalogue's `setting-<name>` is its help."""
    return field(default=default, metadata={"allowed": allowed, "most": most})


@dataclass(frozen=True)
class Settings:
    """One server's settings; `http_rate` in a file is ROTONDE_HTTP_RATE in the environment, and so on."""

    host: str = setting("127.0.0.1")
    port: int = setting(0, most=65535)
    data: str = setting("")
    database: str = setting("")
    page: str = setting("")
    log: str = setting("", allowed=("", "debug", "info", "warning", "error"))
    log_form: str = setting("", allowed=("", "json", "text"))
    metrics: str = setting("")
    protocols: str = setting("own", allowed=("own", "plain"))
    proxies: str = setting("")
    http_rate: float = setting(200.0)
    http_burst: float = setting(1000.0)
    live_rate: float = setting(200.0)
    live_burst: float = setting(500.0)
    live_per_address: int = setting(500)
    costly_rate: float = setting(2.0)
    costly_burst: float = setting(300.0)
    chat_rate: float = setting(0.5)
    chat_burst: float = setting(8.0)
    sign_in_rate: float = setting(0.05)
    sign_in_burst: float = setting(10.0)
    upload_rate: float = setting(0.1)
    upload_burst: float = setting(10.0)
    tables_per_guest: int = setting(200)
    stored_bytes_per_day: int = setting(20_000_000, most=1e12)
    open_table_days: int = setting(7)
    uploaded_record_days: int = setting(90)
    site: str = setting("")
    mail_server: str = setting("")
    mail_security: str = setting("starttls", allowed=("starttls", "tls", "none"))
    mail_user: str = setting("")
    mail_password: str = setting("")
    mail_from: str = setting("")
    hooks: str = setting("public", allowed=("public", "any", "off"))
    push_services: str = setting("")
    notice_seconds: float = setting(20.0)
    absence_seconds: float = setting(120.0)
    abandon_seconds: float = setting(86400.0)
    idle_seconds: float = setting(60.0)
    sweep_seconds: float = setting(20.0)
    bot_seconds: float = setting(10.0)
    lease_seconds: float = setting(20.0)
    proposal_seconds: float = setting(8.0)
    bot_processes: int = setting(0)


def chosen_in(environment: Mapping[str, str]) -> dict[str, Value]:
    """Settings of the environment; an empty variable sets nothing."""
    named = {f"ROTONDE_{each.name.upper()}": each for each in fields(Settings)}
    return {
        each.name: read_text(each, environment[name], place=name)
        for name, each in named.items()
        if environment.get(name, "").strip()
    }
