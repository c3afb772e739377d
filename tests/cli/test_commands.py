"""Features of every command: languages, version, help, pipes that close, signals."""

import signal
import subprocess
from pathlib import Path

import pytest

import rotonde
from rotonde.terminal.messages import Messages, language_of
from tests.cli.harness import COMMAND, call, environment, terminal


def test_the_version_says_whether_the_engine_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    status, output, _ = call(capsys, "--version")
    assert status == 0
    assert output in (f"rotonde {rotonde.__version__}, engine {how}\n" for how in ("compiled", "interpreted"))


@pytest.mark.parametrize(
    "command", ["serve", "config", "admin", "games", "rules", "play", "replay", "simulate"]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_command_has_help(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, output, _ = call(capsys, command, "--help", "--language", language)
    assert status == 0
    summary = Messages(language)(f"help-{command}")
    assert " ".join(summary.split()) in " ".join(output.split())


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(variables: dict[str, str], language: str) -> None:
    assert language_of(variables) == language


def test_games_are_listed_with_seats_levels_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    _, output, _ = call(capsys, "games")
    levels = "novice, casual, regular, strong, master"
    assert f"wurfel  Würfel Express\n  seats: 2, 3, 4, 5, 6\n  bots: {levels}\n" in output
    assert "--option freeShorter=true|false  (default: false)" in output
    _, output, _ = call(capsys, "games", "--language", "fr")
    assert "Bandes plus courtes à volonté" in output


def test_all_rules_are_printed_or_those_with_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    game = rotonde.game("wurfel")
    _, output, _ = call(capsys, "rules", "wurfel")
    assert [rule for rule in (*game.rules, *game.rulings) if f"{rule} " not in output] == []
    assert output.index("Getting ready") < output.index("The end")
    _, output, _ = call(capsys, "rules", "wurfel", "--search", "VOLER", "--language", "fr")
    assert "WX-STEAL-1" in output
    assert "WX-SETUP-1" not in output
    _, output, _ = call(capsys, "rules", "wurfel", "--search", "wx-r5")
    assert output.index("WX-SETUP-5") < output.index("WX-R5"), "a ruling is found with its rule"


def test_a_closed_pipe_ends_it_quietly() -> None:
    command = [*COMMAND, "rules", "wurfel"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment({}), bufsize=0
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


def test_a_narrow_character_set_does_not_end_it() -> None:
    narrow = environment({"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    outcome = subprocess.run([*COMMAND, "games"], capture_output=True, env=narrow)
    assert (outcome.returncode, outcome.stderr) == (0, b"")
    assert b"W?rfel Express" in outcome.stdout


def test_serve_says_where_it_is_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    with terminal("serve", "--data", str(tmp_path)) as screen:
        screen.shows("Rotonde is at http://127.0.0.1:")
        screen.process.send_signal(signal.SIGINT)
        assert screen.ends() == 0
        assert "Traceback" not in screen.text
