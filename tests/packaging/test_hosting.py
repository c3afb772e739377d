"""Hosting: the files in deploy/ and the page on hosting say what the program does."""

import re
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from rotonde.cli.grammar import GROUPS
from rotonde.server.ops.configuration import settings_from
from rotonde.server.ops.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_the_page_on_hosting_names_the_settings_that_exist_and_no_others() -> None:
    part = HOSTING.split("## Settings")[1].split("\n## ")[0]
    rows = [row.split("|")[1] for row in part.splitlines() if row.startswith("| `")]
    named = {each for row in rows for each in re.findall(r"`(\w+)`", row)}
    assert named == {each.name for each in fields(Settings)}


def test_the_page_on_hosting_names_every_task_of_the_host() -> None:
    assert [task for task in GROUPS["admin"] if f"`{task}" not in HOSTING] == []


def test_the_files_around_a_server_are_linked_and_there() -> None:
    linked = set(re.findall(r"\.\./deploy/([\w.]+)", HOSTING))
    assert linked == {"rotonde.service", "Caddyfile", "nginx.conf"}
    assert all((DEPLOY / each).is_file() for each in linked)


@pytest.mark.parametrize("unit", sorted(each.name for each in DEPLOY.glob("rotonde*.*")))
def test_units_are_understood_by_systemd(unit: str) -> None:
    """Where there is a systemd; what it cannot find here is the program itself."""
    systemd = shutil.which("systemd-analyze")
    if not systemd:
        assert (DEPLOY / unit).read_text(encoding="utf-8").startswith("#")
        return
    output = subprocess.run(
        [systemd, "verify", "--man=no", str(DEPLOY / unit)], capture_output=True, text=True, check=False
    )
    lines = [line for line in output.stderr.splitlines() if str(DEPLOY) in line or line.startswith(unit)]
    assert [line for line in lines if "is not executable" not in line] == []


def test_the_unit_gives_little_away() -> None:
    systemd = shutil.which("systemd-analyze")
    unit = (DEPLOY / "rotonde.service").read_text(encoding="utf-8")
    for line in (
        "DynamicUser=yes",
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
        "CapabilityBoundingSet=\n",
    ):
        assert line in unit
    if systemd:
        command = [systemd, "security", "--offline=true", "--threshold=20", str(DEPLOY / "rotonde.service")]
        assert subprocess.run(command, capture_output=True, check=False).returncode == 0


def steps() -> list[str]:
    """The commands of a server of one's own, one a line."""
    part = HOSTING.split("## A server of one's own")[1]
    return part.split("```")[1].strip().splitlines()


def test_the_steps_lead_to_the_port_that_the_proxies_look_for(tmp_path: Path) -> None:
    """Those that write the settings are run as they stand, with other places."""
    file = tmp_path / "rotonde.toml"
    for step in steps():
        if "/etc/rotonde.toml" in step:
            command = step.replace("/opt/rotonde/bin/rotonde", f"{sys.executable} -m rotonde")
            subprocess.run(command.replace("/etc/rotonde.toml", str(file)), shell=True, check=True)
    settings = settings_from({}, {}, file)
    assert settings.port != 0, "a free one is another at every start"
    assert (settings.host, settings.proxies) == ("127.0.0.1", "127.0.0.1")
    behind = f"{settings.host}:{settings.port}"
    for proxy, line in (
        ("nginx.conf", f"proxy_pass http://{behind};"),
        ("Caddyfile", f"reverse_proxy {behind}"),
    ):
        text = (DEPLOY / proxy).read_text(encoding="utf-8")
        assert line in text
        assert f'host = "{settings.host}", port = {settings.port}, proxies = "{settings.proxies}"' in text
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert f"ROTONDE_PORT={settings.port}" in container
    assert "--config /etc/rotonde.toml" in (DEPLOY / "rotonde.service").read_text(encoding="utf-8")


def test_the_container_uses_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for copied in re.findall(r"^COPY (?!--from)(\S+)", text, re.MULTILINE):
        assert (ROOT / copied).exists()
    names = {f"ROTONDE_{each.name.upper()}" for each in fields(Settings)}
    assert set(re.findall(r"ROTONDE_\w+", text)) <= names
