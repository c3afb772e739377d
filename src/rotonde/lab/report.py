"""Report: one HTML file that needs nothing else, readable on a phone, in light and in dark."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from rotonde.core.catalogue import game
from rotonde.i18n.translations import text_in
from rotonde.lab import html_charts, report_charts, report_tables
from rotonde.lab.arm_results import ArmResults, by_arm
from rotonde.lab.origin import Origin
from rotonde.lab.report_text import ReportText
from rotonde.lab.study import Study
from rotonde.lab.study_game import Result


def report(origin: Origin, results: Sequence[Result], language: str) -> str:
    """The report as HTML."""
    say, study = ReportText(language), origin.study
    arms = by_arm(study, results)
    title = escape(say.spaced(text_in(study.title, language)))
    question = escape(say.spaced(text_in(study.question, language)))
    parts = [*_charts(study, arms, say), *_compared(study, arms, say), *_uses(arms, results, study, say)]
    parts.append((say("rules"), report_tables.rules(arms[0].arm.made(study.game), results, say)))
    contents = "".join(f"<li><a href='#s{i}'>{escape(name)}</a></li>" for i, (name, _) in enumerate(parts))
    body = "".join(
        f"<section id=s{i}><h2>{escape(name)}</h2>{text}</section>" for i, (name, text) in enumerate(parts)
    )
    return (
        f"<!doctype html><html lang={language}><head><meta charset=utf-8><title>{title}</title>"
        f"<meta name=viewport content='width=device-width,initial-scale=1'><style>{_style()}</style></head>"
        f"<body><header><p class=brand>Rotonde · {escape(_game_title(arms[0], study, language))}</p>"
        f"<h1>{title}</h1><p class=lead>{question}</p></header><main>"
        f"{_about(study, arms, results, say)}"
        f"<nav><h2>{say('contents')}</h2><ol>{contents}</ol></nav>{body}</main>"
        f"<footer>{_made_by(origin, say)}</footer></body></html>\n"
    )


def _style() -> str:
    return (files("rotonde.lab") / "report.css").read_text("utf-8")


def _game_title(games: ArmResults, study: Study, language: str) -> str:
    return text_in(games.arm.made(study.game).title, language)


def _about(study: Study, arms: Sequence[ArmResults], results: Sequence[Result], say: ReportText) -> str:
    facts = say("method", games=say.whole(study.games), seed=study.seed)
    notes = [say("rotated")] if study.rotate and any(g.arm.tells_players_apart() for g in arms) else []
    wanted = study.games * len(study.arms)
    if len(results) < wanted:
        notes.append(say("incomplete", done=say.whole(len(results)), all=say.whole(wanted)))
    broken = sum(not result["finished"] for result in results)
    if broken:
        numbers = {"count": say.whole(broken), "games": say.whole(len(results)), "horizon": study.horizon}
        notes.append(say("unfinished", **numbers))
    text = escape(" ".join([facts, *notes]))
    warning = f"<p class=note>{escape(say('bots-only'))}</p>"
    return (
        f"<section><h2>{say('played')}</h2>{report_tables.played(arms, say)}<p>{text}</p>{warning}</section>"
    )


def _charts(study: Study, arms: Sequence[ArmResults], say: ReportText) -> list[tuple[str, str]]:
    return [(chart.title, html_charts.drawn(chart)) for chart in report_charts.charts(study, arms, say)]


def _compared(study: Study, arms: Sequence[ArmResults], say: ReportText) -> list[tuple[str, str]]:
    if len(arms) < 2:
        return []
    title = say("compared", arm=text_in(arms[0].arm.title, say.language))
    note = f"<p class=note>{escape(say('compared-note'))}</p>"
    return [(title, note + report_tables.compared(study, arms, say))]


def _uses(
    arms: Sequence[ArmResults], results: Sequence[Result], study: Study, say: ReportText
) -> list[tuple[str, str]]:
    found = report_tables.uses(arms[0].arm.made(study.game), results, say)
    if not found:
        return []
    note = f"<p class=note>{escape(say('uses-note'))}</p>"
    body = "".join(
        f"<details{' open' if param == 'card' else ''}>"
        f"<summary>{escape(say.thing(param))}</summary>{text}</details>"
        for param, text in found
    )
    return [(say("uses"), note + body)]


def _made_by(origin: Origin, say: ReportText) -> str:
    title = text_in(game(origin.study.game).title, say.language)
    facts = {"version": origin.rotonde, "rules": origin.rules, "game": title, "sources": origin.sources}
    return escape(say("made-by", **facts))
