"""`rotonde admin list`: the tables and the people of a server."""

from argparse import Namespace
from dataclasses import asdict

from rotonde.cli.admin.output import as_json, as_table, day
from rotonde.server.admin.store import Ban, PersonSummary, TableSummary
from rotonde.server.ops.data_place import DataPlace, opened
from rotonde.terminal.messages import Messages
from rotonde.terminal.screen import Screen


async def show(place: DataPlace, asked: Namespace, screen: Screen) -> None:
    """Prints the list."""
    async with opened(place) as store:
        if asked.what == "people":
            _people(await store.all_people(), asked, screen)
        elif asked.what == "bans":
            _bans(await store.bans(), asked, screen)
        else:
            _tables(await store.all_tables(), asked, screen)


def _tables(tables: list[TableSummary], asked: Namespace, screen: Screen) -> None:
    if asked.json:
        as_json(screen, [asdict(each) for each in tables])
    elif not tables:
        screen.say("no-tables")
    else:
        messages = screen.messages
        heads = [
            messages(f"head-{name}") for name in ("table", "game", "status", "access", "n", "made", "seats")
        ]
        as_table(screen, heads, [_table_row(each, messages) for each in tables])


def _table_row(table: TableSummary, messages: Messages) -> list[str]:
    facts = [table.id, table.game, messages(f"status-{table.status}"), messages(f"access-{table.access}")]
    names = ", ".join(name or messages("open-seat") for name in table.seats)
    return [*facts, str(table.n), day(table.made), names]


def _people(people: list[PersonSummary], asked: Namespace, screen: Screen) -> None:
    if asked.json:
        as_json(screen, [asdict(each) for each in people])
    elif not people:
        screen.say("no-people")
    else:
        messages = screen.messages
        heads = [messages(f"head-{name}") for name in ("guest", "name", "open", "running", "over", "note")]
        as_table(screen, heads, [_person_row(each, messages) for each in people])


def _person_row(person: PersonSummary, messages: Messages) -> list[str]:
    note = messages("banned") if person.banned else ""
    return [person.guest, person.name, *map(str, (person.open, person.running, person.over)), note]


def _bans(bans: list[Ban], asked: Namespace, screen: Screen) -> None:
    if asked.json:
        as_json(screen, [asdict(each) for each in bans])
    elif not bans:
        screen.say("no-bans")
    else:
        messages = screen.messages
        heads = [messages(f"head-{name}") for name in ("who", "kind", "since", "reason")]
        rows = [[each.who, messages(f"kind-{each.kind}"), day(each.made), each.reason] for each in bans]
        as_table(screen, heads, rows)
