"""`rotonde admin list`: the tables and the people of a server."""

from argparse import Namespace
from dataclasses import asdict

from rotonde.cli.admin.telling import as_json, as_table, day
from rotonde.server.folder import Place, opened
from rotonde.server.hosting import Ban, PersonLine, TableLine
from rotonde.terminal.messages import Messages
from rotonde.terminal.screen import Screen


async def show(place: Place, asked: Namespace, screen: Screen) -> None:
    """Lists what was asked for."""
    async with opened(place) as store:
        if asked.what == "people":
            _people(await store.all_people(), asked, screen)
        elif asked.what == "bans":
            _bans(await store.bans(), asked, screen)
        else:
            _tables(await store.all_tables(), asked, screen)


def _tables(tables: list[TableLine], asked: Namespace, screen: Screen) -> None:
    if asked.json:
        as_json(screen, [asdict(each) for each in tables])
    elif not tables:
        screen.say("no-tables")
    else:
        said = screen.messages
        heads = [said(f"head-{name}") for name in ("table", "game", "status", "access", "n", "made", "seats")]
        as_table(screen, heads, [_table_row(each, said) for each in tables])


def _table_row(table: TableLine, said: Messages) -> list[str]:
    facts = [table.id, table.game, said(f"status-{table.status}"), said(f"access-{table.access}")]
    names = ", ".join(name or said("open-seat") for name in table.seats)
    return [*facts, str(table.n), day(table.made), names]


def _people(people: list[PersonLine], asked: Namespace, screen: Screen) -> None:
    if asked.json:
        as_json(screen, [asdict(each) for each in people])
    elif not people:
        screen.say("no-people")
    else:
        said = screen.messages
        heads = [said(f"head-{name}") for name in ("guest", "name", "open", "running", "over", "note")]
        as_table(screen, heads, [_person_row(each, said) for each in people])


def _person_row(person: PersonLine, said: Messages) -> list[str]:
    note = said("banned") if person.banned else ""
    return [person.guest, person.name, *map(str, (person.open, person.running, person.over)), note]


def _bans(bans: list[Ban], asked: Namespace, screen: Screen) -> None:
    if asked.json:
        as_json(screen, [asdict(each) for each in bans])
    elif not bans:
        screen.say("no-bans")
    else:
        said = screen.messages
        heads = [said(f"head-{name}") for name in ("who", "kind", "since", "reason")]
        rows = [[each.who, said(f"kind-{each.kind}"), day(each.made), each.reason] for each in bans]
        as_table(screen, heads, rows)
