"""Drawings: by the game where it has one, else a readable outline; with colour or without."""

from io import StringIO

import pytest

from rotonde import Match, game
from rotonde.core import catalogue
from rotonde.i18n.speaker import Speaker
from rotonde.terminal import drawing
from rotonde.terminal.ansi_colours import Paint, wants_colour
from tests.cli.harness import terminal

GAME = game("wurfel")
SAY = Speaker(GAME.words, "en", ["Anna", "Ben"])


def test_a_game_draws_its_own_table() -> None:
    lines = drawing.draw("wurfel", Match(GAME, 2, seed=1).state.view(None), SAY, 100)
    assert "Anna" in Paint(colour=False).lines(lines)
    assert drawing.short("wurfel")["k"] == "black"


def test_any_view_has_an_outline() -> None:
    track: dict[str, object] = {"off": 3, "strips": []}
    view: dict[str, object] = {"phase": "roll", "turn": None, "dice": ["red", "blue"], "tracks": [track]}
    assert Paint(colour=False).lines(drawing.outline(view)) == (
        "phase: roll\nturn: -\ndice: red blue\ntracks:\n  0:\n    off: 3\n    strips: -"
    )
    assert Paint(colour=False).lines(drawing.outline({"strip": {"colour": "red", "length": 3}})) == (
        "strip: colour red, length 3"
    )


@pytest.mark.parametrize("module", ["json", "no_such_package.game"])
def test_a_game_without_a_drawing_is_outlined(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "home", lambda game_id: module)
    catalogue.part.cache_clear()
    try:
        assert drawing.draw("other", {"deck": 12}, SAY, 80) == [[("bold", "deck:"), ("", " 12")]]
        assert drawing.short("other") == {}
    finally:
        catalogue.part.cache_clear()


def test_colour_wraps_spans_and_leaves_no_blanks_at_the_end() -> None:
    lines = [[("on-red", "R"), ("", "  ")], [("", "x "), ("", " ")]]
    assert Paint(colour=False).lines(lines) == "R\nx"
    assert Paint(colour=True).lines(lines) == "\x1b[38;5;231;48;5;124mR\x1b[0m\nx"


def test_no_colour_without_a_terminal() -> None:
    assert not wants_colour(StringIO())


def test_a_dumb_terminal_gets_no_colour() -> None:
    with terminal("games", TERM="dumb") as screen:
        screen.ends()
        assert b"\x1b[" not in screen.raw
