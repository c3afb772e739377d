"""`rotonde admin ban`, `unban`, `reports`, `hide` and `dismiss`: who may come, and what may be said."""

from argparse import Namespace
from dataclasses import asdict
from time import time

from rotonde.cli.admin.errors import NoSuchGuest, NoSuchLine, NotBanned
from rotonde.cli.admin.telling import as_json, day, done
from rotonde.server.bans import network_of
from rotonde.server.folder import Place, opened
from rotonde.server.hosting import Ban, Complaint, Settlement
from rotonde.terminal.choices import whole
from rotonde.terminal.screen import Screen

MOST_LINES = 1_000_000


async def ban(place: Place, asked: Namespace, screen: Screen) -> None:
    """Shuts the server's doors to a guest, an address or a network."""
    network = network_of(asked.who)
    async with opened(place) as store:
        if not network and asked.who not in {each.guest for each in await store.all_people()}:
            raise NoSuchGuest(who=asked.who)
        kind, who = ("address", network) if network else ("guest", asked.who)
        await store.ban(Ban(who, kind, asked.reason or "", int(time())))  # type: ignore[arg-type]  # one of two
    done(screen, "ban", {"who": who, "kind": kind}, json_wanted=asked.json)


async def unban(place: Place, asked: Namespace, screen: Screen) -> None:
    """Opens them again."""
    who = network_of(asked.who) or asked.who
    async with opened(place) as store:
        if not await store.unban(who):
            raise NotBanned(who=asked.who)
    done(screen, "unban", {"who": who}, json_wanted=asked.json)


async def reports(place: Place, asked: Namespace, screen: Screen) -> None:
    """The lines that people complained of and nobody has dealt with."""
    async with opened(place) as store:
        found = await store.complaints()
    if asked.json:
        as_json(screen, [asdict(each) for each in found])
    elif not found:
        screen.say("no-reports")
    else:
        for each in found:
            _tell(each, screen)
        screen.say("settle-reports", "dim")


def _tell(complaint: Complaint, screen: Screen) -> None:
    times, reasons = len(complaint.reasons), [each for each in complaint.reasons if each]
    facts = {"table": complaint.table, "line": complaint.number, "at": day(complaint.at), "times": times}
    screen.say("report", "accent", **facts)
    screen.print(f"  {complaint.name} ({complaint.guest}): {complaint.text}")
    for reason in reasons:
        screen.print(f"  — {reason}", "dim")


async def hide(place: Place, asked: Namespace, screen: Screen) -> None:
    """Takes a line out of the chat."""
    await _settle(place, asked, screen, "hidden")


async def dismiss(place: Place, asked: Namespace, screen: Screen) -> None:
    """Lets a line stand."""
    await _settle(place, asked, screen, "dismissed")


async def _settle(place: Place, asked: Namespace, screen: Screen, how: Settlement) -> None:
    line = whole("LINE", asked.line, 0, MOST_LINES, screen.messages)
    async with opened(place) as store:
        if not await store.settle(asked.table, line, how):
            raise NoSuchLine(table=asked.table, line=line)
    done(screen, how, {"table": asked.table, "line": line}, json_wanted=asked.json)
