"""`rotonde serve` and `rotonde config`: settings from a file, both languages, a way in for phones."""

import signal
from pathlib import Path

import pytest

from tests.cli.harness import call, run, terminal


@pytest.mark.parametrize("language", ["en", "fr"])
def test_config_prints_what_serve_takes(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, printed, _ = call(capsys, "config", "--language", language)
    assert status == 0
    file = tmp_path / "rotonde.toml"
    file.write_text(printed.replace("# data = ", f'data = "{tmp_path / "data"}" # '))
    with terminal("serve", "--config", str(file), "--language", language) as screen:
        screen.shows(
            {"en": "Rotonde is at http://127.0.0.1:", "fr": "Rotonde est à l’adresse http://127"}[language]
        )
        screen.process.send_signal(signal.SIGINT)
        assert screen.ends() == 0
    assert (tmp_path / "data" / "rotonde.sqlite").is_file()


def test_a_bad_entry_is_named_in_ones_language(tmp_path: Path) -> None:
    file = tmp_path / "rotonde.toml"
    file.write_text('host = "127.0.0.1"\nport = "eighty"\n')
    done = run("serve", "--config", str(file), "--language", "fr")
    assert (done.returncode, done.stdout) == (1, "")
    assert f"{file}:2: port\u00a0: «\u00a0eighty\u00a0» n’est pas permis" in done.stderr
    assert "Traceback" not in done.stderr


def test_others_on_the_network_come_by_an_address_and_a_picture(tmp_path: Path) -> None:
    """The picture is drawn where there is a network to come from."""
    with terminal("serve", "--host", "0.0.0.0", "--data", str(tmp_path)) as screen:
        shown = screen.shows("Rotonde is at http://localhost:", "Ctrl-C stops the server")
        assert ("For others on your network: http://" in shown) == ("▄▄▄▄▄▄▄" in shown)
        screen.process.send_signal(signal.SIGINT)
        assert screen.ends() == 0
