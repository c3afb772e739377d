"""Code in the README works."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
LINKS = re.findall(r"\]\(([^)]+)\)", README)


def test_the_snippets_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for snippet in SNIPPETS:
        exec(compile(snippet, "README.md", "exec"), names)
    output = capsys.readouterr().out
    assert "won by seat" in output
    assert "WX-" in output


@pytest.mark.parametrize("target", LINKS)
def test_the_links_lead_somewhere(target: str) -> None:
    assert (ROOT / target).exists()
