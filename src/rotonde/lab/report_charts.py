"""Charts of the report, one function a question."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import ceil

from rotonde.analysis.charts import Chart, Row
from rotonde.analysis.statistics import Estimate, bins, mean
from rotonde.bots.level_names import level_name
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.translations import text_in
from rotonde.lab import arm_results
from rotonde.lab.arm_results import ArmResults, Reads
from rotonde.lab.measures import measures
from rotonde.lab.report_text import ReportText
from rotonde.lab.study import Study
from rotonde.lab.study_game import Result

BINS = 40
STEPS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0)


def charts(study: Study, arms: Sequence[ArmResults], say: ReportText) -> list[Chart]:
    """All charts, in the order of the report."""
    found = [*_won(study, arms, say)]
    found += [
        _spread("length", say("length"), arms, arm_results.decisions, say),
        _spread("turns", say("turns"), arms, arm_results.turns, say),
    ]
    found.append(_scores(arms, say))
    if any(games.sides > 1 for games in arms):
        found.append(_spread("lead-changes", say("lead-changes"), arms, arm_results.lead_changes, say))
    for name, title in measures(study.game).titles().items():
        found.append(_spread(name, text_in(title, say.language), arms, arm_results.measure(name), say))
    return found


def _won(study: Study, arms: Sequence[ArmResults], say: ReportText) -> Iterable[Chart]:
    against = [games for games in arms if games.sides > 1]
    together = [games for games in arms if games.sides == 1]
    if together:
        rows = [_row(_name(games, say), games.share_of(arm_results.anyone_won), say) for games in together]
        yield _shares("won-together", say("won-together"), rows, "", say)
    if against:
        yield _by_seat(
            "won-by-seat", against, arm_results.seat_won, lambda _, n: say("seat", seat=n + 1), say
        )
        if any(games.arm.tells_players_apart() for games in against):
            named = partial(_player_name, say)
            yield _by_seat("won-by-player", against, arm_results.player_won, named, say)
        begun = [games for games in against if min(games.values(lambda result: result["first"])) >= 0]
        if begun:
            yield _by_seat("won-by-order", begun, arm_results.nth_won, lambda _, n: _nth(n, say), say)
        yield from _traits(study, against, say)


def _name(games: ArmResults, say: ReportText) -> str:
    return text_in(games.arm.title, say.language)


def _nth(n: int, say: ReportText) -> str:
    return say("plays-nth", n=n + 1) if n else say("begins")


def _player_name(say: ReportText, games: ArmResults, player: int) -> str:
    orders = [*games.arm.orders, *[()] * games.arm.seats][player]
    return ", ".join([f"{player + 1}: {level_name(games.arm.bots[player], say.language)}", *orders])


def _row(
    label: str, estimate: Estimate, say: ReportText, *, group: str = "", mark: float | None = None
) -> Row:
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
    arms: Sequence[ArmResults],
    won: Callable[[int], Callable[[Result], bool]],
    label: Callable[[ArmResults, int], str],
    say: ReportText,
) -> Chart:
    rows = []
    for games in arms:
        group = _name(games, say) if len(arms) > 1 else ""
        for n in range(games.arm.seats):
            even = 1 / games.sides
            rows.append(_row(label(games, n), games.share_of(won(n)), say, group=group, mark=even))
    return _shares(name, say(name), rows, say("even"), say)


def _shares(name: str, title: str, rows: Sequence[Row], note: str, say: ReportText) -> Chart:
    highest = max(max(row.estimate.high, row.mark or 0.0) for row in rows)
    most = next(step for step in STEPS if step >= min(1.0, highest))
    scale = [(part * most, say.percent(part * most, 0)) for part in (0.0, 0.5, 1.0)]
    return Chart(name, title, rows, 0.0, most, note, scale)


def _traits(study: Study, arms: Sequence[ArmResults], say: ReportText) -> Iterable[Chart]:
    speaker = Speaker(arms[0].arm.made(study.game).words, say.language, [""] * arms[0].arm.seats)
    for name, trait in measures(study.game).traits.items():
        rows = []
        for games in arms:
            group = _name(games, say) if len(arms) > 1 else ""
            for value, estimate in arm_results.by_trait(games, name).items():
                row = _row(
                    speaker.value(trait.param, value), estimate, say, group=group, mark=1 / games.sides
                )
                text = say("trait-games", share=row.text, count=say.whole(estimate.games))
                rows.append(Row(row.label, estimate, text, group, mark=row.mark, notable=row.notable))
        if rows:
            title = say("won-by-trait", trait=text_in(trait.title, say.language))
            yield _shares(f"won-by-{name}", title, rows, say("even"), say)


def _spread(name: str, title: str, arms: Sequence[ArmResults], reads: Reads, say: ReportText) -> Chart:
    """Distribution of a measure over games, and its mean."""
    rows = [("", _name(games, say), games.values(reads)) for games in arms]
    return _spreads(name, title, rows, say)


def _scores(arms: Sequence[ArmResults], say: ReportText) -> Chart:
    rows = []
    for games in arms:
        if games.sides == 1:
            rows.append(("", _name(games, say), games.values(arm_results.mean_score)))
            continue
        for seat in range(games.arm.seats):
            group = _name(games, say) if len(arms) > 1 else ""
            values = [float(result["scores"][seat]) for result in games.results]
            rows.append((group, say("seat", seat=seat + 1), values))
    return _spreads("scores", say("scores"), rows, say)


def _spreads(name: str, title: str, rows: Sequence[tuple[str, str, list[float]]], say: ReportText) -> Chart:
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
