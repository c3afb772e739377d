"""Quiet hours: minutes of a day in a person's own zone, over midnight too."""

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from rotonde.server.notices.store import Wish

DAY = 24 * 60


def zone_of(name: str) -> tzinfo | None:
    """The zone of that name, None where this machine knows none; a name is never a path."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return None


def quiet_until(wish: Wish, now: int) -> int:
    """When the quiet ends, in milliseconds since 1970; `now` where there is none."""
    local = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_of(wish.zone) or UTC)
    minute = local.hour * 60 + local.minute
    length = (wish.quiet_to - wish.quiet_from) % DAY
    if (minute - wish.quiet_from) % DAY >= length:
        return now
    # The end is a time on the wall, also where the clocks are changed before it.
    end = local.replace(hour=wish.quiet_to // 60, minute=wish.quiet_to % 60, second=0, microsecond=0)
    if wish.quiet_to <= minute:
        end += timedelta(days=1)
    return max(now + 1, int(end.timestamp() * 1000))
