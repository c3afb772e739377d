"""`rotonde check-map` and its like: is a file sound, and is it good to play on?"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rotonde.analysis.checks import Check, Report, Study, checks
from rotonde.analysis.svg import picture
from rotonde.core.catalogue import game as game_of
from rotonde.core.chance import Chance
from rotonde.i18n.translations import text_in
from rotonde.terminal.arguments import files_of, seed_of, whole
from rotonde.terminal.charts import drawn
from rotonde.terminal.errors import BadArgument
from rotonde.terminal.files import must_be_writable, read_json, write
from rotonde.terminal.progress import progress_bar
from rotonde.terminal.screen import Screen

MOST_SAMPLES = 10_000_000
FAULTY = 1  # the status where the file is sound and a finding is bad

Known = Sequence[tuple[str, Check]]


@dataclass
class CheckOptions:
    """Arguments of `rotonde check-…`."""

    file: Path
    game: str | None
    samples: str | None
    seed: str | None
    svg: Path | None
    material: Sequence[str] = ()  # other files that go with it


def known_checks() -> dict[str, Known]:
    """The commands that the games' folders bring, each with the games it is for."""
    found: dict[str, list[tuple[str, Check]]] = {}
    for game_id, each in checks():
        found.setdefault(f"check-{each.file}", []).append((game_id, each))
    return dict(found)


def check(known: Known, options: CheckOptions, screen: Screen) -> int:
    """Refuse a faulty file with its entry, else study it; the status tells how it came out."""
    messages = screen.messages
    game_id, chosen = _chosen(known, options.game)
    count = whole(f"--{chosen.sample}", options.samples or str(chosen.usual), 1, MOST_SAMPLES)
    seed = seed_of(options.seed)
    if options.svg:
        must_be_writable(options.svg)
    besides = files_of(game_of(game_id), options.material)
    game = game_of(game_id).with_material({**besides, chosen.file: read_json(options.file)})
    screen.say("sound", "good", file=options.file, title=text_in(game.title, messages.language))
    samples = text_in(chosen.samples, messages.language)
    study = chosen.begin(game)
    _take(study, count, Chance(seed), samples)
    report = study.report()
    screen.say("studied", count=count, samples=samples, seed=seed)
    _tell(report, screen)
    if options.svg:
        title = text_in(chosen.title, messages.language)
        write(options.svg, picture(title, [each.chart(messages.language) for each in report.charts]))
        screen.say("drawn", file=options.svg)
    return 0 if all(finding.good for finding in report.findings) else FAULTY


def _chosen(known: Known, game_id: str | None) -> tuple[str, Check]:
    """The game that is meant; it has to be named only where several take such a file."""
    fitting = [each for each in known if game_id in (None, each[0])]
    if len(fitting) == 1:
        return fitting[0]
    raise BadArgument(argument="--game", value=game_id or "", allowed=", ".join(each for each, _ in known))


def _take(study: Study, count: int, chance: Chance, samples: str) -> None:
    with progress_bar() as progress:
        for _ in progress.track(range(count), description=samples):
            study.take(chance)


def _tell(report: Report, screen: Screen) -> None:
    language = screen.messages.language
    for chart in report.charts:
        screen.print()
        screen.draw(drawn(chart.chart(language)))
    screen.print()
    for finding in report.findings:
        sign, style = ("✓", "good") if finding.good else ("✗", "bad")
        screen.print(f"{sign} {text_in(finding.said, language)}", style)
