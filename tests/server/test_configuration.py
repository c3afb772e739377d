"""Settings of a host: by flags, by the environment, in one file; what is wrong is named with its place."""

from dataclasses import fields
from pathlib import Path

import pytest

from rotonde.core.errors import RotondeError
from rotonde.i18n.catalogue import sentence
from rotonde.server.ops.configuration import commented, read_file, settings_from
from rotonde.server.ops.setting_values import BadSetting
from rotonde.server.ops.settings import Settings


def written(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "rotonde.toml"
    file.write_text(text)
    return file


def refusal(file: Path) -> RotondeError:
    with pytest.raises(RotondeError) as caught:
        read_file(file)
    assert caught.value.text("en")
    assert caught.value.text("fr")
    return caught.value


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'host = "10.0.0.1"\nport = 80\nhttp_rate = 7\nlog = "error"\n')
    environment = {"ROTONDE_PORT": "81", "ROTONDE_HTTP_RATE": "8.5", "ROTONDE_LOG": " ", "HOME": "x"}
    chosen = settings_from({"port": 82}, environment, file)
    assert (chosen.host, chosen.port, chosen.http_rate, chosen.log) == ("10.0.0.1", 82, 8.5, "error")
    assert settings_from({}, {}) == Settings()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_printed_configuration_explains_all_and_changes_nothing(tmp_path: Path, language: str) -> None:
    text = commented(language)
    assert read_file(written(tmp_path, text)) == {}
    lines = [
        line.removeprefix("# ") if " = " in line and "(" not in line else line for line in text.splitlines()
    ]
    chosen = read_file(written(tmp_path, "\n".join(lines)))
    assert chosen == {each.name: each.default for each in fields(Settings)}
    for each in fields(Settings):
        assert sentence(f"setting-{each.name}", {}, language) in text
        assert f"ROTONDE_{each.name.upper()}" in text


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ('http_rate = "fast"', "http_rate: 'fast' is not allowed; allowed: a number from 0"),
        ("http_rate = -1", "a number from 0"),
        ("http_rate = nan", "a number from 0"),
        ("bot_processes = 1.5", "a whole number"),
        ("port = 65536", "a whole number from 0 to 65535"),
        ("port = true", "a whole number"),
        ('log = "loud"', "debug, info, warning, error"),
        ("host = 5", "text on one line"),
        ('host = "a\\nb"', "text on one line"),
        ("httprate = 3", "there is no setting 'httprate'"),
        ("[limits]\nhttp_rate = 3", "there is no setting 'limits'"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(tmp_path: Path, entry: str, said: str) -> None:
    error = str(refusal(written(tmp_path, f"# a comment\nidle_seconds = 5\n{entry}\n")))
    assert said in error
    assert "rotonde.toml:3:" in error


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "not TOML" in str(refusal(written(tmp_path, "host = \n")))
    assert "line 1" in str(refusal(written(tmp_path, "host = \n")))
    assert "cannot be read" in str(refusal(tmp_path / "none.toml"))
    assert "cannot be read" in str(refusal(written(tmp_path, "#" * 70_000)))
    (tmp_path / "latin").write_bytes(b"# caf\xe9")
    assert "UTF-8" in str(refusal(tmp_path / "latin"))


@pytest.mark.parametrize("value", ["fast", "-3", "1e12", "inf", "²"])
def test_a_variable_that_is_wrong_is_named(value: str) -> None:
    with pytest.raises(BadSetting, match="ROTONDE_BOT_PROCESSES"):
        settings_from({}, {"ROTONDE_BOT_PROCESSES": value})


def test_levels_of_the_log_in_capitals_are_understood() -> None:
    assert settings_from({}, {"ROTONDE_LOG": "DEBUG"}).log == "debug"
