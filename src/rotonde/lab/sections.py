"""The charts of a report, one function a question."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import ceil

from rotonde.bots.names import level_name
from rotonde.core.measures import measures
from rotonde.core.words import Speaker
from rotonde.lab import analysis
from rotonde.lab.analysis import Games, Reads
from rotonde.lab.charts import Chart, Row
from rotonde.lab.figures import Estimate, bins, mean
from rotonde.lab.playing import Result
from rotonde.lab.study import Study
from rotonde.lab.wording import Wording

BINS = 40
STEPS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0)


def charts(study: Study, arms: Sequence[Games], say: Wording) -> list[Chart]:
    """Everything that is drawn, in the order of the report."""
    found = [*_won(study, arms, say)]
    found += [
        _spread("length", say("length"), arms, analysis.decisions, say),
        _spread("turns", say("turns"), arms, analysis.turns, say),
    ]
    found.append(_scores(arms, say))
    if any(games.sides > 1 for games in arms):
        found.append(_spread("lead-changes", say("lead-changes"), arms, analysis.lead_changes, say))
    for name, title in measures(study.game).titles().items():
        found.append(_spread(name, title[say.language], arms, analysis.measure(name), say))
    return found


def _won(study: Study, arms: Sequence[Games], say: Wording) -> Iterable[Chart]:
    against = [games for games in arms if games.sides > 1]
    together = [games for games in arms if games.sides == 1]
    if together:
        rows = [_row(_name(games, say), games.share_of(analysis.anyone_won), say) for games in together]
        yield _shares("won-together", say("won-together"), rows, "", say)
    if against:
        yield _by_seat("won-by-seat", against, analysis.seat_won, lambda _, n: say("seat", seat=n + 1), say)
        if any(games.arm.tells_players_apart() for games in against):
            named = partial(_player_name, say)
            yield _by_seat("won-by-player", against, analysis.player_won, named, say)
        begun = [games for games in against if min(games.values(lambda result: result["first"])) >= 0]
        if begun:
            yield _by_seat("won-by-order", begun, analysis.nth_won, lambda _, n: _nth(n, say), say)
        yield from _traits(study, against, say)


def _name(games: Games, say: Wording) -> str:
    return games.arm.title[say.language]


def _nth(n: int, say: Wording) -> str:
    return say("plays-nth", n=n + 1) if n else say("begins")


def _player_name(say: Wording, games: Games, player: int) -> str:
    orders = [*games.arm.orders, *[()] * games.arm.seats][player]
    return ", ".join([f"{player + 1}: {level_name(games.arm.bots[player], say.language)}", *orders])


def _row(label: str, estimate: Estimate, say: Wording, *, group: str = "", mark: float | None = None) -> Row:
    text = say(
        "spread",
        mean=say.percent(estimate.value),
        low=say.percent(estimate.low),
        high=say.percent(estimate.high),
    )
    notable = mark is not None and estimate.games > 0 and estimate.excludes(mark)
    return Row(label, estimate, text, group, mark=mark, notable=notable)


def _by_seat(
    name: str,
    arms: Sequence[Games],
    won: Callable[[int], Callable[[Result], bool]],
    label: Callable[[Games, int], str],
    say: Wording,
) -> Chart:
    rows = []
    for games in arms:
        group = _name(games, say) if len(arms) > 1 else ""
        for n in range(games.arm.seats):
            even = 1 / games.sides
            rows.append(_row(label(games, n), games.share_of(won(n)), say, group=group, mark=even))
    return _shares(name, say(name), rows, say("even"), say)


def _shares(name: str, title: str, rows: Sequence[Row], note: str, say: Wording) -> Chart:
    highest = max(max(row.estimate.high, row.mark or 0.0) for row in rows)
    most = next(step for step in STEPS if step >= min(1.0, highest))
    scale = [(part * most, say.percent(part * most, 0)) for part in (0.0, 0.5, 1.0)]
    return Chart(name, title, rows, 0.0, most, note, scale)


def _traits(study: Study, arms: Sequence[Games], say: Wording) -> Iterable[Chart]:
    speaker = Speaker(arms[0].arm.made(study.game).words, say.language, [""] * arms[0].arm.seats)
    for name, trait in measures(study.game).traits.items():
        rows = []
        for games in arms:
            group = _name(games, say) if len(arms) > 1 else ""
            for value, estimate in analysis.by_trait(games, name).items():
                row = _row(
                    speaker.value(trait.param, value), estimate, say, group=group, mark=1 / games.sides
                )
                text = say("trait-games", share=row.text, count=say.whole(estimate.games))
                rows.append(Row(row.label, estimate, text, group, mark=row.mark, notable=row.notable))
        if rows:
            title = say("won-by-trait", trait=trait.title[say.language])
            yield _shares(f"won-by-{name}", title, rows, say("even"), say)


def _spread(name: str, title: str, arms: Sequence[Games], reads: Reads, say: Wording) -> Chart:
    """A number of every game: how games lie, and the mean."""
    rows = [("", _name(games, say), games.values(reads)) for games in arms]
    return _spreads(name, title, rows, say)


def _scores(arms: Sequence[Games], say: Wording) -> Chart:
    rows = []
    for games in arms:
        if games.sides == 1:
            rows.append(("", _name(games, say), games.values(analysis.mean_score)))
            continue
        for seat in range(games.arm.seats):
            group = _name(games, say) if len(arms) > 1 else ""
            values = [float(result["scores"][seat]) for result in games.results]
            rows.append((group, say("seat", seat=seat + 1), values))
    return _spreads("scores", say("scores"), rows, say)


def _spreads(name: str, title: str, rows: Sequence[tuple[str, str, list[float]]], say: Wording) -> Chart:
    everything = [value for _, _, values in rows for value in values]
    least, most = min(0.0, min(everything)), float(max(1, ceil(max(everything))))
    parts = int(most - least) if BINS // 2 < most - least <= 2 * BINS else BINS  # a bar a number
    drawn = []
    for group, label, values in rows:
        estimate = mean(values)
        digits = 1 if abs(estimate.value) >= 10 else 2
        low, high = say.number(estimate.low, digits), say.number(estimate.high, digits)
        text = say("spread", mean=say.number(estimate.value, digits), low=low, high=high)
        drawn.append(Row(label, estimate, text, group, bins(values, least, most, parts)))
    digits = 0 if (least + most) % 2 == 0 else 1
    scale = [(value, say.number(value, digits)) for value in (least, (least + most) / 2, most)]
    return Chart(name, title, drawn, least, most, say("mean-note"), scale)
