"""Pages of the site: every game, every rule in both languages, every page in a chapter."""

from pathlib import Path

import pytest
from docsite.gather import GAMES, _chapters, our_games, places, rules_pages
from docsite.links import Mover
from docsite.reference import PUBLIC, reference_pages
from docsite.rules import anchor, rules_page

import rotonde

ROOT = Path(__file__).resolve().parents[2]


def test_games_are_found_by_looking() -> None:
    folders = {each.name for each in GAMES.iterdir() if (each / "rules.toml").exists()}
    assert {game.id for game in our_games()} == folders
    for language in ("en", "fr"):
        assert {f"rules/{each}.md" for each in (*folders, "index")} == set(rules_pages(language))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", our_games(), ids=lambda game: str(game.id))
def test_a_page_has_every_rule_every_section_and_every_option(game: rotonde.Game, language: str) -> None:
    page = rules_page(game, language)
    for rule in (*game.rules, *game.rulings):
        assert page.count(f"({anchor(rule)})=\n") == 1
        assert f"[{rule}](#{anchor(rule)})" in page
    assert all(f"## {names[language]}\n" in page for names in game.sections.values())
    properties = game.options["properties"]
    assert isinstance(properties, dict)
    assert all(f"(`{name}`" in page for name in properties)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_ruling_stands_below_its_rule_and_leads_to_its_option_and_back(language: str) -> None:
    page = rules_page(rotonde.game("wurfel"), language)
    below = page.split("(wx-take-3)=")[1].split("(wx-take-4)=")[0]
    assert "(wx-r12)=\n\n{.ruling}\n[WX-R12](#wx-r12){.rule-id} " in below
    assert "](#wurfel-freeshorter)" in below
    assert "[WX-R12](#wx-r12)" in page.split("(wurfel-freeshorter)=")[1]
    assert "([WX-TAKE-3](#wx-take-3){.cited})" in page, "what a text names is a link"


def test_a_new_page_finds_its_chapter() -> None:
    told = _chapters(
        ["index.md", "hosting.md", "studies/cork.md", "brand-new.md", "decisions/index.md", "decisions/1.md"]
    )
    chapters = {text.split("\n")[0]: text.split() for text in told.split(":caption: ")[1:]}
    assert "studies/cork" in chapters["For designers"]
    assert "brand-new" in chapters["More"]
    assert "decisions/1" not in told, "a decision stands below its index"


def test_links_move_with_their_pages(tmp_path: Path) -> None:
    mover = Mover(ROOT, places())
    page = ROOT / "docs" / "hosting.md"
    text = (
        "[a](protocol.md#words) [b](../deploy/Caddyfile) ![c](img/table.png) [d](https://example.org) [e](#x)"
    )
    assert mover.moved(text, page, "hosting.md").split(" ") == [
        "[a](protocol.md#words)",
        "b",
        "(`deploy/Caddyfile`)",
        "![c](_files/docs/img/table.png)",
        "[d](https://example.org)",
        "[e](#x)",
    ]
    assert mover.moved("```\n[a](nowhere.md)\n```", page, "hosting.md") == "```\n[a](nowhere.md)\n```"
    with pytest.raises(AssertionError, match=r"nowhere\.md is not there"):
        mover.moved("[a](nowhere.md)", page, "hosting.md")


def test_the_reference_has_every_public_name_and_no_other() -> None:
    pages = reference_pages()
    for name in PUBLIC:
        module = __import__(name, fromlist=["x"])
        page = pages[f"reference/{name}.md"]
        entries = [line for line in page.splitlines() if line.startswith((".. auto", ".. function"))]
        found = [line.split(":: ")[1].split("(")[0] for line in entries]
        assert sorted(found) == sorted(module.__all__)
