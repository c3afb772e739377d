"""The calls about notices."""

from litestar import delete, get, post, put

from rotonde.server.api import REFUSALS
from rotonde.server.costs import costs
from rotonde.server.identity import Asker
from rotonde.server.messages import Health
from rotonde.server.notices.messages import NewChannel, NoticesTold, WishChoice
from rotonde.server.notices.office import Office


@get("/api/me/notices")
async def notices(asker: Asker, office: Office) -> NoticesTold:
    """How I am told that it is my turn."""
    return await office.told(asker)


@put("/api/me/notices", responses=REFUSALS)
async def wish(data: WishChoice, asker: Asker, office: Office) -> NoticesTold:
    """My quiet hours, and in which language."""
    return await office.wish(asker, data)


@post("/api/me/notices/channels", opt=costs(3), status_code=200, responses=REFUSALS)
async def add(data: NewChannel, asker: Asker, office: Office) -> NoticesTold:
    """Another way to reach me; an e-mail address is asked first whether it is mine."""
    return await office.add(asker, data)


@delete("/api/me/notices/channels/{channel:str}", status_code=200, responses=REFUSALS)
async def drop(channel: str, asker: Asker, office: Office) -> NoticesTold:
    """That way no more."""
    return await office.drop(asker, channel)


@post("/api/me/notices/channels/{channel:str}/test", status_code=200, responses=REFUSALS)
async def test(channel: str, asker: Asker, office: Office) -> NoticesTold:
    """Shows me what it looks like."""
    return await office.test(asker, channel)


@post("/api/notices/confirm/{secret:str}", status_code=200, responses=REFUSALS)
async def confirm(secret: str, office: Office) -> Health:
    """The address is mine: I read this in its mail."""
    await office.confirm(secret)
    return Health("ok")


@post("/api/notices/stop/{channel:str}", status_code=200)
async def stop(channel: str, office: Office) -> Health:
    """No more mail: whoever has the mail may say so, with one press in the mail program too (RFC 8058)."""
    await office.stop(channel)
    return Health("ok")


CALLS = [notices, wish, add, drop, test, confirm, stop]
