"""Gathers the pages of the site: ours where they are, the rules, the reference, and chapters."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

import rotonde
from docsite.links import Mover
from docsite.reference import reference_pages
from docsite.rules import rules_index, rules_page

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
HOUSE: Final = DOCS / "site"  # the look, and the first pages
GAMES: Final = ROOT / "src" / "rotonde" / "games"
FONTS: Final = ROOT / "web" / "node_modules" / "@fontsource"
CUTS: Final = (
    ("barlow-condensed", "600-normal"),
    ("alegreya-sans", "400-normal"),
    ("alegreya-sans", "400-italic"),
    ("alegreya-sans", "700-normal"),
)
TOP: Final = ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
# A page that no chapter names stands in the last one: a new page needs no edit here.
CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "For players": ("play", "rules/index", "rules-changes"),
    "For hosts": ("hosting", "guarantees"),
    "For bot writers and researchers": ("write-a-bot", "adapters", "observations", "ratings", "protocol"),
    "For designers": ("laboratory", "own-material", "studies/*"),
    "For those who build": (
        *("architecture", "adding-a-game", "translating", "games/*"),
        *("contributing", "decisions/index"),
    ),
    "More": ("reference/index", "*"),
}


def our_games() -> list[rotonde.Game]:
    """The games of the folder, found by looking."""
    found = sorted(each.parent.name for each in GAMES.glob("*/rules.toml"))
    return [rotonde.game(game_id) for game_id in found]


def places() -> dict[Path, str]:
    """Where each page of the repository stands in the English site."""
    ours = {ROOT / name: name.lower() for name in TOP}
    facts = {each: f"games/{each.parent.name}.md" for each in sorted(GAMES.glob("*/README.md"))}
    guides = {
        each: str(each.relative_to(DOCS))
        for each in sorted(DOCS.rglob("*.md"))
        if each.relative_to(DOCS).parts[0] not in ("site", "fr")
    }
    made = {DOCS / "rules" / "index.md": "rules/index.md", DOCS / "decisions": "decisions/index.md"}
    index = {HOUSE / "index.md": "index.md", **made}
    return {**ours, **facts, **guides, **index}


def gather_english(to: Path) -> None:
    """Gathers the English site: all pages."""
    found = places()
    mover = Mover(ROOT, found)
    pages = _moved(mover, found)
    pages |= rules_pages("en") | reference_pages()
    pages["decisions/index.md"] = _decisions(pages)
    pages["index.md"] += _chapters(list(pages))
    _write(to, pages, mover)


def gather_french(to: Path) -> None:
    """Gathers the French site: the pages for players."""
    found = {each: str(each.relative_to(DOCS / "fr")) for each in sorted((DOCS / "fr").rglob("*.md"))}
    mover = Mover(ROOT, {**found, DOCS / "fr" / "rules" / "index.md": "rules/index.md"})
    pages = _moved(mover, found) | rules_pages("fr")
    _write(to, {place: spaced(text) for place, text in pages.items()}, mover)


def spaced(text: str) -> str:
    """French: no line begins with a sign that stands apart from its word."""
    return re.sub(r"(?<=«) | (?=[;:!?»])", "\u202f", text)


def _moved(mover: Mover, found: dict[Path, str]) -> dict[str, str]:
    """The text of each page, as it stands at its place."""
    files = {page: place for page, place in found.items() if page.is_file()}
    return {place: mover.moved(page.read_text("utf-8"), page, place) for page, place in files.items()}


GATHER: Final[dict[str, Callable[[Path], None]]] = {"en": gather_english, "fr": gather_french}


def rules_pages(language: str) -> dict[str, str]:
    games = our_games()
    pages = {f"rules/{game.id}.md": rules_page(game, language) for game in games}
    return {"rules/index.md": rules_index(games, language), **pages}


def _decisions(pages: dict[str, str]) -> str:
    found = sorted(place for place in pages if place.startswith("decisions/"))
    listed = [f"- [{_title(pages[place])}]({Path(place).name})" for place in found]
    names = [Path(place).stem for place in found]
    about = "Choices that somebody might undo without knowing why, each with its reason.\n"
    return "\n".join(["# Decisions\n", about, *listed, "\n```{toctree}\n:hidden:\n", *names, "```"]) + "\n"


def _title(page: str) -> str:
    return next(line[2:] for line in page.splitlines() if line.startswith("# "))


def _chapters(pages: list[str]) -> str:
    """The tables of contents; each page in the first chapter that names it."""
    left = sorted(Path(page).with_suffix("").as_posix() for page in pages)
    nested = [each for each in left if each.startswith(("rules/", "reference/", "decisions/"))]
    left = [each for each in left if each not in nested and each != "index"]
    texts = []
    for caption, patterns in CHAPTERS.items():
        named: list[str] = []
        for pattern in patterns:
            found = [pattern] if pattern in nested else [each for each in left if _fits(each, pattern)]
            named += found
            left = [each for each in left if each not in found]
        if named:
            texts.append("\n".join([f"```{{toctree}}\n:hidden:\n:caption: {caption}\n", *named, "```"]))
    return "\n" + "\n\n".join(texts) + "\n"


def _fits(page: str, pattern: str) -> bool:
    return page == pattern or pattern == "*" or (pattern.endswith("/*") and page.startswith(pattern[:-1]))


def _write(to: Path, pages: dict[str, str], mover: Mover) -> None:
    shutil.rmtree(to, ignore_errors=True)
    for place, text in pages.items():
        (to / place).parent.mkdir(parents=True, exist_ok=True)
        (to / place).write_text(text, "utf-8")
    for picture, place in mover.pictures.items():
        (to / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(picture, to / place)
    _furnish(to)


def _furnish(to: Path) -> None:
    """The look: our own, fonts included where the page's packages are there."""
    (to / "_static" / "fonts").mkdir(parents=True)
    shutil.copy(HOUSE / "conf.py", to)
    shutil.copytree(HOUSE / "templates", to / "_templates")
    for name in ("rotonde.css", "mark.svg", "mark-night.svg"):
        shutil.copy(HOUSE / name, to / "_static")
    for family, cut in CUTS:
        font = FONTS / family / "files" / f"{family}-latin-{cut}.woff2"
        if font.exists():
            shutil.copy(font, to / "_static" / "fonts" / f"{family}-{cut}.woff2")
