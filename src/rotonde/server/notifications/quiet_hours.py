"""Quiet hours: minutes of a day in a person's own zone, over midnight too."""

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from rotonde.server.notifications.store import Preferences

DAY = 24 * 60


def zone_of(name: str) -> tzinfo | None:
    """The zone of that name, None where this machine knows none; a name is never a path."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return None


def quiet_until(preferences: Preferences, now: int) -> int:
    """End of the quiet hours, in milliseconds since 1970; `now` outside them."""
    local = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone_of(preferences.zone) or UTC)
    minute = local.hour * 60 + local.minute
    length = (preferences.quiet_to - preferences.quiet_from) % DAY
    if (minute - preferences.quiet_from) % DAY >= length:
        return now
    # The end is a time on the wall, also where the clocks are changed before it.
    end = local.replace(
        hour=preferences.quiet_to // 60, minute=preferences.quiet_to % 60, second=0, microsecond=0
    )
    if preferences.quiet_to <= minute:
        end += timedelta(days=1)
    return max(now + 1, int(end.timestamp() * 1000))
