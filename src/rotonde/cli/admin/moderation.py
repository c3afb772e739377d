"""`rotonde admin ban`, `unban`, `reports`, `hide` and `dismiss`: who may come, and what may be said."""

from argparse import Namespace
from dataclasses import asdict
from time import time

from rotonde.cli.admin.errors import NoSuchGuest, NoSuchLine, NotBanned
from rotonde.cli.admin.output import as_json, day, done
from rotonde.server.admin.bans import network_of
from rotonde.server.admin.store import Ban, ReportedLine, Settlement
from rotonde.server.ops.data_place import DataPlace, opened
from rotonde.terminal.arguments import whole
from rotonde.terminal.screen import Screen

MOST_LINES = 1_000_000


async def ban(place: DataPlace, asked: Namespace, screen: Screen) -> None:
    """Bans a guest, an address or a network."""
    network = network_of(asked.who)
    async with opened(place) as store:
        if not network and asked.who not in {each.guest for each in await store.all_people()}:
            raise NoSuchGuest(who=asked.who)
        kind, who = ("address", network) if network else ("guest", asked.who)
        await store.ban(Ban(who, kind, asked.reason or "", int(time())))  # type: ignore[arg-type]  # one of two
    done(screen, "ban", {"who": who, "kind": kind}, json_wanted=asked.json)


async def unban(place: DataPlace, asked: Namespace, screen: Screen) -> None:
    """Lifts a ban."""
    who = network_of(asked.who) or asked.who
    async with opened(place) as store:
        if not await store.unban(who):
            raise NotBanned(who=asked.who)
    done(screen, "unban", {"who": who}, json_wanted=asked.json)


async def reports(place: DataPlace, asked: Namespace, screen: Screen) -> None:
    """Prints the open reports."""
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


def _tell(complaint: ReportedLine, screen: Screen) -> None:
    times, reasons = len(complaint.reasons), [each for each in complaint.reasons if each]
    facts = {"table": complaint.table, "line": complaint.number, "at": day(complaint.at), "times": times}
    screen.say("report", "accent", **facts)
    screen.print(f"  {complaint.name} ({complaint.guest}): {complaint.text}")
    for reason in reasons:
        screen.print(f"  — {reason}", "dim")


async def hide(place: DataPlace, asked: Namespace, screen: Screen) -> None:
    """Hides a line of chat."""
    await _settle(place, asked, screen, "hidden")


async def dismiss(place: DataPlace, asked: Namespace, screen: Screen) -> None:
    """Dismisses the reports of a line."""
    await _settle(place, asked, screen, "dismissed")


async def _settle(place: DataPlace, asked: Namespace, screen: Screen, how: Settlement) -> None:
    line = whole("LINE", asked.line, 0, MOST_LINES)
    async with opened(place) as store:
        if not await store.settle(asked.table, line, how):
            raise NoSuchLine(table=asked.table, line=line)
    done(screen, how, {"table": asked.table, "line": line}, json_wanted=asked.json)
