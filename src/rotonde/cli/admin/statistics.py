"""`rotonde admin statistics`: numbers and bar charts of a server."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from time import time

from rotonde.analysis.charts import Chart, Row, bar, bars
from rotonde.cli.admin.output import as_json
from rotonde.server.admin.store import Statistics
from rotonde.server.ops.data_place import DataPlace, opened
from rotonde.terminal.charts import drawn
from rotonde.terminal.messages import Messages
from rotonde.terminal.screen import Screen

DAYS = 14


async def show(place: DataPlace, asked: Namespace, screen: Screen) -> None:
    """Counts and charts, or all of it as JSON."""
    async with opened(place) as store:
        found = await store.statistics()
    if asked.json:
        as_json(screen, asdict(found))
        return
    messages = screen.messages
    counts = {"people": found.people, "rows": found.rows, "lines": found.lines}
    tables = sum(count for _, _, count in found.games)
    screen.say("statistics", "bold", tables=tables, size=found.bytes / 1e6, **counts)
    for chart in (_by_game(found, messages), _by_day(found, messages)):
        if chart.rows:
            screen.print()
            screen.draw(drawn(chart))


def _by_game(found: Statistics, messages: Messages) -> Chart:
    totals: dict[str, dict[str, int]] = {}
    for game, status, count in found.games:
        totals.setdefault(game, {})[status] = count
    rows = [_bar(game, sum(counts.values()), _split(counts, messages)) for game, counts in totals.items()]
    return _chart("tables-by-game", rows, messages)


def _split(counts: Mapping[str, int], messages: Messages) -> str:
    return ", ".join(f"{count} {messages(f'status-{status}')}" for status, count in counts.items())


def _by_day(found: Statistics, messages: Messages) -> Chart:
    """The last days, those without a table too."""
    made, today = dict(found.days), int(time()) // 86400
    days = range(today - DAYS + 1, today + 1) if made else range(0)
    rows = [_bar(_date(day), made.get(day, 0), "") for day in days]
    return _chart("tables-by-day", rows, messages)


def _date(day: int) -> str:
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(days=day)).strftime("%Y-%m-%d")


def _bar(label: str, count: int, note: str) -> Row:
    return bar(label, count, f"{count}  {note}".rstrip())


def _chart(title: str, rows: Sequence[Row], messages: Messages) -> Chart:
    return bars(messages(title), rows, most=max((row.estimate.value for row in rows), default=1))
