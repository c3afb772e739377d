"""Decisions: numbered without gaps, each with a title that bears its number, a status, and one page."""

import re
from pathlib import Path

PAGES = sorted((Path(__file__).parents[2] / "docs" / "decisions").glob("*.md"))
STATUS = re.compile(r"Status: (accepted|superseded by \[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\))\n")
ONE_PAGE = 500  # words


def test_numbers_have_no_gap() -> None:
    assert [page.name[:5] for page in PAGES] == [f"{number:04d}-" for number in range(1, len(PAGES) + 1)]


def test_each_has_its_number_a_status_and_one_page() -> None:
    for page in PAGES:
        text = page.read_text()
        assert text.startswith(f"# {page.name[:4]}: "), page.name
        assert STATUS.search(text), page.name
        assert len(text.split()) <= ONE_PAGE, page.name
