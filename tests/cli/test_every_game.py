"""Every game can be played, replayed and simulated in the terminal, with a drawing of its own or without."""

from pathlib import Path

import pytest

from rotonde import Match, Record
from rotonde.bots.random_bot import RandomBot
from rotonde.core.catalogue import game, games
from rotonde.terminal.players import chance_for
from tests.cli.harness import call, run

DECISIONS = 60


@pytest.mark.parametrize("game_id", games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_played_by_number(game_id: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    table = ("play", game_id, "--seed", "3", "--bots", "random", "--save", str(file), "--language", language)
    outcome = run(*table, typed="?\n" + "1\n" * 20)
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert len(Record.parse(file.read_text("utf-8")).actions) > 0


@pytest.mark.parametrize("game_id", games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_replayed(game_id: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(game(game_id), game(game_id).seats[-1], seed=4)
    chance = chance_for(4, "bots")
    for _ in range(DECISIONS):
        seat = match.state.to_act
        if seat >= 0:
            match.apply(RandomBot().choose(match.state.perspective(seat), chance))
    file = tmp_path / "game.txt"
    file.write_text(str(match.record), "utf-8")
    for eye in ("0", str(match.state.seats - 1)):
        status, output, complaint = call(capsys, "replay", str(file), "--seat", eye, "--language", language)
        assert (status, complaint) == (0, "")
        assert len(output.splitlines()) > DECISIONS


@pytest.mark.parametrize("game_id", games())
def test_simulated(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    few = ("simulate", game_id, "--games", "2", "--seed", "1", "--jobs", "1", "--horizon", "300")
    status, output, _ = call(capsys, *few)
    assert status == 0
    assert "2 games from seed 1" in output
