"""Every block on our pages is shown to be true, or says above itself why it cannot be."""

import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest

from rotonde.cli.parser import joined, make_parser
from rotonde.i18n.catalogue_checks import read
from rotonde.terminal.material_check import known_checks
from rotonde.terminal.messages import Messages
from tests.docs.blocks import DOCS, ROOT, Block, blocks, pages

# tests/adapters/test_docs.py, test_write_a_bot.py, test_adding_a_game.py
OWN_TESTS = ("docs/adapters.md", "docs/write-a-bot.md", "docs/adding-a-game.md")
ALL = [block for page in pages() for block in blocks(page)]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
ELSEWHERE = (
    "python3",
    "podman",
    "systemctl",
    "install",
    "printf",
    "sudo",
    "curl",
    "pip",
    "cd",
    "git",
)  # of the machine


def named(language: str) -> list[Block]:
    return [each for each in ALL if each.language == language and not each.why]


def test_there_are_blocks_of_every_kind_and_of_no_other() -> None:
    assert {each.language for each in ALL if not each.why} <= {"python", "toml", "json", "text", ""}
    assert named("python")
    assert all(len(each.why) > 10 for each in ALL if each.why), "a reason is a sentence"


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_python_runs_in_the_order_of_its_page(page: Path) -> None:
    if str(page.relative_to(ROOT)) in OWN_TESTS:
        return
    names: dict[str, object] = {}
    for block in blocks(page):
        if block.language == "python" and not block.why:
            exec(compile(block.text, block.name, "exec"), names)


@pytest.mark.parametrize("block", named("toml"), ids=lambda block: block.name)
def test_toml_is_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


@pytest.mark.parametrize("block", named("text"), ids=lambda block: block.name)
def test_text_is_fluent(block: Block) -> None:
    found = read(block.text)
    assert found.entries
    assert not found.unreadable


@pytest.mark.parametrize("block", named("json"), ids=lambda block: block.name)
def test_json_is_json(block: Block) -> None:
    assert json.loads(block.text)


@pytest.mark.parametrize("block", named(""), ids=lambda block: block.name)
def test_commands_are_commands(block: Block) -> None:
    said = [line for line in block.text.splitlines() if line.strip()]
    assert said
    for line in said:
        for command in line.removeprefix("$ ").partition("  #")[0].split("&&"):
            check_command(shlex.split(command))


def check_command(words: list[str]) -> None:
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        words = words[1:]
    first = Path(words[0]).name
    if first == "make":
        assert set(words[1:]) <= TARGETS, words
    elif first == "rotonde":
        arguments = words[1 : words.index(">")] if ">" in words else words[1:]
        make_parser(Messages("en"), "", known_checks()).parse_args(joined(arguments))
    elif first == "python":
        files = [each for each in words[1:] if each.endswith(".py")]
        assert all((ROOT / each).exists() for each in files), words
    else:
        assert first in ELSEWHERE, words


def test_the_guides_of_both_languages_have_the_same_chapters() -> None:
    english, french = ((DOCS / name).read_text("utf-8") for name in ("play.md", "fr/play.md"))
    for sign in (r"^## ", r"^\| ", r"^\d\. ", r"^- ", r"<kbd>", r"\*\*"):
        counts = [len(re.findall(sign, text, re.M)) for text in (english, french)]
        assert counts[0] == counts[1], sign
