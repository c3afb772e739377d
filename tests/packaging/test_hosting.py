"""What stands around a server: the files in deploy/ and the page on hosting say what the program does."""

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from rotonde.server.settings import Settings
from rotonde.terminal.commands import GROUPS

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
    told = subprocess.run(
        [systemd, "verify", "--man=no", str(DEPLOY / unit)], capture_output=True, text=True, check=False
    )
    lines = [line for line in told.stderr.splitlines() if str(DEPLOY) in line or line.startswith(unit)]
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


def test_the_container_uses_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for copied in re.findall(r"^COPY (?!--from)(\S+)", text, re.MULTILINE):
        assert (ROOT / copied).exists()
    names = {f"ROTONDE_{each.name.upper()}" for each in fields(Settings)}
    assert set(re.findall(r"ROTONDE_\w+", text)) <= names
