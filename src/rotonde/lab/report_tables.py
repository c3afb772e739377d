"""Tables of the report: what was played, arms compared, the use of things and rules."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from rotonde.analysis.statistics import Estimate
from rotonde.bots.level_names import level_name
from rotonde.core.game import Game
from rotonde.core.rules import Rule
from rotonde.i18n.speaker import Speaker
from rotonde.i18n.translations import text_in
from rotonde.i18n.words import known_values
from rotonde.lab import arm_results
from rotonde.lab.arm_results import ArmResults, Reads
from rotonde.lab.game_counters import TRIED
from rotonde.lab.measures import measures
from rotonde.lab.report_text import ReportText
from rotonde.lab.study import Arm, Study
from rotonde.lab.study_game import Result

Cells = Sequence[str]


def table(head: Cells, rows: Sequence[Cells], kind: str = "") -> str:
    """A table in a box of its own, which scrolls where the page is narrow; cells are HTML."""
    top = "".join(f"<th scope=col>{cell}</th>" for cell in head)
    body = "".join(
        f"<tr><th scope=row>{row[0]}</th>{''.join(f'<td>{cell}</td>' for cell in row[1:])}</tr>"
        for row in rows
    )
    named = f" class={kind}" if kind else ""
    whole = f"<table{named}><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
    return f"<div class=scroll tabindex=0>{whole}</div>"


def played(arms: Sequence[ArmResults], say: ReportText) -> str:
    """Each arm with how it was played."""
    rows = [[escape(text_in(games.arm.title, say.language)), *_facts(games, say)] for games in arms]
    return table([say(name) for name in ("arm", "games", "finished", "seats", "bots", "options")], rows)


def _facts(games: ArmResults, say: ReportText) -> list[str]:
    arm = games.arm
    ended = sum(result["finished"] for result in games.results)
    bots = [level_name(level, say.language) for level in arm.bots]
    who = ", ".join(bots) if len(set(bots)) > 1 else bots[0]
    counts = [say.whole(len(games.results)), say.whole(ended), str(arm.seats)]
    return [*counts, escape(who), escape(_settings(arm, say))]


def _settings(arm: Arm, say: ReportText) -> str:
    parts = [f"{name} = {str(value).lower()}" for name, value in arm.options.items()]
    if arm.material:
        parts.append(f"{say('material')}: {', '.join(arm.material)}")
    parts += [f"{i + 1}: {', '.join(orders)}" for i, orders in enumerate(arm.orders) if orders]
    return "; ".join(parts) or say("as-usual")


def compared(study: Study, arms: Sequence[ArmResults], say: ReportText) -> str:
    """Every other arm against the first, measure by measure, seed by seed."""
    head = [say("measure"), *(escape(text_in(games.arm.title, say.language)) for games in arms[1:])]
    rows = []
    for name, reads, digits in _comparable(study, arms, say):
        found = [arm_results.paired(arms[0], games, reads) for games in arms[1:]]
        rows.append([escape(name), *(_difference(each, digits, say) for each in found)])
    return table(head, rows)


def _difference(found: Estimate, digits: int, say: ReportText) -> str:
    value, low, high = (say.signed(each, digits) for each in found[:3])
    text = escape(say("spread", mean=value, low=low, high=high))
    return f"<b>{text}</b>" if found.excludes(0.0) else text


def _comparable(study: Study, arms: Sequence[ArmResults], say: ReportText) -> list[tuple[str, Reads, int]]:
    found: list[tuple[str, Reads, int]] = []
    seats = min(games.arm.seats for games in arms)
    if any(games.sides == 1 for games in arms):
        found.append((say("together-wins"), arm_results.anyone_won, 3))
    else:
        apart = any(games.arm.tells_players_apart() for games in arms)
        for n in range(seats):
            if apart:
                found.append((say("player-wins", player=n + 1), arm_results.player_won(n), 3))
            else:
                found.append((say("seat-wins", seat=n + 1), arm_results.seat_won(n), 3))
        found.append((say("first-wins"), arm_results.nth_won(0), 3))
        found.append((say("lead-changes"), arm_results.lead_changes, 2))
    found += [(say("length"), arm_results.decisions, 1), (say("turns"), arm_results.turns, 1)]
    found.append((say("mean-score"), arm_results.mean_score, 2))
    titles = measures(study.game).titles()
    found += [(text_in(title, say.language), arm_results.measure(name), 2) for name, title in titles.items()]
    return found


def uses(game: Game, results: Sequence[Result], say: ReportText) -> list[tuple[str, str]]:
    """A table for each sort of thing that events name: its title and its rows."""
    counts: dict[str, dict[str, dict[str, float]]] = {}
    for key, count in arm_results.per_game(results, "uses").items():
        param, value, event = key.split(" ")
        counts.setdefault(param, {}).setdefault(value, {})[event] = count
    speaker = Speaker(game.words, say.language, [str(n + 1) for n in range(max(game.seats))])
    return [
        (param, _use(game.id, known, counts.get(param, {}), param, speaker, say))
        for param, known in known_values(game.words).items()
        if param in counts
    ]


def _use(
    game_id: str,
    known: Iterable[str],
    found: Mapping[str, Mapping[str, float]],
    param: str,
    speaker: Speaker,
    say: ReportText,
) -> str:
    """Rows are things, columns what happened with them, cells shaded by how often."""
    events = sorted({event for counts in found.values() for event in counts})
    rows = []
    for value in sorted(found, key=lambda each: -sum(found[each].values())):
        most = max(found[value].values())
        cells = [_cell(found[value].get(event, 0.0), most, say) for event in events]
        total = say.number(sum(found[value].values()), 2)
        rows.append([escape(speaker.value(param, value)), total, *cells])
    named = [escape(measures(game_id).happening(event, say.language)) for event in events]
    silent = [speaker.value(param, value) for value in known if value not in found]
    never = f"<p class=note>{escape(say('never-used', names=', '.join(silent)))}</p>" if silent else ""
    return table([say("thing"), say("all"), *named], rows, "heat") + never


def _cell(count: float, most: float, say: ReportText) -> str:
    if not count:
        return ""
    part = round(100 * count / most)
    return f"<span style='--part:{part}%'>{say.number(count, 2)}</span>"


def rules(game: Game, results: Sequence[Result], say: ReportText) -> str:
    """Every rule with how often it showed."""
    columns = {name: arm_results.per_game(results, name) for name in ("applied", "bore", "refused")}
    rows, silent = [], []
    for rule in game.rules.values():
        found = [counts.get(rule.id, 0.0) for counts in columns.values()]
        rows.append([_named(rule, say), *(say.number(each, 2) if each else "" for each in found)])
        if not any(found):
            silent.append(rule.id)
    facts = {"met": len(rows) - len(silent), "all": len(rows), "silent": ", ".join(silent)}
    summary = say("rules-covered" if silent else "rules-all-covered", **facts)
    head = [say(name) for name in ("rule", *columns)]
    note = say("rules-note", tried=TRIED)
    return f"<p>{escape(summary)}</p><p class=note>{escape(note)}</p>{table(head, rows, 'rules')}"


def _named(rule: Rule, say: ReportText) -> str:
    text = rule.text(say.language)
    return f"<b>{rule.id}</b> <span>{escape(text)}</span>"
