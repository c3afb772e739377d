"""Routes of notifications."""

from litestar import delete, get, post, put

from rotonde.server.http.costs import costs
from rotonde.server.http.messages import Health
from rotonde.server.notifications.messages import NewChannel, NotificationSettings, PreferencesChoice
from rotonde.server.notifications.service import NotificationService
from rotonde.server.tables.routes import REFUSALS
from rotonde.table.caller import Caller


@get("/api/me/notices")
async def notices(caller: Caller, notifications: NotificationService) -> NotificationSettings:
    """Channels and preferences of the caller."""
    return await notifications.settings(caller)


@put("/api/me/notices", responses=REFUSALS)
async def set_preferences(
    data: PreferencesChoice, caller: Caller, notifications: NotificationService
) -> NotificationSettings:
    """Sets quiet hours and language."""
    return await notifications.set_preferences(caller, data)


@post("/api/me/notices/channels", opt=costs(3), status_code=200, responses=REFUSALS)
async def add(data: NewChannel, caller: Caller, notifications: NotificationService) -> NotificationSettings:
    """Adds a channel; an e-mail address must be confirmed first."""
    return await notifications.add(caller, data)


@delete("/api/me/notices/channels/{channel:str}", status_code=200, responses=REFUSALS)
async def drop(channel: str, caller: Caller, notifications: NotificationService) -> NotificationSettings:
    """Removes a channel."""
    return await notifications.drop(caller, channel)


@post("/api/me/notices/channels/{channel:str}/test", status_code=200, responses=REFUSALS)
async def test(channel: str, caller: Caller, notifications: NotificationService) -> NotificationSettings:
    """Sends a test notification."""
    return await notifications.test(caller, channel)


@post("/api/notices/confirm/{secret:str}", status_code=200, responses=REFUSALS)
async def confirm(secret: str, notifications: NotificationService) -> Health:
    """Confirms an e-mail address by the code of its mail."""
    await notifications.confirm(secret)
    return Health("ok")


@post("/api/notices/stop/{channel:str}", status_code=200)
async def stop(channel: str, notifications: NotificationService) -> Health:
    """Unsubscribes from mail: by its link, or by one press in the mail program (RFC 8058)."""
    await notifications.stop(channel)
    return Health("ok")


CALLS = [notices, set_preferences, add, drop, test, confirm, stop]
