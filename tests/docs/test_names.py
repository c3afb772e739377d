"""Names in documents: classes, modules and files that they name are there."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "rotonde"
PATTERNS = ("*.md", "docs/*.md", "docs/decisions/*.md", "src/rotonde/games/*/README.md")
DOCUMENTS = sorted(str(page.relative_to(ROOT)) for pattern in PATTERNS for page in ROOT.glob(pattern))
DOCUMENTS.remove("CHANGELOG.md")  # it names what is gone
CODE = re.compile(r"`([^`\n]+)`")
CLASS = re.compile(r"[A-Z][a-z]+[A-Za-z]*")
DOTTED = re.compile(r"(?:rotonde\.)?([a-z_]+(?:\.\w+)+)")
FILE = re.compile(r"\w[\w./-]*\.(?:py|toml|ts|svelte|md|json)")
DEFINED = re.compile(r"\b(?:class|type|interface) (\w+)|^([A-Z]\w+)\b.* = ", re.M)
PACKAGES = {each.name for each in PACKAGE.iterdir() if each.is_dir()}
ELSEWHERE = {
    "Any",
    "Final",
    "ProcessPoolExecutor",
    "Host",
    "LimitNOFILE",
    "games.parquet",
    "rotonde.toml",
    "study.json",
}  # not in the sources


@cache
def classes() -> frozenset[str]:
    """Classes, types and names that are assigned at the top of a module."""
    kinds, folders = ("*.py", "*.ts", "*.svelte"), ("src", "web/src", "tools")
    found = [each for folder in folders for kind in kinds for each in (ROOT / folder).rglob(kind)]
    texts = (each.read_text(encoding="utf-8") for each in found)
    return frozenset(name for text in texts for pair in DEFINED.findall(text) for name in pair)


@cache
def files() -> frozenset[str]:
    folders = (
        "src",
        "web",
        "tests",
        "tools",
        "bench",
        "docs",
        "studies",
        "deploy",
        "examples",
        "requirements",
    )
    found = [
        path for folder in folders for path in (ROOT / folder).rglob("*") if "node_modules" not in path.parts
    ]
    return frozenset(f"/{path.relative_to(ROOT)}" for path in [*found, *ROOT.glob("*")])


def is_there(name: str) -> bool:
    """Whether a name of one of the three kinds is there; other names are not looked at."""
    dotted = DOTTED.fullmatch(name)
    if FILE.fullmatch(name):
        return any(path.endswith(f"/{name}") for path in files())
    if CLASS.fullmatch(name):
        return name in classes()
    if dotted and dotted[1].split(".")[0] in PACKAGES:
        return is_in_package(dotted[1].split("."))
    return True


def is_in_package(parts: list[str]) -> bool:
    place = PACKAGE
    for i, part in enumerate(parts):
        place = place / part
        module = place.with_suffix(".py")
        if module.is_file():
            return all(
                re.search(rf"\b{name}\b", module.read_text(encoding="utf-8")) for name in parts[i + 1 :]
            )
    return place.is_dir()


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_a_document_names_is_there(document: str) -> None:
    names = CODE.findall((ROOT / document).read_text(encoding="utf-8"))
    assert [name for name in names if name not in ELSEWHERE and not is_there(name)] == []


def test_a_name_that_is_not_there_is_found() -> None:
    assert [is_there(name) for name in ("Match", "core.match.Match", "core/match.py", "why_not")] == [
        True
    ] * 4
    assert [is_there(name) for name in ("Teapot", "core.match.Teapot", "core/teapot.py")] == [False] * 3


def test_the_drawings_name_modules_that_are_there() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    places = re.findall(r"\b((?:server|table|core|bots)(?:/[a-z_]+)+)", text)
    assert len(places) > 20
    paths = [PACKAGE / place for place in places]
    assert [path for path in paths if not path.is_dir() and not path.with_suffix(".py").is_file()] == []
