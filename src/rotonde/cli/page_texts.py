"""Texts of the page and of the boards: checked where the sources are, since a wheel has them built."""

import re
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

import rotonde
from rotonde.core.texts import Texts
from rotonde.i18n.catalogue import Catalogue
from rotonde.i18n.catalogue_checks import LanguageReport, reports

PACKAGE: Final = Path(rotonde.__file__).parent
WEB: Final = PACKAGE.parent.parent / "web"
SCRIPTS: Final = (".ts", ".svelte")
_NAME: Final = re.compile(r"'([a-z][\w-]*)'")
_MADE: Final = re.compile(r"`([a-z][\w-]*-)\$\{[^`]*`")  # `level-${name}`: every sentence that begins so


def catalogues() -> list[tuple[Catalogue, Path]]:
    """The page and each board that is there, with the folder of what uses its sentences."""
    boards = sorted(file.parent for file in PACKAGE.glob("games/*/web/en.ftl"))
    page = [(Catalogue(Texts("page", [WEB / "texts"])), WEB / "src")] if (WEB / "texts").is_dir() else []
    return page + [(Catalogue(Texts(f"{board.parent.name} board", [board])), board) for board in boards]


def page_reports() -> list[LanguageReport]:
    """Where the page's languages stand."""
    return [each for one, folder in catalogues() for each in reports(one, partial(idle, scripts(folder)))]


def scripts(folder: Path) -> list[str]:
    """The scripts of a folder, without tests and what is generated."""
    files = [file for file in sorted(folder.rglob("*")) if file.suffix in SCRIPTS]
    return [file.read_text("utf-8") for file in files if not {"tests", "generated"} & set(file.parts)]


def idle(sources: Iterable[str], names: Iterable[str]) -> set[str]:
    """Sentences that no script names, whole or by their beginning."""
    text = "\n".join(sources)
    whole, begun = set(_NAME.findall(text)), tuple(_MADE.findall(text))
    return {each for each in names if each not in whole and not each.startswith(begun)}
