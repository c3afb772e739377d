"""`rotonde admin statistics`: what is played on a server, as numbers and as bars."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from time import time

from rotonde.cli.admin.telling import as_json
from rotonde.core.checks import Bar, Chart
from rotonde.server.folder import Place, opened
from rotonde.server.hosting import Statistics
from rotonde.terminal.charts import drawn
from rotonde.terminal.messages import Messages
from rotonde.terminal.screen import Screen

DAYS = 14


async def show(place: Place, asked: Namespace, screen: Screen) -> None:
    """Counts and charts, or all of it as JSON."""
    async with opened(place) as store:
        found = await store.statistics()
    if asked.json:
        as_json(screen, asdict(found))
        return
    said = screen.messages
    counts = {"people": found.people, "rows": found.rows, "lines": found.lines}
    tables = sum(count for _, _, count in found.games)
    screen.say("statistics", "bold", tables=tables, size=f"{found.bytes / 1e6:.1f}", **counts)
    for chart in (_by_game(found, said), _by_day(found, said)):
        if chart.bars:
            screen.print()
            screen.draw(drawn(chart, said.language))


def _by_game(found: Statistics, said: Messages) -> Chart:
    totals: dict[str, dict[str, int]] = {}
    for game, status, count in found.games:
        totals.setdefault(game, {})[status] = count
    bars = [_bar(game, sum(counts.values()), _split(counts, said), said) for game, counts in totals.items()]
    return _chart("tables-by-game", bars, said)


def _split(counts: Mapping[str, int], said: Messages) -> str:
    return ", ".join(f"{count} {said(f'status-{status}')}" for status, count in counts.items())


def _by_day(found: Statistics, said: Messages) -> Chart:
    """The last days, those without a table too."""
    made, today = dict(found.days), int(time()) // 86400
    days = range(today - DAYS + 1, today + 1) if made else range(0)
    bars = [_bar(_date(day), made.get(day, 0), "", said) for day in days]
    return _chart("tables-by-day", bars, said)


def _date(day: int) -> str:
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(days=day)).strftime("%Y-%m-%d")


def _bar(label: str, count: int, note: str, said: Messages) -> Bar:
    written = f"{count}  {note}".rstrip()
    return Bar({said.language: label}, count, {said.language: written})


def _chart(title: str, bars: Sequence[Bar], said: Messages) -> Chart:
    return Chart({said.language: said(title)}, bars, most=max((bar.value for bar in bars), default=1))
