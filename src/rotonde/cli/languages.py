"""`rotonde languages`: which languages there are, and what each of them lacks."""

from argparse import Namespace
from importlib.resources import files
from pathlib import Path
from typing import Final

import rotonde
from rotonde.cli.admin.output import as_json, as_table
from rotonde.cli.page_texts import page_reports
from rotonde.core.catalogue import home, sound
from rotonde.core.texts import load_texts
from rotonde.i18n.catalogue import catalogue
from rotonde.i18n.catalogue_checks import LanguageReport, Uses, reports
from rotonde.terminal.screen import Screen

FAULTY: Final = 1
LISTS: Final = ("missing", "unused", "other_parameters", "unreadable")


def run(asked: Namespace, screen: Screen) -> int:
    """Prints a line a language and owner, then the names; returns the exit status."""
    found = all_reports()
    if asked.json:
        as_json(screen, [each._asdict() for each in found])
    else:
        heads = ("language", "owner", "sentences", "missing", "unused", "other_parameters")
        as_table(
            screen, [screen.messages(f"languages-{name}") for name in heads], [_row(each) for each in found]
        )
        for each in found:
            _details(each, screen)
    return 0 if all(each.is_sound for each in found) else FAULTY


def all_reports() -> list[LanguageReport]:
    """Where every language of every owner stands: ours, the games', and the page's."""
    ours = Uses.of(sources())
    found = reports(catalogue(), ours.unused)
    for game_id in sound():
        owner = load_texts(home(game_id)).owner
        found += reports(catalogue(owner), ours.and_those(_uses(game_id)).unused)
    return found + page_reports()


def _uses(game_id: str) -> Uses:
    """What the folder of a game says."""
    folder = Path(str(files(home(game_id))))
    own = [file for file in folder.rglob("*") if "tests" not in file.relative_to(folder).parts]
    python = [file.read_text("utf-8") for file in own if file.suffix == ".py"]
    data = [file.read_text("utf-8") for file in own if file.suffix in (".toml", ".json")]
    return Uses.of(python, data)


def sources() -> list[str]:
    """Our own Python files: whatever uses a sentence."""
    package = Path(rotonde.__file__).parent
    files = [file for file in package.rglob("*.py") if file.relative_to(package).parts[0] != "games"]
    return [file.read_text("utf-8") for file in files]


def _row(each: LanguageReport) -> list[str]:
    counts = (each.sentences, len(each.missing), len(each.unused), len(each.other_parameters))
    return [each.language, each.owner, *map(str, counts)]


def _details(each: LanguageReport, screen: Screen) -> None:
    for name in LISTS:
        names = getattr(each, name)
        if names:
            screen.print()
            screen.print(f"{each.language}, {each.owner}: {screen.messages(f'languages-{name}')}", "accent")
            screen.print("\n".join(f"  {each}" for each in names))
