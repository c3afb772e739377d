"""The fenced blocks of our pages, and how each is shown to be true."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
_BLOCK = re.compile(
    r"(?P<note><!-- not run: (?P<why>.+?) -->\n+)?^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.M | re.S
)


class Block(NamedTuple):
    """`why`: why it cannot be run, where the comment above it says so."""

    page: Path
    line: int
    language: str
    text: str
    why: str

    @property
    def name(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def pages() -> list[Path]:
    """All pages for readers, of which the site is made."""
    ours = (ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"))
    facts = sorted(ROOT.glob("src/rotonde/games/*/README.md"))
    return [*ours, *sorted(DOCS.rglob("*.md")), *facts]


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    return [_block(page, text, found) for found in _BLOCK.finditer(text)]


def _block(page: Path, text: str, found: re.Match[str]) -> Block:
    line = text.count("\n", 0, found.start("language")) + 1
    return Block(page, line, found["language"], found["text"], found["why"] or "")
