"""Committed files belong to the project, not to the machine they were written on."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MACHINE = re.compile(r"/(root|work|home)/\w|(pythonhosted|npmjs|pypi)\.(org|com)")
BUILT = (".so", ".pyd", ".whl", ".pyc", ".tgz")


def committed() -> list[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return listed.stdout.splitlines()


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = []
    for name in committed():
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue  # a picture or a font; or just being removed
        found += [f"{name}: {line.strip()[:80]}" for line in text.splitlines() if MACHINE.search(line)]
    assert found == []


def test_nothing_built_is_committed() -> None:
    assert [name for name in committed() if name.endswith(BUILT) or "node_modules" in name] == []


def test_every_make_target_is_listed() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z-]+):(.*)$", makefile, re.MULTILINE)
    unlisted = [name for name, rest in targets if "##" not in rest and not name.startswith("setup-")]
    assert unlisted == []
