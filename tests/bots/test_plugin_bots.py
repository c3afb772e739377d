"""Plug-in bots and games are found through entry points; broken ones say so and harm nothing."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import rotonde
from rotonde.analysis.checks import checks
from rotonde.bots import plugin_bots
from rotonde.cli import main
from rotonde.core import catalogue
from tests.server.harness import ME, Person, Server

ROOT = Path(__file__).parents[2]
PATHS = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT / "build" / "plugin")]))
BROKEN = {
    "wurfel.missing": "station:NOBODY",
    "wurfel.nothing": "station:NOTHING",
    "wurfel.mute": "station:Mute",
    "wurfel.late": "station:late",
    "wurfel.novice": "station:Mute",
    "wurfel": "station:Mute",
    "chess.king": "station:Mute",
}
STATION = """
NOTHING = None

class Mute:
    def choose(self, perspective, chance):
        return 0

def late():
    raise OSError("the weights are not there")
"""


def test_a_bot_from_outside_plays_beside_the_levels() -> None:
    assert rotonde.opponents("wurfel") == [*rotonde.levels("wurfel"), "sprinter"]
    assert rotonde.opponents("quai") == rotonde.levels("quai")
    sprinter = rotonde.bot("wurfel", "sprinter")
    assert type(sprinter).__module__ == "rotonde_quai.sprinter"
    match, chance = rotonde.Match(rotonde.game("wurfel"), 2, 5), rotonde.Chance(1)
    for _ in range(100):
        perspective = match.state.perspective(match.state.to_act)
        match.apply(sprinter.choose(perspective, chance))
    assert match.state.step > 100
    assert sprinter.explain(perspective, 0, "fr")


def test_it_is_chosen_by_name_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "bots from outside: sprinter" in capsys.readouterr().out
    few = ["--games", "2", "--seats", "2", "--jobs", "1", "--horizon", "300"]
    assert main(["simulate", "wurfel", *few, "--bots", "sprinter,novice"]) == 0
    assert "sprinter" in capsys.readouterr().out
    assert main(["simulate", "wurfel", *few, "--bots", "nobody"]) == 2
    assert "sprinter" in capsys.readouterr().err


def test_it_sits_at_a_servers_tables(tmp_path: Path) -> None:
    with Server(tmp_path / "data", {"PYTHONPATH": PATHS}) as server, Person(server) as anna:
        offered = next(each for each in anna.list("/api/games") if each["id"] == "wurfel")
        assert offered["visitors"] == ["sprinter"]
        seated = anna.open_table(ME, {"kind": "bot", "level": "sprinter"}, firstPlayer=1)
        assert seated["table"]["seats"][1]["level"] == "sprinter"
        with anna.live(seated["table"]["id"]) as live:
            message = live.hear_until(lambda each: each["type"] == "state" and each["to_act"] == 0)
        assert message["n"] > 0
        assert "a bot failed" not in server.log()


@pytest.fixture
def station(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package whose bots and game are all broken, installed as pip would leave it."""
    (tmp_path / "station.py").write_text(STATION)
    (tmp_path / "depot.py").write_text("raise RuntimeError('no coal')")
    facts = tmp_path / "station-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: station\nVersion: 1.0\n")
    lines = [f"{name} = {value}" for name, value in BROKEN.items()]
    games = ["depot = depot:GAME", "siding = station:NOTHING"]
    (facts / "entry_points.txt").write_text(
        "\n".join(["[rotonde.bots]", *lines, "[rotonde.games]", *games]) + "\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def forget() -> None:
    for each in (
        plugin_bots._offered,
        plugin_bots._makers,
        catalogue._places,
        catalogue.game,
        catalogue.part,
    ):
        each.cache_clear()


def test_broken_bots_are_left_out_and_named_once(station: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "rotonde.bots"):
        for _ in range(2):
            assert rotonde.opponents("wurfel") == [*rotonde.levels("wurfel"), "late", "mute", "sprinter"]
    left_out = "{}, from the package station, cannot be used: {}"
    assert [each.getMessage() for each in caplog.records] == [
        left_out.format("wurfel.missing", "AttributeError: module 'station' has no attribute 'NOBODY'"),
        left_out.format("wurfel.nothing", "station:NOTHING cannot be called"),
    ]
    names = [str(each.data["name"]) for each in plugin_bots.faults("wurfel")]
    assert names == ["wurfel.missing", "wurfel.nothing"]
    assert type(rotonde.bot("wurfel", "novice")).__module__.startswith("rotonde.games"), "a level stays ours"


@pytest.mark.parametrize(("name", "reason"), [("mute", "lacks `choose`"), ("late", "the weights")])
def test_what_makes_no_bot_says_so_when_it_is_asked_for(station: Path, name: str, reason: str) -> None:
    with pytest.raises(rotonde.BrokenPlugin, match=f"wurfel.{name}, from the package station.*{reason}"):
        rotonde.bot("wurfel", name)
    with pytest.raises(rotonde.UnknownLevel, match="sprinter"):
        rotonde.bot("wurfel", "missing")


def test_broken_games_keep_nobody_from_the_others(station: Path) -> None:
    assert {"depot", "siding"} <= set(rotonde.games())
    assert not {"depot", "siding"} & set(catalogue.sound())
    assert "wurfel" in catalogue.sound()
    with pytest.raises(rotonde.BrokenPlugin, match="RuntimeError: no coal"):
        rotonde.game("depot")
    with pytest.raises(rotonde.BrokenPlugin, match="is not the game 'siding'"):
        rotonde.game("siding")
    assert [game for game, _ in checks()]


def test_the_command_line_names_them_and_goes_on(station: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--language", "fr"]) == 0
    listed = capsys.readouterr().out
    assert "depot, du paquet depot, ne peut pas servir\u00a0: RuntimeError: no coal" in listed
    assert "wurfel.nothing, du paquet station" in listed
    assert "Würfel Express" in listed
    assert main(["play", "depot"]) == 2
    assert "no coal" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="0"):
        main(["--help"])
