"""Code in docs/adapters.md works."""

import re
from pathlib import Path

import observation_page
import pytest

ROOT = Path(__file__).resolve().parents[2]
SNIPPETS = re.findall(r"^```python\n(.*?)^```", (ROOT / "docs/adapters.md").read_text("utf-8"), re.M | re.S)


@pytest.mark.parametrize("snippet", SNIPPETS, ids=[f"block {i + 1}" for i in range(len(SNIPPETS))])
def test_every_block_runs_by_itself(snippet: str) -> None:
    exec(compile(snippet, "docs/adapters.md", "exec"), {})


def test_the_page_of_cells_is_what_the_games_describe() -> None:
    assert observation_page.PAGE.read_text("utf-8") == observation_page.page()
