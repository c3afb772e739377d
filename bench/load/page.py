"""Page and chart of the load."""

from collections.abc import Mapping

from bench.load.readings import OURS, PEER, Load, Step
from rotonde.analysis.charts import Chart, Row, bar, bars
from rotonde.analysis.svg import picture

TARGET = 2.0
FLAT = 1.25  # the dearest step against the first tables alone: more is not flat
NAMES = {
    "rotonde": "**Rotonde**, every move on disk",
    "message": "boardgame.io, as much known",
    "delta": "… only what has changed told",
    "view": "… a state as large as the view",
    "echo": "a bare WebSocket echo",
}
SHORT_NAMES = {
    "rotonde": "Rotonde",
    "message": "boardgame.io",
    "delta": "… only changes told",
    "view": "… the view only",
}

PAGE = """# Load

People play whole games of all kinds over WebSocket, each seat on a connection of its own, two or three at a
table, on one machine: the load generator on one side, one server process on the other. Rotonde's is
`rotonde serve` with the compiled engine over a SQLite file in full synchronisation: it checks every move
against the rules, has it on disk, and then tells every seat what has changed of what that seat may know, as
the page asks for it. boardgame.io {peer} gets states of the same size: all that somebody has been told in the
middle of such a game, {whole:,.0f} bytes in the mean, or only the view in it; its move counts one up, asks no
rule, and stores nothing but in memory. As it comes it tells the state with every move; with `deltaState` it
tells what has changed, which is next to nothing here: a count and whose turn it is.

## Everyone answers at once

Rotonde and one other server are up at the same time. First {before:,} moves are made at other tables, so
that neither works out or compiles for the first time what it keeps from then on. Then {tables} tables open at
each, which is counted apart, and after {warm:,} moves there the two take turns, {stretches} times, in
stretches of {moves:,} moves, from one calm moment to the next: so both meet the same machine, which is now
faster, now slower. {endings} Medians of {rounds} rounds, each with new servers; × is the median of the
rounds' ratios.

{table}

{verdict}

![Moves a second of the processor, processor's time by tables, and memory, as bars](bench/load.svg)

## From {first:,} tables to {last:,}

{rate:g} moves a second in all, at the first {first:,} tables, where people think in between; at the others
everyone is connected and only looks at the board. So all steps measure the same moves. A second server, with
{first:,} tables only, takes turns with the first, {turns} times in stretches of {paced:,} moves: a step is
compared with that, since the machine itself is now faster, now slower. What a server does at rest, mostly
asking every connection now and then whether it is still there, is measured before each stretch and not
counted. Delivery is from sending a move until somebody, each seat counted, is told of it.

{flat}

{flat_verdict}

## Memory

{memory}

A table that nobody is at leaves the memory after a minute (`idle_seconds`); it is a few rows on disk. What
a process has asked of the system it rarely gives back, so the second line is the honest measure.

`rotonde verify` replayed what was stored in the first round: {verified}

CPU is the server's alone, all its threads, user and system, as the system's clock of that process counts it.
The ratios to boardgame.io, round by round: {ratios}. Delays are those of this run's machine, with whatever
else it did. Python {python}, {date}. `make load` measures anew and writes this page.
"""


def page(load: Load, facts: Mapping[str, str]) -> tuple[str, str]:
    """The page, and its first table alone."""
    table, plan = _table(load), load.plan
    text = PAGE.format(
        table=table,
        verdict=_verdict(load),
        flat=_flat(load.flat),
        flat_verdict=_flat_verdict(load.flat),
        memory=_memory(load),
        verified=load.verified,
        whole=load.whole,
        tables=plan.tables,
        moves=plan.moves,
        stretches=plan.stretches,
        endings=_endings(load),
        before=plan.before,
        warm=plan.warm,
        rounds=plan.rounds,
        rate=plan.rate,
        turns=plan.turns,
        paced=plan.paced,
        first=plan.steps[0],
        last=plan.steps[-1],
        ratios=", ".join(f"{each.ratio:.2f}" for each in load.pairs[PEER]),
        **facts,
    )
    return text, "\n\n".join([table, _verdict(load), _flat(load.flat), _memory(load)])


def _table(load: Load) -> str:
    rows = [
        "| server | moves per CPU second | × | bytes a message | messages a move | CPU ms a table opened |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name, title in NAMES.items():
        ratio = 1.0 if name == OURS else load.ratio(name)
        size, told = load.middle(name, "bytes_told"), load.middle(name, "told")
        opening = f"{1000 * load.middle(name, 'opening'):.1f}"
        speed = f"{load.moves(name):,.0f} | {ratio:.2f}"
        rows.append(f"| {title} | {speed} | {size:,.0f} | {told:.2f} | {opening} |")
    return "\n".join(rows)


def _verdict(load: Load) -> str:
    ratio = load.ratio(PEER)
    said = "met" if ratio >= TARGET else "missed"
    target = f"Target: at least {TARGET:g} times boardgame.io with a state of the same size."
    return f"{target} {ratio:.2f}: {said}."


def _endings(load: Load) -> str:
    """Sentence on games that ended: opening another costs, and may be among the moves."""
    games = sum(each.games for each in load.readings(OURS))
    return f"{games:,} games ended meanwhile." if games else "No game ended meanwhile."


def _flat(steps: list[Step]) -> str:
    first = steps[0].reading.tables
    rows = [
        f"| tables | CPU µs a move | with {first:,} meanwhile | × | CPU at rest | delivery | 99 % | memory |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for step in steps:
        each = step.reading
        costs = f"{1e6 * each.cost:,.0f} | {1e6 * step.beside.cost:,.0f}"
        cost = f"{costs} | {step.ratio:.2f} | {100 * each.rest:.1f} %"
        delays = f"{1000 * each.median:.0f} ms | {1000 * each.late:.0f} ms"
        rows.append(f"| {each.tables:,} | {cost} | {delays} | {each.memory / 1e6:,.0f} MB |")
    return "\n".join(rows)


def _flat_verdict(steps: list[Step]) -> str:
    dearest = max(each.ratio for each in steps)
    said = "flat" if dearest <= FLAT else "not flat"
    return f"The dearest step costs {dearest:.2f} times what {steps[0].reading.tables:,} tables do: {said}."


def _memory(load: Load) -> str:
    idle = load.idle
    return "\n".join(
        [
            "| memory | |",
            "| --- | ---: |",
            f"| a live table, with its connections | {load.per_live_table / 1e3:,.0f} KB |",
            f"| an idle table, of {idle.tables:,} on disk | {load.per_idle_table / 1e3:,.2f} KB |",
            f"| the server before anybody came | {idle.empty / 1e6:,.0f} MB |",
            f"| the same process after all have left | {idle.left / 1e6:,.0f} MB |",
            f"| a server begun on what they left | {idle.begun / 1e6:,.0f} MB |",
        ]
    )


def chart(load: Load) -> str:
    """Three groups of bars."""
    speeds = [bar(title, load.moves(name), f"{load.moves(name):,.0f}") for name, title in SHORT_NAMES.items()]
    flat = [bar(f"{each.reading.tables:,} tables", each.ratio, f"{each.ratio:.2f} ×") for each in load.flat]
    steps = [each.reading for each in load.flat]
    sizes = [(f"{each.tables:,} tables", each.memory) for each in steps]
    sizes.append(("all idle", load.idle.begun))
    memory = [bar(name, size, f"{size / 1e6:,.0f} MB") for name, size in sizes]
    charts = [
        _to_the_highest("Moves a second of the processor (only Rotonde's are on disk)", speeds),
        _to_the_highest(f"Processor's time of a move, against {steps[0].tables:,} tables", flat),
        _to_the_highest("Memory", memory),
    ]
    return picture("A server under load", charts)


def _to_the_highest(title: str, rows: list[Row]) -> Chart:
    return bars(title, rows, most=max(row.estimate.value for row in rows))
