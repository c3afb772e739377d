"""Code in docs/write-a-bot.md runs in its order, and does what the page claims."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rotonde
from tests.docs.blocks import DOCS, blocks
from tests.server.harness import Server

PAGE = DOCS / "write-a-bot.md"
GAMES, FEWEST = 40, 26
Names = dict[str, Any]


@pytest.fixture(scope="module")
def names() -> Names:
    """Names that the page defines, without the match that takes seconds."""
    found: Names = {}
    for block in blocks(PAGE):
        if block.language == "python" and "won = duel" not in block.text:
            exec(compile(block.text, str(PAGE), "exec"), found)
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("bot") / "data") as running:
        yield running


def test_the_bots_of_the_page_are_bots(names: Names) -> None:
    for each in (names["First"](), names["Dreamer"]()):
        assert isinstance(each, rotonde.Bot)
        assert {each.explain(names["perspective"], 0, language) for language in ("en", "fr")}


def test_the_dreamer_thinks_the_same_again(names: Names) -> None:
    match = rotonde.Match(rotonde.game("wurfel"), 2, seed=3)
    perspective = match.state.perspective(match.state.to_act)
    first, second = (names["Dreamer"]().choose(perspective, rotonde.Chance(1)) for _ in range(2))
    assert first == second
    assert first in perspective.legal_actions()


def test_it_visits_a_server(names: Names, server: Server) -> None:
    assert asyncio.run(names["visit"](server.url)) in (True, False)


@pytest.mark.strength
def test_it_beats_casual(names: Names) -> None:
    (shown,) = [block.text for block in blocks(PAGE) if "won = duel" in block.text]
    said = f'won = duel(Dreamer(), rotonde.bot("wurfel", "casual"), {GAMES})\n'
    exec(compile(shown.replace(shown.splitlines()[0] + "\n", said), str(PAGE), "exec"), names)
    assert names["won"] >= FEWEST


def test_the_claim_is_the_one_that_is_tested() -> None:
    text = PAGE.read_text("utf-8")
    assert f"plays forty, with the compiled engine, and has to win {FEWEST}" in text
    assert Path(PAGE).name == "write-a-bot.md"
